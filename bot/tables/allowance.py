"""How much one person may ask for, so that nobody keeps the others waiting."""

import math
import time
from collections.abc import Callable

from bot.errors import OneMoment

MOST_KEPT = 10_000
"""People remembered; whoever has asked for nothing lately need not be."""


HAIR = 1e-6
"""Seconds that are nothing: sums of times are no more exact than that."""


class Allowance:
    """So much at once, then so much a second, for each person."""

    def __init__(self, at_once: int, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._at_once, self._per_second, self._clock = at_once, per_second, clock
        self._full_at: dict[int, float] = {}
        """By user: when they may ask for as much as ever again."""

    def take(self, user: int) -> None:
        """Counts one request; raises OneMoment where there were too many."""
        now = self._clock()
        full_at = max(now, self._full_at.get(user, now)) + 1 / self._per_second
        too_soon = (full_at - now) - self._at_once / self._per_second
        if too_soon > HAIR:
            raise OneMoment(seconds=math.ceil(too_soon - HAIR))
        self._full_at[user] = full_at
        if len(self._full_at) > MOST_KEPT:
            self._full_at = {one: at for one, at in self._full_at.items() if at > now}


class Allowances:
    """What is limited: everything, far above what a person clicks; pictures and hints, which take the most time."""

    def __init__(self) -> None:
        self.requests = Allowance(200, 30.0)
        self.pictures = Allowance(12, 1.0)
        self.hints = Allowance(4, 1 / 15)
