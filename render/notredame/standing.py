"""The status of a game of Notre Dame, for the banner over its board."""

from bot.games.notredame.rules.state import DRAFT, LAP
from render.notredame.drawing import CityDrawing
from render.sheet.banner import Standing


def find_standing(drawing: CityDrawing) -> Standing:
    """Return the round and period, the turn order, and who must do what."""
    return Standing(drawing.moment, drawing.order, drawing.due, tell_phase(drawing))


def tell_phase(drawing: CityDrawing) -> str:
    """Name the current phase in a word or two."""
    view = drawing.view
    turn = {"turn": view.turn} if view.phase in (DRAFT, LAP) else {}
    return drawing.say(f"phase-{view.phase}", **turn)
