"""Players differ from each other and from their background, also for color-blind people."""

from collections.abc import Mapping
from itertools import combinations

import pytest

from bot.pictures.scene import THEMES
from render.canvas.pen import Color
from render.sheet.badges import COLORS, player_ink
from tests.games.played import load_played
from tests.render.painters import PAINTERS, painter_of
from tests.render.vision import EYES, Lab, contrast, difference, seen_as

LEAST_DIFFERENCE = 20.0
LEAST_EDGE = 3.0
"""Minimum contrast between an outline and its surroundings."""
GROUNDS = ("panel", "panel_row")
"""Backgrounds of players' badges, bars and pawns in any game."""


def count_players(colors: Mapping[str, Color]) -> int:
    """Return the number of players that have a color."""
    return sum(player_ink(seat) in colors for seat in range(COLORS))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("name", "kind"), PAINTERS)
def test_every_seat_has_a_color_in_every_theme(name: str, kind: str, theme: str) -> None:
    """A game with its own `themes.toml` and six seats defines `player5` and `on_player5` in that file."""
    colors, seats = painter_of(name, kind).studio.press(theme).theme.colors, load_played(name).rules.seats[-1]
    inks = [player_ink(seat) for seat in range(seats)]
    missing = [role for ink in inks for role in (ink, f"on_{ink}") if role not in colors]
    assert not missing, f"{name}: themes.toml has no {', '.join(missing)} for {theme}"


def check_apart(colors: Mapping[str, Color], role: str, number: int, eyes: str) -> None:
    """Check that any two colors of a role differ for this kind of vision."""
    for one, other in combinations(range(number), 2):
        found = difference(seen_as(colors[f"{role}{one}"], eyes), seen_as(colors[f"{role}{other}"], eyes))
        assert found >= LEAST_DIFFERENCE, (one, other, found)


def check_players_stand_out(colors: Mapping[str, Color], ground: str, eyes: str) -> None:
    """Check that every player's color differs from its background, and that its outline is visible."""
    assert contrast(colors["rim"], colors[ground]) >= LEAST_EDGE
    for player in range(count_players(colors)):
        found = difference(seen_as(colors[f"player{player}"], eyes), seen_as(colors[ground], eyes))
        assert found >= LEAST_DIFFERENCE, (player, ground, found)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("name", "kind"), PAINTERS)
def test_the_players_colors_stay_apart(name: str, kind: str, theme: str, eyes: str) -> None:
    """Players' shapes and letters do not depend on color at all."""
    colors = painter_of(name, kind).studio.press(theme).theme.colors
    check_apart(colors, "player", count_players(colors), eyes)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("name", "kind"), PAINTERS)
def test_players_stand_out_from_their_background(name: str, kind: str, theme: str, ground: str, eyes: str) -> None:
    """Colors differ for all kinds of vision, and outlines need no color."""
    check_players_stand_out(painter_of(name, kind).studio.press(theme).theme.colors, ground, eyes)


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0),
        ((50, 0, 0), (50, -1, 2), 2.3669),
        ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_differences_are_those_of_the_standard(one: Lab, other: Lab, apart: float) -> None:
    """Uses pairs from Sharma, Wu and Dalal's test data for CIEDE2000."""
    assert difference(one, other) == pytest.approx(apart, abs=1e-4)
    assert difference(other, one) == pytest.approx(apart, abs=1e-4)
