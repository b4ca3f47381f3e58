"""The layout of the cathedral square: grid, gates, corners; and of the docks and the tower beside the square."""

from bot.games.ulm.rules.board import BOARD, CELLS, NO_TILE, SIDES, SIZE
from bot.games.ulm.rules.state import NOWHERE
from bot.pictures.sheet import Area
from render.sheet.layout import Hand, Layout
from render.sheet.layout_cache import LayoutCache
from render.ulm.drawing import UlmDrawing
from render.ulm.square import CELLS as ACROSS
from render.ulm.square import IN, OUT, SHARE

Box = tuple[int, int, int, int]


_squares: LayoutCache[Area] = LayoutCache()


def lay_square(drawing: UlmDrawing, box: Box) -> Area:
    """Lay out the square in a box of pixels; cached."""
    view = drawing.view
    stocks = (sum(view.bag), len(view.deck), len(view.shields))
    there = (tuple(view.grid), tuple(view.ring), tuple(view.crests), view.gate, view.drawn, view.acting, stocks)
    key = (drawing.words.language, drawing.pieces.digest, box, there)
    found = _squares.get(key)
    if found is None:
        found = _lay_square(drawing, box)
        _squares.put(key, found)
    return found


def lay_cover(drawing: UlmDrawing, side: int) -> Area:
    """Lay out the square."""
    return lay_square(drawing, (0, 0, side, side))


def _lay_square(drawing: UlmDrawing, box: Box) -> Area:
    """Lay out grid, gates and corners."""
    _, _, w, h = box
    cell = (min(w, h) - 8) // ACROSS
    layout, left, top = Layout(), (w - ACROSS * cell) // 2, (h - ACROSS * cell) // 2

    def at(row: int, column: int) -> Box:
        return left + column * cell, top + row * cell, cell, cell

    grid, line, out = drawing.view.grid, drawing.line, drawing.pushed_out
    for number in range(CELLS):
        place = at(1 + number // SIZE, 1 + number % SIZE)
        layout.put("cell", (grid[number], number in line), place, "plaza")
    for gate in range(len(BOARD)):
        layout.put("gate", _gate_facts(drawing, gate, out), at(*gate_place(gate)))
    _lay_corners(layout, drawing, [at(0, 0), at(0, ACROSS - 1), at(ACROSS - 1, 0), at(ACROSS - 1, ACROSS - 1)])
    return Area(*box, "square", (cell,), tuple(layout.pieces))


def gate_place(gate: int) -> tuple[int, int]:
    """Return the row and column of a gate around the grid."""
    side, number = divmod(gate, SIZE)
    far = ACROSS - 1
    return ((number + 1, 0), (number + 1, far), (0, number + 1), (far, number + 1))[side]


def _gate_facts(drawing: UlmDrawing, gate: int, out: int) -> tuple[str | int | bool, ...]:
    ring = drawing.view.ring
    is_shut = ring[gate] != NO_TILE or ring[BOARD[gate].opposite] != NO_TILE
    push = IN if gate == drawing.view.gate else OUT if gate == out != NOWHERE else ""
    return SIDES[gate // SIZE], drawing.gate(gate), ring[gate], is_shut, push, drawing.view.crests[gate]


def _lay_corners(layout: Layout, drawing: UlmDrawing, corners: list[Box]) -> None:
    """Lay out the bag, the tile to push, the deck, and the stack of shields."""
    view = drawing.view
    bag, drawn, deck, shields = corners
    layout.put("stock", ("bag", sum(view.bag)), bag, "paving")
    if view.drawn != NO_TILE:
        layout.put("drawn", (view.drawn, view.acting), drawn)
    layout.put("stock", ("cards", len(view.deck)), deck, "paving")
    layout.put("stock", ("shield", len(view.shields)), shields, "paving")


def lay_tower(drawing: UlmDrawing, box: Box, size: int) -> Area:
    """Lay out the tower with its stories; the round is a separate text."""
    (_, _, w, h), layout, view, rounds = box, Layout(), drawing.view, drawing.pieces.rounds
    high = (h - 12) * SHARE / rounds
    if 1 <= view.round <= rounds:
        y = h - 8 - high * (view.round - 0.5)
        layout.write(str(view.round), (w / 2, y), Hand(size, "black", ""), anchor="m")
    return Area(*box, "minster", (rounds, view.round), tuple(layout.pieces))


def lay_docks(drawing: UlmDrawing, box: Box) -> Area:
    """Lay out the tiles on the docks; in the game with symbols, also the tower tiles of this round and the next."""
    (_, _, w, h), layout, view = box, Layout(), drawing.view
    side = w - 28
    towers = [(view.tower, True), *([(view.towers[0], False)] if view.towers else [])] if view.built else []
    below = len(towers) * (w - 16)
    pitch = (h - 16 - below) / 5
    side = min(side, round(pitch) - 4)
    for at, kind in enumerate(view.docks):
        layout.put("tile", (kind,), ((w - side) / 2, 8 + at * pitch + (pitch - side) / 2, side, side))
    for at, (tower, is_now) in enumerate(towers):
        plate = min(w - 22, 84)
        place = ((w - plate) / 2, h - 8 - below + at * (w - 16) + 2, plate, plate)
        layout.put("tower_tile", (drawing.pieces.tower_names[tower], is_now), place)
    return Area(*box, "docks", (), tuple(layout.pieces))
