"""The plain painter: every required sight, using only a game's guide."""

from collections.abc import Callable
from functools import partial

from bot.games.declaration import Declaration
from bot.pictures.scene import Scene
from bot.pictures.sheet import Sheet
from bot.pictures.sights import BOARD, LEGEND, LOBBY, PLAYER, SCORES
from bot.words.words import Words
from render.canvas.theme import load_theme
from render.plain.drawing import GuidedDrawing
from render.plain.lay_board import Middle, lay_board
from render.plain.lay_pages import lay_legend, lay_player, lay_scores
from render.plain.texts import describe_picture, tell_position
from render.sheet.arts import SHARED_ARTS, SHARED_FRAMES
from render.sheet.lobby import lay_lobby
from render.sheet.painter import GamePainter, Way
from render.sheet.studio import Studio

STUDIO = Studio(load_theme, (SHARED_ARTS, SHARED_FRAMES))
"""Shared by all games without their own painter."""

LAYOUTS: dict[str, Callable[[GuidedDrawing], Sheet]] = {
    BOARD: lay_board,
    PLAYER: lay_player,
    SCORES: lay_scores,
    LOBBY: lay_lobby,
    LEGEND: lay_legend,
}


class PlainPainter(GamePainter[GuidedDrawing]):
    """Draws any game from what its guide says about a view; a game may add a studio and a middle part of its board."""

    sights = tuple(LAYOUTS)

    def __init__(self, declaration: Declaration, studio: Studio = STUDIO, middle: Middle | None = None) -> None:
        rules, layouts = declaration.rules, dict(LAYOUTS)
        layouts[BOARD] = partial(lay_board, middle=middle)

        def draw(scene: Scene, words: Words) -> GuidedDrawing:
            return GuidedDrawing(scene, words, declaration.guide)

        super().__init__(studio, f"{rules.name} {rules.version}", Way(draw, layouts, describe_picture, tell_position))


def make_painter(declaration: Declaration) -> PlainPainter:
    """Return the plain painter of a game."""
    return PlainPainter(declaration)
