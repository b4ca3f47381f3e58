"""Golden pictures: `python -m tests.render.ulm.golden --write` repaints them."""

from pathlib import Path

from bot.games.ulm.rules.board import NO_TILE
from bot.pictures.scene import Look, Scene
from tests.render.goldens import Goldens
from tests.render.positions import NAMES
from tests.render.ulm.positions import STAGE, crowded, moments, scene


def _scenes() -> dict[str, tuple[Scene, str]]:
    """Return scenes by file name, each with its language: every number of players, size and theme."""
    middle = {seats: moments(seats)[len(moments(seats)) * 2 // 3] for seats in range(2, 5)}
    drawn = next(step for step in moments(3)[60:] if step.state.drawn != NO_TILE)
    return {
        "board-2-wide-light-en": (scene(moments(2, tower="roof")[40]), "en"),
        "board-3-wide-contrast-it": (scene(middle[3], theme="contrast"), "it"),
        "board-4-wide-light-en": (scene(middle[4]), "en"),
        "board-4-wide-dark-ru": (scene(crowded(4), theme="dark"), "ru"),
        "board-4-narrow-light-ru": (scene(crowded(4), size="narrow"), "ru"),
        "board-3-narrow-dark-en": (scene(middle[3], size="narrow", theme="dark"), "en"),
        "grid-wide-light-en": (scene(drawn, "grid"), "en"),
        "river-narrow-light-it": (scene(middle[4], "river", size="narrow"), "it"),
        "quarters-wide-light-ru": (scene(crowded(3), "quarters"), "ru"),
        "shields-wide-dark-it": (scene(crowded(3), "shields", theme="dark"), "it"),
        "cards-wide-light-en": (scene(crowded(2), "cards", viewer=0), "en"),
        "player-narrow-light-ru": (scene(crowded(3), "player", size="narrow", viewer=1), "ru"),
        "scores-wide-light-en": (scene(moments(4)[-1], "scores"), "en"),
        "scores-narrow-contrast-it": (scene(crowded(2), "scores", size="narrow", theme="contrast"), "it"),
        "lobby-wide-light-ru": (Scene(None, NAMES[:3], "lobby", seats=4), "ru"),
        "legend-narrow-light-en": (Scene(None, sight="legend", look=Look(size="narrow")), "en"),
    }


GOLDENS = Goldens(STAGE.game, Path(__file__).parent / "golden", _scenes())

if __name__ == "__main__":
    GOLDENS.main()
