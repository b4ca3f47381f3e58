"""A cache of drawings: the latest as images, many more compressed to a tenth of their size.

New drawings are compressed after the picture is delivered.
"""

import zlib
from contextlib import suppress
from typing import Any

from PIL import Image

from render.sheet.lru_cache import LruCache


class Sprites:
    """Indexed drawings, of which those used last stay uncompressed."""

    def __init__(self, most_pixels: int, most_bytes: int) -> None:
        self.at_hand: LruCache[Image.Image] = LruCache(most_pixels)
        self.packed: LruCache[tuple[tuple[int, int], bytes]] = LruCache(most_bytes)
        self._unpacked: dict[Any, Image.Image] = {}

    def get(self, key: Any) -> Image.Image | None:
        """Return the drawing of a key, or None."""
        found = self.at_hand.get(key)
        if found is None and (found := self._unpacked.get(key) or self._unpack(key)):
            self._lay_out(key, found)
        return found

    def _unpack(self, key: Any) -> Image.Image | None:
        packed = self.packed.get(key)
        return packed and Image.frombytes("L", packed[0], zlib.decompress(packed[1]))

    def put(self, key: Any, drawing: Image.Image, *, is_packed: bool = True) -> None:
        """Store a drawing and drop the least recently used ones; drawings that are fast to redraw are not packed."""
        self._lay_out(key, drawing)
        if is_packed:
            self._unpacked[key] = drawing
        if len(self._unpacked) >= MOST_UNPACKED:
            self.pack()

    def pack(self) -> None:
        """Compress the new drawings."""
        with suppress(KeyError):  # no drawing is left; another thread may pack, too
            while True:
                key, drawing = self._unpacked.popitem()
                pixels = zlib.compress(drawing.tobytes(), 1)
                self.packed.put(key, (drawing.size, pixels), len(pixels) + OVERHEAD)

    def _lay_out(self, key: Any, drawing: Image.Image) -> None:
        self.at_hand.put(key, drawing, drawing.width * drawing.height + OVERHEAD)


OVERHEAD = 300
"""Bytes of a drawing in addition to its pixels."""
MOST_UNPACKED = 200
"""Number of new drawings after which the next picture waits for compression; a new board has about a hundred."""
