"""What panels and announcements put into words alike."""

from bot.games.contract import Score
from bot.tables.table import Table
from bot.words.words import Words
from cogs.replies.names import text_names


def shorten(text: str, most: int) -> str:
    """A text in the room there is; an ellipsis says that there was more."""
    return text if len(text) <= most else text[: most - 1] + "…"


def score_lines(table: Table, score: Score, words: Words) -> list[str]:
    """A score's points under their headings, each reason with its points."""
    lines, names = [], text_names(table)
    for heading, reasons in table.game.guide.sum_up(score):
        lines.append(f"**{words.tell(heading, names)}**")
        told = [f"{words.tell(reason.why, names)} ({reason.points})" for reason in reasons]
        if any(reason.why.facts for reason in reasons):
            lines.append(f"-# {' · '.join(told)}")
    return lines
