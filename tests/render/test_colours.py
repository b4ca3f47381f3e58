"""Players stay apart for people who see fewer colours, and what is written can be read."""

from collections.abc import Mapping
from itertools import combinations

import pytest

from bot.pictures.scene import THEMES
from render.canvas.pen import Colour
from render.sheet.badges import COLORS
from tests.render.painters import PAINTERS, painter_of

LEAST_DISTANCE = 15.0
"""In CIELAB; about 2 is the least that people notice."""

SIMULATIONS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""Machado, Oliveira and Fernandes (2009), full strength, on linear RGB."""


def linear(part: int) -> float:
    """A part of a colour as light."""
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def seen_as(colour: Colour, kind: str) -> tuple[float, float, float]:
    """The colour in CIELAB as such eyes see it."""
    light = [linear(part) for part in colour]
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, light, strict=True))))
        for row in SIMULATIONS[kind]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def check_apart(colours: Mapping[str, Colour], role: str, number: int, eyes: str) -> None:
    """Any two of so many colours of a role differ for such eyes."""
    for one, other in combinations(range(number), 2):
        first, second = seen_as(colours[f"{role}{one}"], eyes), seen_as(colours[f"{role}{other}"], eyes)
        distance = sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5
        assert distance >= LEAST_DISTANCE, (one, other, distance)


def check_contrast(colours: Mapping[str, Colour], ink: str, ground: str) -> None:
    """A contrast of 3 to 1 at least."""
    lights = [
        0.2126 * linear(colours[role][0]) + 0.7152 * linear(colours[role][1]) + 0.0722 * linear(colours[role][2])
        for role in (ink, ground)
    ]
    assert (max(lights) + 0.05) / (min(lights) + 0.05) >= 3


@pytest.mark.parametrize("eyes", SIMULATIONS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("name", "kind"), PAINTERS)
def test_the_players_colours_stay_apart(name: str, kind: str, theme: str, eyes: str) -> None:
    """Besides their shapes and letters, which do not depend on colour at all."""
    check_apart(painter_of(name, kind).studio.press(theme).theme.colours, "player", COLORS, eyes)


@pytest.mark.parametrize(("name", "kind"), PAINTERS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        *((f"on_player{seat}", f"player{seat}") for seat in range(COLORS)),
        *(("ink", "panel"), ("ink", "panel_row"), ("faint", "panel"), ("red", "panel"), ("black", "gold")),
        *(("banner_ink", "banner"), ("gold", "banner"), ("black", "grey")),
    ],
)
def test_what_is_written_in_any_game_can_be_read(ink: str, ground: str, theme: str, name: str, kind: str) -> None:
    """A contrast of 3 to 1 at least, as large text needs; ours is always large."""
    check_contrast(painter_of(name, kind).studio.press(theme).theme.colours, ink, ground)
