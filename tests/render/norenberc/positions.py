"""Scenes of real games to paint."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from bot.catalogue import load_game
from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import Step
from bot.games.norenberc.rules import Norenberc
from bot.pictures.scene import Look, Scene, Size, ThemeName
from bot.words.words import Words
from render.norenberc.painter import NorenbercPainter

NAMES = ("Anna", "Борис", "Chiara", "Дмитрий", "Emil K.")
NEWS = (
    "Anna sells 2 Beer for 12 Talers.",
    "Борис recruits the Musician for 1 Beer and 2 Pages and moves to first place.",
)


def rules() -> Norenberc:
    """The rules with the figures of the data file."""
    found = load_game("norenberc").rules
    assert isinstance(found, Norenberc)
    return found


def painter() -> NorenbercPainter:
    """The painter with the same figures."""
    found = load_game("norenberc").painter
    assert isinstance(found, NorenbercPainter)
    return found


def words_in(language: str) -> Words:
    """What is said of the game in a language."""
    return load_game("norenberc").words(language)


def play(seats: int, seed: int, who: str = "random") -> Iterator[tuple[Step[Any], ...]]:
    """The steps of a game, decision by decision."""
    game, rng = load_game("norenberc"), random.Random(seed)  # noqa: S311
    chance = Chance(seed.to_bytes(32, "big"))
    steps = answers.begin(game.rules, seats, chance, {"bonus": rng.choice(("off", "on"))})
    yield steps
    while prompts := game.rules.prompts(steps[-1].state):
        prompt = rng.choice(prompts)
        view = game.rules.view(steps[-1].state, prompt.seat)
        answer = game.computer(who)(view, prompt, Chance(chance.seed, rng.randrange(1 << 30)))
        steps = answers.answer(game.rules, steps[-1].state, prompt.seat, prompt.id, answer)
        yield steps


@cache
def shown(seats: int, seed: int = 7) -> tuple[Step[Any], ...]:
    """The steps of a game between merchants that ask for a picture."""
    return tuple(step for steps in play(seats, seed, "merchant") for step in steps if step.picture)


def scene(
    step: Step[Any],
    sight: str = "board",
    *,
    size: Size = "wide",
    theme: ThemeName = "light",
    viewer: int | None = None,
) -> Scene:
    """A step as a scene."""
    game, seats = rules(), len(step.state.players)
    return Scene(
        game.view(step.state, viewer),
        NAMES[:seats],
        sight=sight,
        viewer=viewer,
        look=Look(theme, size),
        news=NEWS,
        scores=game.scores(step.state) if sight == "scores" else (),
        lines=step.lines,
    )


def due(step: Step[Any]) -> str:
    """The sight that a step asks for, alone in its message."""
    return painter().sight_for(step.picture, is_last=True)
