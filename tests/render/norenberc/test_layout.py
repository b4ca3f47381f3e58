"""Every step of random games has a valid layout: nothing sticks out or overlaps, and no glyph is missing."""

from collections.abc import Iterator

import pytest

from bot.pictures.scene import SIZES, Look, Scene, Size
from bot.words.words import LANGUAGES
from render.norenberc.painter import STUDIO
from tests.long import short_for
from tests.render.layout_checks import LayoutCheck
from tests.render.norenberc.positions import due, painter, play, scene, words_in

GAMES = 20


def scenes_of_game(seed: int) -> Iterator[Scene]:
    """Yield the board after every decision, and sometimes other pictures, in both sizes."""
    for at, steps in enumerate(play(2 + seed % 4, seed)):
        for step in steps:
            sights = [due(step)]
            if at % 12 == 0:
                sights += ["guild", "player"]
            for sight in sights:
                for size in SIZES:
                    viewer = at % len(step.state.players) if sight == "player" else None
                    yield scene(step, sight, size=size, viewer=viewer)


CHECK = LayoutCheck(STUDIO.press("light"))


@pytest.mark.parametrize("seed", short_for(range(GAMES), range(4)))
def test_every_step_of_a_random_game_has_a_valid_layout(seed: int) -> None:
    """Covers every size and language; themes share their layout."""
    for one in scenes_of_game(seed):
        for language in LANGUAGES:
            CHECK.check(painter().lay(one, words_in(language)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("sight", ["lobby", "legend"])
def test_cards_without_a_game_have_a_valid_layout(sight: str, size: Size, language: str) -> None:
    """The cards are the lobby, from empty to full, and the key."""
    for players in range(6):
        one = Scene(None, ("Anna",) * players, sight, look=Look(size=size), seats=5)
        CHECK.check(painter().lay(one, words_in(language)))
