"""The painter of Ulm, used by the bot."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from bot.data_folder import DATA
from bot.games.declaration import Declaration
from bot.games.ulm.rules.adapter import Ulm
from bot.games.ulm.rules.pieces import Pieces
from bot.pictures.scene import Scene
from bot.pictures.sheet import Sheet
from bot.words.words import Words
from render.sheet.arts import open_studio
from render.sheet.lobby import lay_lobby
from render.sheet.painter import GamePainter, Way
from render.sheet.rings import Lasting
from render.sheet.symbols import Symbol
from render.ulm import act, chart, row, square, stall, town
from render.ulm.alt import describe_picture
from render.ulm.drawing import UlmDrawing
from render.ulm.lay_act import lay_act, lay_take
from render.ulm.lay_board import lay_board
from render.ulm.lay_grid import lay_grid
from render.ulm.lay_legend import lay_legend
from render.ulm.lay_pages import lay_cards, lay_quarters, lay_shields
from render.ulm.lay_player import lay_player
from render.ulm.lay_push import lay_push
from render.ulm.lay_river import lay_river
from render.ulm.lay_scores import lay_scores
from render.ulm.lay_square import lay_cover
from render.ulm.symbols import find_symbols
from render.ulm.tell_decision import tell_picture

STUDIO = open_studio(DATA / "ulm", act, chart, row, square, stall, town)

LAYOUTS: dict[str, Callable[[UlmDrawing], Sheet]] = {
    "board": lay_board,
    "grid": lay_grid,
    "river": lay_river,
    "quarters": lay_quarters,
    "shields": lay_shields,
    "cards": lay_cards,
    "player": lay_player,
    "scores": lay_scores,
    "lobby": lambda drawing: lay_lobby(drawing, beside="skyline"),
    "legend": lay_legend,
}
DECISIONS: dict[str, Callable[[UlmDrawing], Sheet]] = {"push": lay_push, "act": lay_act, "take": lay_take}


class UlmPainter(GamePainter[UlmDrawing]):
    """The painter of Ulm; depends on the rules' numbers."""

    sights = tuple(LAYOUTS)
    decisions = tuple(DECISIONS)
    lasting: ClassVar[Lasting] = {"cell": (0,), "gate": (1, 2, 5), "drawn": (), "stock": (), "minster": ()}

    def __init__(self, pieces: Pieces) -> None:
        def draw(scene: Scene, words: Words) -> UlmDrawing:
            return UlmDrawing(scene, words, pieces)

        layouts = {**LAYOUTS, **DECISIONS}
        super().__init__(STUDIO, pieces.digest, Way(draw, layouts, describe_picture, tell_picture, lay_cover))
        self.pieces = pieces

    def find_symbols(self) -> Mapping[str, Symbol]:
        """Return the functions that draw the game's symbols."""
        return find_symbols(self.pieces)


def make_painter(declaration: Declaration) -> UlmPainter:
    """Return the painter of the game with the game's numbers."""
    rules = declaration.rules
    assert isinstance(rules, Ulm)  # noqa: S101  # the catalog gives each game to its painter
    return UlmPainter(rules.pieces)
