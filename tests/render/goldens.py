"""Golden pictures of a game: its scenes as last approved."""

import argparse
import io
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from bot.catalogue import Game
from bot.pictures.scene import Scene
from render.sheet.painter import SheetPainter
from tests.render.compare import decibels

WIDE = 400
"""Width in pixels of golden pictures, like that of a phone."""
LEAST_DECIBELS = 28.0
"""Tolerates the golden files' reduced colors and a different version of the font library, but no layout change."""


class Goldens(NamedTuple):
    """Scenes by file name, each with its language, and the folder of their pictures."""

    game: Game
    folder: Path
    scenes: Mapping[str, tuple[Scene, str]]

    def check(self, name: str) -> None:
        """Check that a scene still looks like its golden picture."""
        with Image.open(self.folder / f"{name}.png") as file:
            golden = file.convert("RGB")
        painted = self._paint_small(name)
        assert painted.size == golden.size
        assert decibels(painted, golden) >= LEAST_DECIBELS

    def _paint_small(self, name: str) -> Image.Image:
        """Paint a scene at the width of a phone."""
        scene, language = self.scenes[name]
        painter = self.game.painter
        assert isinstance(painter, SheetPainter)
        picture = Image.open(io.BytesIO(painter.paint_now(scene, self.game.words(language)))).convert("RGB")
        return picture.resize((WIDE, picture.height * WIDE // picture.width), Image.Resampling.LANCZOS)

    def main(self) -> None:
        """Write the golden pictures."""
        parser = argparse.ArgumentParser(description="Golden pictures.")
        parser.add_argument("--write", action="store_true", required=True, help="paint all of them anew")
        parser.parse_args()
        self.folder.mkdir(exist_ok=True)
        for name in self.scenes:
            self._paint_small(name).quantize(128).save(self.folder / f"{name}.png", optimize=True)
