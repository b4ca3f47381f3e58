"""Golden pictures: `python -m tests.render.norenberc.golden --write` repaints them."""

from pathlib import Path

from msgspec.structs import replace

from bot.catalogue import load_game
from bot.pictures.scene import Look, Scene, Size, ThemeName
from tests.render.goldens import Goldens
from tests.render.norenberc.positions import due, questions, scene, shown


def _scenes() -> dict[str, tuple[Scene, str]]:
    """Return scenes by file name, each with its language: every picture, size, theme and number of players."""
    late = {seats: shown(seats)[-6] for seats in range(2, 6)}
    middle = {seats: shown(seats)[len(shown(seats)) // 2] for seats in range(2, 6)}
    rounds = next(step for step in shown(4) if step.picture == "round")
    last = shown(5)[-1]
    asked = {(ask, seats): [one for one, _ in questions(seats, ask)] for ask in ("plan", "act") for seats in (3, 5)}
    names = ("Anna", "Борис")
    return {
        "board-2-wide-light-en": (scene(middle[2]), "en"),
        "board-2-narrow-dark-it": (scene(late[2], size="narrow", theme="dark"), "it"),
        "board-3-wide-contrast-ru": (scene(middle[3], theme="contrast"), "ru"),
        "board-3-narrow-light-it": (scene(late[3], size="narrow"), "it"),
        "board-4-wide-dark-ru": (scene(late[4], theme="dark"), "ru"),
        "board-4-narrow-contrast-en": (scene(middle[4], size="narrow", theme="contrast"), "en"),
        "board-5-wide-light-en": (scene(late[5]), "en"),
        "board-5-narrow-dark-ru": (scene(middle[5], size="narrow", theme="dark"), "ru"),
        "guild-wide-light-it": (scene(middle[5], "guild"), "it"),
        "player-narrow-dark-en": (scene(late[5], "player", size="narrow", theme="dark", viewer=0), "en"),
        "round-wide-light-ru": (scene(rounds, due(rounds)), "ru"),
        "scores-wide-dark-it": (scene(last, due(last), theme="dark"), "it"),
        "scores-narrow-light-en": (scene(last, due(last), size="narrow"), "en"),
        "lobby-wide-light-ru": (Scene(None, names, "lobby", seats=4), "ru"),
        "plan-5-narrow-light-ru": (_looked_at(asked["plan", 5][20], "light", "narrow"), "ru"),
        "plan-3-wide-dark-it": (_looked_at(asked["plan", 3][20], "dark", "wide"), "it"),
        "act-5-narrow-dark-en": (_looked_at(asked["act", 5][30], "dark", "narrow"), "en"),
        "act-3-wide-contrast-ru": (_looked_at(asked["act", 3][12], "contrast", "wide"), "ru"),
        "legend-narrow-light-en": (Scene(None, sight="legend", look=Look(size="narrow")), "en"),
        "townsmen-wide-light-ru": (Scene(None, sight="legend.townsmen"), "ru"),
        "bonus-narrow-dark-it": (Scene(None, sight="legend.bonus", look=Look("dark", "narrow")), "it"),
    }


def _looked_at(one: Scene, theme: ThemeName, size: Size) -> Scene:
    return replace(one, look=Look(theme, size))


GOLDENS = Goldens(load_game("norenberc"), Path(__file__).parent / "golden", _scenes())

if __name__ == "__main__":
    GOLDENS.main()
