"""What the bot calls: pictures, their descriptions, and the position as text."""

from collections.abc import Callable
from types import ModuleType

from bot.data_folder import DATA
from bot.games.contract import Declaration
from bot.games.norenberc.pieces import Pieces
from bot.games.norenberc.rules import Norenberc
from bot.pictures.painter import Painter
from bot.words.words import Words
from render.canvas.png import halve
from render.canvas.theme import Theme, load_theme
from render.norenberc import chart, house, panel, street, tiles
from render.norenberc.alt import describe_picture
from render.norenberc.drawing import Drawing
from render.norenberc.lay_board import lay_board
from render.norenberc.lay_cards import lay_key, lay_lobby
from render.norenberc.lay_guild import lay_guild
from render.norenberc.lay_player import lay_player
from render.norenberc.lay_round import lay_round
from render.norenberc.lay_scores import lay_scores
from render.norenberc.position import position_chunks
from render.sheet.press import Art
from render.sheet.scene import Scene
from render.sheet.sheet import Sheet
from render.sheet.studio import Studio

FOLDER = DATA / "norenberc"


def _arts(*modules: ModuleType) -> dict[str, Art]:
    """Every drawing of the modules, by its name without "draw_"."""
    return {
        name.removeprefix("draw_"): art
        for module in modules
        for name, art in vars(module).items()
        if name.startswith("draw_") and art.__module__ == module.__name__
    }


def _load(name: str) -> Theme:
    return load_theme(FOLDER, name)


ARTS = _arts(chart, house, panel, street, tiles)
FRAMES = {"banner": 8, "parchment": 24, "panel": 96}
"""Grounds that are the same all along their middle, and how wide their edges are at most, in pixels."""
STUDIO = Studio(_load, (ARTS, FRAMES))

LAYOUTS: dict[str, Callable[[Drawing], Sheet]] = {
    "board": lay_board,
    "guild": lay_guild,
    "player": lay_player,
    "round": lay_round,
    "scores": lay_scores,
    "lobby": lay_lobby,
    "key": lay_key,
}


def make_painter(declaration: Declaration) -> Painter:
    """The painter of the game with its figures."""
    rules = declaration.rules
    assert isinstance(rules, Norenberc)  # noqa: S101  # the catalogue gives each game to its painter
    pieces = rules.pieces
    return Painter(
        scene=Scene,
        paint=lambda scene, words, urgency: paint_in_thread(scene, pieces, words, urgency),
        describe=lambda scene, words: describe(scene, pieces, words),
        tell=lambda scene, words: board_text(scene, pieces, words),
        halve=halve,
    )


def lay(scene: Scene, pieces: Pieces, words: Words) -> Sheet:
    """The scene as a sheet: what lies where."""
    return LAYOUTS[scene.picture](Drawing(scene, pieces, words))


def paint(scene: Scene, pieces: Pieces, words: Words) -> bytes:
    """The scene as PNG; the same scene gives the same bytes."""
    return STUDIO.paint(scene, (words.language, pieces.digest), lambda: lay(scene, pieces, words))


async def paint_in_thread(scene: Scene, pieces: Pieces, words: Words, urgency: int = 0) -> bytes:
    """The same, without holding up the event loop."""
    return await STUDIO.in_thread(urgency, paint, scene, pieces, words)


def describe(scene: Scene, pieces: Pieces, words: Words) -> str:
    """What the picture shows, for those who do not see it: at most 1,024 letters."""
    return describe_picture(Drawing(scene, pieces, words))


def board_text(scene: Scene, pieces: Pieces, words: Words) -> list[str]:
    """The whole position as text, in messages of at most 1,900 letters."""
    return position_chunks(Drawing(scene, pieces, words))
