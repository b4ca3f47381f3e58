"""The language of the data file: effects of quarters, river and cards; changes by descendants and tower tiles."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Count: TypeAlias = Annotated[int, Meta(ge=0)]
Positive: TypeAlias = Annotated[int, Meta(ge=1)]

WORDS = (
    *("coins", "sparrows", "points", "tiles", "cards", "look", "steps", "shield", "descendant", "seal"),
    *("one_of", "points_per"),
)
"""The operations of an effect."""
COINS, SPARROWS, POINTS, TILES, CARDS, LOOK, STEPS, SHIELD, DESCENDANT, SEAL, ONE_OF, POINTS_PER = range(len(WORDS))
BONUS = len(WORDS)
"""An operation that no data file contains: the effect of a space of the Danube."""

Counted: TypeAlias = Literal["shields", "coins", "sparrows", "tiles", "quarters", "seals", "past", "descendants"]


class PointsPer(Struct, frozen=True, forbid_unknown_fields=True):
    """Points for each of some things that a player has."""

    of: Counted
    each: int = 1
    per: Positive = 1
    plus: int = 0
    most: int | None = None

    def points(self, amount: int) -> int:
        """Return the points for an amount of the thing."""
        points = amount // self.per * self.each + self.plus
        return points if self.most is None else min(self.most, points)


class Branch(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A word of an effect and its number; exactly one field is set."""

    coins: Positive | None = None
    sparrows: Positive | None = None
    points: Positive | None = None
    tiles: Positive | None = None
    cards: Positive | None = None
    look: Positive | None = None
    steps: Positive | None = None
    shield: Positive | None = None
    descendant: Literal[1] | None = None
    seal: Literal[1] | None = None

    def given(self) -> list[tuple[str, int]]:
        """Return the words that have a number."""
        named = [(word, getattr(self, word)) for word in WORDS[:ONE_OF]]
        return [(word, number) for word, number in named if number is not None]

    @property
    def id(self) -> str:
        """The name of the option that stands for this branch."""
        return ".".join([f"{word}.{number}" for word, number in self.given()])


class Effect(Branch, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One part of an effect: a word with its number, a choice, or points by a formula."""

    one_of: tuple[Branch, ...] = ()
    points_per: PointsPer | None = None

    def is_one_word(self) -> bool:
        """True if the part has exactly one operation."""
        return len(self.given()) + bool(self.one_of) + (self.points_per is not None) == 1


class Change(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a descendant or a tower tile changes."""

    money: int = 0
    steps: int = 0
    sides: int = 0
    plays: int = 0
    buy_sparrows: Count = 0
    seal_points: Count = 0
    step_points: Count = 0
    seal_cost: int = 0
    guard_two: Count = 0
    guard_three: Count = 0
    look: Count = 0
    card_price: Annotated[int, Meta(ge=1, le=2)] | None = None
    swap_price: Count | None = None


FIRST_WORDS = frozenset({"money", "steps", "sides", "seal_cost"})
"""The words that a change may limit to the turn's first action of a kind."""
SUMS = (
    *("money", "steps", "sides", "plays", "buy_sparrows"),
    *("seal_points", "step_points", "seal_cost", "guard_two", "guard_three"),
)
"""The words whose numbers are added up."""


def words_of(change: Change) -> frozenset[str]:
    """Return the words that a change uses."""
    return frozenset([word for word in change.__struct_fields__ if getattr(change, word) not in (0, None)])
