"""Whom a game waits for, and the calls to those who must act."""

from collections.abc import Collection, Sequence

from bot.games.contract import Line, Seat
from bot.tables.posts import Post
from bot.tables.table import Table
from bot.words.gathering import SMALL
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.replies.names import marked_names, text_names


def waiting_for(table: Table, words: Words) -> str:
    """Whom the game waits for and until when, or else since when; of several asked at once, also who has answered.

    Nothing where all who are asked answer in a moment.
    """
    seats = table.shown_as_awaited()
    if not seats:
        return ""
    return " · ".join([*_say_answered(table, words), _say_awaited(table, seats, words)])


def _say_awaited(table: Table, seats: Sequence[Seat], words: Words) -> str:
    """People, or else a computer that thinks."""
    names = [_awaited_name(table, seat, words) for seat in seats]
    times = [(table.marks[seat].asked_at, table.shown_deadline_of(seat)) for seat in seats]
    if len(set(times)) == 1:
        [(since, deadline)] = set(times)
        if deadline:
            return words.say("waiting-deadline", names=words.listing(names), at=f"<t:{deadline}:R>")
        return words.say("waiting-for", names=words.listing(names), since=f"<t:{since}:R>")
    each = [_say_one(name, *time, words) for name, time in zip(names, times, strict=True)]
    return words.say("waiting-for-each", people=words.listing(each))


def _say_one(name: str, since: int, deadline: int | None, words: Words) -> str:
    """One of several who were asked at different times."""
    if deadline is None:
        return words.say("waiting-one", name=name, since=f"<t:{since}:R>")
    return words.say("waiting-one-deadline", name=name, at=f"<t:{deadline}:R>")


def _awaited_name(table: Table, seat: Seat, words: Words) -> str:
    """A player's name, and until when they are on vacation, where they are."""
    name, until = words.with_symbols.player(seat, marked_names(table)), table.away.get(table.seats[seat].user or 0)
    return words.say("waiting-away", name=name, until=f"<t:{until}:D>") if until else name


def _say_answered(table: Table, words: Words) -> list[str]:
    names = [words.with_symbols.player(seat, marked_names(table)) for seat in _answered(table)]
    return [words.say("waiting-answered", names=words.listing(names))] if names else []


def _answered(table: Table) -> list[Seat]:
    """Those who were asked together with somebody who is still asked; what they answered, nobody knows yet."""
    asked = {prompt.seat for prompt in table.prompts()}
    together = {(table.marks[seat].moment, table.marks[seat].asked_after) for seat in asked}
    marks = table.marks.items()
    return [seat for seat, mark in marks if seat not in asked and (mark.moment, mark.asked_after) in together]


def add_call(card: Card, table: Table, post: Post, words: Words) -> None:
    """Who must act and until when, as long as it is so; below it who else is awaited, and who has answered."""
    called = [seat for seat in post.called if seat in table.awaited(post.moment) and not _is_away(table, seat)]
    if post.call and called:
        rows, rest = _say_called(table, called, post.call, words), _say_rest(table, called, words)
    else:
        rows, rest = [], waiting_for(table, words)
    rows += [f"{SMALL}{rest}"] if rest else []
    if rows:
        card.add_text(*rows)


def _is_away(table: Table, seat: Seat) -> bool:
    return (table.seats[seat].user or 0) in table.away


def _say_called(table: Table, called: Sequence[Seat], call: Line, words: Words) -> list[str]:
    """A row for each deadline, with those who have it."""
    together: dict[int | None, list[str]] = {}
    for seat in called:
        together.setdefault(table.deadline_of(seat), []).append(f"<@{table.seats[seat].user}>")
    rows = []
    for deadline, mentions in together.items():
        told = tell_call(call, table, len(mentions), words)
        due = words.say("waiting-due", call=told, at=f"<t:{deadline}:R>") if deadline else told
        rows.append(f"{' '.join(mentions)}: {due}")
    return rows


def _say_rest(table: Table, called: Sequence[Seat], words: Words) -> str:
    """Who has answered, and who is awaited beside those called; times only where they differ."""
    deadlines = {table.deadline_of(seat) for seat in called}
    others = [_say_other(table, seat, deadlines, words) for seat in table.shown_as_awaited() if seat not in called]
    also = [words.say("waiting-also", people=words.listing(others))] if others else []
    return " · ".join([*_say_answered(table, words), *also])


def _say_other(table: Table, seat: Seat, deadlines: Collection[int | None], words: Words) -> str:
    name, deadline = _awaited_name(table, seat, words), table.shown_deadline_of(seat)
    return (
        name
        if deadline in deadlines or _is_away(table, seat)
        else _say_one(name, table.marks[seat].asked_at, deadline, words)
    )


def add_retired_call(card: Card, table: Table, post: Post, words: Words) -> None:
    """What somebody was called to do; a message that tells nothing else would be empty without it."""
    called = words.listing([marked_names(table)[seat] for seat in post.called])
    told = tell_call(post.call, table, len(post.called), words) if post.call else ""
    card.add_text(f"{SMALL}{called}: {told}" if told else f"{SMALL}{words.say('title')}")


def tell_call(call: Line, table: Table, called: int, words: Words) -> str:
    """What players are called to do; the sentence may ask how many they are ("$called")."""
    return words.with_symbols.tell(Line(call.key, {**call.facts, "called": called}), text_names(table), "call")
