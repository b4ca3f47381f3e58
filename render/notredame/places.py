"""The positions of the markets on the circular map, and free places for the things beside them."""

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain, product
from math import cos, hypot, radians, sin
from typing import TypeAlias

from bot.games.notredame.rules.streets import MARKETS

Spot: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[int, int, int, int]

INNER = 0.465
"""Distance of the markets at the cathedral from the middle, in radii of the city."""
CENTER = 0.685
"""The distance of the boroughs' centers from the middle."""
SIDE = 62
"""Side of a market in units."""
PLATE = 32
"""Units by which the plate below a market sticks out."""
RADIUS = 310
"""The city's radius in units; a city with this radius in pixels has units of one pixel."""
MARGIN = 3

_RINGS = (CENTER, INNER, 1.0, 1.0, 1.0)
_TURNS = (0.0, 1 / 2, 1 / 6, -1 / 6, -1 / 2)
"""The angle of each market in a borough, as a share of the borough's angle."""


def direction(boroughs: int, borough: float) -> float:
    """Return the angle of a borough's middle, clockwise from the right, in degrees."""
    return (-135.0 if boroughs % 2 == 0 else -90.0) + 360 / boroughs * borough


def place_of(boroughs: int, market: int) -> tuple[float, float]:
    """Return a market's distance from the middle, in radii, and its angle."""
    borough, number = divmod(market, MARKETS)
    return _RINGS[number], direction(boroughs, borough + _TURNS[number])


def circle(w: float, h: float) -> tuple[Spot, float]:
    """Return the city's middle and radius in a box, with room for the plates below the markets."""
    outside = 8 / RADIUS
    radius = min(w / (2 + SIDE / RADIUS + outside), h / (2 + (SIDE + PLATE) / RADIUS + outside))
    return (w / 2, (h - PLATE * radius / RADIUS) / 2), radius


def at(middle: Spot, radius: float, degrees: float) -> Spot:
    """Return a point on a circle."""
    return middle[0] + radius * cos(radians(degrees)), middle[1] + radius * sin(radians(degrees))


@lru_cache(maxsize=64)
def market_spots(boroughs: int, w: int, h: int) -> tuple[Spot, ...]:
    """Return the middle of every market on a map."""
    middle, radius = circle(w, h)
    places = [place_of(boroughs, market) for market in range(boroughs * MARKETS)]
    return tuple([at(middle, radius * ring, angle) for ring, angle in places])


def unit_of(size: tuple[int, int]) -> float:
    """Return the pixels per unit on a map of this size."""
    return circle(*size)[1] / RADIUS


def market_box(spot: Spot, unit: float) -> Box:
    """Return the box that a market and its plate cover."""
    side = SIDE * unit
    return round(spot[0] - side / 2), round(spot[1] - side / 2), round(side), round(side + PLATE * unit)


WAGON = (50, 54)
"""Width and height of a carriage in units."""
MOST_ABREAST = 3


def group_size(number: int, unit: float) -> tuple[int, int]:
    """Return the size of several carriages on one market."""
    columns = min(number, MOST_ABREAST)
    return round(WAGON[0] * columns * unit), round(WAGON[1] * -(-number // MOST_ABREAST) * unit)


_WAYS = range(-240, 241, 5)
_NEAR = array("h", chain.from_iterable(sorted(product(_WAYS, _WAYS), key=lambda way: (round(hypot(*way)), way))))
"""Offsets to the right and down from a market, alternating, nearest first; as tuples they would take 0.7 MB."""
_PARTS = (1.0, 0.8, 0.65, 0.5, 0.4)
"""Scale factors to try for crowded carriages; with the last ones, the carriages always fit."""


@lru_cache(maxsize=512)
def place_carriages(
    boroughs: int, size: tuple[int, int], standing: tuple[tuple[int, int], ...], taken: tuple[Box, ...]
) -> tuple[Box, ...]:
    """Return a box near each market for its carriages; `standing` holds each market and its number of carriages."""
    spots, unit = market_spots(boroughs, *size), unit_of(size)
    covered = [*taken, *[market_box(spot, unit) for spot in spots]]
    boxes = []
    for market, number in standing:
        rooms = (_find_room(market, spots, group_size(number, unit * part), covered, size) for part in _PARTS)
        box = next(filter(None, rooms))
        covered.append(box)
        boxes.append(box)
    return tuple(boxes)


def _find_room(
    market: int, spots: Sequence[Spot], group: tuple[int, int], covered: Sequence[Box], size: tuple[int, int]
) -> Box | None:
    """Find a place that is nearer to its market than to any other, if possible, to show which market it belongs to."""
    (w, h), (x, y), found = group, spots[market], None
    offsets = iter(_NEAR)
    for right, down in zip(offsets, offsets, strict=True):
        box = round(x + right - w / 2), round(y + down - h / 2), w, h
        if 0 <= box[0] <= size[0] - w and 0 <= box[1] <= size[1] - h and not _meets(box, covered):
            found = found or box
            away = [hypot(x + right - x2, y + down - y2) for x2, y2 in spots]
            if away[market] == min(away):
                return box
    return found


def _meets(box: Box, others: Iterable[Box]) -> bool:
    x, y, w, h = box
    return any(x < x2 + w2 + MARGIN and x2 < x + w + MARGIN and y < y2 + h2 and y2 < y + h for x2, y2, w2, h2 in others)
