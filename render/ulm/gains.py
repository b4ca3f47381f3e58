"""Effects in the data file, as marks with numbers."""

from collections.abc import Iterable

from bot.games.ulm.rules.language import Effect

ONCE = frozenset({"shield", "descendant", "seal"})
"""Effect words whose number is not an amount."""


def marks_of(effects: Iterable[Effect]) -> tuple[tuple[str, int], ...]:
    """Return the mark and amount of each part of an effect."""
    marks: list[tuple[str, int]] = []
    for effect in effects:
        marks += [(word, 1 if word in ONCE else number) for word, number in effect.given()]
        marks += [("one_of", 1)] if effect.one_of else []
        marks += [("points", 1)] if effect.points_per else []
    return tuple(marks)
