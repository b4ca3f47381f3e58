"""Rate limits of users and servers."""

import asyncio
import math
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from enum import Enum
from weakref import WeakValueDictionary

from bot.errors import BusyServer, OneMoment

MOST_KEPT = 10_000
"""Number of buckets above which full ones are dropped."""


HAIR = 1e-6
"""Tolerance in seconds for rounding errors when times are added."""


class Cost(Enum):
    """The price of an act in clicks; a server pays less for pictures, because its users share them."""

    CLICK = (1, 1)
    """Cheap: the bot's own panel, card or text."""
    CARD = (10, 2)
    """A new public card that replaces an older one, with requests to Discord about the users on it."""
    PICTURE = (16, 2)
    """A new picture, or a file."""
    REPLAY = (25, 3)
    """Replays a game in a worker process."""
    SEARCH = (50, 6)
    """Searches for good answers in a worker process."""

    def __init__(self, person: int, server: int) -> None:
        self.person, self.server = person, server


HEAVY = frozenset({Cost.REPLAY, Cost.SEARCH})
"""Costs of acts that a user can run only one at a time."""


class Allowance:
    """Token buckets, one per user or server: a burst of clicks, then a rate per second."""

    def __init__(
        self, at_once: int, per_second: float, clock: Callable[[], float] = time.monotonic, most_kept: int = MOST_KEPT
    ) -> None:
        self.at_once, self._per_second, self._clock, self._most_kept = at_once, per_second, clock, most_kept
        self.full_at: dict[int, float] = {}
        """By user or server: the time at which the bucket is full again."""

    def wait(self, who: int, cost: int = 1) -> int:
        """Return the seconds until the cost can be paid, rounded up; 0 if it can be paid now."""
        now = self._clock()
        too_soon = self._full_after(who, cost, now) - now - self.at_once / self._per_second
        return max(0, math.ceil(too_soon - HAIR))

    def count(self, who: int, cost: int = 1) -> None:
        """Take the cost out of the bucket."""
        now = self._clock()
        self.full_at[who] = self._full_after(who, cost, now)
        if len(self.full_at) > self._most_kept:
            self.full_at = {one: at for one, at in self.full_at.items() if at > now}

    def _full_after(self, who: int, cost: int, now: float) -> float:
        return max(now, self.full_at.get(who, now)) + cost / self._per_second


class Allowances:
    """Token buckets of each user, and of all users of a server together.

    A user has 200 clicks at once and 30 per second; that is 12 pictures at once and 2 per second, or 20 cards at once
    and 3 per second. A server with fifty tables of four players, each clicking every four seconds and looking at the
    board every twenty, costs 70 clicks per second; a process can handle about 150.
    """

    def __init__(self, limits_servers: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.person = Allowance(200, 30.0, clock)
        self.server = Allowance(400, 72.0, clock) if limits_servers else None
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def take(self, user: int, server: int | None, cost: Cost) -> None:
        """Take the cost of an act from both buckets, or from neither; `server` is None in direct messages.

        Raises `OneMoment` if the user has exceeded the limit, `BusyServer` if the server has.
        """
        if seconds := self.person.wait(user, cost.person):
            raise OneMoment(seconds=seconds)
        if self.server and server:
            if self.server.wait(server, cost.server):
                raise BusyServer()
            self.server.count(server, cost.server)
        self.person.count(user, cost.person)

    def spare(self, user: int, cost: Cost) -> bool:
        """Take the cost of an unrequested extra and return True, if that leaves the bucket at least half full."""
        if self.person.wait(user, cost.person + self.person.at_once // 2):
            return False
        self.person.count(user, cost.person)
        return True

    def turn(self, user: int, cost: Cost) -> AbstractAsyncContextManager[None]:
        """Serialize a user's heavy acts; the second one often finds its result cached."""
        return self._turns.setdefault(user, asyncio.Lock()) if cost in HEAVY else nullcontext()
