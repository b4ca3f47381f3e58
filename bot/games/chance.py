"""All randomness: a secret seed, a purpose and a counter, through HMAC-SHA-256, the same on every machine for ever."""

import hmac
from collections.abc import Iterator, Sequence
from itertools import chain, count
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

_SPAN = 256
"""One byte a draw: no game draws one of more things at once."""
_EVEN = tuple(_SPAN - _SPAN % limit if limit else 0 for limit in range(_SPAN + 1))
"""By limit, where the uneven rest begins that would favor some remainders."""


class Chance(Struct, frozen=True, array_like=True, gc=False):
    """A stream of random choices; each use gives the stream to use next."""

    seed: bytes
    used: int = 0

    def _numbers(self, purpose: str) -> Iterator[int]:
        """Numbers below 256 without end, fixed by seed, counter and purpose."""
        return chain.from_iterable(self._block(purpose, block) for block in count())

    def _block(self, purpose: str, block: int) -> bytes:
        return hmac.digest(self.seed, f"{self.used}/{purpose}/{block}".encode(), "sha256")

    def below(self, limit: int, purpose: str) -> tuple[int, "Chance"]:
        """A number from 0 to limit - 1, each as likely as any other; the limit is at most 256."""
        even = _EVEN[limit]
        for number in self._block(purpose, 0):  # one block is nearly always enough, and a stream of them costs more
            if number < even:
                return number % limit, self._next()
        number = next(number for number in self._numbers(purpose) if number < even)
        return number % limit, self._next()

    def shuffle(self, things: Sequence[T], purpose: str) -> tuple[tuple[T, ...], "Chance"]:
        """The same things, at most 256, in an order of which each is as likely as any other."""
        mixed = list(things)
        self._mix(mixed, 1, self._numbers(purpose))
        return tuple(mixed), self._next()

    def draw(
        self, piles: Sequence[Sequence[T]], number: int, purpose: str
    ) -> tuple[tuple[tuple[T, ...], ...], "Chance"]:
        """Draw this many things from each pile: they come last, in random order, after those not drawn.

        Raises `ValueError` if a pile holds fewer.
        """
        numbers, drawn = self._numbers(purpose), []
        for pile in piles:
            if len(pile) < number:  # the loop would wait for them forever
                raise ValueError(f"{number} drawn from {len(pile)}")
            mixed = list(pile)
            self._mix(mixed, len(mixed) - number, numbers)
            drawn.append(tuple(mixed))
        return tuple(drawn), self._next()

    @staticmethod
    def _mix(things: list[T], rest: int, numbers: Iterator[int]) -> None:
        """Fills the places from the last one down to the rest, each with any of the things not yet placed."""
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
        """Shuffles one more thing into a stack nobody has seen: any place leaves every order as likely as before."""
        at, after = self.below(len(things) + 1, purpose)
        return (*things[:at], thing, *things[at:]), after

    def fork(self, purpose: str) -> "Chance":
        """An independent stream, such as one for a computer player."""
        return Chance(hmac.digest(self.seed, f"{self.used}/{purpose}/fork".encode(), "sha256"))

    def move_on(self) -> "Chance":
        """The stream after a use of which nothing is known."""
        return self._next()

    def _next(self) -> "Chance":
        return Chance(self.seed, self.used + 1)
