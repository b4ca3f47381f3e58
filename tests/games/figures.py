"""Change the data file's numbers in tests, and collect the errors of loading them."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from bot.games.contract import DamagedFigures

Change: TypeAlias = Callable[[dict[str, Any]], object]
"""Changes a copy of the data in place."""


def put(section: str, key: str, value: object) -> Change:
    """Return a change that sets one number of a section."""
    return lambda figures: figures[section].update({key: value})


def changed_figures(figures: dict[str, Any], change: Change) -> dict[str, Any]:
    """Return a changed copy of the data."""
    change(figures)
    return figures


def find_damage(read: Callable[[dict[str, Any]], object], figures: dict[str, Any]) -> DamagedFigures:
    """Return the error that reading the changed data raises."""
    with pytest.raises(DamagedFigures) as caught:
        read(figures)
    assert caught.value.args == (caught.value.where, caught.value.why)
    return caught.value
