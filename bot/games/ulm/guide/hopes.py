"""Computes the present score of laying out a card, and whether the card completes a set."""

from collections import Counter
from collections.abc import Sequence

from bot.games.ulm.rules.pieces import CATHEDRAL, TRADE, Pieces
from bot.games.ulm.rules.scoring import chronicle_points, score_cathedral, score_trade
from bot.games.ulm.rules.state import Player

_SETS = {CATHEDRAL: score_cathedral, TRADE: score_trade}


def later_points(pieces: Pieces, player: Player, card: int) -> int:
    """Return the points that laying out one more card would add if the game ended now."""
    family = pieces.cards[card].family
    if family not in _SETS:
        return chronicle_points(pieces, player, card)
    return _score(pieces, family, (*player.laid, card)) - _score(pieces, family, player.laid)


def _score(pieces: Pieces, family: str, laid: Sequence[int]) -> int:
    counts = Counter(laid)
    return _SETS[family](pieces.scoring, [counts[kind] for kind in pieces.families[family]])


def completes_set(pieces: Pieces, player: Player, card: int) -> bool:
    """True if a cathedral or trade card would score more than it does alone."""
    return pieces.cards[card].family in _SETS and later_points(pieces, player, card) > pieces.scoring.card
