"""Changed figures for tests: what rules make of them, and what reading says about damage."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from bot.games.contract import DamagedFigures

Change: TypeAlias = Callable[[dict[str, Any]], object]
"""Puts something else into the figures."""


def put(section: str, key: str, value: object) -> Change:
    """Sets one figure of a section."""
    return lambda figures: figures[section].update({key: value})


def changed_figures(figures: dict[str, Any], change: Change) -> dict[str, Any]:
    """The figures with something else in them."""
    change(figures)
    return figures


def find_damage(read: Callable[[dict[str, Any]], object], figures: dict[str, Any]) -> DamagedFigures:
    """What reading says about figures that are damaged."""
    with pytest.raises(DamagedFigures) as caught:
        read(figures)
    assert caught.value.args == (caught.value.where, caught.value.why)
    return caught.value
