"""A picture as a list of areas, each with a background and pieces that must not overlap."""

from collections.abc import Iterable
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias


class Piece(NamedTuple):
    """One drawing in a box; `on` is the flat color below it, empty if the background shows through."""

    art: str
    facts: tuple[Any, ...]
    x: int
    y: int
    w: int
    h: int
    on: str = ""


class Area(NamedTuple):
    """A rectangle of the picture, repainted as a whole: a background, and pieces placed relative to the rectangle."""

    x: int
    y: int
    w: int
    h: int
    ground: str
    facts: tuple[Any, ...]
    pieces: tuple[Piece, ...] = ()
    inset: int = 0
    """Width of the edge that opaque pieces must not cover."""


class Ring(NamedTuple):
    """A line around a changed place, drawn over everything else; the box is the line's outer edge."""

    x: int
    y: int
    w: int
    h: int
    line: int
    """Thickness of the line."""


class Sheet(NamedTuple):
    """A whole picture."""

    w: int
    h: int
    parts: tuple[Area, ...]
    least_text: int = 0
    """The smallest text size that is legible as Discord shows the picture."""
    rings: tuple[Ring, ...] = ()
    """Rings around the differences from an earlier picture; they touch neither each other nor the middle of a piece."""


def find_layout_faults(sheet: Sheet) -> list[str]:
    """Find pieces that stick out, overlap, are crossed by a ring, or are too small to read."""
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
    return faults + _find_ring_faults(sheet)


def _find_ring_faults(sheet: Sheet) -> list[str]:
    boxes = [(*ring[:4], "ring") for ring in sheet.rings]
    return _find_clashes(boxes, (sheet.w, sheet.h), "") + [
        f"{ring} strikes through {core}"
        for ring in sheet.rings
        for core in find_cores(sheet.parts)
        if strikes_through(ring, core)
    ]


Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, width, height, in pixels of the picture."""


def find_cores(parts: Iterable[Area]) -> list[Box]:
    """Return the parts of pieces that must stay visible: texts without margins, and the middle of other pieces."""
    cores = []
    for part in parts:
        for piece in part.pieces:
            down = piece.h // 5 if piece.art == "text" else min(piece.w, piece.h) // 4
            across = 0 if piece.art == "text" else down
            place = (part.x + piece.x + across, part.y + piece.y + down)
            cores.append((*place, piece.w - 2 * across, piece.h - 2 * down))
    return cores


def strikes_through(ring: Ring, core: Box) -> bool:
    """True if the box is neither completely inside nor completely outside the ring."""
    x, y, w, h = core
    is_inside = (
        x >= ring.x + ring.line
        and y >= ring.y + ring.line
        and x + w <= ring.x + ring.w - ring.line
        and y + h <= ring.y + ring.h - ring.line
    )
    return overlap(ring[:4], core) and not is_inside


def overlap(one: Box, other: Box) -> bool:
    """True if two boxes share more than an edge."""
    (x, y, w, h), (x2, y2, w2, h2) = one, other
    return x < x2 + w2 and x2 < x + w and y < y2 + h2 and y2 < y + h


def _hides_edge(part: Area, piece: Piece) -> bool:
    """True if an opaque piece covers part of the area's edge."""
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
    for one, other in combinations(placed, 2):
        if overlap(one[:4], other[:4]):
            faults.append(f"{where}{one[4]} lies on {other[4]}: {one[:4]} {other[:4]}")
    return faults
