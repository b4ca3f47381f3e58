"""The plague track: every space is a piece of its own, so that all tracks share their drawings."""

from typing import NamedTuple

from render.canvas.pen import Ink
from render.notredame.borough import END, PLAIN, RAT, TARGET, TRACK
from render.sheet.layout import Layout

NOBODY = -1
"""Whose color a space without a mark has."""


class Plague(NamedTuple):
    """A player's rat marker, where this round's plague brings it, and whether a doctor keeps the rats away."""

    home: int
    before: int
    level: int
    last: int
    has_doctor: bool


def lay_track(layout: Layout, plague: Plague, box: tuple[float, float, float, float], on: Ink) -> None:
    """A harbor at the left, the spaces, and at the right what becomes of it."""
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
    """A space with its mark: the rat marker, or the frame where it will stand."""
    mark = RAT if space == plague.before else TARGET if space == plague.level else PLAIN
    return "space", (space, plague.last, mark, plague.home if mark else NOBODY)


def _outcome(plague: Plague) -> tuple[str]:
    """What the plague comes to, if it is anything but a space."""
    return ("burst" if plague.level > plague.last else "flask" if plague.has_doctor else "",)
