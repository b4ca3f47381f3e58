"""Pages of rows under a title, the same for desktops and phones: measures are in units, text is 36 of them high."""

from render import fonts
from render.norenberc.desk import Desk
from render.pen import Ink
from render.sheet import Hand, Layout, Part, Sheet

TEXT = 36
PIXELS = {"wide": (1600, 1.0), "narrow": (780, 26 / 36)}
"""A page's width and the size of its unit."""
LEAST_TEXT = {"wide": 35, "narrow": 23}
"""Discord's captions are 12 pixels high; a wide picture is shown about 550 pixels wide, a narrow one 400."""
TITLE = 74
EDGE = 28
"""From a page's edge to what is written on it."""


class Page:
    """A title, then things placed from top to bottom on parchment."""

    def __init__(self, desk: Desk, title: str) -> None:
        self.desk = desk
        self.w, self.unit = PIXELS[desk.scene.size]
        self.wide = self.w / self.unit
        self.title = title
        self.layout = Layout(self.unit)
        self.y = 22.0
        self.above: list[Part] = []

    def write(self, text: str, x: float, y: float, room: float, ink: Ink = "ink", anchor: str = "l") -> float:
        """A line of text on the parchment, its middle at a height below the title."""
        return self.layout.write(text, (x, y), Hand(TEXT, ink, "panel"), room=room, anchor=anchor)

    def heading(self, text: str) -> None:
        """A line in the display face."""
        size = TEXT + 4
        self.layout.write(text, (EDGE, self.y + 26), Hand(size, "red", "panel", "display"), room=self.wide - 2 * EDGE)
        self.y += 58

    def wrapped(self, text: str, x: float, room: float, y: float) -> float:
        """Text in as many lines as it needs; returns where it ends."""
        pixels = self.layout.px(TEXT)
        for line in fonts.wrap(text, "text", pixels, self.layout.px(room)):
            self.layout.write(line, (x, y + 22), Hand(TEXT, "ink", "panel"), room=room)
            y += 44
        return y

    def sheet(self) -> Sheet:
        """The finished page."""
        title = Layout(self.unit)
        title.write(self.title, (EDGE, 33), Hand(TEXT + 6, "gold", "banner", "display"), room=self.wide - 2 * EDGE)
        head = Part(0, 0, self.w, title.px(TITLE), "banner", (), tuple(title.pieces))
        top = head.h + sum(part.h for part in self.above)
        high = self.layout.px(self.y + 24)
        inset = self.layout.px(14)
        body = Part(0, top, self.w, high, "parchment", (self.unit,), tuple(self.layout.pieces), inset)
        return Sheet(self.w, top + high, (head, *self.above, body), LEAST_TEXT[self.desk.scene.size])
