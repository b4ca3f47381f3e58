"""Drawings that were made before: those used last as they are, and many more packed to a tenth of their size.

New drawings are packed after the picture is delivered.
"""

import zlib
from contextlib import suppress
from typing import Any

from PIL import Image

from render.sheet.recent import Recent


class Sprites:
    """Indexed drawings; what is taken out of its package is at hand for a while."""

    def __init__(self, most_pixels: int, most_bytes: int) -> None:
        self.at_hand: Recent[Image.Image] = Recent(most_pixels)
        self.packed: Recent[tuple[tuple[int, int], bytes]] = Recent(most_bytes)
        self._unpacked: dict[Any, Image.Image] = {}

    def get(self, key: Any) -> Image.Image | None:
        """The drawing kept under the key."""
        found = self.at_hand.get(key)
        if found is None and (found := self._unpacked.get(key) or self._unpack(key)):
            self._lay_out(key, found)
        return found

    def _unpack(self, key: Any) -> Image.Image | None:
        packed = self.packed.get(key)
        return packed and Image.frombytes("L", packed[0], zlib.decompress(packed[1]))

    def put(self, key: Any, drawing: Image.Image) -> None:
        """Keeps a drawing and lets go of those not used for longest."""
        self._lay_out(key, drawing)
        self._unpacked[key] = drawing
        if len(self._unpacked) >= MOST_UNPACKED:
            self.pack()

    def pack(self) -> None:
        """Packs what is new."""
        with suppress(KeyError):  # nothing is left; another thread may pack, too
            while True:
                key, drawing = self._unpacked.popitem()
                pixels = zlib.compress(drawing.tobytes(), 1)
                self.packed.put(key, (drawing.size, pixels), len(pixels) + OVERHEAD)

    def _lay_out(self, key: Any, drawing: Image.Image) -> None:
        self.at_hand.put(key, drawing, drawing.width * drawing.height + OVERHEAD)


OVERHEAD = 300
"""Bytes that a drawing takes beside its pixels."""
MOST_UNPACKED = 200
"""New drawings after which the next picture has to wait until they are packed; a new board has about a hundred."""
