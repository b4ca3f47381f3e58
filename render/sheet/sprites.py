"""Drawings that were made before: those used last as they are, and many more packed to a tenth of their size."""

import zlib
from typing import Any

from PIL import Image

from render.sheet.recent import Recent


class Sprites:
    """Indexed drawings; what is taken out of its package is at hand for a while."""

    def __init__(self, most_pixels: int, most_bytes: int) -> None:
        self.at_hand: Recent[Image.Image] = Recent(most_pixels)
        self.packed: Recent[tuple[tuple[int, int], bytes]] = Recent(most_bytes)

    def get(self, key: Any) -> Image.Image | None:
        """The drawing kept under the key."""
        found = self.at_hand.get(key)
        if found is None and (packed := self.packed.get(key)):
            size, pixels = packed
            found = Image.frombytes("L", size, zlib.decompress(pixels))
            self._lay_out(key, found)
        return found

    def put(self, key: Any, drawing: Image.Image) -> None:
        """Keeps a drawing and lets go of those not used for longest."""
        self._lay_out(key, drawing)
        pixels = zlib.compress(drawing.tobytes(), 1)
        self.packed.put(key, (drawing.size, pixels), len(pixels) + OVERHEAD)

    def _lay_out(self, key: Any, drawing: Image.Image) -> None:
        self.at_hand.put(key, drawing, drawing.width * drawing.height + OVERHEAD)


OVERHEAD = 300
"""Bytes that a drawing takes beside its pixels."""
