"""Parts that were laid out before, so that a picture lays out only what has changed since the last one."""

from itertools import count
from typing import Any, Generic, TypeVar

from bot.pictures.sheet import Area, Piece
from render.sheet.recent import Recent

L = TypeVar("L", Area, tuple[Piece, ...])

LAID: Recent[Any] = Recent(8_000)
"""The parts of all games together, in pieces: twenty crowded boards, two megabytes."""
_numbers = count()


class Laid(Generic[L]):
    """The parts that one function has laid out lately, kept beside those of all others."""

    def __init__(self) -> None:
        self._number = next(_numbers)

    def get(self, key: tuple[Any, ...]) -> L | None:
        """What was laid out under the key."""
        found: L | None = LAID.get((self._number, key))
        return found

    def put(self, key: tuple[Any, ...], part: L) -> None:
        """Keeps a part for a while."""
        LAID.put((self._number, key), part, len(part.pieces if isinstance(part, Area) else part))
