"""A game's figures, and reading them: what is wrong with them is said with where and why."""

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
    """Every figure of a game. Compared by identity, so that what follows from it can be remembered cheaply."""

    @cached_property
    def digest(self) -> str:
        """A short fingerprint: two games with the same one were played with the same figures."""
        return sha256(msgspec.json.encode(self)).hexdigest()[:8]


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
