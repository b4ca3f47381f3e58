"""Effects of the data file as marks with numbers."""

from collections.abc import Iterable

from bot.games.ulm.rules.language import Effect

ONCE = frozenset({"shield", "descendant", "seal"})
"""Words whose number is not how much one gets."""


def marks_of(effects: Iterable[Effect]) -> tuple[tuple[str, int], ...]:
    """Each part of an effect as its mark and how much it is."""
    marks: list[tuple[str, int]] = []
    for effect in effects:
        marks += [(word, 1 if word in ONCE else number) for word, number in effect.given()]
        marks += [("one_of", 1)] if effect.one_of else []
        marks += [("points", 1)] if effect.points_per else []
    return tuple(marks)
