"""All randomness: HMAC-SHA-256 of a secret seed, a purpose and a counter, so it is reproducible on every machine."""

import hmac
from collections.abc import Iterator, Sequence
from itertools import chain, count
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

_SPAN = 256
"""The largest limit of a draw, which uses one byte: no game draws from more items."""
_EVEN = tuple(_SPAN - _SPAN % limit if limit else 0 for limit in range(_SPAN + 1))
"""By limit: the smallest byte to reject; larger ones would bias the remainder."""


class Chance(Struct, frozen=True, array_like=True, gc=False):
    """A stream of random choices; each method also returns the stream to use next."""

    seed: bytes
    used: int = 0

    def _numbers(self, purpose: str) -> Iterator[int]:
        """Yield endless numbers below 256, determined by seed, counter and purpose."""
        return chain.from_iterable(self._block(purpose, block) for block in count())

    def _block(self, purpose: str, block: int) -> bytes:
        return hmac.digest(self.seed, f"{self.used}/{purpose}/{block}".encode(), "sha256")

    def below(self, limit: int, purpose: str) -> tuple[int, "Chance"]:
        """Return a uniformly random number from 0 to `limit` - 1; `limit` is at most 256."""
        even = _EVEN[limit]
        for number in self._block(purpose, 0):  # one block is nearly always enough, and cheaper than a stream
            if number < even:
                return number % limit, self._next()
        number = next(number for number in self._numbers(purpose) if number < even)
        return number % limit, self._next()

    def shuffle(self, things: Sequence[T], purpose: str) -> tuple[tuple[T, ...], "Chance"]:
        """Return the items (at most 256) in uniformly random order."""
        mixed = list(things)
        self._mix(mixed, 1, self._numbers(purpose))
        return tuple(mixed), self._next()

    def draw(
        self, piles: Sequence[Sequence[T]], number: int, purpose: str
    ) -> tuple[tuple[tuple[T, ...], ...], "Chance"]:
        """Draw `number` items from each pile; they end up last, in random order, after the items not drawn.

        Raises `ValueError` if a pile has fewer items.
        """
        numbers, drawn = self._numbers(purpose), []
        for pile in piles:
            if len(pile) < number:  # the loop in _mix would never end
                raise ValueError(f"{number} drawn from {len(pile)}")
            mixed = list(pile)
            self._mix(mixed, len(mixed) - number, numbers)
            drawn.append(tuple(mixed))
        return tuple(drawn), self._next()

    @staticmethod
    def _mix(things: list[T], rest: int, numbers: Iterator[int]) -> None:
        """Fill the places from the last one down to `rest`, each with a random item that has no place yet."""
        left = len(things)
        if left <= rest:
            return
        for number in numbers:
            if number < _EVEN[left]:
                at = number % left
                left -= 1
                things[left], things[at] = things[at], things[left]
                if left <= rest:
                    return

    def insert(self, thing: T, things: tuple[T, ...], purpose: str) -> tuple[tuple[T, ...], "Chance"]:
        """Insert an item at a random place; if the order of `things` is unknown, every order stays equally likely."""
        at, after = self.below(len(things) + 1, purpose)
        return (*things[:at], thing, *things[at:]), after

    def fork(self, purpose: str) -> "Chance":
        """Return an independent stream, for example for a computer player."""
        return Chance(hmac.digest(self.seed, f"{self.used}/{purpose}/fork".encode(), "sha256"))

    def move_on(self) -> "Chance":
        """Return the next stream without drawing anything."""
        return self._next()

    def _next(self) -> "Chance":
        return Chance(self.seed, self.used + 1)
