"""What a position is worth to a player, counted in points: those there are, and those that the rest still promises."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from bot.games.contract import Seat
from bot.games.ulm.rules.pieces import CATHEDRAL, SET_SIZE, TRADE, Changer, Pieces
from bot.games.ulm.rules.scoring import chronicle_points, score_cathedral, score_trade
from bot.games.ulm.rules.state import Player, State

COIN, COINS = 0.8, 6
"""A coin that can still be spent, and how many of them are of use."""
TILE, TILES = 0.7, 6
"""An own action tile, and how many of them are of use."""
SPARROW = 0.3
"""What a sparrow is worth beside its point, as long as there is something to swap."""
CARD = 3.0
"""A card in hand, at least: it can be used or laid out."""
IN_HAND = 0.9
"""The part of its worth that a card still has to be played for."""
BEGUN = (0.0, 0.1, 0.35)
"""The part of a set's bonus that one and two cards of it are worth in the beginning."""
CREST = 0.3
"""A family crest on the board, per round left."""
QUARTER = 0.1
"""A quarter with an own seal: it breaks ties."""
GROWTH = {"past": 1.0, "quarters": 0.4, "shields": 0.25, "sparrows": 0.2}
"""How much of what chronicle cards count a player gains in a round."""
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
"""What each change that a descendant brings is worth per round left, for each one of it."""
LOOK, CHEAP_CARDS, FREE_SWAPS = 0.3, 0.4, 0.2
"""The same for a card more to look at, and for cheaper cards and swaps."""


@lru_cache(maxsize=256)
def ability(descendant: Changer) -> float:
    """What a descendant is worth in a round, by what it changes."""
    change = descendant.change
    worth: float = sum([each * getattr(change, word) for word, each in ABILITIES.items()])
    worth += LOOK * max(0, change.look - 1)
    worth += CHEAP_CARDS * (change.card_price is not None)
    return worth + FREE_SWAPS * (change.swap_price is not None)


def estimate(pieces: Pieces, state: State, seat: Seat) -> float:
    """Points and prospects of a player."""
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
    """What is laid out, what the hand would add as long as it can be played, and what begun sets promise."""
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
    """Cathedral and trade cards, with a part of the bonus for sets that are begun; the cards in order of kinds."""
    laid = Counter(cards)
    scoring, families, hope = pieces.scoring, pieces.families, left / pieces.rounds
    cathedral, trade = [[laid[kind] for kind in families[family]] for family in (CATHEDRAL, TRADE)]
    worth = float(score_cathedral(scoring, cathedral) + score_trade(scoring, trade))
    worth += hope * scoring.cathedral * _begun(cathedral)
    return worth + hope * max(scoring.different * _begun(trade), scoring.same * BEGUN[max(trade) % SET_SIZE])


def _begun(counts: Sequence[int]) -> float:
    """How far the next set of different cards has come."""
    full = min(counts)
    return BEGUN[sum([count > full for count in counts])]


def hoped_chronicle(pieces: Pieces, player: Player, kind: int, left: int) -> float:
    """What such a card is likely to score at the end."""
    later = pieces.cards[kind].later
    if later is None:
        return 0.0
    points = chronicle_points(pieces, player, kind)
    more = GROWTH.get(later.of, 0.0) * left * later.each / later.per
    return points + more if later.most is None else min(later.most, points + more)
