"""The complete state of a running game of Norenberc."""

from copy import copy
from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from bot.games.chance import Chance
from bot.games.contract import Answer, Seat
from bot.games.norenberc.rules.pieces import Craftsman, Tile, Townsman

NOBODY = -1


class Phase(StrEnum):
    """The phase of the game, as stored."""

    PLANNING = "planning"
    """All players secretly lay cards for guilds."""
    ACTION = "action"
    """The guilds are called out one after another."""
    ROUND_END = "round_end"
    """Favorites and income are resolved without questions."""
    NAMING = "naming"
    """After the last round: players name a guild for every Jack of All Trades."""
    OVER = "over"


PLANNING, ACTION, ROUND_END, NAMING, OVER = Phase
"""Module constants, because rules compare phases often and looking up `Phase.ACTION` is slower."""

Answers: TypeAlias = tuple[Answer | None, ...]
"""One entry per question of an action: the answer, or None if the question was not asked."""


class Player(Struct, array_like=True, gc=False):
    """One player's things."""

    money: int | None
    """None in a view that hides the money."""
    goods: list[int]
    """The number of copies of each good in hand, in the order of the guilds."""
    agents: int
    """Available agents; agents on a roof, bound to a revealed card, or in the stockpile are not counted."""
    stock: int
    crests: list[int]
    """The player's number of crests of each guild."""
    prestige: int = 0
    craftsmen: tuple[Craftsman, ...] = ()
    townsmen: tuple[Townsman, ...] = ()
    peddled: tuple[int, ...] = ()
    """The good on each of the player's Peddlers."""
    plan: tuple[int, ...] = ()
    """The guilds of the cards laid this turn; a view shows only guilds already called out."""
    cards: int = 0
    """The number of cards laid this turn; set once all players have planned."""
    finished: bool = False
    """True if the pass token shows its moon: the player is out for the rest of the round."""


class Guildhouse(Struct, array_like=True, gc=False):
    """A guildhouse."""

    workshop: tuple[Craftsman, ...]
    """The guildmaster, then the successors; the last two tiles are the pair, with the upper tile before the lower."""
    lodgings: tuple[Tile | None, ...]
    storehouse: list[int]
    """The number of copies of each good, in the order of the guilds."""
    roof: list[int]
    """By seat: the agents on the roof."""
    crests: int
    mayors: int = 0


class Ask(Struct, frozen=True, array_like=True, gc=False):
    """The key and options of the acting player's open question."""

    key: str
    options: tuple[str, ...]
    least: int = 1
    most: int = 1


class State(Struct, array_like=True, gc=False):
    """A whole game. Rules change a private copy in place; a state they have returned never changes."""

    chance: Chance
    bonus: bool
    order: tuple[Seat, ...]
    """The turn order."""
    players: list[Player]
    guilds: list[Guildhouse]
    stack: tuple[Tile | None, ...]
    """The face-down guests, next one first; a view knows only how many they are."""
    prestige: int
    """The guild with the prestige crest in this round; after a round's end, still that round's guild."""
    former_prestige: int = -1
    """The prestige guild of the previous round; -1 in the first round."""
    round: int = 1
    turn: int = 1
    phase: Phase = PLANNING
    waiting: list[Seat] = []
    """Players who still have to plan, to act at the called guild, or to name a guild for a Jack of All Trades."""
    guild: int = -1
    """The guild being called."""
    called: int = 0
    """The number of cards revealed for the called guild."""
    acting: Seat = NOBODY
    ask: Ask | None = None
    action: str = ""
    """The acting player's unfinished action, if any; `answers` collects its answers; nothing has happened yet."""
    answers: Answers = ()
    jacks: tuple[tuple[Seat, int, int], ...] = ()
    """The guilds named for Jacks of All Trades, as (seat, value, guild)."""
    gone: tuple[Tile, ...] = ()
    """Tiles that have left the game."""

    def copy(self) -> "State":
        """Return an independent copy; both states share their immutable parts."""
        state = copy(self)
        state.players = [_copy_player(player) for player in self.players]
        state.guilds = [_copy_guild(guild) for guild in self.guilds]
        state.waiting = self.waiting[:]
        return state


def _copy_player(player: Player) -> Player:
    player = copy(player)
    player.goods = player.goods[:]
    player.crests = player.crests[:]
    return player


def _copy_guild(guild: Guildhouse) -> Guildhouse:
    guild = copy(guild)
    guild.storehouse = guild.storehouse[:]
    guild.roof = guild.roof[:]
    return guild


def count_kind(player: Player, kind: str) -> int:
    """Return how many townsmen of a kind the player has."""
    return sum([townsman.kind == kind for townsman in player.townsmen]) if player.townsmen else 0


def sum_values(player: Player, kind: str) -> int:
    """Return the sum of the numbers on the player's townsmen of a kind."""
    return sum([townsman.value for townsman in player.townsmen if townsman.kind == kind])
