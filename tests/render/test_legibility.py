"""All text in pictures has enough contrast with its background."""

import pytest

from bot.pictures.scene import SIZES, THEMES, Look, Size, ThemeName
from tests.games.played import PLAYED, load_played
from tests.long import short_for
from tests.render.legibility import LegibilityCheck
from tests.render.painters import OWN, PAINTERS, TABLES, moments, painter_of, question_scenes, scene_of, sights_of

CHECKS = {
    (*painter, theme): LegibilityCheck(painter_of(*painter).studio.press(theme))
    for painter in PAINTERS
    for theme in THEMES
}


@pytest.mark.parametrize("theme", short_for(THEMES, THEMES[:1]))
@pytest.mark.parametrize(("name", "kind", "seats"), TABLES)
def test_every_text_has_a_contrast_of_four_and_a_half_to_one(
    name: str, kind: str, seats: int, theme: ThemeName
) -> None:
    """Covers every theme, sight and size, on the real backgrounds."""
    game, painter = load_played(name), painter_of(name, kind)
    for at, step in enumerate(moments(name, seats, 3)):
        for sight in sights_of(game, painter, step):
            look = Look(theme, SIZES[at % len(SIZES)])
            CHECKS[name, kind, theme].check(
                painter.lay(scene_of(game, step, sight, look, viewer=at % seats), game.words("en"))
            )


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PLAYED)
def test_every_text_of_a_questions_picture_has_a_contrast_of_four_and_a_half_to_one(
    name: str, size: Size, theme: ThemeName
) -> None:
    """Covers every seat, throughout a game."""
    game, painter = load_played(name), painter_of(name, OWN)
    for step in moments(name, max(game.rules.seats), 16):
        for scene in question_scenes(game, step.state, Look(theme, size)):
            CHECKS[name, OWN, theme].check(painter.lay(scene, game.words("en")))
