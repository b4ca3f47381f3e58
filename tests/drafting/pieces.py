"""The cards and numbers of the drafting game, from the data file."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from bot.games.contract import DamagedFigures

COIN = "coin"


class Pieces(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All numbers of the game."""

    seats: tuple[int, int]
    """The minimum and maximum number of players."""
    rounds: dict[str, int]
    """Number of rounds for each choice of the option `length`, the default first."""
    hand: int
    fruits: tuple[str, ...]
    copies: int
    coins: tuple[int, ...]
    coin_copies: int
    sets: tuple[int, ...]
    """Points for 0, 1, 2, ... cards of one fruit; the last value also applies to larger numbers."""

    @cached_property
    def deck(self) -> tuple[str, ...]:
        """Every card by its short name: "apple", "coin.2"."""
        coins = tuple(f"{COIN}.{value}" for value in self.coins)
        return self.fruits * self.copies + coins * self.coin_copies

    @cached_property
    def digest(self) -> str:
        """A short fingerprint of the game's numbers."""
        return sha256(msgspec.json.encode(self)).hexdigest()[:8]

    def set_points(self, number: int) -> int:
        """Return the points for this many cards of one fruit."""
        return self.sets[min(number, len(self.sets) - 1)]

    def points(self, cards: Iterable[str]) -> int:
        """Return the points of these cards."""
        return sum(self.set_points(number) for number in self.count_fruits(cards).values()) + coin_points(cards)

    def count_fruits(self, cards: Iterable[str]) -> dict[str, int]:
        """Count the cards of each fruit, in the data file's order, leaving out fruits with no card."""
        counts = Counter(cards)
        return {fruit: counts[fruit] for fruit in self.fruits if counts[fruit]}


def coin_points(cards: Iterable[str]) -> int:
    """Return the total value of the coins among the cards."""
    return sum(int(card.partition(".")[2]) for card in cards if card.startswith(COIN))


def read_pieces(figures: Mapping[str, Any]) -> Pieces:
    """Convert the data file's contents to pieces. Raises `DamagedFigures`."""
    try:
        pieces = msgspec.convert(figures, Pieces)
    except msgspec.ValidationError as error:
        raise DamagedFigures("file", str(error)) from None
    if max(pieces.rounds.values()) * pieces.hand * max(pieces.seats) > len(pieces.deck):
        raise DamagedFigures("copies", "too few cards for the longest game")
    return pieces
