"""Effects of the data file, compiled to a few numbers per word so that a state can store them."""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from bot.games.ulm.rules.language import ONE_OF, POINTS_PER, WORDS, Branch, Effect, PointsPer

Word: TypeAlias = tuple[int, int, int]
"""Operation, amount, and the reason for its points; for a choice or a formula, the amount is its index."""


class Choice(Struct, frozen=True, gc=False):
    """The branches of a `one_of`: the names and effects of its options."""

    names: tuple[str, ...]
    words: tuple[Word, ...]


class Effects(Struct, frozen=True):
    """Every effect of the game."""

    privileges: tuple[tuple[Word, ...], ...]
    """By quarter: its privilege."""
    uses: tuple[tuple[Word, ...], ...]
    """By kind of card: its immediate effect."""
    bonuses: tuple[tuple[Word, ...], ...]
    """By space of the Danube: its effect; most are empty."""
    crest_pay: tuple[Word, ...]
    """What a family crest pays to its owner."""
    choices: tuple[Choice, ...]
    """Words refer to these by index."""
    formulas: tuple[PointsPer, ...]
    """Words refer to these by index."""


class Compiler:
    """Assigns indexes to choices and formulas."""

    def __init__(self) -> None:
        self.choices: list[Choice] = []
        self.formulas: list[PointsPer] = []

    def compile(self, effect: Iterable[Effect], reason: int) -> tuple[Word, ...]:
        """Compile an effect whose points have this reason."""
        return tuple([self._word(part, reason) for part in effect])

    def _word(self, part: Effect, reason: int) -> Word:
        if part.one_of:
            words = tuple([_plain_word(branch, reason) for branch in part.one_of])
            self.choices.append(Choice(tuple([branch.id for branch in part.one_of]), words))
            return ONE_OF, len(self.choices) - 1, reason
        if part.points_per:
            self.formulas.append(part.points_per)
            return POINTS_PER, len(self.formulas) - 1, reason
        return _plain_word(part, reason)


def _plain_word(part: Branch, reason: int) -> Word:
    [(word, number)] = part.given()
    return WORDS.index(word), number, reason
