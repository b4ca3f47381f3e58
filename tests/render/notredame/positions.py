"""Scenes of real games to paint."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from bot.catalogue import load_game
from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import Step
from bot.games.notredame.rules import NotreDame
from bot.pictures.scene import Look, Scene, Size, ThemeName
from bot.words.words import Words
from render.notredame.painter import NotreDamePainter

NAMES = ("Anna", "Борис", "Chiara", "Дмитрий", "Emil K.")
NEWS = ("Anna plays Bank: 3 pieces there, 3 gold", "Борис plays Park: 1 piece there, rat marker −1")


def rules() -> NotreDame:
    """The rules with the figures of the data file."""
    found = load_game("notredame").rules
    assert isinstance(found, NotreDame)
    return found


def painter() -> NotreDamePainter:
    """The painter with the same figures."""
    found = load_game("notredame").painter
    assert isinstance(found, NotreDamePainter)
    return found


def words_in(language: str) -> Words:
    """What is said of the game in a language."""
    return load_game("notredame").words(language)


def play(seats: int, seed: int, who: str = "random") -> Iterator[tuple[Step[Any], ...]]:
    """The steps of a game between computers, decision by decision."""
    game, rng = load_game("notredame"), random.Random(seed)  # noqa: S311
    chance = Chance(seed.to_bytes(32, "big"))
    steps = answers.begin(game.rules, seats, chance, {})
    yield steps
    while prompts := game.rules.prompts(steps[-1].state):
        prompt = rng.choice(prompts)
        view = game.rules.view(steps[-1].state, prompt.seat)
        answer = game.computer(who)(view, prompt, Chance(chance.seed, rng.randrange(1 << 30)))
        steps = answers.answer(game.rules, steps[-1].state, prompt.seat, prompt.id, answer)
        yield steps


@cache
def shown(seats: int, seed: int = 7, who: str = "random") -> tuple[Step[Any], ...]:
    """The steps of a game that ask for a picture."""
    return tuple(step for steps in play(seats, seed, who) for step in steps if step.picture)


def scene(
    step: Step[Any],
    sight: str = "board",
    *,
    size: Size = "wide",
    theme: ThemeName = "light",
    viewer: int | None = None,
) -> Scene:
    """A step as a scene."""
    view, seats = rules().view(step.state, viewer), len(step.state.players)
    scores = rules().scores(step.state) if sight == "scores" else ()
    return Scene(view, NAMES[:seats], sight, viewer, Look(theme, size), NEWS, scores, step.lines)
