"""The picture of the question where to push: the square, what each gate gives, own things, swaps and seals."""

from typing import Any, TypeAlias

from bot.games.ulm.guide.names import space_name
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
from render.ulm.lay_square import gate_place
from render.ulm.square import CELLS as ACROSS
from render.ulm.stall import TALL

UNITS = {"wide": 1100 / 800, "narrow": 1.0}
"""The size of a unit: both pictures are as many units high."""
TEXT = 24
HEAD, MIDDLE, STALL = 58, 344, 106
"""How high own things, square and lines, and what is below are."""
SQUARE = {"wide": 344, "narrow": 300}
"""How wide the square is, in units."""
PITCH = 50
"""From one gate's line to the next."""
SHELF = 51
"""From one row of the stall to the next."""
Thing: TypeAlias = tuple[str, tuple[Any, ...], float]
"""A drawing, its facts, its width."""


def lay_push(drawing: UlmDrawing) -> Sheet:
    """Own things above, the square beside what each gate gives, and the stall below."""
    size = drawing.scene.look.size
    (w, _, shown), unit, play = DECISIONS[size], UNITS[size], Play(drawing.pieces, drawing.view)
    top, bottom, end = (round(high * unit) for high in (HEAD, HEAD + MIDDLE, HEAD + MIDDLE + STALL))
    left = round(SQUARE[size] * unit)
    parts = (
        _lay_head(drawing, (w, top), unit),
        _lay_square(drawing, (0, top, left, bottom - top)),
        _lay_lines(drawing, play, (left, top, w - left, bottom - top), unit),
        _lay_stall(drawing, play, (0, bottom, w, end - bottom), unit),
    )
    return Sheet(w, end, parts, least_text(w, shown))


def _lay_head(drawing: UlmDrawing, size: tuple[int, int], unit: float) -> Area:
    """Coins, sparrows, seals and cards; at the right points and the space of the barge; many are drawn smaller."""
    layout, seat, things = Layout(unit), drawing.scene.seat, _list_own(drawing)
    on, wide = f"player{seat}", size[0] / unit
    layout.put("seat", (seat,), (8, 6, 44, 44), on)
    room = wide - 60 - 8 - 6 * (len(things) - 1)
    long = sum(w for *_, w in things)
    shrunk, x = min(1.0, room / long), 60.0
    for at, (art, facts, w) in enumerate(things):
        if at == len(things) - RIGHT:
            x += max(0.0, room - long)
        layout.put(art, facts, (x, 28 - 22 * shrunk, w * shrunk, 44 * shrunk), on)
        x += w * shrunk + 6
    return Area(0, 0, *size, "own_band", (seat,), tuple(layout.pieces))


RIGHT = 2
"""How many of the player's own things stand at the right."""


def _list_own(drawing: UlmDrawing) -> list[Thing]:
    """The player's own things, each with its width at a height of 44 units."""
    seat, me, large = drawing.scene.seat, drawing.view.players[drawing.scene.seat], 36 * 44 / 40
    space, points = drawing.words.piece(space_name(drawing.pieces.river[me.barge])), drawing.points(seat)
    return [
        ("counted", ("coins", me.coins), 50 + measure(str(me.coins), large)),
        ("counted", ("sparrows", me.sparrows), 50 + measure(str(me.sparrows), large)),
        ("seals", (seat, me.supply), 50 + measure(str(me.supply), large)),
        ("counted", ("cards", len(me.hand)), 50 + measure(str(len(me.hand)), large)),
        ("score", (points,), 56 + measure(str(points), 42)),
        ("at_space", (space,), 52 + measure(space, large)),
    ]


def _lay_square(drawing: UlmDrawing, box: tuple[int, int, int, int]) -> Area:
    """The grid with its gates, and the tile in hand; the last push is not marked."""
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
    """Opposite gates side by side: the actions of each, or that it is closed."""
    layout, wide, lines = Layout(unit), box[2] / unit, find_lines(play)
    _lay_title(layout, drawing, lines, wide)
    w = (wide - 14) / 2
    for row, near in enumerate(NEAR_GATES):
        for column, line in enumerate((lines[near], lines[BOARD[near].opposite])):
            place = (5 + column * (w + 4), 37 + row * PITCH, w, float(TALL))
            _lay_line(layout, drawing, line, place)
    return Area(*box, "gate_lines", (), tuple(layout.pieces))


def _lay_title(layout: Layout, drawing: UlmDrawing, lines: list[GateLine], wide: float) -> None:
    """What the lines are, and what a crest among them pays."""
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
    """Own tiles and cards in hand; below them swaps and the quarters for seals."""
    layout, wide = Layout(unit), box[2] / unit
    me, upper, lower = drawing.view.players[drawing.scene.seat], 4 + SHELF / 2, 4 + SHELF * 1.5
    tiles: list[Thing] = [
        ("held", (kind, number), 44 + measure(f"×{number}", 30) + 3) for kind, number in enumerate(me.tiles) if number
    ]
    x = _lay_shelf(layout, (drawing.say("push-tiles" if tiles else "push-no_tiles"), tiles), upper, (10, wide))
    cards: list[Thing] = [
        ("card", (drawing.pieces.cards[card].name, drawing.pieces.cards[card].family), 42)
        for card in me.hand
        if card != HIDDEN
    ]
    _lay_from_right(layout, (drawing.say("push-hand"), cards), upper, (x + 16, wide - 10))
    x = _lay_swap(layout, drawing, play, lower, wide)
    _lay_from_right(layout, (drawing.say("push-seals"), _quarters(drawing, play)), lower, (x + 12, wide - 10))
    return Area(*box, "stall", (), tuple(layout.pieces))


def _quarters(drawing: UlmDrawing, play: Play) -> list[Thing]:
    """Those at the barge, and whether a seal could go there."""
    seat, names = drawing.scene.seat, drawing.pieces.quarter_names
    free = free_quarters(play, seat)
    return [
        ("quarter_sign", (names[quarter], quarter in free), 44.0)
        for quarter in dict.fromkeys(drawing.quarters_at(seat))
    ]


def _lay_swap(layout: Layout, drawing: UlmDrawing, play: Play, y: float, wide: float) -> float:
    """The tiles to swap for, or the reason against a swap."""
    offer = offer_swap(play)
    layout.put("mark", ("sparrows",), (8, y - 22, 44, 44), "wood_dark")
    text = drawing.say(f"push-{offer.detail.key}", price=play.changes.swap_price)
    docks = sorted({kind for kind in drawing.view.docks if kind != drawing.view.drawn}) if offer.is_in_reach else []
    return _lay_shelf(layout, (text, [("tile", (kind,), 42.0) for kind in docks]), y, (60, wide))


def _lay_shelf(layout: Layout, row: tuple[str, list[Thing]], y: float, span: tuple[float, float]) -> float:
    """Words with things after them, from the left; returns where they end."""
    (text, things), (x, right) = row, span
    x += layout.write(text, (x, y), Hand(TEXT, "banner_ink", "wood_dark"), room=right - x - 8) + 9
    for art, facts, w in things:
        layout.put(art, facts, (x, y - 21, w, 42), "wood_dark")
        x += w + 5
    return x


def _lay_from_right(layout: Layout, row: tuple[str, list[Thing]], y: float, span: tuple[float, float]) -> None:
    """Things with words before them, as far as there is room for either."""
    (text, things), (left, right) = row, span
    long = sum(w + 5 for *_, w in things)
    if not things or right - long < left:
        return
    x = right - long + 5
    for art, facts, w in things:
        layout.put(art, facts, (x, y - 21, w, 42), "wood_dark")
        x += w + 5
    if measure(text, TEXT, layout.unit) + 8 <= right - long - left:
        layout.write(text, (right - long - 4, y), Hand(TEXT, "banner_ink", "wood_dark"), anchor="r")
