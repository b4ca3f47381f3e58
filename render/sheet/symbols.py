"""Symbols: a game's pieces and marks as small square pictures, for texts and buttons."""

import struct
from collections.abc import Callable
from typing import TypeAlias
from zlib import compress

from PIL import Image, ImageFilter

from bot.pictures.symbols import SIDE
from render.canvas.pen import Color, Pen
from render.canvas.png import SIGNATURE, chunk
from render.canvas.theme import Theme
from render.sheet.badges import SHAPES, player_ink

Symbol: TypeAlias = Callable[[Pen], None]
"""Draws into a square of 24 units."""

UNITS = 24
MARGIN = 1.3
"""Margin around a drawing for its rim, in units."""
RIM = 1.0
"""Width in units of the light rim around a drawing, whose outline would be invisible on a dark background."""
RIM_INK = "white"
SHARP = 4
"""Enlargement of drawings before they are shrunk."""


def draw_player(pen: Pen, seat: int) -> None:
    """Draw a player's shape, without a letter."""
    pen.poly(SHAPES[seat], player_ink(seat), "black", 1.7)


def paint_symbol(draw: Symbol, theme: Theme) -> bytes:
    """Paint a transparent drawing with a light rim, as PNG; equal drawings yield equal bytes."""
    large = Image.new("RGBA", (SIDE * SHARP, SIDE * SHARP))
    scale = SIDE * SHARP / (UNITS + 2 * MARGIN)
    draw(Pen(large, theme.colors, scale).inside(MARGIN, MARGIN))
    small = large.convert("RGBa").reduce(SHARP).convert("RGBA")  # premultiplied, otherwise edges would turn dark
    rim = _grow(small.getchannel("A"), RIM * scale / SHARP)
    ringed = Image.merge("RGBA", (*_flat(theme.colors[RIM_INK]), rim))
    ringed.alpha_composite(small)
    return _encode(ringed)


def _grow(shape: Image.Image, by: float) -> Image.Image:
    """Enlarge a shape by some pixels on all sides, with soft edges."""
    return shape.filter(ImageFilter.GaussianBlur(by / 2)).point([min(255, level * 12) for level in range(256)])


def _flat(color: Color) -> list[Image.Image]:
    return [Image.new("L", (SIDE, SIDE), part) for part in color]


def _encode(image: Image.Image) -> bytes:
    rows = b"".join(b"\0" + image.crop((0, y, SIDE, y + 1)).tobytes() for y in range(SIDE))
    head = struct.pack(">IIBBBBB", SIDE, SIDE, 8, 6, 0, 0, 0)
    parts = (chunk(b"IHDR", head), chunk(b"IDAT", compress(rows, 9)), chunk(b"IEND", b""))
    return SIGNATURE + b"".join(parts)
