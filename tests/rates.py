"""The sandbox's rate limits, with shorter periods than Discord's."""

import pytest

from bot.sandbox.rest.buckets import DEFAULT, LIMITS

BRISK = 10
"""Factor by which the periods are shorter."""


@pytest.fixture(autouse=True)
def rate_limits_are_brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allow Discord's number of requests in less time for fast scripted users. `tests/lab/chaos` uses the real ones."""
    monkeypatch.setattr("bot.sandbox.rest.buckets.DEFAULT", (DEFAULT[0], DEFAULT[1] / BRISK))
    for route, (most, seconds) in LIMITS.items():
        monkeypatch.setitem(LIMITS, route, (most, seconds / BRISK))
