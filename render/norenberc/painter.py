"""The painter of Norenberc, used by the bot."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from bot.data_folder import DATA
from bot.games.declaration import Declaration
from bot.games.norenberc.rules.adapter import Norenberc
from bot.games.norenberc.rules.pieces import Pieces
from bot.pictures.scene import Scene
from bot.pictures.sheet import Sheet
from bot.words.words import Words
from render.norenberc import chart, house, offer, panel, street, tiles
from render.norenberc.alt import describe_picture
from render.norenberc.drawing import TownDrawing
from render.norenberc.lay_act import lay_act
from render.norenberc.lay_board import lay_board
from render.norenberc.lay_guild import lay_cover, lay_guild
from render.norenberc.lay_legend import BONUS, TOWNSMEN, lay_legend
from render.norenberc.lay_plan import lay_plan
from render.norenberc.lay_player import lay_player
from render.norenberc.lay_round import lay_round
from render.norenberc.lay_scores import lay_scores
from render.norenberc.position import tell_position
from render.norenberc.symbols import find_symbols
from render.sheet.arts import open_studio
from render.sheet.lobby import lay_lobby
from render.sheet.painter import GamePainter, Way
from render.sheet.rings import Lasting
from render.sheet.symbols import Symbol

STUDIO = open_studio(DATA / "norenberc", chart, house, offer, panel, street, tiles)

LAYOUTS: dict[str, Callable[[TownDrawing], Sheet]] = {
    "board": lay_board,
    "guild": lay_guild,
    "player": lay_player,
    "round": lay_round,
    "scores": lay_scores,
    "lobby": lambda drawing: lay_lobby(drawing, beside="market"),
    "legend": lay_legend,
}
DECISIONS: dict[str, Callable[[TownDrawing], Sheet]] = {"plan": lay_plan, "act": lay_act}


class NorenbercPainter(GamePainter[TownDrawing]):
    """The painter of Norenberc; depends on the rules' numbers."""

    sights = tuple(LAYOUTS)
    decisions = tuple(DECISIONS)
    legends = ("legend", f"legend.{TOWNSMEN}", f"legend.{BONUS}")
    lasting: ClassVar[Lasting] = {"goods": (0, 1), "craft": (0, 1, 2)}

    def __init__(self, pieces: Pieces) -> None:
        def draw(scene: Scene, words: Words) -> TownDrawing:
            return TownDrawing(scene, words, pieces)

        super().__init__(
            STUDIO, pieces.digest, Way(draw, {**LAYOUTS, **DECISIONS}, describe_picture, tell_position, lay_cover)
        )
        self.pieces = pieces

    def find_symbols(self) -> Mapping[str, Symbol]:
        """Return the functions that draw the town's symbols."""
        return find_symbols(self.pieces)


def make_painter(declaration: Declaration) -> NorenbercPainter:
    """Return the painter of the game with the game's numbers."""
    rules = declaration.rules
    assert isinstance(rules, Norenberc)  # noqa: S101  # the catalog gives each game to its painter
    return NorenbercPainter(rules.pieces)
