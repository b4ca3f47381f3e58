"""Scripts whose letters join, stack or reorder: shaped by HarfBuzz, with a font for each."""

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
"""The scripts, each with a font file of this name."""
FIRST_GLYPH = 0x100000
"""Code of the first glyph: in these fonts every glyph has a code, so that Pillow can draw what HarfBuzz chose."""


class Glyph(NamedTuple):
    """A glyph of a shaped word, measured in ems."""

    letter: str
    """The letter that draws the glyph."""
    x: float
    y: float
    """The glyph's offset from the current position: right and up."""
    advance: float
    """The advance to the next glyph."""


@cache
def _font(script: str) -> "tuple[uharfbuzz.Font, int]":
    import uharfbuzz  # noqa: PLC0415  # most pictures do not need its five megabytes

    face = uharfbuzz.Face((FOLDER / f"{script}.ttf").read_bytes())
    return uharfbuzz.Font(face), face.upem


RAISED = 0.1
"""Ems by which letters of these scripts are raised, since their descenders are longer than Latin ones."""


def shape(text: str, script: str) -> tuple[Glyph, ...]:
    """Shape a word of one script into glyphs from left to right; right-to-left scripts start with the last letter."""
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
