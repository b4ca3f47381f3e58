"""A cache of laid-out parts, so that only changed parts of a picture are laid out again."""

from collections.abc import Callable
from itertools import count
from typing import Any, Generic, TypeVar

from bot.pictures.sheet import Area, Piece
from render.sheet.layout import Layout
from render.sheet.lru_cache import LruCache

L = TypeVar("L", Area, tuple[Piece, ...])

LAID: LruCache[Any] = LruCache(8_000)
"""The cached parts of all games, weighted by pieces: about twenty crowded boards, or two megabytes."""
_numbers = count()


class LayoutCache(Generic[L]):
    """The cached parts of one function."""

    def __init__(self) -> None:
        self._number = next(_numbers)

    def get(self, key: tuple[Any, ...]) -> L | None:
        """Return the part laid out under a key, or None."""
        found: L | None = LAID.get((self._number, key))
        return found

    def put(self, key: tuple[Any, ...], part: L) -> None:
        """Cache a part."""
        LAID.put((self._number, key), part, len(part.pieces if isinstance(part, Area) else part))

    def add(
        self: "LayoutCache[tuple[Piece, ...]]", layout: Layout, key: tuple[Any, ...], lay: Callable[[Layout], None]
    ) -> None:
        """Add the pieces that `lay` lays out; cached by the key and the layout's unit."""
        whole_key = (layout.unit, *key)
        found = self.get(whole_key)
        if found is None:
            part = Layout(layout.unit)
            lay(part)
            found = tuple(part.pieces)
            self.put(whole_key, found)
        layout.pieces += found
