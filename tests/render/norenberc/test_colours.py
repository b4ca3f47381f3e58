"""Guilds stay apart for people who see fewer colours, and what is written on their things can be read."""

import pytest

from bot.pictures.scene import THEMES
from render.norenberc.painter import STUDIO
from tests.render.test_colours import SIMULATIONS, check_apart, check_contrast


@pytest.mark.parametrize("eyes", SIMULATIONS)
@pytest.mark.parametrize("theme", THEMES)
def test_the_guilds_colours_stay_apart(theme: str, eyes: str) -> None:
    """Besides their symbols, which do not depend on colour at all."""
    check_apart(STUDIO.press(theme).theme.colours, "guild", 6, eyes)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        *((f"on_guild{guild}", f"guild{guild}") for guild in range(6)),
        *(("ink", "sky"), ("ink", "plaster_shade"), ("ink", "called_sky")),
        *(("cellar_ink", "cellar"), ("black", "gold_light")),
    ],
)
def test_what_is_written_in_the_town_can_be_read(ink: str, ground: str, theme: str) -> None:
    """A contrast of 3 to 1 at least."""
    check_contrast(STUDIO.press(theme).theme.colours, ink, ground)
