"""Scenes of Norenberc."""

from collections.abc import Iterator
from functools import cache

from bot.games.contract import Prompt
from bot.games.norenberc.rules.adapter import Norenberc
from bot.games.norenberc.rules.state import State
from bot.pictures.scene import Scene
from tests.render.positions import NAMES, Stage

STAGE = Stage(
    "norenberc",
    "merchant",
    (
        "Anna sells 2 Beer for 12 Talers.",
        "Борис recruits the Musician for 1 Beer and 2 Pages and moves to first place.",
    ),
)
painter, words_in, play, shown, scene, due = (
    STAGE.painter,
    STAGE.words_in,
    STAGE.play,
    STAGE.shown,
    STAGE.scene,
    STAGE.due,
)


def rules() -> Norenberc:
    """The rules with the numbers of the data file."""
    assert isinstance(STAGE.game.rules, Norenberc)
    return STAGE.game.rules


@cache
def states(seats: int) -> tuple[State, ...]:
    """Every position of a game between good computers."""
    return tuple(steps[-1].state for steps in play(seats, 11, "merchant"))


def questions(seats: int, *asks: str) -> Iterator[tuple[Scene, Prompt]]:
    """Every question of these kinds in a game, with its picture."""
    for state in states(seats):
        for prompt in rules().prompts(state):
            if prompt.ask in asks:
                kind = "plan" if prompt.ask == "plan" else "act"
                yield Scene(rules().view(state, prompt.seat), NAMES[:seats], kind, prompt.seat), prompt
