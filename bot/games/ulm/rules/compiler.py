"""Effects of the data file as the rules carry them out: a few numbers for each word, which a state can hold."""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from bot.games.ulm.rules.language import ONE_OF, POINTS_PER, WORDS, Branch, Effect, PointsPer

Word: TypeAlias = tuple[int, int, int]
"""What to do, how much of it, and what points by it are for; a choice or a formula is named by its number."""


class Choice(Struct, frozen=True, gc=False):
    """The branches of a `one_of`: what each option is called, and what it does."""

    names: tuple[str, ...]
    words: tuple[Word, ...]


class Effects(Struct, frozen=True):
    """Every effect of the game."""

    privileges: tuple[tuple[Word, ...], ...]
    """By quarter."""
    uses: tuple[tuple[Word, ...], ...]
    """By kind of card: what it does when it is used now."""
    bonuses: tuple[tuple[Word, ...], ...]
    """By space of the Danube; most give nothing."""
    crest_pay: tuple[Word, ...]
    """What a family crest gives its owner."""
    choices: tuple[Choice, ...]
    """By the number that a word names."""
    formulas: tuple[PointsPer, ...]
    """By the number that a word names."""


class Compiler:
    """Numbers the choices and formulas that it meets."""

    def __init__(self) -> None:
        self.choices: list[Choice] = []
        self.formulas: list[PointsPer] = []

    def compile(self, effect: Iterable[Effect], reason: int) -> tuple[Word, ...]:
        """An effect whose points are for something."""
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
