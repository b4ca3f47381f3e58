"""A picture as a list: areas with a ground each, and pieces lying on the grounds without touching."""

from collections.abc import Iterable
from itertools import combinations
from typing import Any, NamedTuple


class Piece(NamedTuple):
    """One drawing in a box; `on` is the flat color it lies on, or nothing where the ground shows through."""

    art: str
    facts: tuple[Any, ...]
    x: int
    y: int
    w: int
    h: int
    on: str = ""


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
    """How far from its edges nothing may cover it; what lets it show through may."""


class Sheet(NamedTuple):
    """A whole picture."""

    w: int
    h: int
    parts: tuple[Area, ...]
    least_text: int = 0
    """The smallest size of text that is legible as Discord shows the picture."""


def find_layout_faults(sheet: Sheet) -> list[str]:
    """What sticks out of its container, lies on something else or is too small to read."""
    parts = [(part.x, part.y, part.w, part.h, part.ground) for part in sheet.parts]
    faults = _find_clashes(parts, (sheet.w, sheet.h), "")
    for part in sheet.parts:
        boxes = [(*piece[2:6], f"{piece.art} {piece.facts}") for piece in part.pieces]
        faults += _find_clashes(boxes, (part.w, part.h), f"{part.ground}{part.facts}: ")
        faults += [
            f"{part.ground}: {piece.art} {piece.facts} covers the edge"
            for piece in part.pieces
            if _hides_edge(part, piece)
        ]
        faults += [
            f"{part.ground}: text of {piece.facts[1]} pixels"
            for piece in part.pieces
            if piece.art == "text" and piece.facts[1] < sheet.least_text
        ]
    return faults


def _hides_edge(part: Area, piece: Piece) -> bool:
    """Whether a piece that covers its ground with a flat color comes too near to the edge."""
    inset, right, bottom = part.inset, piece.x + piece.w, piece.y + piece.h
    return bool(piece.on) and not (
        inset <= min(piece.x, piece.y) and right <= part.w - inset and bottom <= part.h - inset
    )


def _find_clashes(boxes: Iterable[tuple[int, int, int, int, str]], room: tuple[int, int], where: str) -> list[str]:
    placed = list(boxes)
    faults = [
        f"{where}{name} sticks out: {x},{y} {w}x{h} in {room}"
        for x, y, w, h, name in placed
        if x < 0 or y < 0 or x + w > room[0] or y + h > room[1]
    ]
    for (x, y, w, h, name), (x2, y2, w2, h2, name2) in combinations(placed, 2):
        if x < x2 + w2 and x2 < x + w and y < y2 + h2 and y2 < y + h:
            faults.append(f"{where}{name} lies on {name2}: {(x, y, w, h)} {(x2, y2, w2, h2)}")
    return faults
