"""How much one person, and one server, may ask for, so that nobody keeps the others waiting."""

import math
import time
from collections.abc import Callable

from bot.errors import BusyServer, OneMoment

MOST_KEPT = 10_000
"""People or servers remembered; whoever has asked for nothing lately need not be."""


HAIR = 1e-6
"""Seconds that are nothing: sums of times are no more exact than that."""


class Allowance:
    """So much at once, then so much a second, for each person or each server."""

    def __init__(self, at_once: int, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._at_once, self._per_second, self._clock = at_once, per_second, clock
        self._full_at: dict[int, float] = {}
        """By user or server: when they may ask for as much as ever again."""

    def wait(self, who: int) -> int:
        """Seconds until one more request is free, rounded up; 0 if it is free now."""
        now = self._clock()
        too_soon = self._full_after_one(who, now) - now - self._at_once / self._per_second
        return max(0, math.ceil(too_soon - HAIR))

    def count(self, who: int) -> None:
        """Counts one request."""
        now = self._clock()
        self._full_at[who] = self._full_after_one(who, now)
        if len(self._full_at) > MOST_KEPT:
            self._full_at = {one: at for one, at in self._full_at.items() if at > now}

    def check(self, user: int) -> None:
        """Raises `OneMoment` where a person has asked for too much."""
        if seconds := self.wait(user):
            raise OneMoment(seconds=seconds)

    def take(self, user: int) -> None:
        """Counts one request of a person; raises `OneMoment` where there were too many."""
        self.check(user)
        self.count(user)

    def _full_after_one(self, who: int, now: float) -> float:
        return max(now, self._full_at.get(who, now)) + 1 / self._per_second


class SharedAllowance:
    """What each person may ask for, and what all people of a server may together."""

    def __init__(self, person: Allowance, server: Allowance | None = None) -> None:
        self.person, self.server = person, server

    def take(self, user: int, server: int | None = None) -> None:
        """Counts one request for both, or for neither; direct messages have no server.

        Raises `OneMoment` where the person has asked for too much, `BusyServer` where the server has.
        """
        self.person.check(user)
        if self.server and server:
            if self.server.wait(server):
                raise BusyServer()
            self.server.count(server)
        self.person.count(user)


class Allowances:
    """What is limited: everything, far above what a person clicks; pictures and hints, which take the most time.

    A server of fifty tables with four players each, who all click every four seconds, asks for 50 things a second;
    a process can do about 150. Where all of them look at the board every twenty seconds, that is 10 pictures a second.
    """

    def __init__(self, limits_servers: bool = True) -> None:
        requests, pictures = Allowance(400, 60.0), Allowance(150, 10.0)
        self.requests = SharedAllowance(Allowance(200, 30.0), requests if limits_servers else None)
        self.pictures = SharedAllowance(Allowance(12, 1.0), pictures if limits_servers else None)
        self.hints = Allowance(4, 1 / 15)
