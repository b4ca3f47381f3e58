"""Scripts whose letters join, stack or change places: shaped by HarfBuzz, with a face of its own for each."""

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from bot.words.direction import is_rtl
from render.canvas.coverage import FOLDER

if TYPE_CHECKING:
    import uharfbuzz

SHAPED = (
    *("arabic", "bengali", "devanagari", "ethiopic", "gujarati", "gurmukhi", "hebrew", "kannada", "khmer"),
    *("lao", "malayalam", "myanmar", "oriya", "sinhala", "tamil", "telugu", "thaana", "thai"),
)
"""The scripts, each with a file of this name."""
FIRST_GLYPH = 0x100000
"""In these files every glyph has a code of its own from here on: by it Pillow draws what HarfBuzz has chosen."""


class Glyph(NamedTuple):
    """A glyph of a shaped word, measured in widths of an em."""

    letter: str
    """By which it is drawn."""
    x: float
    y: float
    """How far it is moved from where the writing has come to: right and up."""
    advance: float
    """How far the writing goes on."""


@cache
def _font(script: str) -> "tuple[uharfbuzz.Font, int]":
    import uharfbuzz  # noqa: PLC0415  # most pictures do without, and it takes five megabytes

    face = uharfbuzz.Face((FOLDER / f"{script}.ttf").read_bytes())
    return uharfbuzz.Font(face), face.upem


RAISED = 0.1
"""How far such letters stand above the line, in ems: they reach further down than Latin ones."""


def shape(text: str, script: str) -> tuple[Glyph, ...]:
    """A word of one script as glyphs from left to right; what is written to the left is given last letter first."""
    import uharfbuzz  # noqa: PLC0415

    font, em = _font(script)
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text[::-1] if any(map(is_rtl, text)) else text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(font, buffer)
    placed = zip(buffer.glyph_infos, buffer.glyph_positions, strict=True)
    return tuple(
        Glyph(chr(FIRST_GLYPH + glyph.codepoint), at.x_offset / em, at.y_offset / em + RAISED, at.x_advance / em)
        for glyph, at in placed
    )
