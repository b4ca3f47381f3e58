"""A game's numbers and pieces: reads them from a data file, with helpful errors."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from hashlib import sha256
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from bot.games.contract import DamagedFigures

P = TypeVar("P")

Count: TypeAlias = Annotated[int, Meta(ge=0)]
Positive: TypeAlias = Annotated[int, Meta(ge=1)]
ShortName: TypeAlias = Annotated[str, Meta(pattern="^[a-z_]+$")]


class Figures(Struct, frozen=True, forbid_unknown_fields=True, dict=True, eq=False):
    """Every number and piece of a game. Compared by identity, which makes it cheap to cache values derived from it."""

    @cached_property
    def digest(self) -> str:
        """A short fingerprint of the numbers and pieces."""
        return sha256(msgspec.json.encode(self)).hexdigest()[:8]


Soundness: TypeAlias = tuple[str, bool, str]
"""A condition that involves several numbers: location, whether it holds, and what is required."""


def convert_figures(figures: Mapping[str, Any], pieces: type[P]) -> P:
    """Convert the contents of a data file. Raises `DamagedFigures`."""
    try:
        return msgspec.convert(figures, pieces, str_keys=True)
    except msgspec.ValidationError as error:
        why, _, place = str(error).partition(" - at ")
        where = place.rpartition("`$")[2].strip("`").removeprefix(".")
        raise DamagedFigures(where or "file", why) from None


def check_figures(found: Iterable[Soundness]) -> None:
    """Raise `DamagedFigures` for the first condition that does not hold; the conditions after it are not evaluated."""
    for where, is_sound, why in found:
        if not is_sound:
            raise DamagedFigures(where, why)
