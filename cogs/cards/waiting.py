"""Whom a game waits for."""

from bot.tables.table import Table
from bot.words.words import Words
from cogs.replies.names import marked_names


def waiting_for(table: Table, words: Words) -> str:
    """Whom the game waits for, and since when each was asked: people, or else the computers that think."""
    seats = table.awaited() or tuple(prompt.seat for prompt in table.prompts())
    names = [words.with_symbols.player(seat, marked_names(table)) for seat in seats]
    times = [f"<t:{table.marks[seat].asked_at}:R>" for seat in seats]
    if len(set(times)) == 1:
        return words.say("waiting-for", names=words.listing(names), since=times[0])
    each = [words.say("waiting-one", name=name, since=at) for name, at in zip(names, times, strict=True)]
    return words.say("waiting-for-each", people=words.listing(each))
