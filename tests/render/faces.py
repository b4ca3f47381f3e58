"""Cut faces of additional scripts out of Noto Sans: `python -m tests.render.faces FOLDER` writes data/fonts.

The folder holds NotoSansDevanagari-Bold.ttf and similar files from Debian's fonts-noto-core. Requires fontTools.
Every glyph also gets a private code, which is used to draw shaped text.
"""

import argparse
from importlib import import_module
from pathlib import Path
from typing import Any

from render.canvas.coverage import FOLDER
from render.canvas.shaping import FIRST_GLYPH, SHAPED

BLOCKS: dict[str, tuple[tuple[int, int], ...]] = {
    "arabic": ((0x600, 0x6FF), (0x750, 0x77F), (0x8A0, 0x8FF), (0xFB50, 0xFDFF), (0xFE70, 0xFEFC)),
    "bengali": ((0x980, 0x9FF),),
    "devanagari": ((0x900, 0x97F),),
    "ethiopic": ((0x1200, 0x137F),),
    "gujarati": ((0xA80, 0xAFF),),
    "gurmukhi": ((0xA00, 0xA7F),),
    "hebrew": ((0x590, 0x5FF), (0xFB1D, 0xFB4F)),
    "kannada": ((0xC80, 0xCFF),),
    "khmer": ((0x1780, 0x17FF),),
    "lao": ((0xE80, 0xEFF),),
    "malayalam": ((0xD00, 0xD7F),),
    "myanmar": ((0x1000, 0x109F),),
    "oriya": ((0xB00, 0xB7F),),
    "sinhala": ((0xD80, 0xDFF),),
    "tamil": ((0xB80, 0xBFF),),
    "telugu": ((0xC00, 0xC7F),),
    "thaana": ((0x780, 0x7BF),),
    "thai": ((0xE00, 0xE7F),),
}
"""Unicode ranges of each script."""
JOINERS = (0x200C, 0x200D, 0x25CC)
"""Additional characters for shaping: the two joiners, and the dotted circle for a mark without a letter."""
NAMES = (0, 1, 2, 3, 4, 6, 13, 14)
"""Entries of the name table to keep: copyright, names, license."""


def cut_face(source: Path, script: str) -> None:
    """Write the glyphs of one script, without hinting, under a new name."""
    subset = import_module("fontTools.subset")
    options = subset.Options(hinting=False, layout_features=["*"], name_IDs=list(NAMES), notdef_outline=True)
    font = subset.load_font(source, options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[*JOINERS, *(code for first, last in BLOCKS[script] for code in range(first, last + 1))])
    cutter.subset(font)
    for entry in font["name"].names:
        if entry.nameID in (1, 3, 4, 6):
            entry.string = (
                f"Guildhall{script.capitalize()}" if entry.nameID == 6 else f"Guildhall {script.capitalize()}"
            )
    _give_codes(font)
    font.save(FOLDER / f"{script}.ttf")


def _give_codes(font: Any) -> None:
    """Build one character map with the letters and, in a private area, every glyph by its index."""
    tables = import_module("fontTools.ttLib.tables._c_m_a_p")
    whole = tables.CmapSubtable.newSubtable(12)
    whole.platformID, whole.platEncID, whole.language = 3, 10, 0
    whole.cmap = {**font.getBestCmap(), **{FIRST_GLYPH + at: name for at, name in enumerate(font.getGlyphOrder())}}
    font["cmap"].tables = [whole]


def main() -> None:
    """Cut every face."""
    parser = argparse.ArgumentParser(description="Faces of further scripts.")
    parser.add_argument("folder", type=Path)
    wishes = parser.parse_args()
    for script in SHAPED:
        cut_face(wishes.folder / f"NotoSans{script.capitalize()}-Bold.ttf", script)


if __name__ == "__main__":
    main()
