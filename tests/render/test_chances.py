"""The chart of winning chances: a valid layout for every game, theme, size and language, and a description."""

from math import exp, sin

import pytest
from msgspec.structs import replace

from bot.pictures.scene import SIZES, THEMES, Look, Scene
from bot.pictures.sheet import find_layout_faults
from bot.pictures.sights import CHANCES
from tests.games.played import PLAYED, load_played

NAMES = ("Ada", "Wilhelmina von Hohenlohe-Waldenburg-Schillingsfürst", "山田太郎", "D", "محمد")


def scene_of(seats: int, moments: int = 17, look: Look | None = None) -> Scene:
    """A game in which each player leads once."""
    rows = []
    for moment in range(moments):
        strengths = [exp(1.2 * sin(moment / 3 + seat)) for seat in range(seats)]
        rows.append(tuple(strength / sum(strengths) for strength in strengths))
    return Scene(None, NAMES[:seats], CHANCES, look=look or Look(), chances=tuple(rows))


@pytest.mark.parametrize("name", PLAYED)
def test_the_chart_has_a_valid_layout(name: str) -> None:
    """Covers any number of players, and games in which chances hardly changed."""
    game = load_played(name)
    for language in game.declaration.languages:
        for seats in game.rules.seats:
            for size in SIZES:
                for moments in (1, 2, 17):
                    scene = scene_of(seats, moments, Look("light", size))
                    assert not find_layout_faults(game.painter.lay(scene, game.words(language)))


@pytest.mark.parametrize("name", PLAYED)
def test_the_chart_is_painted_in_every_theme_and_reproducibly(name: str) -> None:
    """Different chances lead to a different picture and description."""
    game = load_played(name)
    words, painter = game.words("en"), game.painter
    painted = {}
    for theme in THEMES:
        scene = scene_of(2, look=Look(theme, "narrow"))
        painted[theme] = painter.paint_now(scene, words)  # type: ignore[attr-defined]
        assert painter.paint_now(scene, words) == painted[theme]  # type: ignore[attr-defined]
        other = replace(scene, chances=((1.0, 0.0), *scene.chances[1:]))
        assert painter.paint_now(other, words) != painted[theme]  # type: ignore[attr-defined]
        assert painter.describe(other, words) != painter.describe(scene, words)
    assert len(set(painted.values())) == len(THEMES)


@pytest.mark.parametrize("name", PLAYED)
def test_the_chart_has_a_description(name: str) -> None:
    """The description lists all chances at the start, after each quarter and at the end."""
    game = load_played(name)
    course = ((0.5, 0.5), (0.25, 0.75), (0.4, 0.6), (0.9, 0.1), (1.0, 0.0))
    scene = replace(scene_of(2), names=("Ada", "Ben"), chances=course)
    told = game.painter.describe(scene, game.words("en"))
    assert told.endswith("Ada: 50, 25, 40, 90, 100. Ben: 50, 75, 60, 10, 0.")
