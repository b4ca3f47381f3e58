"""Clocks that tests move forward instead of waiting."""

import time


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        """Seconds since 1970."""
        return self.now

    def forward(self, seconds: float) -> None:
        """Move the clock forward."""
        self.now += seconds


class RunningClock:
    """The wall clock, moved forward by a test."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        """Seconds since 1970."""
        return time.time() + self.ahead

    def forward(self, seconds: float) -> None:
        """Move the clock forward."""
        self.ahead += seconds
