"""The complete state of a running game of Ulm."""

from copy import copy
from enum import StrEnum

from msgspec import Struct

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.ulm.rules.board import NO_TILE
from bot.games.ulm.rules.compiler import Word
from bot.games.ulm.rules.pieces import NOTHING

NO_CHANCE = Chance(b"")
"""Replaces the stream of chance in a view."""
NOBODY = -1
HIDDEN = -1
"""In a view: a hidden card, shield or tower tile."""
NOWHERE = -1
"""No gate, because no tile was pushed yet."""


class Phase(StrEnum):
    """The two main questions of a turn, and the end of the game, as stored."""

    PUSH = "push"
    """Before the push."""
    ACT = "act"
    """After the push."""
    OVER = ""
    """No question is left."""


PUSH, ACT, OVER = Phase
"""Module constants, because rules compare phases often and looking up `Phase.ACT` is slower."""
CHOOSING = "choosing"
"""In a view: a question that only its seat may know."""


class Player(Struct, array_like=True, gc=False):
    """One player's things."""

    coins: int
    sparrows: int
    tiles: list[int]
    """By kind: the player's action tiles."""
    points: list[int]
    """Points by reason."""
    barge: int
    """The barge's space, counted from the spring."""
    seals: list[int]
    """By quarter: the seals placed there."""
    supply: int
    """Seals left to place."""
    crests: int
    """Family crests left to place."""
    hand: tuple[int, ...] = ()
    """The kinds of the cards in hand, sorted."""
    laid: tuple[int, ...] = ()
    """The kinds of the cards laid out, oldest first."""
    shields: tuple[int, ...] = ()
    descendants: tuple[int, ...] = ()


class State(Struct, array_like=True, gc=False):
    """A whole game. Rules change a private copy in place; a state they have returned never changes."""

    chance: Chance
    players: list[Player]
    grid: list[int]
    """The kinds of the tiles on the Cathedral area, row by row."""
    ring: list[int]
    """The tile at each gate."""
    docks: list[int]
    bag: list[int]
    """By kind: the tiles in the bag."""
    places: list[int]
    """By quarter: its free places."""
    crests: list[Seat]
    """By gate: the owner of the family crest there."""
    deck: tuple[int, ...]
    """The kinds of the cards in the deck, top card first; includes cards that a player is looking at."""
    shields: tuple[int, ...]
    """The stack of shields, top one first."""
    descendants: tuple[int, ...]
    """The descendants left at the Oath House."""
    towers: tuple[int, ...]
    """The coming tower tiles, next one first; empty in a game without symbols."""
    start: Seat
    discards: tuple[int, ...] = ()
    """The discarded cards, all face up; the top one comes last."""
    built: tuple[int, ...] = ()
    """Tower tiles on the cathedral; the round's comes last. Empty in a game without symbols."""
    round: int = 0
    acting: Seat = NOBODY
    drawn: int = NO_TILE
    """The tile that the player must push."""
    is_swapped: bool = False
    """True if the player has already swapped this turn."""
    gate: int = NOWHERE
    """The gate used for the last push."""
    actions: tuple[int, ...] = ()
    """The actions of the line that are left, in order from the gate."""
    done: int = 0
    """The kinds of action done this turn, as a bit set."""
    plays: int = 0
    """The number of free card plays used this turn."""
    moves_made: int = 0
    """The number of single answers and finished chains in this turn."""
    base: Phase = PUSH
    """The main question that follows when no other question is open."""
    ask: str = OVER
    """The key of the open question: the phase's own, or one within a chain or an effect."""
    chain: tuple[str, ...] = ()
    """The answers of the unfinished chain; nothing in it has happened yet."""
    marks: tuple[int, ...] = ()
    """The length of the chain before each answer that a player gave; answers without an entry were forced."""
    todo: tuple[Word, ...] = ()
    """The words of effects left to execute. If the chain is empty, an open question is about the first word."""

    @property
    def tower(self) -> int:
        """The tower tile that applies to this round."""
        return self.built[-1] if self.built else NOTHING

    def copy(self) -> "State":
        """Return an independent copy; both states share their immutable parts."""
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
