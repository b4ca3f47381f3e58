"""Estimates a player's position in points: those already scored, and those expected."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from bot.games.contract import Seat
from bot.games.ulm.rules.pieces import CATHEDRAL, SET_SIZE, TRADE, Changer, Pieces
from bot.games.ulm.rules.scoring import chronicle_points, score_cathedral, score_trade
from bot.games.ulm.rules.state import Player, State

COIN, COINS = 0.8, 6
"""Value of a coin that the player can still spend, and the most coins counted."""
TILE, TILES = 0.7, 6
"""Value of an action tile, and the most tiles counted."""
SPARROW = 0.3
"""Value of a sparrow in addition to its point, as long as swaps are possible."""
CARD = 3.0
"""Minimum value of a card in hand, which the player can use or lay out."""
IN_HAND = 0.9
"""Share of its value that a card has before it is played."""
BEGUN = (0.0, 0.1, 0.35)
"""At the beginning of the game: share of a set's bonus by the number of its cards."""
CREST = 0.3
"""Value of a placed family crest per round left."""
QUARTER = 0.1
"""Value of a quarter with a seal; only breaks ties."""
GROWTH = {"past": 1.0, "quarters": 0.4, "shields": 0.25, "sparrows": 0.2}
"""Expected growth per round of the things that chronicle cards count."""
ABILITIES = {
    "money": 1.0,
    "steps": 1.0,
    "sides": 0.2,
    "plays": 0.4,
    "buy_sparrows": 0.4,
    "seal_points": 0.3,
    "step_points": 1.0,
    "seal_cost": -1.0,
    "guard_two": 0.3,
    "guard_three": 0.1,
}
"""Value per round left of each unit that a descendant changes."""
LOOK, CHEAP_CARDS, FREE_SWAPS = 0.3, 0.4, 0.2
"""Value per round of one more card to look at, of cheaper cards, and of cheaper swaps."""


@lru_cache(maxsize=256)
def ability(descendant: Changer) -> float:
    """Return a descendant's value per round."""
    change = descendant.change
    worth: float = sum([each * getattr(change, word) for word, each in ABILITIES.items()])
    worth += LOOK * max(0, change.look - 1)
    worth += CHEAP_CARDS * (change.card_price is not None)
    return worth + FREE_SWAPS * (change.swap_price is not None)


def estimate(pieces: Pieces, state: State, seat: Seat) -> float:
    """Return a player's points, both scored and expected."""
    player = state.players[seat]
    left = pieces.rounds - state.round
    worth = float(sum(player.points) + player.sparrows * pieces.scoring.sparrow + pieces.river[player.barge])
    worth += QUARTER * sum([seals > 0 for seals in player.seals])
    worth += _cards(pieces, player, left)
    if left:
        worth += COIN * min(player.coins, COINS) + TILE * min(sum(player.tiles), TILES)
        worth += SPARROW * player.sparrows
        worth += CREST * left * state.crests.count(seat)
        worth += left * sum([ability(pieces.descendants[one]) for one in player.descendants])
    return worth


def _cards(pieces: Pieces, player: Player, left: int) -> float:
    """Return the value of laid cards, of the hand if it can still be played, and of incomplete sets."""
    laid, worth = player.laid, 0.0
    for kind in laid:
        worth += hoped_chronicle(pieces, player, kind, left)
    sets = hoped_sets(pieces, tuple(sorted(laid)), left)
    worth += sets
    for card in player.hand[:left]:
        laid, before = (*laid, card), sets
        sets = hoped_sets(pieces, tuple(sorted(laid)), left)
        worth += IN_HAND * max(CARD, sets - before + hoped_chronicle(pieces, player, card, left))
    return worth


@lru_cache(maxsize=8192)
def hoped_sets(pieces: Pieces, cards: tuple[int, ...], left: int) -> float:
    """Return the value of cathedral and trade cards, with a share for incomplete sets; `cards` must be sorted."""
    laid = Counter(cards)
    scoring, families, hope = pieces.scoring, pieces.families, left / pieces.rounds
    cathedral, trade = [[laid[kind] for kind in families[family]] for family in (CATHEDRAL, TRADE)]
    worth = float(score_cathedral(scoring, cathedral) + score_trade(scoring, trade))
    worth += hope * scoring.cathedral * _begun(cathedral)
    return worth + hope * max(scoring.different * _begun(trade), scoring.same * BEGUN[max(trade) % SET_SIZE])


def _begun(counts: Sequence[int]) -> float:
    """Return the share for the incomplete set of different cards."""
    full = min(counts)
    return BEGUN[sum([count > full for count in counts])]


def hoped_chronicle(pieces: Pieces, player: Player, kind: int, left: int) -> float:
    """Return the expected final score of a chronicle card."""
    later = pieces.cards[kind].later
    if later is None:
        return 0.0
    points = chronicle_points(pieces, player, kind)
    more = GROWTH.get(later.of, 0.0) * left * later.each / later.per
    return points + more if later.most is None else min(later.most, points + more)
