"""Everything the rules of Norenberc know about a running game."""

from copy import copy
from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from bot.games.chance import Chance
from bot.games.contract import Answer, Seat
from bot.games.norenberc.rules.pieces import Craftsman, Tile, Townsman

NOBODY = -1


class Phase(StrEnum):
    """What the game is at, as it is stored."""

    PLANNING = "planning"
    """Everyone lays cards for guilds in secret."""
    ACTION = "action"
    """One guild after the other is called out."""
    ROUND_END = "round_end"
    """Favorites and income are settled; nobody is asked."""
    NAMING = "naming"
    """After the last round: a guild for every Jack of All Trades."""
    OVER = "over"


PLANNING, ACTION, ROUND_END, NAMING, OVER = Phase
"""Rules compare phases all the time, and looking up `Phase.ACTION` takes longer than the comparison."""

Answers: TypeAlias = tuple[Answer | None, ...]
"""One entry a question of an action; None where there was nothing to ask."""


class Player(Struct, array_like=True, gc=False):
    """What lies before one player."""

    money: int | None
    """None in a view that must not know it."""
    goods: list[int]
    """How many of each good in hand, in the order of the guilds."""
    agents: int
    """Agents at disposal: not on a roof, not bound to a revealed card, not in the stockpile."""
    stock: int
    crests: list[int]
    """How many crests of each guild."""
    prestige: int = 0
    craftsmen: tuple[Craftsman, ...] = ()
    townsmen: tuple[Townsman, ...] = ()
    peddled: tuple[int, ...] = ()
    """The good that lies on each of the player's Peddlers."""
    plan: tuple[int, ...] = ()
    """The guilds of the cards laid this turn; a view shows those already called out."""
    cards: int = 0
    """How many cards were laid this turn, once everybody has planned."""
    finished: bool = False
    """The pass token shows its moon: out for the rest of the round."""


class Guildhouse(Struct, array_like=True, gc=False):
    """One guild's house."""

    workshop: tuple[Craftsman, ...]
    """The guildmaster, then the coming ones; the last two are the pair, its upper tile before its lower."""
    lodgings: tuple[Tile | None, ...]
    storehouse: list[int]
    """How many of each good, in the order of the guilds."""
    roof: list[int]
    """Agents on the roof, by seat."""
    crests: int
    mayors: int = 0


class Ask(Struct, frozen=True, array_like=True, gc=False):
    """The open question of whoever acts: its key and its options."""

    key: str
    options: tuple[str, ...]
    least: int = 1
    most: int = 1


class State(Struct, array_like=True, gc=False):
    """A whole game. Rules change a private copy in place; a state once handed out never changes."""

    chance: Chance
    bonus: bool
    order: tuple[Seat, ...]
    """The turn order chart."""
    players: list[Player]
    guilds: list[Guildhouse]
    stack: tuple[Tile | None, ...]
    """The face-down guests, the next to be drawn first; a view knows only how many."""
    prestige: int
    """The guild where the prestige crest lies, or lay at the end of the last round."""
    former_prestige: int = -1
    """The prestige guild of the round before; -1 in the first round."""
    round: int = 1
    turn: int = 1
    phase: Phase = PLANNING
    waiting: list[Seat] = []
    """Who is still to plan, to act at the called guild, or to name a guild for a Jack of All Trades."""
    guild: int = -1
    """The guild called out."""
    called: int = 0
    """How many cards were revealed there."""
    acting: Seat = NOBODY
    ask: Ask | None = None
    action: str = ""
    """What the acting player has begun; nothing of it has happened yet."""
    answers: Answers = ()
    jacks: tuple[tuple[Seat, int, int], ...] = ()
    """Jacks of All Trades named for a guild: seat, value, guild."""
    gone: tuple[Tile, ...] = ()
    """Tiles that left the game."""

    def copy(self) -> "State":
        """An independent copy; whatever cannot change is shared."""
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
    """How many townsmen of a kind lie before the player."""
    return sum([townsman.kind == kind for townsman in player.townsmen]) if player.townsmen else 0


def sum_values(player: Player, kind: str) -> int:
    """The numbers on the player's townsmen of a kind, added up."""
    return sum([townsman.value for townsman in player.townsmen if townsman.kind == kind])
