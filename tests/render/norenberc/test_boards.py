"""Boards and close-ups of Norenberc: small files in nearly full color, and reused drawings."""

import io

import pytest
from PIL import Image

from bot.pictures.scene import THEMES, Size, ThemeName
from bot.pictures.sheet import Area
from render.norenberc.painter import STUDIO
from render.sheet.layout import Layout
from tests.render.compare import decibels
from tests.render.norenberc.positions import painter, scene, shown, words_in

MOST_BYTES = {"wide": 150_000, "narrow": 100_000}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_the_palette_looks_like_full_color(theme: ThemeName, size: Size) -> None:
    """The similarity is at least 40 dB, and the file is small enough."""
    step = shown(5)[len(shown(5)) * 2 // 3]
    one = scene(step, theme=theme, size=size)
    png = painter().paint_now(one, words_in("ru"))
    proof = STUDIO.press(theme).proof(painter().lay(one, words_in("ru")))
    assert decibels(Image.open(io.BytesIO(png)).convert("RGB"), proof) >= 40
    assert len(png) <= MOST_BYTES[size]


def test_a_drawing_is_reused_on_a_different_ground_that_looks_the_same() -> None:
    """The drawing of a house's workshop does not depend on whether the house has been called."""
    press, layout = STUDIO.press("light"), Layout()
    layout.put("master", (0, 6, 0), (10, 315, 104, 96))
    parts = [Area(0, 0, 366, 466, "house", (0, called), tuple(layout.pieces)) for called in (0, 1)]
    first, second = (press.patch(part, part.pieces[0]) for part in parts)
    assert first is second


def test_a_close_up_shows_the_guild_that_its_sight_names() -> None:
    """Close-ups are intermediate pictures; the last picture of a message is the board."""
    step = next(step for step in shown(4) if step.picture == "guild.bakers")
    assert painter().sight_for(step.picture, is_last=False) == "guild.bakers"
    assert painter().sight_for(step.picture, is_last=True) == "board"
    for guild, name in (("bakers", "Bakers"), ("tailors", "Tailors")):
        assert painter().describe(scene(step, f"guild.{guild}"), words_in("en")).startswith(f"{name} (close-up)")
    assert painter().lay(scene(step, "guild.bakers"), words_in("en")) == painter().lay(
        scene(step, "guild"), words_in("en")
    )
