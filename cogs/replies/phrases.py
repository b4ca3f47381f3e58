"""Wording shared by panels and public messages."""

from typing import TYPE_CHECKING

from bot.catalogue import Game
from bot.games.contract import Score
from bot.games.declaration import ComputerPlayer
from bot.tables.table import Table
from bot.words.words import Words
from cogs.replies.names import text_names

if TYPE_CHECKING:
    from cogs.hall import Hall


def shorten(text: str, most: int) -> str:
    """Cut a text to `most` characters, with an ellipsis if it was longer."""
    return text if len(text) <= most else text[: most - 1] + "…"


def words_at(bot: "Hall", table: Table) -> Words:
    """Return a table's words, for public messages."""
    return bot.symbols.illustrate(table.game.name, bot.mentions.link(table.words, table.game.name))


def score_lines(table: Table, score: Score, words: Words) -> list[str]:
    """List a score's points by heading, with their reasons."""
    lines, names = [], text_names(table)
    for heading, reasons in table.game.guide.sum_up(score):
        lines.append(f"**{words.tell(heading, names)}**")
        told = [f"{words.tell(reason.why, names)} ({reason.points})" for reason in reasons]
        if any(reason.why.facts for reason in reasons):
            lines.append(f"-# {' · '.join(told)}")
    return lines


def describe_computer(computer: ComputerPlayer, words: Words) -> str:
    """Describe a computer player: its strength and style."""
    return f"{words.say('computer-strength', strength=computer.strength)}: {words.say(f'level-{computer.name}')}"


def computer_lines(game: Game, words: Words) -> list[str]:
    """List the computer players of a game, weakest first."""
    described = [describe_computer(computer, words) for computer in game.declaration.computers]
    return [words.say("help-computers"), *[f"* {one}" for one in described]]


def credit_lines(game: Game, words: Words) -> list[str]:
    """Return a game's disclaimer, credits and links, in small print."""
    made = game.declaration.credits
    people = {"designers": made.designers, "artists": made.artists, "publishers": made.publishers}
    told = [
        words.say(f"credits-{role}", year=made.year, **words.counted("names", names))
        for role, names in people.items()
        if names
    ]
    links = [f"[{words.say(f'link-{link.name}')}](<{link.url}>)" for link in game.declaration.links]
    return [f"-# {' · '.join(filter(None, parts))}" for parts in ([words.say("game-note")], told, links) if any(parts)]
