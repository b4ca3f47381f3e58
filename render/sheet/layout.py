"""Placing pieces and lines of text; every measure is in units."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.pictures.sheet import Piece
from render.canvas import fonts
from render.canvas.fonts import Face
from render.canvas.pen import Ink

LINE = 1.16
"""Height of a line of text, in multiples of its size."""


class Hand(NamedTuple):
    """How text is written: size, color, background color, font."""

    size: float
    ink: Ink
    on: Ink
    face: Face = "text"


class Layout:
    """Collects the pieces of a part; `unit` scales every measure given to it."""

    def __init__(self, unit: float = 1) -> None:
        self.unit = unit
        self.pieces: list[Piece] = []

    def px(self, measure: float) -> int:
        """Return a measure in pixels."""
        return round(measure * self.unit)

    def put(self, art: str, facts: tuple[Any, ...], box: Sequence[float], on: Ink = "") -> None:
        """Put a drawing into a box of units."""
        (x, y, w, h), unit = box, self.unit
        self.pieces.append(Piece(art, facts, round(x * unit), round(y * unit), round(w * unit), round(h * unit), on))

    def write(self, text: str, at: tuple[float, float], hand: Hand, room: float = 0, anchor: str = "l") -> float:
        """Write a line of text, vertically centered at a point and cut to `room`; return its width in units."""
        pixels = self.px(hand.size)
        cut = fonts.fit(text, hand.face, pixels, self.px(room)) if room else text
        w = fonts.width(cut, hand.face, pixels)
        if w:
            h = round(pixels * LINE)
            x = self.px(at[0]) - {"l": 0, "m": w // 2, "r": w}[anchor]
            facts = (cut, pixels, hand.ink, hand.face)
            self.pieces.append(Piece("text", facts, x, self.px(at[1]) - h // 2, w, h, hand.on))
        return w / self.unit


def measure(text: str, size: float, unit: float = 1, face: Face = "text") -> float:
    """Return the width of a text in units."""
    return fonts.width(text, face, round(size * unit)) / unit
