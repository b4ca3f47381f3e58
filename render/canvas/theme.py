"""A theme's colors by role, and the palette shared by all its pictures."""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path

from PIL import Image

from bot.data_folder import DATA
from render.canvas.pen import Color, Ink

STEP = 4
"""Pillow looks up palette entries in steps of 4, so only colors whose parts are multiples of 4 stay exact."""
PALETTE = 256


def read_color(text: str) -> Color:
    """Parse "#rrggbb", rounded down to multiples of `STEP`."""
    red, green, blue = (int(text[at : at + 2], 16) // STEP * STEP for at in (1, 3, 5))
    return red, green, blue


class Theme:
    """Colors by role, all exact in the palette, and blends for antialiased edges."""

    def __init__(self, name: str, colors: Mapping[Ink, Color], blends: Iterable[Color] = ()) -> None:
        self.name = name
        self.colors = colors
        exact = list(dict.fromkeys(colors.values()))
        self.entries: list[Color] = list(dict.fromkeys([*exact, *blends]))[:PALETTE]

    @cached_property
    def _reference(self) -> Image.Image:
        reference = Image.new("P", (1, 1))
        reference.putpalette(self.bytes)
        return reference

    @cached_property
    def bytes(self) -> bytes:
        """The palette in PNG's format; spare entries repeat the last color."""
        entries = self.entries + [self.entries[-1]] * (PALETTE - len(self.entries))
        return bytes(part for entry in entries for part in entry)

    def index(self, image: Image.Image) -> Image.Image:
        """Convert an RGB image to an image of indexes: each pixel is the number of the nearest palette entry."""
        indexed = image.quantize(palette=self._reference, dither=Image.Dither.NONE)
        return Image.frombytes("L", indexed.size, indexed.tobytes())

    def color(self, indexed: Image.Image) -> Image.Image:
        """Convert an indexed image to RGB."""
        image = Image.frombytes("P", indexed.size, indexed.tobytes())
        image.putpalette(self.bytes)
        return image.convert("RGB")


SHARED = DATA / "bot"
"""The folder with the colors that all games share."""


def load_theme(name: str, folder: Path = SHARED) -> Theme:
    """Load a theme: the game's colors, the shared colors for all other roles, and the shipped blends.

    If a game has its own colors, the sixth player's is included only if the game names it, because it would change the
    game's palette.
    """
    own, shared = _read_roles(folder, name), _read_roles(SHARED, name)
    colors = own | {role: color for role, color in shared.items() if role not in own}
    if folder == SHARED:
        colors |= _read_sixth(name)
    return Theme(name, colors, map(read_color, _read_blends(folder, name)))


def _read_blends(folder: Path, name: str) -> list[str]:
    """Return a game's blends, or else the shared blends, or else no blends."""
    files = [place / f"blends.{name}.txt" for place in (folder, SHARED)]
    return next((file.read_text("ascii").split() for file in files if file.exists()), [])


def _read_sixth(name: str) -> dict[Ink, Color]:
    """Return the colors of the sixth player."""
    roles = tomllib.loads((SHARED / "themes.toml").read_text("utf-8"))["sixth"]
    return {role: read_color(text) for role, text in roles[name].items()}


def _read_roles(folder: Path, name: str) -> dict[Ink, Color]:
    """Return the colors of a folder by role."""
    roles = tomllib.loads((folder / "themes.toml").read_text("utf-8"))
    return {role: read_color(text) for role, text in (roles["shared"] | roles[name]).items()}
