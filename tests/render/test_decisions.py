"""What every picture of a question must keep, over random games of every game and every number of seats."""

from functools import cache

import pytest
from msgspec.structs import replace

from bot.games.contract import decode, encode
from bot.pictures.painter import LONGEST_DESCRIPTION, LONGEST_TEXT
from bot.pictures.scene import SIZES, THEMES, Look, Scene, Size, ThemeName
from bot.pictures.sights import kind_of
from bot.words.words import LANGUAGES
from render.sheet.page import DECISIONS, least_text
from render.sheet.studio import Studio
from tests.games.played import PLAYED, load_played
from tests.games.walk import Walk
from tests.render.checking import LayoutCheck
from tests.render.legibility import LegibilityCheck
from tests.render.painters import OWN, painter_of, question_scenes

CHECKS = {name: LayoutCheck(painter_of(name, OWN).studio.press(THEMES[0])) for name in PLAYED}
TABLES = [(name, seats) for name in PLAYED for seats in load_played(name).rules.seats]
MOST = 40
"""States of a game that are looked at."""


@cache
def _states(name: str, seats: int) -> list[object]:
    states = Walk(load_played(name), seats, 5).states()[:-1]
    return states[:: -(-len(states) // MOST)]


def _scenes(name: str, seats: int, look: Look) -> list[Scene]:
    game = load_played(name)
    return [scene for state in _states(name, seats) for scene in question_scenes(game, state, look)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_questions_name_every_picture_of_a_question_and_no_other(name: str, seats: int) -> None:
    """And no list of sights offers one."""
    game = load_played(name)
    decisions = {*game.painter.decisions}
    assert {kind_of(scene.sight) for scene in _scenes(name, seats, Look())} == decisions
    assert not decisions & {*game.painter.sights}
    for state in _states(name, seats)[::10]:
        assert not decisions & {*map(kind_of, game.guide.sights(game.rules.view(state, 0)))}


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("size", SIZES)
def test_a_picture_of_a_question_is_laid_out_without_faults(name: str, seats: int, size: Size) -> None:
    """Within its size, legible as it is shown, in every language; themes share their layout."""
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
    """In every theme and both sizes, as the drawings really lie on their grounds."""
    painter, words = painter_of(name, OWN), load_played(name).words("en")
    check = LegibilityCheck(painter.studio.press(theme))
    for size in SIZES:
        for scene in _scenes(name, seats, Look(theme, size))[::4]:
            check.check(painter.lay(scene, words))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_picture_of_a_question_is_described_and_told(name: str, seats: int) -> None:
    """Within what Discord takes, in every language."""
    painter = painter_of(name, OWN)
    for scene in _scenes(name, seats, Look()):
        for words in map(load_played(name).words, LANGUAGES):
            assert 10 < len(painter.describe(scene, words)) <= LONGEST_DESCRIPTION
            assert all(0 < len(text) <= LONGEST_TEXT for text in painter.tell(scene, words))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_question_gives_the_same_bytes(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was painted before, at whichever table, and though the view came out of a database."""
    game, painter = load_played(name), painter_of(name, OWN)
    looks = [Look(theme, SIZES[at % len(SIZES)]) for at, theme in enumerate(THEMES)]
    for scene in [scene for look in looks for scene in _scenes(name, seats, look)[:: len(_states(name, seats)) // 3]]:
        painted = painter.paint_now(scene, game.words("en"))
        studio = painter.studio
        monkeypatch.setattr(painter, "studio", Studio(studio._load, studio._drawings))
        again = replace(scene, view=decode(game.rules, encode(scene.view)), table="another")
        assert painter.paint_now(again, game.words("en")) == painted
        monkeypatch.undo()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_picture_of_a_question_shows_only_what_the_player_asked_may_know(name: str, seats: int) -> None:
    """Any state that leaves the player's view as it was leaves the picture as it was."""
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
