"""The contract of pictures of questions, checked over random games of every game with every number of seats."""

from functools import cache

import pytest
from msgspec.structs import replace

from bot.games.contract import decode, encode
from bot.pictures.painter import LONGEST_DESCRIPTION, LONGEST_TEXT
from bot.pictures.scene import SIZES, THEMES, Look, Scene, Size, ThemeName
from bot.pictures.sights import kind_of
from bot.words.words import LANGUAGES
from render.sheet.page import DECISIONS, least_text
from tests.games.played import PLAYED, TABLES, load_played
from tests.games.walk import Walk
from tests.render.layout_checks import LayoutCheck
from tests.render.legibility import LegibilityCheck
from tests.render.painters import OWN, fresh, painter_of, question_scenes

CHECKS = {name: LayoutCheck(painter_of(name, OWN).studio.press(THEMES[0])) for name in PLAYED}
MOST = 40
"""Number of states of a game to check."""


@cache
def _walked(name: str, seats: int) -> list[object]:
    """Every state of a random game that has an open question."""
    return Walk(load_played(name), seats, 5).states()[:-1]


def _states(name: str, seats: int) -> list[object]:
    states = _walked(name, seats)
    return states[:: -(-len(states) // MOST)]


def _scenes(name: str, seats: int, look: Look) -> list[Scene]:
    game = load_played(name)
    return [scene for state in _states(name, seats) for scene in question_scenes(game, state, look)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_exactly_the_declared_pictures_of_questions_are_used(name: str, seats: int) -> None:
    """No list of sights offers a question's picture."""
    game = load_played(name)
    decisions = {*game.painter.decisions}
    scenes = [scene for state in _walked(name, seats) for scene in question_scenes(game, state, Look())]
    assert {kind_of(scene.sight) for scene in scenes} == decisions
    assert not decisions & {*game.painter.sights}
    for state in _states(name, seats)[::10]:
        assert not decisions & {*map(kind_of, game.guide.sights(game.rules.view(state, 0)))}


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("size", SIZES)
def test_a_picture_of_a_question_has_a_valid_layout(name: str, seats: int, size: Size) -> None:
    """Covers size and legibility in every language; themes share their layout."""
    wide, high, shown = DECISIONS[size]
    painter = painter_of(name, OWN)
    for scene in _scenes(name, seats, Look(size=size)):
        for language in LANGUAGES:
            sheet = painter.lay(scene, load_played(name).words(language))
            assert (sheet.w, sheet.least_text) == (wide, least_text(wide, shown))
            assert sheet.h <= high
            CHECKS[name].check(sheet)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_text_of_a_question_has_enough_contrast(name: str, seats: int, theme: ThemeName) -> None:
    """Covers every theme and both sizes, on the real backgrounds."""
    painter, words = painter_of(name, OWN), load_played(name).words("en")
    check = LegibilityCheck(painter.studio.press(theme))
    for size in SIZES:
        for scene in _scenes(name, seats, Look(theme, size))[::4]:
            check.check(painter.lay(scene, words))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_picture_of_a_question_has_a_description_and_a_text(name: str, seats: int) -> None:
    """Both are within Discord's limits in every language."""
    painter = painter_of(name, OWN)
    for scene in _scenes(name, seats, Look()):
        for words in map(load_played(name).words, LANGUAGES):
            assert 10 < len(painter.describe(scene, words)) <= LONGEST_DESCRIPTION
            assert all(0 < len(text) <= LONGEST_TEXT for text in painter.tell(scene, words))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_equal_questions_have_equal_bytes(name: str, seats: int) -> None:
    """The bytes do not depend on earlier pictures, on the table, or on storing the view in a database."""
    game, painter = load_played(name), painter_of(name, OWN)
    looks = [Look(theme, SIZES[at % len(SIZES)]) for at, theme in enumerate(THEMES)]
    for scene in [scene for look in looks for scene in _scenes(name, seats, look)[:: len(_states(name, seats)) // 3]]:
        painted = painter.paint_now(scene, game.words("en"))
        again = replace(scene, view=decode(game.rules, encode(scene.view)), table="another")
        assert fresh(painter).paint_now(again, game.words("en")) == painted


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_picture_of_a_question_shows_only_what_the_player_asked_may_know(name: str, seats: int) -> None:
    """States with equal views have equal pictures."""
    game, painter, words = load_played(name), painter_of(name, OWN), load_played(name).words("en")
    for state in _states(name, seats):
        for prompt in game.rules.prompts(state)[:1]:
            picks = {prompt.options[: prompt.most], prompt.options[-prompt.most :]}
            ends = [game.rules.choose(state, prompt, pick)[-1].state for pick in sorted(picks)]
            asked = [{scene.viewer: scene for scene in question_scenes(game, end, Look())} for end in ends]
            for viewer in set.intersection(*map(set, asked)):
                scenes = [scenes[viewer] for scenes in asked]
                if len({encode(scene.view) for scene in scenes}) == 1:
                    assert len({painter.lay(scene, words) for scene in scenes}) == 1
                    assert len({painter.describe(scene, words) for scene in scenes}) == 1
