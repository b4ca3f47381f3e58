"""How well everything that is written in a picture can be read on what lies below it."""

from collections.abc import Iterator

from PIL import Image, ImageFilter

from bot.pictures.sheet import Area, Piece, Sheet
from render.canvas.fonts import Face
from render.canvas.pen import Color, Ink, Pen, Point
from render.sheet.press import SHARP, Press
from tests.render.vision import contrast

LEAST_CONTRAST = 4.5
"""What WCAG asks for text of any size."""
NEAR = 5
"""Letters and so many pixels across around them must be clear of colors that are too near to theirs."""
MOST_BLURRED = 0.05
"""The share of these pixels that may be anything, such as an edge that a letter touches."""


class WatchfulPen(Pen):
    """A pen that looks at what lies below each text before it writes."""

    def __init__(self, image: Image.Image, colors: dict[Ink, Color], scale: float = 1) -> None:
        super().__init__(image, colors, scale)
        self.image = image
        self.blurred: list[tuple[str, float]] = []
        """Texts that are hard to read, with the share of their surroundings that is too near to their color."""

    def text(self, point: Point, text: str, size: float, ink: Ink, face: Face = "text", anchor: str = "mm") -> None:
        """Writes, and remembers what can hardly be read."""
        share = self._find_blurred_share(point, text, size, ink, face, anchor)
        if share > MOST_BLURRED:
            self.blurred.append((text, share))
        super().text(point, text, size, ink, face, anchor)

    def _find_blurred_share(self, point: Point, text: str, size: float, ink: Ink, face: Face, anchor: str) -> float:
        mask = Image.new("RGB", self.image.size)
        stamp = Pen(mask, {ink: (255, 255, 255)}, self.scale)
        stamp.left, stamp.top = self.left, self.top
        stamp.text(point, text, size, ink, face, anchor)
        written = mask.getbbox()
        if written is None:
            return 0.0
        left, top, right, bottom = written
        box = (max(0, left - NEAR), max(0, top - NEAR), min(mask.width, right + NEAR), min(mask.height, bottom + NEAR))
        near = mask.crop(box).convert("L").filter(ImageFilter.MaxFilter(NEAR)).point(lambda part: 255 * (part > 127))
        return _share_below(self.image.crop(box), near, self.colors[ink])


def _share_below(below: Image.Image, near: Image.Image, ink: Color) -> float:
    """The share of the marked pixels whose color is too near to the ink."""
    whole, blurred = 0, 0
    marked = Image.composite(below, Image.new("RGB", below.size, _NOWHERE), near)
    for count, color in marked.getcolors(marked.width * marked.height) or ():
        assert isinstance(color, tuple)
        if color != _NOWHERE:
            whole += count
            blurred += count * (contrast((color[0], color[1], color[2]), ink) < LEAST_CONTRAST)
    return blurred / max(1, whole)


_NOWHERE = (1, 254, 3)
"""A color that no theme has: all are on steps of four."""


class LegibilityCheck:
    """Draws every piece of the sheets it is given once, with a watchful pen."""

    def __init__(self, press: Press) -> None:
        self.press = press
        self.colors = dict(press.theme.colors)
        self._seen: set[tuple[object, ...]] = set()

    def check(self, sheet: Sheet) -> None:
        """Every text of every piece has enough contrast with what it is written on."""
        faults = [fault for part in sheet.parts for fault in self._find_faults(part)]
        assert not faults, (self.press.theme.name, faults)

    def _find_faults(self, part: Area) -> Iterator[tuple[object, ...]]:
        for piece in part.pieces:
            key = (piece.art, piece.facts, piece.w, piece.h, piece.on or (part.ground, part.facts, piece.x, piece.y))
            if key in self._seen:
                continue
            self._seen.add(key)
            for text, share in self._draw(part, piece):
                yield part.ground, piece.art, piece.facts, piece.on, text, round(share, 2)

    def _draw(self, part: Area, piece: Piece) -> list[tuple[str, float]]:
        """What is hard to read in a piece, on what it is painted on."""
        scale = 1 if piece.art == "text" else SHARP
        size = (piece.w * scale, piece.h * scale)
        if piece.on:
            below = Image.new("RGB", size, self.colors[piece.on])
        else:
            ground = self.press._ground(part).crop((piece.x, piece.y, piece.x + piece.w, piece.y + piece.h))
            below = self.press.theme.color(ground).resize(size, Image.Resampling.NEAREST)
        pen = WatchfulPen(below, self.colors, scale)
        self.press.arts[piece.art](pen, piece.w, piece.h, *piece.facts)
        return pen.blurred
