"""Guilds remain distinct for color-blind people, and agents stand out from every sky."""

import pytest

from bot.pictures.scene import THEMES
from render.norenberc.painter import STUDIO
from tests.render.test_colors import check_apart, check_players_stand_out
from tests.render.vision import EYES


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("theme", THEMES)
def test_the_guilds_colors_stay_apart(theme: str, eyes: str) -> None:
    """The guilds' symbols do not depend on color at all."""
    check_apart(STUDIO.press(theme).theme.colors, "guild", 6, eyes)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("sky", ["sky", "hill", "called_sky", "called_hill"])
@pytest.mark.parametrize("theme", THEMES)
def test_agents_stand_out_from_the_sky(theme: str, sky: str, eyes: str) -> None:
    """Covers day and night, and both called and uncalled houses."""
    check_players_stand_out(STUDIO.press(theme).theme.colors, sky, eyes)
