"""Golden pictures: `python -m tests.render.notredame.golden --write` paints them anew."""

import argparse
import io
from pathlib import Path

from PIL import Image

from bot.pictures.scene import Look, Scene
from tests.render.notredame.positions import painter, scene, shown, words_in

FOLDER = Path(__file__).parent / "golden"
WIDE = 400
"""They are kept as wide as a phone shows them."""


def _scenes() -> dict[str, tuple[Scene, str]]:
    """The scenes by file name, each with its language: every number of players, size and theme."""
    middle = {seats: shown(seats)[len(shown(seats)) // 2] for seats in range(2, 6)}
    plague, cathedral = (next(step for step in shown(5) if step.picture == name) for name in ("plague", "cathedral"))
    return {
        "board-2-wide-light-en": (scene(middle[2]), "en"),
        "board-3-wide-contrast-it": (scene(middle[3], theme="contrast"), "it"),
        "board-4-narrow-dark-ru": (scene(middle[4], size="narrow", theme="dark"), "ru"),
        "board-5-wide-light-en": (scene(middle[5]), "en"),
        "player-narrow-light-ru": (scene(middle[5], "player", size="narrow", viewer=0), "ru"),
        "messages-wide-dark-it": (scene(middle[5], "messages", theme="dark"), "it"),
        "plague-wide-light-en": (scene(plague, "plague"), "en"),
        "cathedral-wide-light-ru": (scene(cathedral, "cathedral"), "ru"),
        "scores-wide-light-en": (scene(shown(5)[-1], "scores"), "en"),
        "legend-narrow-light-en": (Scene(None, sight="legend", look=Look(size="narrow")), "en"),
    }


def paint_small(name: str) -> Image.Image:
    """A scene as a phone shows it."""
    one, language = _scenes()[name]
    png = painter().paint_now(one, words_in(language))
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    return picture.resize((WIDE, picture.height * WIDE // picture.width), Image.Resampling.LANCZOS)


NAMES = tuple(_scenes())


def main() -> None:
    """Writes the golden pictures."""
    parser = argparse.ArgumentParser(description="Golden pictures.")
    parser.add_argument("--write", action="store_true", required=True, help="paint all of them anew")
    parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for name in NAMES:
        paint_small(name).quantize(128).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
