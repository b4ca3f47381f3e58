"""The status of a game of Ulm, for the banner over its board."""

from bot.games.ulm.rules.board import NO_TILE
from render.sheet.banner import Standing
from render.ulm.drawing import UlmDrawing

MOST_BESIDE = 3
"""Maximum number of players whose badges leave room for tiles beside them, on a phone."""


def find_standing(drawing: UlmDrawing) -> Standing:
    """Return the round, the turn order, who must do what, and the remaining actions as tiles."""
    has_room = drawing.is_wide or drawing.seats <= MOST_BESIDE
    left = drawing.view.actions if drawing.due and has_room else ()
    marks = tuple(("tile", (kind,), 1.0) for kind in left)
    return Standing(drawing.moment, drawing.order, drawing.due, tell_phase(drawing), marks)


def tell_phase(drawing: UlmDrawing) -> str:
    """Name the current phase in a word or two."""
    if drawing.is_over:
        return drawing.say("phase-over")
    return drawing.say("phase-push" if drawing.view.drawn != NO_TILE else "phase-act")
