"""All randomness: a secret seed, a purpose and a counter, through HMAC-SHA-256, the same on every machine for ever."""

import hmac
import struct
from collections.abc import Iterator, Sequence
from itertools import count
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

_WORDS = struct.Struct(">16H")
"""A digest as numbers of two bytes; a game never draws one of 65,536 things at once."""
_SPAN = 1 << 16


class Chance(Struct, frozen=True, array_like=True, gc=False):
    """A stream of random choices; each use gives the stream to use next."""

    seed: bytes
    used: int = 0

    def _numbers(self, purpose: str) -> Iterator[int]:
        """Numbers below 65,536 without end, fixed by seed, counter and purpose."""
        for block in count():
            yield from _WORDS.unpack(hmac.digest(self.seed, f"{self.used}/{purpose}/{block}".encode(), "sha256"))

    def below(self, limit: int, purpose: str) -> tuple[int, "Chance"]:
        """A number from 0 to limit - 1, each as likely as any other."""
        for number in self._numbers(purpose):
            if number < _SPAN - _SPAN % limit:  # the uneven rest would favour some remainders
                break
        return number % limit, self._next()

    def shuffle(self, things: Sequence[T], purpose: str) -> tuple[tuple[T, ...], "Chance"]:
        """The same things in an order of which each is as likely as any other."""
        mixed, last = list(things), len(things) - 1
        for number in self._numbers(purpose):
            if last < 1:
                break
            limit = last + 1
            if number < _SPAN - _SPAN % limit:
                at = number % limit
                mixed[last], mixed[at] = mixed[at], mixed[last]
                last -= 1
        return tuple(mixed), self._next()

    def insert(self, thing: T, things: tuple[T, ...], purpose: str) -> tuple[tuple[T, ...], "Chance"]:
        """Shuffles one more thing into a stack nobody has seen: any place leaves every order as likely as before."""
        at, after = self.below(len(things) + 1, purpose)
        return (*things[:at], thing, *things[at:]), after

    def fork(self, purpose: str) -> "Chance":
        """An independent stream, such as one for a computer player."""
        return Chance(hmac.digest(self.seed, f"{self.used}/{purpose}/fork".encode(), "sha256"))

    def _next(self) -> "Chance":
        return Chance(self.seed, self.used + 1)
