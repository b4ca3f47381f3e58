"""How much one person, and one server, may ask for, so that nobody keeps the others waiting."""

import asyncio
import math
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from enum import Enum
from weakref import WeakValueDictionary

from bot.errors import BusyServer, OneMoment

MOST_KEPT = 10_000
"""People or servers remembered; those who have asked for nothing lately need not be."""


HAIR = 1e-6
"""Tolerance in seconds for rounding errors of sums of times."""


class Cost(Enum):
    """What an act costs a person and a server, in clicks: a person needs few pictures, a server's people many."""

    CLICK = (1, 1)
    """Little: the bot's own panel, card or text."""
    CARD = (10, 2)
    """A new public card in the place of an older one, with requests to Discord about the people it concerns."""
    PICTURE = (16, 2)
    """A new picture, or a file."""
    REPLAY = (25, 3)
    """A game is replayed in a worker process."""
    SEARCH = (50, 6)
    """A worker process searches for good answers."""

    def __init__(self, person: int, server: int) -> None:
        self.person, self.server = person, server


HEAVY = frozenset({Cost.REPLAY, Cost.SEARCH})
"""Costs of acts of which one person has at most one under way."""


class Allowance:
    """A token bucket for each person or each server: a number of clicks at once, then a number per second."""

    def __init__(self, at_once: int, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.at_once, self._per_second, self._clock = at_once, per_second, clock
        self._full_at: dict[int, float] = {}
        """By user or server: when the bucket is full again."""

    def wait(self, who: int, cost: int = 1) -> int:
        """Seconds until the cost can be paid, rounded up; 0 if it can be paid now."""
        now = self._clock()
        too_soon = self._full_after(who, cost, now) - now - self.at_once / self._per_second
        return max(0, math.ceil(too_soon - HAIR))

    def count(self, who: int, cost: int = 1) -> None:
        """Takes the cost from the bucket."""
        now = self._clock()
        self._full_at[who] = self._full_after(who, cost, now)
        if len(self._full_at) > MOST_KEPT:
            self._full_at = {one: at for one, at in self._full_at.items() if at > now}

    def _full_after(self, who: int, cost: int, now: float) -> float:
        return max(now, self._full_at.get(who, now)) + cost / self._per_second


class Allowances:
    """What each person may ask for, and what all people of a server may together.

    A person may click 200 times at once and 30 times a second, or ask for 12 pictures at once and 2 a second,
    or put up 20 cards at once and 3 a second.
    A server of fifty tables with four players each, who all click every four seconds and look at the board every
    twenty, costs 70 clicks a second; a process can do about 150.
    """

    def __init__(self, limits_servers: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.person = Allowance(200, 30.0, clock)
        self.server = Allowance(400, 72.0, clock) if limits_servers else None
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def take(self, user: int, server: int | None, cost: Cost) -> None:
        """Takes the cost of an act from both, or from neither; direct messages have no server.

        Raises `OneMoment` if the person has asked for too much, `BusyServer` if the server has.
        """
        if seconds := self.person.wait(user, cost.person):
            raise OneMoment(seconds=seconds)
        if self.server and server:
            if self.server.wait(server, cost.server):
                raise BusyServer()
            self.server.count(server, cost.server)
        self.person.count(user, cost.person)

    def spare(self, user: int, cost: Cost) -> bool:
        """Takes the cost of an extra that the person did not ask for, unless less than half would be left."""
        if self.person.wait(user, cost.person + self.person.at_once // 2):
            return False
        self.person.count(user, cost.person)
        return True

    def turn(self, user: int, cost: Cost) -> AbstractAsyncContextManager[None]:
        """Lets heavy acts of a person run one after the other; the second often finds its result cached."""
        return self._turns.setdefault(user, asyncio.Lock()) if cost in HEAVY else nullcontext()
