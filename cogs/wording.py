"""What panels and announcements put into words alike."""

from bot.games.base import Score
from bot.table import Table
from bot.text import Words
from cogs.names import names_at


def marked_names(table: Table) -> tuple[str, ...]:
    """The players' names as texts show them: bold, and with nothing in them that would mark up the text."""
    return tuple(f"**{name}**" for name in names_at(table))


def shorten(text: str, most: int) -> str:
    """A text in the room there is; an ellipsis says that there was more."""
    return text if len(text) <= most else text[: most - 1] + "…"


def score_lines(table: Table, score: Score, say: Words) -> list[str]:
    """A score's points under their headings, each reason with its points."""
    lines = []
    for heading, reasons in table.game.guide.sum_up(score):
        lines.append(f"**{say.tell(heading, table.names)}**")
        told = [f"{say.tell(reason.why, table.names)} ({reason.points})" for reason in reasons]
        if any(reason.why.facts for reason in reasons):
            lines.append(f"-# {' · '.join(told)}")
    return lines
