"""The latest news, in as many rows as fit."""

from typing import NamedTuple

from render.canvas import fonts
from render.sheet.layout import LINE

BETWEEN = " \N{MIDDLE DOT} "
"""Separates two sentences."""


class News(NamedTuple):
    """Sentences that are ready to be written."""

    lines: list[str]
    size: int
    """Size of the text, in pixels."""
    earlier: tuple[str, ...] = ()
    """The sentences that did not fit."""


def wrap_news(news: tuple[str, ...], size: int, room: int, rows: int) -> News:
    """Put the latest sentences into a number of rows."""
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
    """Return the news at the largest size at which all of it fits; at the smallest size, as much as fits."""
    for size in sizes:
        wrapped = wrap_news(news, size, room[0], room[1] // round(size * LINE))
        if not wrapped.earlier and not any(line.endswith("\u2026") for line in wrapped.lines):
            return wrapped
    return wrapped
