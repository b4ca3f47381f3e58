"""Rings around the changes between two layouts of one sight, for any game.

Pieces are compared by what they draw; new and changed ones get a ring. Pieces in a list, on a flat color, may move
within the list or disappear without a ring; for pieces on the board itself, the new place or the emptied one gets a
ring.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from itertools import combinations
from typing import Any, TypeAlias

from bot.pictures.sheet import Area, Box, Piece, Ring, Sheet, find_cores, overlap, strikes_through
from render.canvas.pen import Pen

MOST_RINGS = 12
"""Maximum number of rings; with more changes, neighbors share a ring."""
SHOWN, THINNEST = 150, 6
"""A line's thickness is the picture's width divided by `SHOWN` (3 pixels on Discord), and at least `THINNEST`."""
EDGE = 0.22
"""Share of the line for its edge on either side."""
SCATTERED = 0.3
"""Two neighbors share a ring if at most this share of the ring's area covers neither of them."""

Lasting: TypeAlias = Mapping[str, tuple[int, ...]]
"""By drawing or background: indexes of the facts that identify its content. A drawing with no indexes gets no ring.

All other facts are temporary, such as whose turn it is.
"""
LASTING: Lasting = {"text": (0,), "seat": (0,), "turn": (), "banner": ()}
"""For drawings of every game: words without their color, players without their turn."""


def draw_ring(pen: Pen, w: float, h: float, line: float) -> None:
    """Draw a line with contrasting edges, visible on any background and with any color vision."""
    edge = line * EDGE
    pen.box((0, 0, w, h), "", 2 * line, "panel", line)
    pen.box((edge, edge, w - 2 * edge, h - 2 * edge), "", 2 * line - edge, "red", line - 2 * edge)


def ring_changes(now: Sheet, then: Sheet, lasting: Lasting) -> Sheet:
    """Return the sheet with rings around the differences from `then`."""
    line, known = max(THINNEST, round(now.w / SHOWN)), {**LASTING, **lasting}
    rings = [
        _merge_near([_ring(part, piece, line) for piece in _find_changes(part, before, known)], line)
        for part, before in _pair_areas(now, then)
        if part.ground not in known
    ]
    return now._replace(rings=tuple(_spare_cores(_limit(rings), now)))


def _pair_areas(now: Sheet, then: Sheet) -> Iterator[tuple[Area, Area]]:
    """Yield every area with its earlier version: the next one with the same background, or an empty one."""
    before: defaultdict[str, list[Area]] = defaultdict(list)
    for part in then.parts:
        before[part.ground].append(part)
    for part in now.parts:
        yield part, before[part.ground].pop(0) if before[part.ground] else part._replace(pieces=())


def _find_changes(part: Area, before: Area, lasting: Lasting) -> list[Piece]:
    """Return an area's pieces that are new or moved, and earlier pieces whose place is now empty."""
    new, old = _by_content(part.pieces, lasting), _by_content(before.pieces, lasting)
    changed: list[Piece] = []
    gone: list[Piece] = []
    for content in {**new, **old}:
        added, removed = _compare(new[content], old[content])
        changed += added
        gone += [piece for piece in removed if not piece.on and piece.art != "text"]
    return changed + [piece for piece in gone if _is_bare(part, piece)]


def _by_content(pieces: Iterable[Piece], lasting: Lasting) -> defaultdict[tuple[Any, ...], list[Piece]]:
    """Group pieces by what they draw, leaving out pieces that only show temporary facts."""
    found: defaultdict[tuple[Any, ...], list[Piece]] = defaultdict(list)
    for piece in pieces:
        kept = lasting.get(piece.art)
        if kept != ():
            facts = piece.facts if kept is None else tuple(piece.facts[at] for at in kept)
            found[piece.art, facts].append(piece)
    return found


def _compare(now: list[Piece], then: list[Piece]) -> tuple[list[Piece], list[Piece]]:
    """Compare pieces with the same content; return those that are new or moved, and those that are gone."""
    added, removed = [], list(then)
    for piece in now:
        same = next((other for other in removed if _is_near(piece, other)), None)
        if same:
            removed.remove(same)
        else:
            added.append(piece)
    moved = min(len(added), len(removed))
    return [piece for at, piece in enumerate(added) if at >= moved or not piece.on], removed[moved:]


def _is_near(one: Piece, other: Piece) -> bool:
    """True if two pieces are in the same place, or nearly so."""
    return abs(one.x - other.x) <= one.w / 2 and abs(one.y - other.y) <= one.h / 2


def _is_bare(part: Area, piece: Piece) -> bool:
    """True if a piece's former place is empty."""
    is_inside = piece.x + piece.w <= part.w and piece.y + piece.h <= part.h
    return is_inside and not any(overlap(piece[2:6], other[2:6]) for other in part.pieces)


def _ring(part: Area, piece: Piece, line: int) -> Ring:
    """Return a ring around a piece, inside its area, partly on the piece but around its letters."""
    across, down = (line, max(0, line - piece.h // 5)) if piece.art == "text" else (line * 2 // 3, line * 2 // 3)
    left, top = max(0, piece.x - across), max(0, piece.y - down)
    right, bottom = min(part.w, piece.x + piece.w + across), min(part.h, piece.y + piece.h + down)
    return Ring(part.x + left, part.y + top, right - left, bottom - top, line)


def _merge_near(rings: list[Ring], gap: int) -> list[Ring]:
    """Merge rings that touch, or are near and aligned."""
    rings = _merge(rings)
    while pair := next((pair for pair in combinations(rings, 2) if _are_near(*pair, gap)), None):
        rings = _merge(_join(rings, pair))
    return rings


def _are_near(one: Ring, other: Ring, gap: int) -> bool:
    both, wide = _unite(one, other), (one.x - gap, one.y - gap, one.w + 2 * gap, one.h + 2 * gap)
    return overlap(wide, other[:4]) and _waste((one, other)) <= SCATTERED * both.w * both.h


def _merge(rings: Iterable[Ring]) -> list[Ring]:
    """Merge rings that touch."""
    merged: list[Ring] = []
    for ring in rings:
        whole = ring
        while touching := [other for other in merged if overlap(whole[:4], other[:4])]:
            merged = [other for other in merged if other not in touching]
            whole = reduce(_unite, touching, whole)
        merged.append(whole)
    return merged


def _unite(one: Ring, other: Ring) -> Ring:
    """Return the smallest ring around two."""
    x, y = min(one.x, other.x), min(one.y, other.y)
    right, bottom = max(one.x + one.w, other.x + other.w), max(one.y + one.h, other.y + other.h)
    return Ring(x, y, right - x, bottom - y, one.line)


def _waste(pair: tuple[Ring, Ring]) -> int:
    """Return the additional area that a shared ring would enclose."""
    one, other = pair
    both = _unite(one, other)
    return both.w * both.h - one.w * one.h - other.w * other.h


def _join(rings: list[Ring], pair: tuple[Ring, Ring]) -> list[Ring]:
    return [_unite(*pair), *(ring for ring in rings if ring not in pair)]


def _limit(areas: list[list[Ring]]) -> list[Ring]:
    """Merge rings until at most `MOST_RINGS` are left: first within areas, then across areas."""
    while sum(map(len, areas)) > MOST_RINGS:
        pairs = [(pair, at) for at, rings in enumerate(areas) for pair in combinations(rings, 2)]
        if not pairs:
            areas = [[ring for rings in areas for ring in rings]]
            continue
        pair, at = min(pairs, key=lambda one: _waste(one[0]))
        areas[at] = _merge(_join(areas[at], pair))
    return [ring for rings in areas for ring in rings]


def _spare_cores(rings: list[Ring], sheet: Sheet) -> list[Ring]:
    """Enlarge rings until none crosses the parts of pieces that must stay visible."""
    cores = find_cores(sheet.parts)
    while struck := next(((ring, core) for ring in rings for core in cores if strikes_through(ring, core)), None):
        ring, core = struck
        rings = _merge(_join([*rings, around := _around(core, ring.line, sheet)], (ring, around)))
    return rings


def _around(box: Box, line: int, sheet: Sheet) -> Ring:
    """Return a ring around a box, inside the picture."""
    x, y = max(0, box[0] - line), max(0, box[1] - line)
    right, bottom = min(sheet.w, box[0] + box[2] + line), min(sheet.h, box[1] + box[3] + line)
    return Ring(x, y, right - x, bottom - y, line)
