"""A picture as a list: parts with a ground each, and pieces lying on the grounds without touching."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from render.canvas import fonts
from render.canvas.fonts import Face
from render.canvas.pen import Ink


class Piece(NamedTuple):
    """One drawing in a box; `on` is the flat colour it lies on, or nothing where the ground shows through."""

    art: str
    facts: tuple[Any, ...]
    x: int
    y: int
    w: int
    h: int
    on: Ink = ""


class Area(NamedTuple):
    """A rectangle of the picture that changes as a whole: a ground, and pieces placed relative to it."""

    x: int
    y: int
    w: int
    h: int
    ground: str
    facts: tuple[Any, ...]
    pieces: tuple[Piece, ...] = ()
    inset: int = 0
    """How far from its edges no piece may come."""


class Sheet(NamedTuple):
    """A whole picture."""

    w: int
    h: int
    parts: tuple[Area, ...]
    least_text: int = 0
    """The smallest size of text that is legible as Discord shows the picture."""


class Hand(NamedTuple):
    """How text is written: size, colour, the flat colour below it, face."""

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
        """A measure in pixels."""
        return round(measure * self.unit)

    def put(self, art: str, facts: tuple[Any, ...], box: Sequence[float], on: Ink = "") -> None:
        """A drawing in a box of units."""
        x, y = self.px(box[0]), self.px(box[1])
        self.pieces.append(Piece(art, facts, x, y, self.px(box[2]), self.px(box[3]), on))

    def write(self, text: str, at: tuple[float, float], hand: Hand, room: float = 0, anchor: str = "l") -> float:
        """A line of text whose capitals are centred on a height, cut to its room; returns its width in units."""
        pixels = self.px(hand.size)
        cut = fonts.fit(text, hand.face, pixels, self.px(room)) if room else text
        w = fonts.width(cut, hand.face, pixels)
        if w:
            h = round(pixels * 1.16)
            x = self.px(at[0]) - {"l": 0, "m": w // 2, "r": w}[anchor]
            facts = (cut, pixels, hand.ink, hand.face)
            self.pieces.append(Piece("text", facts, x, self.px(at[1]) - h // 2, w, h, hand.on))
        return w / self.unit


def measure(text: str, size: float, unit: float = 1, face: Face = "text") -> float:
    """The width of a text in units."""
    return fonts.width(text, face, round(size * unit)) / unit


def find_layout_faults(sheet: Sheet) -> list[str]:
    """What sticks out of its container, lies on something else or is too small to read."""
    parts = [(part.x, part.y, part.w, part.h, part.ground) for part in sheet.parts]
    faults = _find_clashes(parts, (sheet.w, sheet.h), "")
    for part in sheet.parts:
        boxes = [(*piece[2:6], f"{piece.art} {piece.facts}") for piece in part.pieces]
        faults += _find_clashes(boxes, (part.w, part.h), f"{part.ground}{part.facts}: ", part.inset)
        faults += [
            f"{part.ground}: text of {piece.facts[1]} pixels"
            for piece in part.pieces
            if piece.art == "text" and piece.facts[1] < sheet.least_text
        ]
    return faults


def _find_clashes(
    boxes: Iterable[tuple[int, int, int, int, str]], room: tuple[int, int], where: str, inset: int = 0
) -> list[str]:
    placed = list(boxes)
    faults = [
        f"{where}{name} sticks out: {x},{y} {w}x{h} in {room}"
        for x, y, w, h, name in placed
        if x < inset or y < inset or x + w > room[0] - inset or y + h > room[1] - inset
    ]
    for (x, y, w, h, name), (x2, y2, w2, h2, name2) in combinations(placed, 2):
        if x < x2 + w2 and x2 < x + w and y < y2 + h2 and y2 < y + h:
            faults.append(f"{where}{name} lies on {name2}: {(x, y, w, h)} {(x2, y2, w2, h2)}")
    return faults
