"""Setup: boroughs with their messages, players with their things, the persons' piles, the bell-ringer."""

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.notredame.rules.pieces import BROWN, CARDS, LETTERS, MESSAGES, SECTORS, Pieces
from bot.games.notredame.rules.state import REASONS, Player, State
from bot.games.notredame.rules.streets import MARKETS, OUTER

FULL_DECK = (1 << len(CARDS)) - 1
"""One card of each kind."""
_OUTER_MARKETS = (1 << MARKETS) - 2
"""The markets of the first borough except its center, as a bit set."""


def set_up(pieces: Pieces, seats: int, chance: Chance) -> State:
    """Return the table as it is before the first round."""
    boroughs = pieces.table(seats).boroughs
    start, chance = chance.below(seats, "start player")
    laid, chance = chance.draw((tuple(range(len(MESSAGES))),) * boroughs, OUTER, "messages")
    coins = pieces.limits.coins
    return State(
        chance=chance,
        players=[_player(pieces, seats, seat) for seat in range(seats)],
        messages=tuple([kind for kinds in laid for kind in (-1, *kinds)]),
        lying=sum([_OUTER_MARKETS << MARKETS * borough for borough in range(boroughs)]),
        bank=coins - seats * pieces.start.gold if coins else 0,
        start=start,
        brown=pieces.piles[BROWN],
        grey=pieces.piles[LETTERS[0]],
    )


def _player(pieces: Pieces, seats: int, seat: Seat) -> Player:
    """Return a player whose carriage is on the center market of the player's borough."""
    start = pieces.start
    return Player(
        gold=start.gold,
        supply=start.markers,
        general=pieces.limits.markers - start.markers,
        markers=[0] * len(SECTORS),
        carriage=pieces.table(seats).homes[seat] * MARKETS,
        points=[0] * len(REASONS),
        deck=FULL_DECK,
    )
