"""What just happened, in as many rows as there is room for."""

from render.canvas import fonts

BETWEEN = " \N{MIDDLE DOT} "
"""Stands between two sentences."""


def wrap_news(news: tuple[str, ...], size: int, room: int, rows: int) -> tuple[list[str], tuple[str, ...]]:
    """The latest sentences, one after the other, in so many rows; and the earlier ones that found no place."""
    for first in range(len(news)):
        lines = fonts.wrap(BETWEEN.join(news[first:]), "text", size, room)
        if len(lines) <= rows:
            return lines, news[:first]
    if not news or rows < 1:
        return [], news
    lines = fonts.wrap(news[-1], "text", size, room)
    return [*lines[: rows - 1], fonts.fit(" ".join(lines[rows - 1 :]), "text", size, room)], news[:-1]
