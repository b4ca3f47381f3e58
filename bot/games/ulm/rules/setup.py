"""Setup: shuffled stacks, the grid, the docks, the bag, and the players' start.

Chance is used in this order: cards, shields, tower tiles, descendants, the grid, each player's first tiles by seat, the
start player.
"""

from bot.games.chance import Chance
from bot.games.ulm.rules.board import GATES, KINDS, NO_TILE
from bot.games.ulm.rules.data_file import IN_PLAY
from bot.games.ulm.rules.gains import draw_tile
from bot.games.ulm.rules.pieces import REASONS, START, Pieces
from bot.games.ulm.rules.state import NOBODY, Player, State

SYMBOLS = "symbols"
"""The choice of the option `tower` that makes tower tiles change their rounds."""


def set_up(pieces: Pieces, seats: int, chance: Chance, tower: str) -> State:
    """Return the table as it is before the first round."""
    deck, chance = chance.shuffle(pieces.all_cards, "cards")
    shields, chance = chance.shuffle(range(len(pieces.shields)), "shields")
    towers, chance = chance.shuffle(range(len(pieces.towers)), "tower tiles")
    (descendants,), chance = chance.draw((range(len(pieces.descendants)),), IN_PLAY, "descendants")
    grid, chance = chance.shuffle(pieces.grid_tiles, "grid")
    state = State(
        chance=chance,
        players=[_player(pieces) for _ in range(seats)],
        grid=list(grid),
        ring=[NO_TILE] * len(GATES),
        docks=list(range(len(KINDS))),
        bag=[tile.count - pieces.grid[tile.name] - 1 for tile in pieces.tiles],
        places=[quarter.places for quarter in pieces.quarters],
        crests=[NOBODY] * len(GATES),
        deck=deck,
        shields=shields,
        descendants=tuple(sorted(descendants[-IN_PLAY:])),
        towers=towers[: pieces.rounds] if tower == SYMBOLS else (),
        start=0,
    )
    for player in state.players:
        for _ in range(pieces.start.tiles):
            player.tiles[draw_tile(state)] += 1
    state.start, state.chance = state.chance.below(seats, "start player")
    return state


def _player(pieces: Pieces) -> Player:
    """Return a player at the start, with the barge on the first space."""
    start = pieces.start
    points = [0] * len(REASONS)
    points[START] = start.points
    return Player(
        coins=start.coins,
        sparrows=start.sparrows,
        tiles=[0] * len(KINDS),
        points=points,
        barge=0,
        seals=[0] * len(pieces.quarters),
        supply=start.seals,
        crests=start.crests,
    )
