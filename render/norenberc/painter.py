"""What the bot calls: pictures, their descriptions, and the position as text."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from bot.games.norenberc.pieces import Pieces
from bot.text import Words
from render.norenberc import house, panel, street, tiles
from render.norenberc.desk import Desk
from render.norenberc.lay_board import lay_board
from render.press import Art
from render.scene import Scene
from render.sheet import Sheet
from render.studio import Studio
from render.theme import Theme, load_theme

DATA = Path(__file__).parent.parent.parent / "data" / "norenberc"


def _arts(*modules: ModuleType) -> dict[str, Art]:
    """Every drawing of the modules, by its name without "draw_"."""
    return {
        name.removeprefix("draw_"): art
        for module in modules
        for name, art in vars(module).items()
        if name.startswith("draw_") and art.__module__ == module.__name__
    }


def _load(name: str) -> Theme:
    return load_theme(DATA, name)


ARTS = _arts(house, panel, street, tiles)
STUDIO = Studio(_load, ARTS)

LAYOUTS: dict[str, Callable[[Desk], Sheet]] = {
    "board": lay_board,
}


def lay(scene: Scene, pieces: Pieces, words: Words) -> Sheet:
    """The scene as a sheet: what lies where."""
    return LAYOUTS[scene.picture](Desk(scene, pieces, words))


def paint(scene: Scene, pieces: Pieces, words: Words) -> bytes:
    """The scene as PNG; the same scene gives the same bytes."""
    return STUDIO.paint(scene, words.language, lambda: lay(scene, pieces, words))


async def paint_in_thread(scene: Scene, pieces: Pieces, words: Words) -> bytes:
    """The same, without holding up the event loop."""
    return await STUDIO.in_thread(paint, scene, pieces, words)
