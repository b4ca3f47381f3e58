"""The city: boroughs around the cathedral, their markets, and the streets between them."""

import re
from collections.abc import Iterable
from functools import cached_property
from typing import TypeAlias

from msgspec import Struct

MARKETS = 5
"""The number of markets in a borough; market 0 is in the center, the others are around it."""
OUTER = MARKETS - 1
"""The number of markets in a borough that have a message at the beginning."""

End: TypeAlias = tuple[int, int]
"""One end of a street: how many boroughs to the left it lies, and the number of its market."""
Street: TypeAlias = tuple[End, End]

_STREET = re.compile(r"([ilr])\.([0-4])-([ilr])\.([0-4])")
_OFFSETS = {"i": 0, "l": 1, "r": -1}


def read_street(text: str) -> Street | None:
    """Parse a street such as "i.0-l.4"; return None if the text is invalid."""
    found = _STREET.fullmatch(text)
    if not found:
        return None
    one, market, other, its_market = found.groups()
    return (_OFFSETS[one], int(market)), (_OFFSETS[other], int(its_market))


class City(Struct, frozen=True, dict=True):
    """All markets by index (5 times the borough, plus the number there), and the distances between them."""

    boroughs: int
    streets: frozenset[tuple[int, int]]
    """The pairs of markets that a street connects, lower index first."""
    distances: tuple[tuple[int, ...], ...]
    """The fewest steps between two markets; -1 if no street connects them."""

    @cached_property
    def is_joined(self) -> bool:
        """True if all markets are connected."""
        return all(distance >= 0 for row in self.distances for distance in row)

    @cached_property
    def farthest(self) -> int:
        """The longest distance between two markets."""
        return max([distance for row in self.distances for distance in row])

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The option that stands for each market, such as "3.1"."""
        return tuple([f"{market // MARKETS}.{market % MARKETS}" for market in range(self.boroughs * MARKETS)])

    @cached_property
    def numbers(self) -> dict[str, int]:
        """By option: its market."""
        return {name: market for market, name in enumerate(self.names)}

    @cached_property
    def reach(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """By market and steps: where a carriage may stop; with two or more steps it may return to its start."""
        return tuple(
            [
                tuple([_within(distances, market, steps) for steps in range(max(self.farthest, 2) + 1)])
                for market, distances in enumerate(self.distances)
            ]
        )

    def within(self, market: int, steps: int) -> tuple[int, ...]:
        """Return the stops of a carriage within a number of steps."""
        reach = self.reach[market]
        return reach[steps] if steps < len(reach) else reach[-1]

    def steps(self, start: int, stop: int) -> int:
        """Return the fewest steps of a drive; a drive back to the start takes two."""
        return self.distances[start][stop] or 2


def _within(distances: tuple[int, ...], market: int, steps: int) -> tuple[int, ...]:
    can_return = steps >= 2  # out and back
    return tuple(
        [
            stop
            for stop, distance in enumerate(distances)
            if 0 < distance <= steps or (stop == market and can_return and steps)
        ]
    )


def build_city(boroughs: int, streets: Iterable[Street | None]) -> City:
    """Repeat the streets for every borough, and measure the distances."""
    laid = set()
    for borough in range(boroughs):
        for street in streets:
            if street is not None:
                one, other = [(borough + offset) % boroughs * MARKETS + market for offset, market in street]
                laid.add((min(one, other), max(one, other)))
    return City(boroughs, frozenset(laid), _measure(boroughs * MARKETS, laid))


def _measure(markets: int, streets: set[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    """Return the fewest steps between all markets, by breadth-first search."""
    beside: dict[int, set[int]] = {market: set() for market in range(markets)}
    for one, other in streets:
        beside[one].add(other)
        beside[other].add(one)
    return tuple([_walk(market, beside) for market in range(markets)])


def _walk(start: int, beside: dict[int, set[int]]) -> tuple[int, ...]:
    found, edge = {start: 0}, [start]
    while edge:
        edge = sorted({near for market in edge for near in beside[market]} - found.keys())
        steps = max(found.values()) + 1
        found.update(dict.fromkeys(edge, steps))
    return tuple([found.get(market, -1) for market in beside])
