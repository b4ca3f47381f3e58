"""The games that the contract is tested with: those of the catalogue and the drafting game of the tests."""

from functools import cache

from msgspec import msgpack

from bot.catalogue import FIGURES, GAMES, Game, Home, make_game, read_figures
from tests import second_game
from tests.long import short_for

PLAYED: dict[str, Home] = GAMES | {second_game.NAME: second_game.HOME}


@cache
def load_played(name: str) -> Game:
    """Load a game by name, whether or not it is in the catalogue."""
    home = PLAYED[name]
    return make_game(name, home, msgpack.encode(read_figures(home.data / FIGURES)))


EVERY_TABLE = [(name, seats) for name in PLAYED for seats in load_played(name).rules.seats]
"""Every game with each number of seats."""
SHORT_TABLES = [(name, end(load_played(name).rules.seats)) for name in PLAYED for end in (min, max)]
"""Every game with its fewest and most seats."""
TABLES = short_for(EVERY_TABLE, SHORT_TABLES)
"""Test parameters: every game with each number of seats; only the fewest and the most are in the short tests."""


def usual_seats(name: str) -> int:
    """Three seats, or the closest number that the game allows."""
    return min(load_played(name).rules.seats, key=lambda seats: abs(seats - 3))
