"""Addresses of databases on a server."""

from urllib.parse import quote

import pytest

from bot.storage.address import Address, is_address, is_sound


@pytest.mark.parametrize(
    ("url", "shown", "name"),
    [
        ("postgresql://ada:secret@db.example/games", "postgresql://ada@db.example/games", "games"),
        ("postgres://ada@/games?host=/run/pg&password=secret", "postgres://ada@/games", "games"),
        ("postgresql://db.example:5433", "postgresql://db.example:5433", "postgres"),
        ("postgresql://ada:se%40cret@[::1]:5433/a", "postgresql://ada@[::1]:5433/a", "a"),
    ],
)
def test_an_address_is_shown_without_its_secrets(url: str, shown: str, name: str) -> None:
    """The password is hidden wherever the URL has it."""
    assert (str(Address(url)), Address(url).name) == (shown, name)


@pytest.mark.parametrize(
    "secret",
    ["se@cr/et", "se/cr@et", "5/cr@et", "se?cr", "5?cr@et", "s@e?cr", "se#cr", "5#cr@et", "s@@e", "s@e#c/r", "[secr"],
)
def test_an_address_with_an_unencoded_password_is_refused_without_showing_any_of_it(secret: str) -> None:
    """The end of such a password is ambiguous."""
    assert is_sound(f"postgresql://ada:{quote(secret, safe='')}@db.example:5433/games?sslmode=require")
    assert not is_sound(f"postgresql://ada:{secret}@db.example/games")
    assert not is_sound(f"postgresql://ada:{secret}@db.example:5433/games?sslmode=require")


def test_an_address_without_a_server_is_a_file() -> None:
    """The test includes a file name that begins with `postgresql`."""
    assert is_address("postgresql://ada@host/games")
    assert not is_address("postgresql.sqlite3")
    assert not is_address("guildhall.sqlite3")
