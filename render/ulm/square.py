"""The drawings of the cathedral square: tiles in the grid, gates, corners, the docks, the tower."""

from bot.games.ulm.rules.board import NO_TILE, SIZE
from render.canvas.pen import Pen, Point
from render.sheet.badges import paint_badge
from render.ulm.emblems import MARK_EMBLEMS, paint_crest, paint_tile
from render.ulm.towers import paint_tower_tile

CELL = 24
"""Side of a cell of the square in units."""
CELLS = SIZE + 2
"""Cells of the square in both directions: the grid with the gates around it."""
IN, OUT = "in", "out"
"""Effects of the last push on a gate: a tile came in, or a tile came out."""


def draw_square(pen: Pen, w: float, h: float, cell: float) -> None:
    """Draw paving, and a platform for the grid in its middle."""
    pen.box((0, 0, w, h), "sky")
    pen.box((2, 2, w - 4, h - 4), "paving", 12)
    for row in range(int(h // 30)):
        pen.line([(8, row * 30 + 24), (w - 8, row * 30 + 24)], "paving_line", 2)
    left, top, side = (w - SIZE * cell) / 2 - 7, (h - SIZE * cell) / 2 - 7, SIZE * cell + 14
    pen.box((left, top, side, side), "plaza_edge", 12)
    pen.box((left + 3, top + 3, side - 6, side - 6), "plaza", 10)


def draw_cell(pen: Pen, w: float, _h: float, kind: int, is_lit: bool) -> None:
    """Draw a tile in the grid; tiles of the last pushed line have a gold background."""
    p = pen.inside(0, 0, w / CELL)
    p.box((0, 0, CELL, CELL), "now" if is_lit else "plaza")
    paint_tile(p.inside(1.6, 1.6, 20.8 / 24), kind)


def _turned(points: list[Point], side: str) -> list[Point]:
    """Turn a drawing that faces right, so that it faces the grid from a given side."""
    turns = {
        "left": lambda x, y: (x, y),
        "right": lambda x, y: (CELL - x, y),
        "top": lambda x, y: (y, x),
        "bottom": lambda x, y: (y, CELL - x),
    }
    return [turns[side](x, y) for x, y in points]


_TAB: list[Point] = [(2.4, 4), (16.4, 4), (22, 12), (16.4, 20), (2.4, 20)]
"""The outline of an open gate."""
_ARROW: list[Point] = [(0.6, 5.4), (13, 5.4), (13, 1), (23.4, 12), (13, 23), (13, 18.6), (0.6, 18.6)]
"""The arrow of the last push."""


def draw_gate(pen: Pen, w: float, _h: float, *facts: int | str) -> None:
    """Draw a gate: open, with its name; closed by a grille; or with its tile. A crest hangs on the outer edge."""
    side, label, kind, is_shut, push, crest = facts
    p, side = pen.inside(0, 0, w / CELL), str(side)
    if push == OUT:
        p.box((0.4, 0.4, CELL - 0.8, CELL - 0.8), "now", 4)
    middle = _turned([(14.4 if int(crest) >= 0 else 10.4, 12)], side)[0]
    if push == IN:
        p.poly(_turned(_ARROW, side), "now", "black", 0.9)
        p.text(middle, str(label), 11, "black")
    elif kind != NO_TILE:
        paint_tile(p.inside(2.2, 2.2, 19.6 / 24), int(kind))
    elif is_shut:
        _paint_grille(p)
    else:
        p.poly(_turned(_TAB, side), "gate", "gate_edge", 1)
        p.text(middle, str(label), 11, "gate_ink")
    if int(crest) >= 0:
        _paint_crest(p, side, int(crest))


def _paint_grille(pen: Pen) -> None:
    pen.box((4.6, 4.6, 14.8, 14.8), "shut", 2, "shut_line", 1)
    for at in (8.4, 12, 15.6):
        pen.line([(at, 5.4), (at, 18.6)], "shut_line", 0.9)
        pen.line([(5.4, at), (18.6, at)], "shut_line", 0.9)


CREST = 9.4
"""Side of a family crest in units."""
_FAR = CELL - CREST
_CRESTS: dict[str, Point] = {
    "left": (0, 7.3),
    "right": (_FAR, 7.3),
    "top": (7.3, 0),
    "bottom": (7.3, _FAR),
}
"""The place of a family crest: the outer edge."""


def _paint_crest(pen: Pen, side: str, seat: int) -> None:
    x, y = _CRESTS[side]
    paint_crest(pen.inside(x, y, CREST / 24), seat)


def draw_stock(pen: Pen, w: float, _h: float, mark: str, number: int) -> None:
    """Draw a mark with the number left below it."""
    p = pen.inside(0, 0, w / CELL)
    MARK_EMBLEMS[mark](p.inside(5.4, 0.6, 13.2 / 24))
    p.box((3.6, 14, 16.8, 9.6), "panel", 3)
    p.text((12, 18.8), str(number), 9.8, "ink")


def draw_drawn(pen: Pen, w: float, _h: float, kind: int, seat: int) -> None:
    """Draw the tile to push, held by its player."""
    p = pen.inside(0, 0, w / CELL)
    p.disc((12, 12), 11.8, "now", "black", 0.7)
    paint_tile(p.inside(3.8, 3.8, 16.4 / 24), kind)
    paint_badge(p.inside(14.2, 14.2, 9.6 / 24), seat)


def draw_docks(pen: Pen, w: float, h: float) -> None:
    """Draw a landing stage of planks."""
    pen.box((0, 0, w, h), "sky")
    pen.box((2, 2, w - 4, h - 4), "dock_line", 10)
    pen.box((5, 5, w - 10, h - 10), "dock", 8)
    for row in range(1, int(h // 22)):
        pen.line([(8, row * 22), (w - 8, row * 22)], "dock_line", 2)


def draw_tile(pen: Pen, w: float, _h: float, kind: int) -> None:
    """Draw an action tile."""
    paint_tile(pen.inside(0, 0, w / 24), kind)


def draw_tower_tile(pen: Pen, w: float, _h: float, name: str, is_now: bool) -> None:
    """Draw a tower tile; the tile of this round has a gold background."""
    p = pen.inside(0, 0, w / 28)
    p.box((0, 0, 28, 28), "now" if is_now else "coming", 5)
    paint_tower_tile(p.inside(2, 1.6), name)


SHARE = 0.74
"""Share of the tower's height for its stories; the rest is the spire."""


def draw_minster(pen: Pen, w: float, h: float, rounds: int, built: int) -> None:
    """Draw the cathedral's tower, which grows by a story each round."""
    pen.box((0, 0, w, h), "sky")
    paint_minster(pen, (w, h), rounds, built)


def paint_minster(pen: Pen, size: tuple[float, float], rounds: int, built: int) -> None:
    """Paint stories from the ground up, and the spire."""
    w, h = size
    high, middle = (h - 12) * SHARE / rounds, w / 2
    for storey in range(rounds):
        half = w * (0.46 - 0.12 * storey / rounds)
        y = h - 8 - high * (storey + 1)
        _paint_storey(pen, (middle - half, y, 2 * half, high), storey + 1, built)
    _paint_spire(pen, (w, h - 8 - high * rounds), built > rounds - 1)
    pen.box((middle - w * 0.49, h - 9, w * 0.98, 7), "built", 2, "black", 1.5)


def _paint_storey(pen: Pen, box: tuple[float, float, float, float], number: int, built: int) -> None:
    """Paint stone for finished stories, gold for this round's, pale for coming ones."""
    x, y, w, h = box
    if number == built:
        pen.box((x - 4, y, w + 8, h), "now", 3, "black", 2)
        return
    is_built = number < built
    pen.box((x, y, w, h), "built" if is_built else "coming", 1, "black" if is_built else "coming_edge", 1.6)
    if is_built:
        for at in range(4):
            left = x + w * (0.14 + 0.2 * at)
            pen.poly(
                [
                    (left, y + h * 0.86),
                    (left, y + h * 0.42),
                    (left + w * 0.06, y + h * 0.16),
                    (left + w * 0.12, y + h * 0.42),
                    (left + w * 0.12, y + h * 0.86),
                ],
                "slit",
            )


def _paint_spire(pen: Pen, size: tuple[float, float], is_built: bool) -> None:
    """Paint the openwork steeple over the last story."""
    w, bottom = size
    middle, half, ink, edge = (
        w / 2,
        w * 0.3,
        "built" if is_built else "coming",
        "black" if is_built else "coming_edge",
    )
    for turn in (-1, 1):
        x = middle + turn * half * 0.92
        pen.poly([(x - 7, bottom), (x, bottom - 34), (x + 7, bottom)], ink, edge, 1.6)
    pen.poly([(middle - half * 0.74, bottom), (middle, 12), (middle + half * 0.74, bottom)], ink, edge, 2)
    for share in (0.24, 0.46, 0.68):
        reach = half * 0.74 * (1 - share)
        y = bottom - (bottom - 12) * share
        pen.line([(middle - reach - 4, y), (middle + reach + 4, y)], edge, 3)
    pen.disc((middle, 9), 5, ink, edge, 1.6)
