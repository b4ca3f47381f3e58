"""Pages of rows under a title, for desktops and phones: measures are in units; text is 36 units high."""

from math import ceil
from typing import Generic, TypeVar

from bot.games.contract import Seat
from bot.pictures.sheet import Area, Sheet
from render.canvas import fonts
from render.canvas.pen import Ink
from render.sheet.drawing import Drawing
from render.sheet.layout import Hand, Layout

TEXT = 36
PIXELS = {"wide": (1200, 1.0), "narrow": (780, 26 / 36)}
"""A page's width and the size of its unit."""
PHONE, DESKTOP = 400, 550
"""Width at which Discord shows pictures, in Discord's pixels."""
CARD = 292
"""Width at which a phone shows a picture in a card."""
DECISIONS = {"wide": (1100, 700, DESKTOP), "narrow": (640, 569, CARD)}
"""The width of a question's picture, its maximum height, and the width at which it is displayed."""
CAPTION = 7.5 / 0.7
"""Smallest legible text size in displayed pixels; its capitals are 7.5 pixels high."""
ROW = 44
"""Distance between two lines of a text, in units."""
TITLE = 74
EDGE = 28
"""Margin between a page's edge and its text."""


def least_text(wide: int, shown: int = PHONE) -> int:
    """Return the smallest legible text size for a picture of this width that is displayed at a given width."""
    return ceil(wide * CAPTION / shown)


D = TypeVar("D", bound=Drawing)


class Page(Generic[D]):
    """A title, then things placed from top to bottom on parchment."""

    def __init__(self, drawing: D, title: str) -> None:
        self.drawing = drawing
        self.w, self.unit = PIXELS[drawing.scene.look.size]
        self.wide = self.w / self.unit
        self.title = title
        self.layout = Layout(self.unit)
        self.y = self.lowest = 22.0
        self.left, self.right = float(EDGE), self.wide - EDGE
        self.above: list[Area] = []
        """Areas between the title and the parchment."""

    def write(self, text: str, x: float, y: float, room: float, ink: Ink = "ink", anchor: str = "l") -> float:
        """Write a line of text on the parchment; `y` is its vertical middle, measured from the title."""
        return self.layout.write(text, (x, y), Hand(TEXT, ink, "panel"), room=room, anchor=anchor)

    def write_lines(self, text: str, x: float, middle: float, room: float, most: int = 2) -> None:
        """Write a text on at most `most` lines; `middle` is their vertical middle."""
        lines = fonts.wrap(text, "text", self.layout.px(TEXT), self.layout.px(room))
        if len(lines) > most:
            lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
        for at, line in enumerate(lines):
            self.write(line, x, middle + (at - (len(lines) - 1) / 2) * ROW, room)

    def write_player(self, seat: Seat, right: float) -> None:
        """Write a player's badge and name, cut at a right edge."""
        self.layout.put("token", self.drawing.badge(seat), (EDGE, self.y + 4, 52, 52), "panel")
        self.write(self.drawing.names[seat], EDGE + 66, self.y + 30, right - EDGE - 66)

    def narrow_to(self, left: float, right: float) -> None:
        """On a wide page, continue at the top of a column between these two edges."""
        if self.drawing.is_wide:
            self.lowest, self.y = max(self.lowest, self.y), 22.0
            self.left, self.right = left, right

    def heading(self, text: str) -> None:
        """Write a line in the display font."""
        hand = Hand(TEXT + 4, "red", "panel", "display")
        self.layout.write(text, (self.left, self.y + 26), hand, room=self.right - self.left)
        self.y += 58

    def head(self) -> Area:
        """Return the banner with the title."""
        title = Layout(self.unit)
        title.write(self.title, (EDGE, 33), Hand(TEXT + 6, "gold", "banner", "display"), room=self.wide - 2 * EDGE)
        return Area(0, 0, self.w, title.px(TITLE), "banner", (), tuple(title.pieces))

    def sheet(self) -> Sheet:
        """Return the finished page."""
        head = self.head()
        top = head.h + sum(part.h for part in self.above)
        high = self.layout.px(max(self.lowest, self.y) + 24)
        inset = self.layout.px(14)
        body = Area(0, top, self.w, high, "parchment", (self.unit,), tuple(self.layout.pieces), inset)
        return Sheet(self.w, top + high, (head, *self.above, body), least_text(self.w))
