"""Reading a game's figures: what is wrong with them is said with where and why."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias, TypeVar

import msgspec

from bot.games.contract import DamagedFigures

P = TypeVar("P")

Soundness: TypeAlias = tuple[str, bool, str]
"""What must hold between figures, which no single one can show: where, whether it does, what is asked."""


def convert_figures(figures: Mapping[str, Any], pieces: type[P]) -> P:
    """The figures of a data file as pieces. Raises `DamagedFigures`."""
    try:
        return msgspec.convert(figures, pieces, str_keys=True)
    except msgspec.ValidationError as error:
        why, _, place = str(error).partition(" - at ")
        where = place.rpartition("`$")[2].strip("`").removeprefix(".")
        raise DamagedFigures(where or "file", why) from None


def check_figures(found: Iterable[Soundness]) -> None:
    """Names the first thing that does not hold; what comes after it is not looked at. Raises `DamagedFigures`."""
    for where, is_sound, why in found:
        if not is_sound:
            raise DamagedFigures(where, why)
