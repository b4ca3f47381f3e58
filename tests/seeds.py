"""Games of the tests have the same chance in every run, unless a test gives them another."""

import secrets

import pytest

REAL = secrets.token_bytes


def known_seed() -> bytes:
    """Always the same one, or what a test has put in the place of real chance."""
    return bytes(32) if secrets.token_bytes is REAL else secrets.token_bytes(32)


@pytest.fixture(autouse=True)
def games_are_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever begins, and whatever is drawn, is no matter of luck."""
    monkeypatch.setattr("bot.tables.lobby.make_seed", known_seed)
