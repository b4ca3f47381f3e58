"""The chart of winning chances: laid without faults for every game, in every look and language, and told in words."""

from math import exp, sin

import pytest
from msgspec.structs import replace

from bot.pictures.scene import SIZES, THEMES, Look, Scene
from bot.pictures.sheet import find_layout_faults
from bot.pictures.sights import CHANCES
from tests.games.played import PLAYED, load_played

NAMES = ("Ada", "Wilhelmina von Hohenlohe-Waldenburg-Schillingsfürst", "山田太郎", "D", "محمد")


def scene_of(seats: int, moments: int = 17, look: Look | None = None) -> Scene:
    """A game in which everybody is ahead once."""
    rows = []
    for moment in range(moments):
        strengths = [exp(1.2 * sin(moment / 3 + seat)) for seat in range(seats)]
        rows.append(tuple(strength / sum(strengths) for strength in strengths))
    return Scene(None, NAMES[:seats], CHANCES, look=look or Look(), chances=tuple(rows))


@pytest.mark.parametrize("name", PLAYED)
def test_the_chart_is_laid_without_faults(name: str) -> None:
    """For any number of players, also where hardly anything happened."""
    game = load_played(name)
    for language in game.declaration.languages:
        for seats in game.rules.seats:
            for size in SIZES:
                for moments in (1, 2, 17):
                    scene = scene_of(seats, moments, Look("light", size))
                    assert not find_layout_faults(game.painter.lay(scene, game.words(language)))


@pytest.mark.parametrize("name", PLAYED)
def test_the_chart_is_painted_in_every_theme_and_the_same_each_time(name: str) -> None:
    """Another course gives another picture, and another description."""
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
def test_the_chart_is_told_in_words(name: str) -> None:
    """Everybody's chances at the beginning, after each quarter and at the end."""
    game = load_played(name)
    course = ((0.5, 0.5), (0.25, 0.75), (0.4, 0.6), (0.9, 0.1), (1.0, 0.0))
    scene = replace(scene_of(2), names=("Ada", "Ben"), chances=course)
    told = game.painter.describe(scene, game.words("en"))
    assert told.endswith("Ada: 50, 25, 40, 90, 100. Ben: 50, 75, 60, 10, 0.")
