"""The pieces and numbers of Ulm, read from the data file."""

from functools import cached_property
from hashlib import sha256
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from bot.games.ulm.rules.board import KINDS
from bot.games.ulm.rules.changes import Changes, add_up
from bot.games.ulm.rules.compiler import Compiler, Effects
from bot.games.ulm.rules.language import Change, Count, Effect, PointsPer, Positive

ShortName: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9_]{1,16}$")]
SEATS = range(2, 5)
"""The supported numbers of players."""
UPPER, LOWER = "upper", "lower"
"""The banks of the Danube, in the order in which options list their quarters."""
CATHEDRAL, TRADE, CHRONICLE = "cathedral", "trade", "chronicle"
"""The families of cards."""
START, PRIVILEGES, SHIELDS, CARDS, RIVER, SEALS, GUARD, CRESTS = range(8)
REASONS = ("start", "privileges", "shields", "cards", "river", "seals", "guard", "crests")
"""The reasons for points scored during the game."""
NOTHING = -1
"""Means that no tower tile applies."""
SET_SIZE = 3
"""The number of kinds of cards in a cathedral or trade family, which is also the number of cards in a set."""


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player begins with."""

    points: int
    coins: Count
    sparrows: Count
    tiles: Count
    seals: Positive
    crests: Count


class Prices(Struct, frozen=True, forbid_unknown_fields=True):
    """Prices, and the number of cards to choose from when paying with two tiles of a kind."""

    seal: Count
    card: Annotated[int, Meta(ge=1, le=2)]
    equal_look: Positive
    swap: Count


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    """Points scored at the end."""

    card: Count
    cathedral: Count
    same: Count
    different: Count
    sparrow: Count


class RiverBonus(Struct, frozen=True, forbid_unknown_fields=True):
    """The effect of entering a space of the Danube."""

    space: int
    effect: tuple[Effect, ...]


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of action tile."""

    name: ShortName
    count: Positive


class Quarter(Struct, frozen=True, forbid_unknown_fields=True):
    """A quarter of the town."""

    name: ShortName
    bank: Literal["upper", "lower"]
    spaces: tuple[int, int]
    """The first and the last space from which the quarter can be reached."""
    places: Positive
    privilege: tuple[Effect, ...]


class Price(Struct, frozen=True, forbid_unknown_fields=True):
    """How many of the player's own action tiles a card costs, and whether they must be of the same kind."""

    tiles: Annotated[int, Meta(ge=1, le=2)]
    equal: bool = False


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card."""

    name: ShortName
    copies: Positive
    family: Literal["cathedral", "trade", "chronicle"]
    now: tuple[Effect, ...]
    price: Price | None = None
    later: PointsPer | None = None


class Shield(Struct, frozen=True, forbid_unknown_fields=True):
    """A city shield; golden ones have a gate."""

    name: ShortName
    points: Count
    gate: str = ""


class Changer(Struct, frozen=True, forbid_unknown_fields=True):
    """A descendant or a tower tile."""

    name: ShortName
    change: Change
    scope: Literal["all", "first"] = "all"


class Pieces(Struct, frozen=True, forbid_unknown_fields=True, dict=True, eq=False):
    """Every number and piece of the game. Compared by identity, which makes it cheap to cache derived values."""

    rounds: Annotated[int, Meta(ge=1, le=99)]
    river: tuple[int, ...]
    crest_pay: tuple[Effect, ...]
    start: Start
    prices: Prices
    grid: dict[str, Count]
    scoring: Scoring
    river_bonus: tuple[RiverBonus, ...]
    tiles: tuple[Tile, ...]
    quarters: tuple[Quarter, ...]
    cards: tuple[Card, ...]
    shields: tuple[Shield, ...]
    descendants: tuple[Changer, ...]
    towers: tuple[Changer, ...]

    @cached_property
    def digest(self) -> str:
        """A short fingerprint of the numbers."""
        return sha256(msgspec.json.encode(self)).hexdigest()[:8]

    @cached_property
    def effects(self) -> Effects:
        """Every effect, compiled."""
        bonuses = {bonus.space: bonus.effect for bonus in self.river_bonus}
        compiler = Compiler()
        return Effects(
            privileges=tuple([compiler.compile(quarter.privilege, PRIVILEGES) for quarter in self.quarters]),
            uses=tuple([compiler.compile(card.now, CARDS) for card in self.cards]),
            bonuses=tuple([compiler.compile(bonuses.get(value, ()), RIVER) for value in self.river]),
            crest_pay=compiler.compile(self.crest_pay, CRESTS),
            choices=tuple(compiler.choices),
            formulas=tuple(compiler.formulas),
        )

    @cached_property
    def quarters_at(self) -> tuple[tuple[int, int], ...]:
        """By space: the quarters on the upper and on the lower bank."""
        return tuple([(self._quarter_at(UPPER, value), self._quarter_at(LOWER, value)) for value in self.river])

    def _quarter_at(self, bank: str, value: int) -> int:
        return next(
            number
            for number, quarter in enumerate(self.quarters)
            if quarter.bank == bank and quarter.spaces[0] <= value <= quarter.spaces[1]
        )

    @cached_property
    def quarter_names(self) -> tuple[str, ...]:
        """The quarters' short names, by index."""
        return _names(self.quarters)

    @cached_property
    def card_names(self) -> tuple[str, ...]:
        """The short names of the kinds of card, by index."""
        return _names(self.cards)

    @cached_property
    def shield_names(self) -> tuple[str, ...]:
        """The shields' short names, by index."""
        return _names(self.shields)

    @cached_property
    def descendant_names(self) -> tuple[str, ...]:
        """The descendants' short names, by index."""
        return _names(self.descendants)

    @cached_property
    def tower_names(self) -> tuple[str, ...]:
        """The tower tiles' short names, by index."""
        return _names(self.towers)

    @cached_property
    def families(self) -> dict[str, tuple[int, ...]]:
        """By family: its kinds of card."""
        return {
            family: tuple([number for number, card in enumerate(self.cards) if card.family == family])
            for family in (CATHEDRAL, TRADE, CHRONICLE)
        }

    @cached_property
    def all_cards(self) -> tuple[int, ...]:
        """Every card, represented by its kind."""
        return tuple([kind for kind, card in enumerate(self.cards) for _ in range(card.copies)])

    @cached_property
    def grid_tiles(self) -> tuple[int, ...]:
        """The tiles on the Cathedral area at the beginning."""
        return tuple([kind for kind, name in enumerate(KINDS) for _ in range(self.grid[name])])

    @cached_property
    def known_changes(self) -> dict[tuple[int, tuple[int, ...]], Changes]:
        """By tower tile and descendants: the cached result of `changes`."""
        return {}

    def changes(self, tower: int, descendants: tuple[int, ...]) -> Changes:
        """Combine the changes of a tower tile and a player's descendants; the result is cached."""
        holding = [self.descendants[number] for number in descendants]
        holding += [self.towers[tower]] if tower != NOTHING else []
        of_all = [changer.change for changer in holding if changer.scope == "all"]
        of_first = [changer.change for changer in holding if changer.scope == "first"]
        changes = add_up(of_all, of_first, self.prices.card, self.prices.swap)
        return self.known_changes.setdefault((tower, descendants), changes)


def _names(things: tuple[Any, ...]) -> tuple[str, ...]:
    return tuple([thing.name for thing in things])
