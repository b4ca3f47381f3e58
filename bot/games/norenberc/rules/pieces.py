"""The pieces and numbers of Norenberc, read from the data file."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from bot.games.figures import Count, Figures, Positive, ShortName, Soundness, check_figures, convert_figures

MOST_PICKED = 4
"""Maximum number of goods picked from one list: six kinds with four copies each fill a select menu."""
Several: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_PICKED)]


class Craftsman(Struct, frozen=True, array_like=True, tag="c", gc=False):
    """A tile with a stone frame; `guild` is the index of its guild."""

    guild: int
    value: int
    agent: bool = False
    """True if the tile shows "agent +"."""


class Townsman(Struct, frozen=True, array_like=True, tag="t", gc=False):
    """A tile with a wooden frame; `value` is the number on it, if any."""

    kind: str
    value: int = 0


Tile: TypeAlias = Craftsman | Townsman


class Price(Struct, frozen=True, forbid_unknown_fields=True):
    """The goods paid for a guest: `own` copies of the guild's good, and `any` goods of any type."""

    own: Positive
    any: Annotated[int, Meta(ge=0, le=MOST_PICKED)]

    @property
    def name(self) -> str:
        """The price as an option: "1+2" is one of the guild's own goods and two goods of any type."""
        return f"{self.own}+{self.any}"


class Window(Struct, frozen=True, forbid_unknown_fields=True):
    """A lodging window and its prices, plain price first."""

    prices: tuple[Price, ...]


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """What each player and each guild begins with."""

    money: Count
    agents: Positive
    goods: Count
    guests: Count


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """Maximum numbers: a player's agents, and goods in one purchase."""

    agents: Positive
    buy: Several


class Income(Struct, frozen=True, forbid_unknown_fields=True):
    """Talers from the bank."""

    everyone: Count
    roof: Count
    mayor: Count


class TableSize(Struct, frozen=True, forbid_unknown_fields=True):
    """The setup for a number of players."""

    seats: Positive
    guilds: Positive
    townsmen: Count
    first_buys: dict[int, Positive] = {}


class GuildName(Struct, frozen=True, forbid_unknown_fields=True):
    """The short names of a guild and of its good."""

    name: ShortName
    good: ShortName


class GuildPieces(Struct, frozen=True, forbid_unknown_fields=True):
    """The pieces that every guild has."""

    goods: Positive
    crests: Positive
    craftsmen: tuple[Positive, ...]
    agent_plus: tuple[Positive, ...]


class Copies(Struct, frozen=True, forbid_unknown_fields=True):
    """The number of tiles of a townsman."""

    kind: str
    copies: Positive
    value: Count = 0


class Effects(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers in the townsmen's effects."""

    burglar_goods: Several
    peddler_goods: Positive
    tax_money: Positive
    foreman_points: Count
    apprentice_points: Count
    banker_money: Positive
    banker_pay: Count
    merchant_pay: Count
    haggler_saves: Count
    trader_points: int


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    """The points scored at the end."""

    places: tuple[int, int, int]
    shared: tuple[int, int, int]
    great_sum: int
    great_points: int
    all_guilds: int
    richest: int
    richest_shared: int
    crests: tuple[int, ...]


class Pieces(Figures, frozen=True, dict=True, eq=False):
    """Every number and piece of the game."""

    rounds: Positive
    start: Start
    limits: Limits
    income: Income
    windows: tuple[Window, ...]
    tables: tuple[TableSize, ...]
    guilds: tuple[GuildName, ...]
    guild: GuildPieces
    townsmen: tuple[Copies, ...]
    bonus: tuple[Copies, ...]
    townsman: Effects
    scoring: Scoring

    @cached_property
    def guild_names(self) -> tuple[str, ...]:
        """The guilds' short names, in order."""
        return tuple(guild.name for guild in self.guilds)

    @cached_property
    def good_names(self) -> tuple[str, ...]:
        """The goods' short names, in the order of their guilds."""
        return tuple(guild.good for guild in self.guilds)

    @cached_property
    def guild_numbers(self) -> dict[str, int]:
        """By guild: its index."""
        return {name: number for number, name in enumerate(self.guild_names)}

    @cached_property
    def good_numbers(self) -> dict[str, int]:
        """By good: the index of its guild."""
        return {name: number for number, name in enumerate(self.good_names)}

    @cached_property
    def good_options(self) -> dict[str, int]:
        """By option: the index of its good; 0 for "beer.2"."""
        return {option: number for number, by_count in enumerate(self.copies[-1]) for option in by_count[-1]}

    @cached_property
    def copies(self) -> tuple[tuple[tuple[tuple[str, ...], ...], ...], ...]:
        """By maximum picks, good, and number available: the options "beer.1", "beer.2", ..."""
        counts = range(self.guild.goods + 1)
        return tuple(
            tuple(
                tuple(tuple(f"{name}.{copy}" for copy in range(1, min(most, count) + 1)) for count in counts)
                for name in self.good_names
            )
            for most in range(MOST_PICKED + 1)
        )

    @cached_property
    def payable(self) -> tuple[tuple[tuple[tuple[Price, ...], ...], ...], ...]:
        """By window, own goods and all goods: the prices a player can pay."""
        own_range = range(self.guild.goods + 1)
        total_range = range(self.guild.goods * len(self.guilds) + 1)
        return tuple(
            tuple(
                tuple(
                    tuple(p for p in window.prices if own >= p.own and total >= p.own + p.any) for total in total_range
                )
                for own in own_range
            )
            for window in self.windows
        )

    @cached_property
    def payable_windows(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """By own goods and all goods: the windows a player can pay for."""
        return tuple(
            tuple(
                tuple(window for window, prices in enumerate(by_window) if prices)
                for by_window in zip(*by_total, strict=True)
            )
            for by_total in zip(*self.payable, strict=True)
        )

    @cached_property
    def _tables(self) -> dict[int, TableSize]:
        return {table.seats: table for table in self.tables}

    def table(self, seats: int) -> TableSize:
        """Return the setup for a number of players."""
        return self._tables[seats]

    @cached_property
    def craftsmen(self) -> tuple[tuple[Craftsman, ...], ...]:
        """By guild: all of its craftsmen."""
        return tuple(
            tuple(Craftsman(guild, value, value in self.guild.agent_plus) for value in self.guild.craftsmen)
            for guild in range(len(self.guilds))
        )

    @cached_property
    def _townsmen(self) -> tuple[Townsman, ...]:
        return tuple(Townsman(tile.kind, tile.value) for tile in self.townsmen for _ in range(tile.copies))

    @cached_property
    def _bonus_townsmen(self) -> tuple[Townsman, ...]:
        return tuple(Townsman(tile.kind, tile.value) for tile in self.bonus for _ in range(tile.copies))

    def all_townsmen(self, bonus: bool) -> tuple[Townsman, ...]:
        """Return every townsman tile, including the bonus townsmen if they are in this game."""
        return self._townsmen + self._bonus_townsmen if bonus else self._townsmen

    def tile_name(self, tile: Tile) -> str:
        """Return a tile's short name for use in facts: "brewers.7", "bakers.2+", "musician.5", "mayor"."""
        if isinstance(tile, Craftsman):
            return f"{self.guild_names[tile.guild]}.{tile.value}{'+' if tile.agent else ''}"
        return f"{tile.kind}.{tile.value}" if tile.value else tile.kind


KINDS = frozenset(
    (
        *("councilman", "burglar", "guardsman", "musician", "peddler", "mayor", "nobleman", "tax_collector"),
        *("engraver", "foreman", "apprentice", "banker", "jack", "historian", "merchant", "haggler", "duchess"),
    )
)
"""The townsmen whose effects the rules implement."""


def read_pieces(figures: Mapping[str, Any]) -> Pieces:
    """Convert and check the numbers in the data file. Raises `DamagedFigures`."""
    pieces = convert_figures(figures, Pieces)
    check_figures(_soundness(pieces))
    return pieces


def _soundness(pieces: Pieces) -> Iterator[Soundness]:
    """Yield conditions that involve several numbers."""
    tables, guild = pieces.tables, pieces.guild
    yield "windows", bool(pieces.windows), "at least one window is needed"
    yield "windows", all(window.prices for window in pieces.windows), "a window needs a price"
    yield "tables", bool(tables), "at least one number of players is needed"
    seats = [table.seats for table in tables]
    yield "tables", seats == list(range(min(seats), max(seats) + 1)), "seats must be in a row"
    yield "tables", all(2 <= table.guilds <= len(pieces.guilds) for table in tables), "2 guilds or more, as there are"
    yield "tables", all(table.seats * pieces.start.goods <= guild.goods for table in tables), "too few goods"
    yield "guild.craftsmen", len(guild.craftsmen) > pieces.rounds, "one more than rounds are needed"
    yield "guild.crests", guild.crests >= pieces.rounds, "one crest a round is needed"
    yield "start.agents", pieces.start.agents <= pieces.limits.agents, "must be within limits.agents"
    yield "start.guests", pieces.start.guests <= len(pieces.windows), "must fit the windows"
    names = pieces.guild_names + pieces.good_names
    yield "guilds", len(set(names)) == len(names), "names must differ"
    yield "scoring.crests", bool(pieces.scoring.crests), "at least one entry is needed"
    yield from _soundness_of_townsmen(pieces)


def _soundness_of_townsmen(pieces: Pieces) -> Iterator[Soundness]:
    """Check that all kinds are known and that enough guests exist for the setup."""
    is_known = all(tile.kind in KINDS for tile in pieces.townsmen + pieces.bonus)
    yield "townsmen", is_known, f"the rules know only {', '.join(sorted(KINDS))}"
    townsmen = sum(tile.copies for tile in pieces.townsmen)
    yield "tables", all(table.townsmen <= townsmen for table in pieces.tables), f"there are {townsmen} townsmen"
    spare = len(pieces.guild.craftsmen) - pieces.rounds - 1
    guests = [table.guilds * (spare - pieces.start.guests) + table.townsmen for table in pieces.tables]
    yield "tables", min(guests) >= 0, "too few guests for the windows"
