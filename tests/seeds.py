"""A fixed seed for the games of tests; a test may replace it."""

import secrets

import pytest

REAL = secrets.token_bytes


def known_seed() -> bytes:
    """The fixed seed, or the result of a test's replacement of `secrets.token_bytes`."""
    return bytes(32) if secrets.token_bytes is REAL else secrets.token_bytes(32)


@pytest.fixture(autouse=True)
def games_are_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make all random results of games repeatable."""
    monkeypatch.setattr("bot.tables.lobby.make_seed", known_seed)
