"""Writes indexed PNGs without filters, with the fastest available deflate."""

import io
import struct
import zlib
from collections.abc import Callable

from PIL import Image

try:
    from isal import isal_zlib

    def _deflate(rows: bytes) -> bytes:
        deflater = isal_zlib.compressobj(2, isal_zlib.DEFLATED, isal_zlib.MAX_WBITS, 2)  # smaller files than by default
        return deflater.compress(rows) + deflater.flush()
except ImportError:  # isal has no wheel for this platform: zlib takes a few milliseconds longer

    def _deflate(rows: bytes) -> bytes:
        return zlib.compress(rows, 1)


SIGNATURE = b"\x89PNG\r\n\x1a\n"
PHONE = 1000
"""Maximum width of pictures for phones."""
BYTES_EXPECTED = (99_000, 149_000)
"""Size in bytes above which a picture is compressed harder: for phones, and for other screens."""

FEW_COLORS = 64
"""Number of colors of a halved picture."""

MARGIN = 1
"""Extra width of a canvas: the first column, always 0, is the filter byte of each row."""


def new_canvas(w: int, h: int) -> Image.Image:
    """Create an empty indexed canvas for a picture of this size."""
    return Image.new("L", (w + MARGIN, h), 0)


def chunk(kind: bytes, body: bytes) -> bytes:
    """Return a PNG chunk."""
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def encode_png(canvas: Image.Image, palette: bytes, deflate: Callable[[bytes], bytes] = _deflate) -> bytes:
    """Encode the canvas as PNG; its first column becomes the filter bytes."""
    head = struct.pack(">IIBBBBB", canvas.width - MARGIN, canvas.height, 8, 3, 0, 0, 0)
    rows = canvas.tobytes()
    body = deflate(rows)
    if len(body) > BYTES_EXPECTED[canvas.width > PHONE]:
        body = zlib.compress(rows, 3)  # on a crowded board, this saves a tenth of the bytes in a few milliseconds
    chunks = (chunk(b"IHDR", head), chunk(b"PLTE", palette), chunk(b"IDAT", body), chunk(b"IEND", b""))
    return SIGNATURE + b"".join(chunks)


def halve(png: bytes) -> bytes:
    """Return a picture of half the width and height with fewer colors, for when the full size is too large to send."""
    with Image.open(io.BytesIO(png)) as whole:
        small = whole.convert("RGB").reduce(2).quantize(FEW_COLORS)
    file = io.BytesIO()
    small.save(file, "PNG", optimize=True)
    return file.getvalue()
