"""A close-up of the cathedral square: the result of each open gate, the docks, and the contents of the bag."""

from bot.games.ulm.rules.board import BOARD, KINDS, NO_TILE, line_of, open_lines
from bot.pictures.sheet import Area, Sheet
from render.sheet.layout import Hand, Layout, measure
from render.sheet.page import PIXELS, TEXT, least_text
from render.ulm.drawing import UlmDrawing
from render.ulm.lay_square import lay_square

SQUARE = 700
"""Width of the square beside its list."""
EDGE = 34
PUSH = (60, 340)
"""Distances between two pushes of the list in units, down and across."""


def lay_grid(drawing: UlmDrawing) -> Sheet:
    """Lay out the square, and beside or below it every possible push or the actions left."""
    w, unit = PIXELS[drawing.scene.look.size]
    left = SQUARE if drawing.is_wide else 0
    layout = Layout(unit)
    end = _lay_list(layout, drawing, (w - left) / unit)
    high = max(layout.px(end + 24), SQUARE if drawing.is_wide else 0)
    square = (0, 0, SQUARE, high) if drawing.is_wide else (0, 0, w, w)
    top = 0 if drawing.is_wide else w
    notice = Area(left, top, w - left, high, "notice", (), tuple(layout.pieces), layout.px(14))
    return Sheet(w, top + high, (lay_square(drawing, square), notice), least_text(w))


def _lay_list(layout: Layout, drawing: UlmDrawing, wide: float) -> float:
    """Lay out pushes or actions, docks and bag; return the lower edge."""
    view, y = drawing.view, 26.0
    if view.drawn != NO_TILE:
        y = _lay_pushes(layout, drawing, _heading(layout, drawing, "pushes", y, wide), wide)
    elif view.actions:
        y = _lay_tiles(layout, list(view.actions), _heading(layout, drawing, "actions", y, wide))
    y = _lay_tiles(layout, view.docks, _heading(layout, drawing, "docks", y, wide))
    y = _heading(layout, drawing, "bag", y, wide)
    pitch = (wide - 2 * EDGE) / len(KINDS)
    for kind, number in enumerate(view.bag):
        w = 48 + (4 + measure(str(number), 38) if number else 0)
        layout.put("own", (kind, number), (EDGE + kind * pitch, y, w * 0.9, 43.2), "panel")
    return y + 56


def _heading(layout: Layout, drawing: UlmDrawing, key: str, y: float, wide: float) -> float:
    """Write a line in the display font; return the lower edge."""
    hand = Hand(TEXT + 2, "red", "panel", "display")
    layout.write(drawing.say(f"heading-{key}"), (EDGE, y + 24), hand, room=wide - 2 * EDGE)
    return y + 52


def _lay_tiles(layout: Layout, kinds: list[int], y: float) -> float:
    for at, kind in enumerate(kinds):
        layout.put("tile", (kind,), (EDGE + at * 60, y, 52, 52), "panel")
    return y + 64


def _lay_pushes(layout: Layout, drawing: UlmDrawing, y: float, wide: float) -> float:
    """Lay out every open gate: its letter, the line that would act, and the tile that would leave."""
    view, lines = drawing.view, open_lines(drawing.view.ring)
    gates = [gate for gate in range(len(BOARD)) if lines >> line_of(gate) & 1]
    down, across = PUSH
    columns = max(1, int((wide - 2 * EDGE) // across))
    rows = -(-len(gates) // columns)
    for at, gate in enumerate(gates):
        x, top = EDGE + at // rows * across, y + at % rows * down
        first, second, third = BOARD[gate].cells
        layout.put("letter", (drawing.gate(gate),), (x, top, 52, 52), "panel")
        for step, kind in enumerate((view.drawn, view.grid[first], view.grid[second])):
            layout.put("tile", (kind,), (x + 64 + step * 54, top, 52, 52), "panel")
        layout.put("arrow", ("faint",), (x + 228, top + 8, 24, 36), "panel")
        layout.put("tile", (view.grid[third],), (x + 256, top + 6, 40, 40), "panel")
    return y + rows * down + 6
