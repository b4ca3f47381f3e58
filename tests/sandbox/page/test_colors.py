"""The page's text has the contrast that WCAG AA requires, in both themes."""

import re

import pytest

from bot.sandbox.static_files import FOLDER

LEAST = 4.5
STYLE = (FOLDER / "style" / "base.css").read_text()
GROUNDS = ("ground", "ground-side", "raised")
PAIRS = [
    *((text, ground) for text in ("text", "text-soft", "text-faint", "link", "bad") for ground in GROUNDS),
    ("brand", "ground"),
    ("brand", "raised"),
    ("mention", "ground"),
    ("text", "raised-more"),
    ("text-faint", "raised-more"),
    ("text", "field"),
    ("text-faint", "field"),
    ("on-brand", "brand"),
    ("on-secondary", "secondary"),
    ("on-secondary", "secondary-hover"),
    *(("white", ground) for ground in ("primary", "primary-hover", "success", "danger")),
]


def colors(theme: str) -> dict[str, str]:
    """Return the named colors of a theme; names that it does not define have the dark theme's colors."""
    blocks = re.findall(r'data-theme="(\w+)"\] \{(.*?)\n\}', STYLE, re.DOTALL)
    found = {"white": "#ffffff"}
    for name, block in blocks:
        if name in ("dark", theme):
            found |= dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", block))
    return found


def luminance(color: str) -> float:
    """Return the luminance of a color by WCAG 2."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("front", "back"), PAIRS)
def test_text_stands_out_from_its_background(theme: str, front: str, back: str) -> None:
    """The test checks every pair of colors that the page uses."""
    named = colors(theme)
    darker, lighter = sorted((luminance(named[front]), luminance(named[back])))
    assert (lighter + 0.05) / (darker + 0.05) >= LEAST
