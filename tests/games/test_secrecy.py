"""If a seat's view fits the real game and a guess, both have equal texts, pictures and computers' answers."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.catalogue import Game
from bot.games.chains import find_shortcuts
from bot.games.chance import Chance
from bot.games.contract import Answer, Prompt, Seat, encode
from bot.pictures.painter import Urgency
from bot.pictures.scene import Scene
from tests.games.played import TABLES, load_played
from tests.games.walk import Walk

CHANCE = Chance(b"secrets")
EVERY = 3
"""One of this many positions is checked."""


def twins(game: Game, seats: int, seed: int) -> Iterator[tuple[Any, Any, Seat | None]]:
    """Positions of a random game, each with a guess and the viewer who guesses."""
    for number, state in enumerate(Walk(game, seats, seed).states()[::EVERY]):
        for viewer in (None, *range(seats)):
            view = game.rules.view(state, viewer)
            yield state, game.rules.guess(view, viewer, CHANCE.fork(str(number))), viewer


def own_prompts(game: Game, state: Any, viewer: Seat | None) -> list[Prompt]:
    """The viewer's open prompts."""
    return [prompt for prompt in game.rules.prompts(state) if prompt.seat == viewer]


def some_answers(prompt: Prompt) -> list[Answer]:
    """The empty answer and single options if allowed, and the answer with the most options."""
    alone = [(option,) for option in prompt.options] if prompt.least <= 1 else []
    return [*alone, prompt.options[: prompt.most], *([()] if not prompt.least else [])]


def texts(game: Game, state: Any, viewer: Seat | None, seats: int) -> list[Any]:
    """All texts of a position that the viewer can read."""
    guide, view, everyones = game.guide, game.rules.view(state, viewer), game.rules.view(state, None)
    told: list[Any] = [guide.status(view), guide.sights(view), game.rules.scores(view)]
    told += [guide.summary(view, seat) for seat in range(seats)]
    told += [guide.call(everyones, prompt) for prompt in game.rules.prompts(state)]
    told.append(guide.sealed(view, viewer) if viewer is not None else ())
    for prompt in own_prompts(game, state, viewer):
        told.append(guide.explain(view, prompt))
        told.append(find_shortcuts(game.rules, guide, view, prompt))
        told += [guide.doubt(view, prompt, answer) for answer in some_answers(prompt)]
        told += [guide.promise(view, prompt, answer) for answer in some_answers(prompt) if answer and prompt.most > 1]
    return told


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_texts_reveal_no_secret(name: str, seats: int) -> None:
    """Compares questions, calls, promises, doubts, summaries and points."""
    game = load_played(name)
    for state, guessed, viewer in twins(game, seats, 1):
        assert own_prompts(game, state, viewer) == own_prompts(game, guessed, viewer)
        assert texts(game, state, viewer, seats) == texts(game, guessed, viewer, seats)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_computers_know_no_secret(name: str, seats: int) -> None:
    """Quick computer players give equal answers; a separate test covers searching players."""
    game = load_played(name)
    for state, guessed, viewer in twins(game, seats, 2):
        for prompt in own_prompts(game, state, viewer):
            for player in [player for player in game.declaration.computers if not player.is_searching]:
                real, other = (player.play(game.rules.view(one, viewer), prompt, CHANCE) for one in (state, guessed))
                assert real == other, player.name


def scenes(game: Game, state: Any, viewer: Seat | None, seats: int) -> list[Scene]:
    """Scenes of the pictures that the viewer can look at."""
    view, names = game.rules.view(state, viewer), tuple(f"Player {seat}" for seat in range(seats))
    return [Scene(view, names, viewer=viewer), *(Scene(view, names, f"player.{seat}", viewer) for seat in range(seats))]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_descriptions_of_pictures_reveal_no_secret(name: str, seats: int) -> None:
    """The alternative texts of real and guessed positions are equal; each position uses one of the languages."""
    game = load_played(name)
    for number, (state, guessed, viewer) in enumerate(twins(game, seats, 3)):
        languages = game.declaration.languages
        words = game.words(languages[number % len(languages)])
        real, other = (
            [(game.painter.describe(scene, words), game.painter.tell(scene, words)) for scene in found]
            for found in (scenes(game, state, viewer, seats), scenes(game, guessed, viewer, seats))
        )
        assert real == other


@pytest.mark.parametrize(("name", "seats"), TABLES)
async def test_painted_pictures_reveal_no_secret(name: str, seats: int) -> None:
    """Pictures of a real and a guessed position in the middle of a game have the same bytes."""
    game = load_played(name)
    words = game.words(game.declaration.languages[0])
    pairs = list(twins(game, seats, 4))
    state, guessed, viewer = pairs[len(pairs) // 2]
    assert encode(state) != encode(guessed)
    for real, other in zip(*(scenes(game, one, viewer, seats)[:2] for one in (state, guessed)), strict=True):
        painted = await game.painter.paint(real, words, Urgency.SPARE)
        assert await game.painter.paint(other, words, Urgency.SPARE) == painted


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_view_has_the_seed(name: str, seats: int) -> None:
    """The seed would reveal all future draws."""
    walk = Walk(load_played(name), seats, 2**200 + seats)
    for state in walk.states():
        for viewer in (None, *range(seats)):
            assert walk.seed not in encode(walk.rules.view(state, viewer))
