"""Contrast between all text in a picture and its background."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops

from bot.pictures.sheet import Area, Piece, Sheet
from render.canvas.fonts import Face
from render.canvas.pen import Color, Ink, Pen, Point
from render.sheet.press import SHARP, Press
from tests.render.vision import contrast

LEAST_CONTRAST = 4.5
"""WCAG's minimum for text of any size."""
NEAR = 5
"""Size in pixels of the area around letters whose colors must have enough contrast."""
MOST_BLURRED = 0.05
"""Share of the pixels in that area that may have too little contrast, such as an edge that a letter touches."""


class WatchfulPen(Pen):
    """A pen that checks the background of each text before it draws."""

    def __init__(self, image: Image.Image, colors: dict[Ink, Color], scale: float = 1) -> None:
        super().__init__(image, colors, scale)
        self.image = image
        self.blurred: list[tuple[str, float]] = []
        """Texts that are hard to read, each with the share of surrounding pixels that have too little contrast."""

    def text(self, point: Point, text: str, size: float, ink: Ink, face: Face = "text", anchor: str = "mm") -> None:
        """Draw a text, and record it if it is hard to read."""
        share = self._find_blurred_share(point, text, size, ink, face, anchor)
        if share > MOST_BLURRED:
            self.blurred.append((text, share))
        super().text(point, text, size, ink, face, anchor)

    def _find_blurred_share(self, point: Point, text: str, size: float, ink: Ink, face: Face, anchor: str) -> float:
        origin = (self.left, self.top)
        found = _find_surroundings(Writing(self.image.size, self.scale, origin, point, text, size, face, anchor))
        if found is None:
            return 0.0
        box, near = found
        return _share_below(self.image.crop(box), near, self.colors[ink])


class Writing(NamedTuple):
    """A text as drawn on a canvas, without its color."""

    canvas: tuple[int, int]
    scale: float
    origin: Point
    point: Point
    text: str
    size: float
    face: Face
    anchor: str


@lru_cache(maxsize=2000)
def _find_surroundings(writing: Writing) -> tuple[tuple[int, int, int, int], Image.Image] | None:
    """Return a box and a mask of the pixels to check, the same in every theme; None if no pixel was drawn."""
    canvas, scale, (left, top), point, text, size, face, anchor = writing
    mask = Image.new("RGB", canvas)
    stamp = Pen(mask, {"white": (255, 255, 255)}, scale)
    stamp.left, stamp.top = left, top
    stamp.text(point, text, size, "white", face, anchor)
    written = mask.getbbox()
    if written is None:
        return None
    box = (
        max(0, written[0] - NEAR),
        max(0, written[1] - NEAR),
        min(mask.width, written[2] + NEAR),
        min(mask.height, written[3] + NEAR),
    )
    return box, _widen(mask.crop(box).convert("L").point(_MARKS), NEAR // 2)


_MARKS = [255 * (part > 127) for part in range(256)]
"""Maps each lightness to whether it belongs to a letter."""


def _widen(mask: Image.Image, pixels: int) -> Image.Image:
    """Widen the mask by this many pixels in all directions."""
    for across, down in ((1, 0), (0, 1)) * pixels:
        before, after = (
            mask.crop((side * across, side * down, mask.width + side * across, mask.height + side * down))
            for side in (-1, 1)
        )
        mask = ImageChops.lighter(mask, ImageChops.lighter(before, after))
    return mask


def _share_below(below: Image.Image, near: Image.Image, ink: Color) -> float:
    """Return the share of the masked pixels with too little contrast to the ink."""
    whole, blurred = 0, 0
    marked = Image.composite(below, Image.new("RGB", below.size, _NOWHERE), near)
    for count, color in marked.getcolors(marked.width * marked.height) or ():
        assert isinstance(color, tuple)
        if color != _NOWHERE:
            whole += count
            blurred += count * (contrast((color[0], color[1], color[2]), ink) < LEAST_CONTRAST)
    return blurred / max(1, whole)


_NOWHERE = (1, 254, 3)
"""A color that no theme has, because the components of theme colors are multiples of four."""


class LegibilityCheck:
    """Draws every distinct piece of sheets once, with a pen that checks contrast."""

    def __init__(self, press: Press) -> None:
        self.press = press
        self.colors = dict(press.theme.colors)
        self._seen: set[tuple[object, ...]] = set()

    def check(self, sheet: Sheet) -> None:
        """Check that every text of every piece has enough contrast with its background."""
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
        """Return the texts of a piece that are hard to read on its background."""
        scale = 1 if piece.art == "text" else SHARP
        size = (piece.w * scale, piece.h * scale)
        if piece.on:
            below = Image.new("RGB", size, self.colors[piece.on])
        else:
            ground = self.press.ground(part).crop((piece.x, piece.y, piece.x + piece.w, piece.y + piece.h))
            below = self.press.theme.color(ground).resize(size, Image.Resampling.NEAREST)
        pen = WatchfulPen(below, self.colors, scale)
        self.press.arts[piece.art](pen, piece.w, piece.h, *piece.facts)
        return pen.blurred
