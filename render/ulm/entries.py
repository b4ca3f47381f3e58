"""Entries of pages: a drawing with a text beside it, in columns."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from render.canvas import fonts
from render.sheet.page import EDGE, ROW, TEXT
from render.ulm.drawing import UlmPage


class Entry(NamedTuple):
    """A drawing and its text."""

    art: str
    facts: tuple[Any, ...]
    text: str


SIDE = 64
"""Side of a drawing in units."""


def lay_entries(page: UlmPage, entries: Sequence[Entry], columns: int, lines: int = 2) -> None:
    """Lay out entries from left to right, row by row; each row is as high as its longest text."""
    wide = (page.wide - 2 * EDGE) / columns
    room = wide - SIDE - 34
    for first in range(0, len(entries), columns):
        row = entries[first : first + columns]
        most = max(_count_lines(page, entry.text, room) for entry in row)
        high = max(SIDE + 10, ROW * min(lines, most) + 14)
        for at, (art, facts, text) in enumerate(row):
            x = EDGE + at * wide
            page.layout.put(art, facts, (x, page.y + (high - SIDE) / 2, SIDE, SIDE), "panel")
            page.write_lines(text, x + SIDE + 16, page.y + high / 2, room, lines)
        page.y += high
    page.y += 8 if entries else 0


def _count_lines(page: UlmPage, text: str, room: float) -> int:
    return len(fonts.wrap(text, "text", page.layout.px(TEXT), page.layout.px(room)))
