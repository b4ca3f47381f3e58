"""The plague track: every space is a separate piece, so that all tracks share their drawings."""

from typing import NamedTuple

from render.canvas.pen import Ink
from render.notredame.borough import END, PLAIN, RAT, TARGET, TRACK
from render.sheet.layout import Layout

NOBODY = -1
"""Color of a space without a mark."""


class Plague(NamedTuple):
    """A player's rat marker, the level after this round's plague, and whether a Doctor keeps the rats away."""

    home: int
    before: int
    level: int
    last: int
    has_doctor: bool


def lay_track(layout: Layout, plague: Plague, box: tuple[float, float, float, float], on: Ink) -> None:
    """Lay out a harbor on the left, the spaces, and the outcome on the right."""
    x, y, w, h = box
    end = END * h / TRACK
    pitch = (w - 2 * end) / (plague.last + 1)
    edges = [x, *[x + end + pitch * space for space in range(plague.last + 2)], x + w]
    arts = [
        ("anchorage", ()),
        *[_space(plague, space) for space in range(plague.last + 1)],
        ("outcome", _outcome(plague)),
    ]
    for (art, facts), left, right in zip(arts, edges, edges[1:], strict=False):
        start, stop = layout.px(left) / layout.unit, layout.px(right) / layout.unit
        layout.put(art, facts, (start, y, stop - start, h), on)


def _space(plague: Plague, space: int) -> tuple[str, tuple[int, ...]]:
    """Return a space with its mark: the rat marker, or a frame if the marker will move there."""
    mark = RAT if space == plague.before else TARGET if space == plague.level else PLAIN
    return "space", (space, plague.last, mark, plague.home if mark else NOBODY)


def _outcome(plague: Plague) -> tuple[str]:
    """Return the name of the sign at the right end of the track: an outbreak, a doctor, or "" for no sign."""
    return ("burst" if plague.level > plague.last else "flask" if plague.has_doctor else "",)
