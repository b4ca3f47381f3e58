"""Areas from top to bottom: a banner with a title, rows on bands, tiles."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.pictures.sheet import Area, Sheet
from render.canvas import fonts
from render.canvas.pen import Ink
from render.sheet.layout import Hand, Layout
from render.statistics.drawing import StatisticsDrawing

EDGE = 12
"""Margin at the sides, in pixels."""
TEXT, SMALL = 28, 25
"""Sizes of text in pixels."""
ROW, HEADINGS = 58, 42
"""Heights of a row and of the line of headings."""
BADGE = 40
TILE = 122
"""Height of a row of tiles."""
GAP = 10


class Tile(NamedTuple):
    """A fact on a dark tile: what it is, the fact, and a note such as the player's name."""

    label: str
    value: str
    note: str = ""


class Stack:
    """Collects areas; `y` is the top of the next one."""

    def __init__(self, drawing: StatisticsDrawing) -> None:
        self.drawing, self.w, self.y = drawing, drawing.w, 0
        self.parts: list[Area] = []

    def add(self, high: int, ground: str, facts: tuple[object, ...], layout: Layout) -> None:
        """Add an area of full width."""
        self.parts.append(Area(0, self.y, self.w, high, ground, facts, tuple(layout.pieces)))
        self.y += high

    def plain(self, high: int, layout: Layout | None = None) -> None:
        """Add an area with the plain background."""
        self.add(high, "plain", (), layout or Layout())

    def row(self, layout: Layout, ink: Ink = "row_plain", right: int = 0, high: int = ROW) -> None:
        """Add a row on a band of this color."""
        self.add(high, "row", (EDGE, right or self.w - EDGE, ink), layout)

    def banner(self, title: str, note: str) -> None:
        """Add the title with a note: beside it if there is room, else below."""
        layout, room = Layout(), self.w - 2 * (EDGE + 6)
        head, small = Hand(42, "gold", "banner", "display"), Hand(SMALL + 2, "banner_ink", "banner")
        left, noted = EDGE + 6, fonts.width(note, small.face, round(small.size))
        is_beside = self.drawing.is_wide
        layout.write(title, (left, 34), head, room - is_beside * (noted + 30))
        at = (left + room, 36) if is_beside else (left, 82)
        layout.write(note, at, small, room, anchor="r" if is_beside else "l")
        self.add(74 if is_beside else 112, "banner", (), layout)

    def heading(self, text: str, note: str = "") -> None:
        """Add a line in the display font, with a note at its right end."""
        layout, room = Layout(), self.w - 2 * EDGE
        wide = layout.write(text, (EDGE + 2, 28), Hand(34, "red", "panel", "display"), room)
        layout.write(note, (self.w - EDGE, 30), Hand(SMALL, "faint", "panel"), max(1, room - wide - 20), anchor="r")
        self.plain(52, layout)

    def tiles(self, tiles: Sequence[Tile], columns: int) -> None:
        """Add tiles in rows of `columns`."""
        for first in range(0, len(tiles), columns):
            self._tile_row(tiles[first : first + columns], columns)

    def _tile_row(self, tiles: Sequence[Tile], columns: int) -> None:
        layout, wide = Layout(), (self.w - 2 * EDGE - (columns - 1) * GAP) // columns
        lefts = [EDGE + at * (wide + GAP) for at in range(len(tiles))]
        for left, tile in zip(lefts, tiles, strict=True):
            hands = (Hand(SMALL, "gold", "banner"), Hand(TEXT, "banner_ink", "banner"))
            texts = (tile.label, tile.value, tile.note)
            for text, y, hand in zip(texts, (28, 62, 94), (*hands, Hand(SMALL, "banner_faint", "banner")), strict=True):
                layout.write(text, (left + 14, y), hand, wide - 28)
        self.add(TILE, "tiles", (tuple((left, wide) for left in lefts),), layout)

    def sheet(self) -> Sheet:
        """Return the finished picture."""
        self.plain(8)
        return Sheet(self.w, self.y, tuple(self.parts), self.drawing.least_text)
