"""An indexed PNG, written by hand: no filters, the fastest deflater at hand."""

import io
import struct
import zlib
from collections.abc import Callable

from PIL import Image

try:
    from isal import isal_zlib

    def _deflate(rows: bytes) -> bytes:
        deflater = isal_zlib.compressobj(2, isal_zlib.DEFLATED, isal_zlib.MAX_WBITS, 2)  # smaller than by the default
        return deflater.compress(rows) + deflater.flush()
except ImportError:  # no wheel for this platform: the same picture, a few milliseconds later

    def _deflate(rows: bytes) -> bytes:
        return zlib.compress(rows, 1)


SIGNATURE = b"\x89PNG\r\n\x1a\n"
PHONE = 1000
"""Pictures up to this width are for phones."""
BYTES_EXPECTED = (99_000, 149_000)
"""Bytes that a picture may have, for phones and for others, before it is squeezed harder."""

FEW_COLORS = 64
"""Of a picture that must be small."""

MARGIN = 1
"""A canvas is one pixel wider: its first column, always 0, is the filter byte of each row."""


def new_canvas(w: int, h: int) -> Image.Image:
    """An empty indexed canvas for a picture of this size."""
    return Image.new("L", (w + MARGIN, h), 0)


def chunk(kind: bytes, body: bytes) -> bytes:
    """A part of a file."""
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def encode_png(canvas: Image.Image, palette: bytes, deflate: Callable[[bytes], bytes] = _deflate) -> bytes:
    """The canvas without its first column, as PNG."""
    head = struct.pack(">IIBBBBB", canvas.width - MARGIN, canvas.height, 8, 3, 0, 0, 0)
    rows = canvas.tobytes()
    body = deflate(rows)
    if len(body) > BYTES_EXPECTED[canvas.width > PHONE]:
        body = zlib.compress(rows, 3)  # a crowded board: a few milliseconds for a tenth of its bytes
    chunks = (chunk(b"IHDR", head), chunk(b"PLTE", palette), chunk(b"IDAT", body), chunk(b"IEND", b""))
    return SIGNATURE + b"".join(chunks)


def halve(png: bytes) -> bytes:
    """A picture half as wide and high with a quarter of the colors, where the whole one is too large to be sent."""
    with Image.open(io.BytesIO(png)) as whole:
        small = whole.convert("RGB").reduce(2).quantize(FEW_COLORS)
    file = io.BytesIO()
    small.save(file, "PNG", optimize=True)
    return file.getvalue()
