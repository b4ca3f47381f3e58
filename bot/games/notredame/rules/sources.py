"""Sources of a marker if the personal supply is empty: a different sector, or Notre Dame."""

from collections.abc import Generator

from bot.games.notredame.rules.asks import Ask, Asks
from bot.games.notredame.rules.pieces import CARD_NUMBERS, CARDS, NOTRE_DAME
from bot.games.notredame.rules.state import Player

_ASKS = Asks("source", CARDS)
"""By the places with a marker: the question of which marker to move."""


def bit_of(place: int) -> int:
    """Return the bit of a sector or of Notre Dame; 0 for a friend beside the board."""
    return 1 << place if place >= 0 else 0


def source_of(player: Player) -> int:
    """Return the places with a marker (sectors and Notre Dame), as a bit set of their cards."""
    places = 1 << NOTRE_DAME if player.cathedral else 0
    for sector, markers in enumerate(player.markers):
        if markers:
            places |= 1 << sector
    return places


def ask_source(player: Player, target: int) -> Generator[Ask, str, int]:
    """Ask from which place a marker is moved; the target is not offered."""
    name = yield _ASKS[source_of(player) & ~(1 << target)]
    return CARD_NUMBERS[name]


def take_marker(player: Player, source: int | None) -> None:
    """Take a marker from a source, or from the supply."""
    if source is None:
        player.supply -= 1
    elif source == NOTRE_DAME:
        player.cathedral -= 1
    else:
        player.markers[source] -= 1
