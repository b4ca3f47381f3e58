"""What panels and announcements put into words alike."""

from bot.games.base import Score
from bot.table import Table
from bot.text import Words
from cogs.names import text_names


def shorten(text: str, most: int) -> str:
    """A text in the room there is; an ellipsis says that there was more."""
    return text if len(text) <= most else text[: most - 1] + "…"


def score_lines(table: Table, score: Score, say: Words) -> list[str]:
    """A score's points under their headings, each reason with its points."""
    lines, names = [], text_names(table)
    for heading, reasons in table.game.guide.sum_up(score):
        lines.append(f"**{say.tell(heading, names)}**")
        told = [f"{say.tell(reason.why, names)} ({reason.points})" for reason in reasons]
        if any(reason.why.facts for reason in reasons):
            lines.append(f"-# {' · '.join(told)}")
    return lines
