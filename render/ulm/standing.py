"""Where a game of Ulm stands, for the banner over its board."""

from bot.games.ulm.rules.board import NO_TILE
from render.sheet.banner import Standing
from render.ulm.drawing import UlmDrawing

MOST_BESIDE = 3
"""Players whose badges leave room for tiles beside them, on a phone."""


def find_standing(drawing: UlmDrawing) -> Standing:
    """The round, the order of play, who is to answer and what; the actions that are left, as tiles."""
    has_room = drawing.is_wide or drawing.seats <= MOST_BESIDE
    left = drawing.view.actions if drawing.due and has_room else ()
    marks = tuple(("tile", (kind,), 1.0) for kind in left)
    return Standing(drawing.moment, drawing.order, drawing.due, tell_phase(drawing), marks)


def tell_phase(drawing: UlmDrawing) -> str:
    """What is done now, in a word or two."""
    if drawing.is_over:
        return drawing.say("phase-over")
    return drawing.say("phase-push" if drawing.view.drawn != NO_TILE else "phase-act")
