"""What just happened, in as many rows as there is room for."""

from typing import NamedTuple

from render.canvas import fonts
from render.sheet.layout import LINE

BETWEEN = " \N{MIDDLE DOT} "
"""Stands between two sentences."""


class News(NamedTuple):
    """Sentences ready to be written."""

    lines: list[str]
    size: int
    """Of the text, in pixels."""
    earlier: tuple[str, ...] = ()
    """Those that found no place."""


def wrap_news(news: tuple[str, ...], size: int, room: int, rows: int) -> News:
    """The latest sentences, one after the other, in so many rows."""
    for first in range(len(news)):
        lines = fonts.wrap(BETWEEN.join(news[first:]), "text", size, room)
        if len(lines) <= rows:
            return News(lines, size, news[:first])
    if not news or rows < 1:
        return News([], size, news)
    lines = fonts.wrap(news[-1], "text", size, room)
    last = fonts.fit(" ".join(lines[rows - 1 :]), "text", size, room)
    return News([*lines[: rows - 1], last], size, news[:-1])


def fill_news(news: tuple[str, ...], sizes: tuple[int, ...], room: tuple[int, int]) -> News:
    """The news as large as all of it has place in a room; at the last size what has place."""
    for size in sizes:
        wrapped = wrap_news(news, size, room[0], room[1] // round(size * LINE))
        if not wrapped.earlier and not any(line.endswith("\u2026") for line in wrapped.lines):
            return wrapped
    return wrapped
