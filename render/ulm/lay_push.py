"""The picture of the push question: the square, the result of each gate, the player's things, swaps and seals."""

from typing import Any

from bot.games.ulm.guide.offers import offer_swap
from bot.games.ulm.rules.board import BOARD, CELLS, NEAR_GATES, NO_TILE, SIDES, SIZE
from bot.games.ulm.rules.play import Play
from bot.games.ulm.rules.seals import free_quarters
from bot.games.ulm.rules.state import HIDDEN, NOBODY
from bot.pictures.sheet import Area, Sheet
from render.sheet.layout import Hand, Layout, measure
from render.sheet.page import DECISIONS, least_text
from render.ulm.drawing import UlmDrawing
from render.ulm.gains import marks_of
from render.ulm.gate_lines import GateLine, find_lines
from render.ulm.lay_own import HEAD, SHELF, TEXT, UNITS, Thing, lay_from_right, lay_head, lay_shelf, lay_tiles
from render.ulm.lay_square import gate_place
from render.ulm.square import CELLS as ACROSS
from render.ulm.stall import TALL

MIDDLE, STALL = 344, 106
"""Heights of square and lines, and of the stall."""
SQUARE = {"wide": 344, "narrow": 300}
"""Width of the square, in units."""
PITCH = 50
"""Height of a gate's line."""


def lay_push(drawing: UlmDrawing) -> Sheet:
    """Lay out the player's things above, the square beside the gates' results, and the stall below."""
    size = drawing.scene.look.size
    (w, _, shown), unit, play = DECISIONS[size], UNITS[size], Play(drawing.pieces, drawing.view)
    top, bottom, end = (round(high * unit) for high in (HEAD, HEAD + MIDDLE, HEAD + MIDDLE + STALL))
    left = round(SQUARE[size] * unit)
    parts = (
        lay_head(drawing, (w, top), unit),
        _lay_square(drawing, (0, top, left, bottom - top)),
        _lay_lines(drawing, play, (left, top, w - left, bottom - top), unit),
        _lay_stall(drawing, play, (0, bottom, w, end - bottom), unit),
    )
    return Sheet(w, end, parts, least_text(w, shown))


def _lay_square(drawing: UlmDrawing, box: tuple[int, int, int, int]) -> Area:
    """Lay out the grid with its gates, and the tile in hand; the last push is not marked here."""
    view, cell = drawing.view, (min(box[2], box[3]) - 8) // ACROSS
    layout, left, top = Layout(), (box[2] - ACROSS * cell) // 2, (box[3] - ACROSS * cell) // 2

    def put(art: str, facts: tuple[Any, ...], place: tuple[int, int], on: str = "") -> None:
        layout.put(art, facts, (left + place[1] * cell, top + place[0] * cell, cell, cell), on)

    for number in range(CELLS):
        put("cell", (view.grid[number], False), (1 + number // SIZE, 1 + number % SIZE), "plaza")
    for gate in range(len(BOARD)):
        is_shut = view.ring[gate] != NO_TILE or view.ring[BOARD[gate].opposite] != NO_TILE
        facts = (SIDES[gate // SIZE], drawing.gate(gate), view.ring[gate], is_shut, "", view.crests[gate])
        put("gate", facts, gate_place(gate))
    put("drawn", (view.drawn, drawing.scene.seat), (0, 0))
    return Area(*box, "square", (cell,), tuple(layout.pieces))


def _lay_lines(drawing: UlmDrawing, play: Play, box: tuple[int, int, int, int], unit: float) -> Area:
    """Lay out opposite gates side by side: each gate's actions, or that it is closed."""
    layout, wide, lines = Layout(unit), box[2] / unit, find_lines(play)
    _lay_title(layout, drawing, lines, wide)
    w = (wide - 14) / 2
    for row, near in enumerate(NEAR_GATES):
        for column, line in enumerate((lines[near], lines[BOARD[near].opposite])):
            place = (5 + column * (w + 4), 37 + row * PITCH, w, float(TALL))
            _lay_line(layout, drawing, line, place)
    return Area(*box, "gate_lines", (), tuple(layout.pieces))


def _lay_title(layout: Layout, drawing: UlmDrawing, lines: list[GateLine], wide: float) -> None:
    """Lay out the title of the lines, and what a crest among them would pay."""
    right, pays = wide - 12, marks_of(drawing.pieces.crest_pay)
    if pays and any(line.owner != NOBODY for line in lines):
        mark, number = pays[0]
        w = 64 + measure(f"+{number}", TEXT)
        right -= w + 6
        layout.put("crest_pay", (mark, number), (right + 6, 5, w, 30), "panel")
    layout.write(drawing.say("push-lines"), (12, 20), Hand(TEXT, "ink", "panel"), room=right - 12)


def _lay_line(layout: Layout, drawing: UlmDrawing, line: GateLine, place: tuple[float, float, float, float]) -> None:
    letter = drawing.gate(line.gate)
    if line.tiles:
        layout.put("line", (letter, line.owner, line.points, *line.tiles), place, "panel")
    else:
        layout.put("closed", (letter, drawing.say("push-closed")), place, "panel")


def _lay_stall(drawing: UlmDrawing, play: Play, box: tuple[int, int, int, int], unit: float) -> Area:
    """Lay out the player's tiles and cards; below, swaps and the quarters for seals."""
    layout, wide = Layout(unit), box[2] / unit
    me, upper, lower = drawing.view.players[drawing.scene.seat], 4 + SHELF / 2, 4 + SHELF * 1.5
    x = lay_tiles(layout, drawing, upper, (10, wide))
    cards: list[Thing] = [
        ("card", (drawing.pieces.cards[card].name, drawing.pieces.cards[card].family), 42)
        for card in me.hand
        if card != HIDDEN
    ]
    lay_from_right(layout, (drawing.say("push-hand"), cards), upper, (x + 16, wide - 10))
    x = _lay_swap(layout, drawing, play, lower, wide)
    lay_from_right(layout, (drawing.say("push-seals"), _quarters(drawing, play)), lower, (x + 12, wide - 10))
    return Area(*box, "stall", (), tuple(layout.pieces))


def _quarters(drawing: UlmDrawing, play: Play) -> list[Thing]:
    """Return the quarters at the barge, and whether a seal could be placed in each."""
    seat, names = drawing.scene.seat, drawing.pieces.quarter_names
    free = free_quarters(play, seat)
    return [
        ("quarter_sign", (names[quarter], quarter in free), 44.0)
        for quarter in dict.fromkeys(drawing.quarters_at(seat))
    ]


def _lay_swap(layout: Layout, drawing: UlmDrawing, play: Play, y: float, wide: float) -> float:
    """Lay out the tiles to swap for, or why no swap is possible."""
    offer = offer_swap(play)
    layout.put("mark", ("sparrows",), (8, y - 22, 44, 44), "wood_dark")
    text = drawing.say(f"push-{offer.detail.key}", price=play.changes.swap_price)
    docks = sorted({kind for kind in drawing.view.docks if kind != drawing.view.drawn}) if offer.is_in_reach else []
    return lay_shelf(layout, (text, [("tile", (kind,), 42.0) for kind in docks]), y, (60, wide))
