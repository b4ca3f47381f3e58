"""Every game that the contract is tested with: those of the catalogue, and the second game of the tests."""

from functools import cache

from msgspec import msgpack

from bot.catalogue import FIGURES, GAMES, Game, Home, make_game, read_figures
from tests import second_game

PLAYED: dict[str, Home] = GAMES | {second_game.NAME: second_game.HOME}


@cache
def load_played(name: str) -> Game:
    """A game by its name, whether or not the catalogue has it."""
    home = PLAYED[name]
    return make_game(name, home, msgpack.encode(read_figures(home.data / FIGURES)))


TABLES = [(name, seats) for name in PLAYED for seats in load_played(name).rules.seats]
"""Every game with every number of seats."""


def usual_seats(name: str) -> int:
    """Three, or as near to it as a game allows."""
    return min(load_played(name).rules.seats, key=lambda seats: abs(seats - 3))
