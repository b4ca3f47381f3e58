"""Everything the rules of Ulm know about a running game."""

from copy import copy
from enum import StrEnum

from msgspec import Struct

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.ulm.rules.board import NO_TILE
from bot.games.ulm.rules.compiler import Word
from bot.games.ulm.rules.pieces import NOTHING

NO_CHANCE = Chance(b"")
"""Stands in a view for the stream of chance, which nobody must know."""
NOBODY = -1
HIDDEN = -1
"""In a view, a card, shield or tower tile that must not be known."""
NOWHERE = -1
"""No gate: nothing was pushed yet."""


class Phase(StrEnum):
    """The two questions of a turn that everything else comes back to, and the end of the game, as they are stored."""

    PUSH = "push"
    """Before the tile is in."""
    ACT = "act"
    """After it."""
    OVER = ""
    """No question is left."""


PUSH, ACT, OVER = Phase
"""Rules compare phases all the time, and looking up `Phase.ACT` takes longer than the comparison."""
CHOOSING = "choosing"
"""In a view, a question that only its seat may know."""


class Player(Struct, array_like=True, gc=False):
    """What belongs to one player."""

    coins: int
    sparrows: int
    tiles: list[int]
    """Own action tiles by kind."""
    points: list[int]
    """By reason."""
    barge: int
    """Its space, counted from the spring."""
    seals: list[int]
    """Seals placed in each quarter."""
    supply: int
    """Seals left to place."""
    crests: int
    """Family crests left to place."""
    hand: tuple[int, ...] = ()
    """Cards by kind, in the order of kinds."""
    laid: tuple[int, ...] = ()
    """Cards laid out, in the order in which that was done."""
    shields: tuple[int, ...] = ()
    descendants: tuple[int, ...] = ()


class State(Struct, array_like=True, gc=False):
    """A whole game. Rules change a private copy in place; a state once handed out never changes."""

    chance: Chance
    players: list[Player]
    grid: list[int]
    """The kinds of tiles on the Cathedral area, row by row."""
    ring: list[int]
    """The tile at each gate."""
    docks: list[int]
    bag: list[int]
    """Tiles in the bag by kind."""
    places: list[int]
    """Free places in each quarter."""
    crests: list[Seat]
    """By gate: whose family crest lies there."""
    deck: tuple[int, ...]
    """Cards by kind, the top one first; while somebody looks at some of them they are still there."""
    shields: tuple[int, ...]
    """The stack, the top one first."""
    descendants: tuple[int, ...]
    """Those left at the Oath House."""
    towers: tuple[int, ...]
    """Tower tiles still to come, the next one first; none in the game without symbols."""
    start: Seat
    discards: tuple[int, ...] = ()
    """Open cards, the top one last."""
    built: tuple[int, ...] = ()
    """Tower tiles on the cathedral, that of this round last; none in the game without symbols."""
    round: int = 0
    acting: Seat = NOBODY
    drawn: int = NO_TILE
    """The tile that is to be pushed."""
    is_swapped: bool = False
    """Whether this turn's swap was made."""
    gate: int = NOWHERE
    """Where the last tile was pushed in."""
    actions: tuple[int, ...] = ()
    """The actions of the line that are left, in their order from the gate."""
    done: int = 0
    """The kinds of action carried out in this turn, a bit for each."""
    plays: int = 0
    """Free card plays used in this turn."""
    deeds: int = 0
    """What was done in this turn: single answers and finished chains."""
    base: Phase = PUSH
    """The question to come back to."""
    ask: str = OVER
    """The key of the open question: that of the phase, or one of those that come in between."""
    chain: tuple[str, ...] = ()
    """The answers of the chain under way; nothing of it has happened yet."""
    marks: tuple[int, ...] = ()
    """How long the chain was before each answer that somebody gave; the others went without saying."""
    todo: tuple[Word, ...] = ()
    """The words of effects still to be carried out; the first one is what is asked about, if the chain is empty."""

    @property
    def tower(self) -> int:
        """The tower tile of this round."""
        return self.built[-1] if self.built else NOTHING

    def copy(self) -> "State":
        """An independent copy; whatever cannot change is shared."""
        state = copy(self)
        state.players = [_copy_player(player) for player in self.players]
        state.grid, state.ring, state.docks = self.grid[:], self.ring[:], self.docks[:]
        state.bag, state.places, state.crests = self.bag[:], self.places[:], self.crests[:]
        return state


def _copy_player(player: Player) -> Player:
    player = copy(player)
    player.tiles = player.tiles[:]
    player.points = player.points[:]
    player.seals = player.seals[:]
    return player
