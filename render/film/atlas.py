"""Pictures cut into squares; a square that occurs in several pictures is stored once."""

import io
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PIL import Image, ImageChops

SIDE = 32
"""Side of a square in pixels."""
ACROSS = 64
"""Squares side by side on a sheet."""
QUALITY, METHOD = 50, 4
"""Effort of the lossless encoder."""


class Atlas(NamedTuple):
    """All different squares of some pictures on one sheet."""

    data: bytes
    """The sheet, as lossless WebP."""
    pictures: tuple["Squares", ...]


class Squares(NamedTuple):
    """A picture as places on the sheet."""

    w: int
    h: int
    squares: tuple[int, ...]
    """The numbers of the picture's squares, row by row."""


def make_atlas(images: Iterable[Image.Image]) -> Atlas:
    """Cut indexed pictures with equal palettes into squares; only two pictures are in memory at a time."""
    known: dict[bytes, int] = {}
    kept: list[Image.Image] = []
    pictures: list[Squares] = []
    before: Image.Image | None = None
    for image in images:
        squares = _cut(image, known, kept, (before, pictures[-1]) if before is not None else None)
        pictures.append(Squares(image.width, image.height, tuple(squares)))
        before = image
    palette = before.getpalette() if before else None
    return Atlas(_lay_out(kept, palette or []), tuple(pictures))


def _cut(
    image: Image.Image, known: dict[bytes, int], kept: list[Image.Image], last: tuple[Image.Image, Squares] | None
) -> list[int]:
    """Return the numbers of a picture's squares; squares that equal those of the last picture are reused."""
    is_alike = last is not None and last[0].size == image.size
    corners = _corners(image)
    squares = list(last[1].squares) if last and is_alike else [0] * len(corners)
    changed = _find_changes(image, last[0]) if last and is_alike else range(len(corners))
    for at in changed:
        x, y = corners[at]
        square = image.crop((x, y, x + SIDE, y + SIDE))
        content = square.tobytes()
        if content not in known:
            known[content] = len(kept)
            kept.append(square)
        squares[at] = known[content]
    return squares


def _corners(image: Image.Image) -> list[tuple[int, int]]:
    """Return the upper left corners of a picture's squares."""
    return [(x, y) for y in range(0, image.height, SIDE) for x in range(0, image.width, SIDE)]


def _find_changes(image: Image.Image, last: Image.Image) -> list[int]:
    """Return the numbers of the squares in which two pictures differ."""
    one, other = (Image.frombytes("L", each.size, each.tobytes()) for each in (image, last))
    differing = ImageChops.difference(one, other).point(lambda shade: 255 if shade else 0)
    shares = differing.convert("F").reduce(SIDE)
    return [at for at, share in enumerate(memoryview(shares.tobytes()).cast("f")) if share]


def _lay_out(squares: Sequence[Image.Image], palette: list[int]) -> bytes:
    rows = -(-len(squares) // ACROSS)
    sheet = Image.new("P", (ACROSS * SIDE, rows * SIDE))
    sheet.putpalette(palette)
    for number, square in enumerate(squares):
        sheet.paste(square, (number % ACROSS * SIDE, number // ACROSS * SIDE))
    file = io.BytesIO()
    sheet.convert("RGB").save(file, "WEBP", lossless=True, quality=QUALITY, method=METHOD)
    return file.getvalue()
