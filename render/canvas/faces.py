"""The shipped fonts, opened at a size."""

from functools import lru_cache

from PIL import ImageFont

from render.canvas.coverage import FOLDER
from render.canvas.shaping import SHAPED

FILES: dict[str, str] = {
    "text": "PTSansNarrow-Bold.ttf",
    "display": "Vollkorn-Black.ttf",
    **{script: f"{script}.ttf" for script in SHAPED},
    "scripts": "DejaVuSans-Bold.ttf",
    "emoji": "emoji.ttf",
    "cjk": "cjk.ttf",
    "hangul": "hangul.ttf",
}
_SMALLER = {
    "scripts": 0.84,
    "emoji": 0.9,
    "cjk": 0.92,
    "hangul": 0.92,
    **dict.fromkeys(SHAPED, 0.8),
    "lao": 0.72,
    "myanmar": 0.62,
    "thai": 0.76,
}
"""Scale factors of the fallback fonts, whose letters are large for their size."""


@lru_cache(maxsize=12)
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """Open a font at a size; the basic layout makes pictures independent of the host's libraries.

    Only a few are cached: each takes 250 kB, and the drawn letters are cached anyway.
    """
    return ImageFont.truetype(FOLDER / FILES[name], true_size(name, size), layout_engine=ImageFont.Layout.BASIC)


def true_size(name: str, size: int) -> int:
    """Return the size of a font's em in pixels at a text size."""
    return round(size * _SMALLER.get(name, 1))
