"""The painter of Notre Dame, used by the bot."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from bot.data_folder import DATA
from bot.games.declaration import Declaration
from bot.games.notredame.rules.adapter import NotreDame
from bot.games.notredame.rules.pieces import Pieces
from bot.pictures.scene import Scene
from bot.pictures.sheet import Sheet
from bot.words.words import Words
from render.notredame import borough, chart, city, decision, persons
from render.notredame.alt import describe_picture
from render.notredame.drawing import CityDrawing
from render.notredame.lay_board import lay_board
from render.notredame.lay_city import lay_cover
from render.notredame.lay_decision import lay_card, lay_draft, lay_hire
from render.notredame.lay_legend import lay_legend
from render.notredame.lay_messages import lay_messages
from render.notredame.lay_pages import lay_cathedral, lay_people, lay_plague, lay_played_cards
from render.notredame.lay_player import lay_borough, lay_player
from render.notredame.lay_scores import lay_scores
from render.notredame.symbols import find_symbols
from render.notredame.tell_decision import tell_picture
from render.sheet.arts import open_studio
from render.sheet.lobby import lay_lobby
from render.sheet.painter import GamePainter, Way
from render.sheet.rings import Lasting
from render.sheet.symbols import Symbol

STUDIO = open_studio(DATA / "notredame", borough, chart, city, decision, persons)

LAYOUTS: dict[str, Callable[[CityDrawing], Sheet]] = {
    "board": lay_board,
    "borough": lay_borough,
    "player": lay_player,
    "persons": lay_people,
    "messages": lay_messages,
    "cathedral": lay_cathedral,
    "plague": lay_plague,
    "cards": lay_played_cards,
    "scores": lay_scores,
    "lobby": lambda drawing: lay_lobby(drawing, beside="square"),
    "legend": lay_legend,
}
DECISIONS: dict[str, Callable[[CityDrawing], Sheet]] = {"draft": lay_draft, "card": lay_card, "hire": lay_hire}


class NotreDamePainter(GamePainter[CityDrawing]):
    """The painter of Notre Dame; depends on the rules' numbers."""

    sights = tuple(LAYOUTS)
    decisions = tuple(DECISIONS)
    lasting: ClassVar[Lasting] = {"sector": (0, 1, 2)}

    def __init__(self, pieces: Pieces) -> None:
        def draw(scene: Scene, words: Words) -> CityDrawing:
            return CityDrawing(scene, words, pieces)

        layouts = {**LAYOUTS, **DECISIONS}
        super().__init__(STUDIO, pieces.digest, Way(draw, layouts, describe_picture, tell_picture, lay_cover))
        self.pieces = pieces

    def find_symbols(self) -> Mapping[str, Symbol]:
        """Return the functions that draw the game's symbols."""
        return find_symbols(self.pieces)


def make_painter(declaration: Declaration) -> NotreDamePainter:
    """Return the painter of the game with the game's numbers."""
    rules = declaration.rules
    assert isinstance(rules, NotreDame)  # noqa: S101  # the catalog gives each game to its painter
    return NotreDamePainter(rules.pieces)
