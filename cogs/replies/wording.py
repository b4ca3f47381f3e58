"""What panels and announcements put into words alike."""

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
    """A text in the room there is; an ellipsis says that there was more."""
    return text if len(text) <= most else text[: most - 1] + "…"


def words_at(bot: "Hall", table: Table) -> Words:
    """A table's words, for messages to everyone there."""
    return bot.symbols.illustrate(table.game.name, bot.mentions.link(table.words, table.game.name))


def score_lines(table: Table, score: Score, words: Words) -> list[str]:
    """A score's points under their headings, each reason with its points."""
    lines, names = [], text_names(table)
    for heading, reasons in table.game.guide.sum_up(score):
        lines.append(f"**{words.tell(heading, names)}**")
        told = [f"{words.tell(reason.why, names)} ({reason.points})" for reason in reasons]
        if any(reason.why.facts for reason in reasons):
            lines.append(f"-# {' · '.join(told)}")
    return lines


def describe_computer(computer: ComputerPlayer, words: Words) -> str:
    """A computer player by how well it plays and what it is like."""
    return f"{words.say('computer-strength', strength=computer.strength)}: {words.say(f'level-{computer.name}')}"


def computer_lines(game: Game, words: Words) -> list[str]:
    """The computer players of a game, the weakest first, each in a line."""
    described = [describe_computer(computer, words) for computer in game.declaration.computers]
    return [words.say("help-computers"), *[f"* {one}" for one in described]]


def credit_lines(game: Game, words: Words) -> list[str]:
    """What a game says about itself, who made it, and where more about it can be read, in small print."""
    made = game.declaration.credits
    people = {"designers": made.designers, "artists": made.artists, "publishers": made.publishers}
    told = [
        words.say(f"credits-{role}", year=made.year, **words.counted("names", names))
        for role, names in people.items()
        if names
    ]
    links = [f"[{words.say(f'link-{link.name}')}](<{link.url}>)" for link in game.declaration.links]
    return [f"-# {' · '.join(filter(None, parts))}" for parts in ([words.say("game-note")], told, links) if any(parts)]
