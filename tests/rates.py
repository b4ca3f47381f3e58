"""Rate limits of the sandbox that are over sooner than Discord's."""

import pytest

from bot.sandbox.rest.buckets import DEFAULT, LIMITS

BRISK = 10
"""How many times sooner."""


@pytest.fixture(autouse=True)
def rate_limits_are_brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many requests as at Discord, in less time: people play faster here; `tests/chaos` has Discord's own."""
    monkeypatch.setattr("bot.sandbox.rest.buckets.DEFAULT", (DEFAULT[0], DEFAULT[1] / BRISK))
    for route, (most, seconds) in LIMITS.items():
        monkeypatch.setitem(LIMITS, route, (most, seconds / BRISK))
