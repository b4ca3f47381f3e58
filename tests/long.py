"""Parametrized values: `make test` runs a few, `make test-long` the rest."""

from collections.abc import Iterable
from typing import Any, TypeAlias

import pytest

Params: TypeAlias = list[Any]


def short_for(values: Iterable[Any], kept: Iterable[Any]) -> Params:
    """Mark all values as long, except these few."""
    kept = [*kept]
    return [value if value in kept else pytest.param(*as_tuple(value), marks=pytest.mark.long) for value in values]


def as_tuple(value: Any) -> tuple[Any, ...]:
    """Return the arguments of one parameter set."""
    return value if isinstance(value, tuple) else (value,)
