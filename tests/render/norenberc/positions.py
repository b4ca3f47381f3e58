"""Scenes of Norenberc."""

from bot.games.norenberc.rules.adapter import Norenberc
from tests.render.positions import Stage

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
    """The rules with the figures of the data file."""
    assert isinstance(STAGE.game.rules, Norenberc)
    return STAGE.game.rules
