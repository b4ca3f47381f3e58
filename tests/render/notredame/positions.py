"""Scenes of Notre Dame."""

from typing import Any

from msgspec.structs import replace

from bot.games.contract import Step
from bot.games.notredame.rules.adapter import NotreDame
from tests.render.positions import Stage

STAGE = Stage(
    "notredame",
    "random",
    ("Anna plays Bank: 3 pieces there, 3 gold", "Борис plays Park: 1 piece there, rat marker −1"),
)
painter, words_in, play, shown, scene = STAGE.painter, STAGE.words_in, STAGE.play, STAGE.shown, STAGE.scene


def rules() -> NotreDame:
    """The rules with the numbers of the data file."""
    assert isinstance(STAGE.game.rules, NotreDame)
    return STAGE.game.rules


def with_prestige(step: Step[Any], choice: str) -> Step[Any]:
    """Return the step in a game with secret or open prestige."""
    state = step.state.copy()
    state.is_open = choice == "open"
    return replace(step, state=state)
