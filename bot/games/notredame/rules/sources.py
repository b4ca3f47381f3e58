"""Where a marker comes from while the personal supply is empty: another sector, or Notre Dame."""

from collections.abc import Generator

from bot.games.notredame.rules.asks import Ask, asks_by_bits
from bot.games.notredame.rules.pieces import CARD_NUMBERS, CARDS, NOTRE_DAME
from bot.games.notredame.rules.state import Player

_ASKS = asks_by_bits("source", CARDS)
"""Which marker is moved, by the places that have one."""


def bit_of(place: int) -> int:
    """The bit of a sector, or of Notre Dame; none for a friend beside the board."""
    return 1 << place if place >= 0 else 0


def source_of(player: Player) -> int:
    """The sectors with a marker, and Notre Dame, by the numbers of their cards, a bit for each."""
    places = 1 << NOTRE_DAME if player.cathedral else 0
    for sector, markers in enumerate(player.markers):
        if markers:
            places |= 1 << sector
    return places


def ask_source(player: Player, target: int) -> Generator[Ask, str, int]:
    """From where a marker is moved; never from where it is to go."""
    name = yield _ASKS[source_of(player) & ~(1 << target)]
    return CARD_NUMBERS[name]


def take_marker(player: Player, source: int | None) -> None:
    """Takes a marker up: from the supply where no other source was chosen."""
    if source is None:
        player.supply -= 1
    elif source == NOTRE_DAME:
        player.cathedral -= 1
    else:
        player.markers[source] -= 1
