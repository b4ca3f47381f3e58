"""The faces we ship, opened at a size."""

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
"""The fallback faces are drawn large for their size."""


@lru_cache(maxsize=12)
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """A face at a size; always the basic layout, so that pictures do not depend on the host's libraries.

    Few are kept: each takes a quarter of a megabyte, and what was drawn with it is kept anyway.
    """
    return ImageFont.truetype(FOLDER / FILES[name], true_size(name, size), layout_engine=ImageFont.Layout.BASIC)


def true_size(name: str, size: int) -> int:
    """The pixels of an em of a face where text has a size."""
    return round(size * _SMALLER.get(name, 1))
