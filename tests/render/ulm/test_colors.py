"""In Ulm, players stand out from their background, and kinds of tiles differ, also for color-blind people."""

from itertools import combinations

import pytest

from bot.pictures.scene import THEMES
from render.ulm.emblems import KIND_INKS
from render.ulm.painter import STUDIO
from tests.render.test_colors import LEAST_EDGE, check_players_stand_out
from tests.render.vision import EYES, contrast, difference, seen_as

GROUNDS = ("water", "water_past", "wall", "wall_lit")
"""Backgrounds of barges and seals."""
LEAST_APART = 12.0
"""Minimum difference between tiles, which also differ by their emblems."""


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("theme", THEMES)
def test_players_stand_out_on_river_and_walls(theme: str, ground: str, eyes: str) -> None:
    """Colors differ for all kinds of vision, and outlines need no color."""
    check_players_stand_out(STUDIO.press(theme).theme.colors, ground, eyes)


@pytest.mark.parametrize("eyes", EYES)
def test_kinds_of_tiles_differ_in_color_too(eyes: str) -> None:
    """All themes have the same tiles."""
    colors = STUDIO.press("light").theme.colors
    for one, other in combinations(KIND_INKS, 2):
        assert difference(seen_as(colors[one], eyes), seen_as(colors[other], eyes)) >= LEAST_APART, (one, other)


@pytest.mark.parametrize("theme", THEMES)
def test_lit_parts_are_visible_without_colors(theme: str) -> None:
    """The frame of the barge's space is checked on the water."""
    colors = STUDIO.press(theme).theme.colors
    assert contrast(colors["now"], colors["black"]) >= LEAST_EDGE
