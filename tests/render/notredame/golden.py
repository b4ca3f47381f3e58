"""Golden pictures: `python -m tests.render.notredame.golden --write` repaints them."""

from pathlib import Path

from bot.catalogue import load_game
from bot.pictures.scene import Look, Scene
from tests.render.goldens import Goldens
from tests.render.notredame.positions import scene, shown, with_prestige


def _scenes() -> dict[str, tuple[Scene, str]]:
    """Return scenes by file name, each with its language: every number of players, size and theme."""
    middle = {seats: with_prestige(shown(seats)[len(shown(seats)) // 2], "secret") for seats in range(2, 6)}
    plague, cathedral = (next(step for step in shown(5) if step.picture == name) for name in ("plague", "cathedral"))
    return {
        "board-2-wide-light-en": (scene(middle[2]), "en"),
        "board-3-wide-contrast-it": (scene(with_prestige(middle[3], "open"), theme="contrast"), "it"),
        "board-4-narrow-dark-ru": (scene(middle[4], size="narrow", theme="dark", viewer=0), "ru"),
        "board-5-wide-light-en": (scene(middle[5]), "en"),
        "player-narrow-light-ru": (scene(middle[5], "player", size="narrow", viewer=0), "ru"),
        "messages-wide-dark-it": (scene(middle[5], "messages", theme="dark"), "it"),
        "plague-wide-light-en": (scene(plague, "plague"), "en"),
        "cathedral-wide-light-ru": (scene(cathedral, "cathedral"), "ru"),
        "scores-wide-light-en": (scene(shown(5)[-1], "scores"), "en"),
        "legend-narrow-light-en": (Scene(None, sight="legend", look=Look(size="narrow")), "en"),
    }


GOLDENS = Goldens(load_game("notredame"), Path(__file__).parent / "golden", _scenes())

if __name__ == "__main__":
    GOLDENS.main()
