"""The drawings of the push question: a line for each gate, and the stall below."""

from render.canvas.pen import Pen
from render.ulm.buildings import paint_building
from render.ulm.emblems import HEATER, MARK_EMBLEMS, paint_crest, paint_tile

TALL = 48
"""Height of a gate's line in units."""
TILE = 35
"""Size in units of a tile in a narrow line."""
NARROW = 190
"""Width in units below which a line is narrow."""
LETTER = 30
"""Size of a gate's letter."""


def draw_gate_lines(pen: Pen, w: float, h: float) -> None:
    """Draw the background of the lines."""
    pen.box((0, 0, w, h), "sky")
    pen.box((2, 2, w - 4, h - 4), "panel", 12)


def draw_line(pen: Pen, w: float, h: float, letter: str, *facts: int) -> None:
    """Draw a gate's letter, three actions with the player's own tile on gold, the crest that pays, and points."""
    owner, points, *tiles = facts
    p, wide = pen.inside(0, 0, h / TALL), w / (h / TALL)
    p.box((0, 0, wide, TALL), "gate_edge", 9)
    p.box((1.6, 1.6, wide - 3.2, TALL - 3.2), "gate", 8)
    side, left, gap = (TILE, 27.0, 1) if wide < NARROW else (TILE + 4, 44.0, 6)
    p.text((left / 2 + 0.5, TALL / 2), letter, LETTER, "gate_ink")
    for at, kind in enumerate(tiles):
        x, y = left + at * (side + gap), (TALL - side) / 2
        if not at:
            p.box((x - 2, y - 3.5, side + 4, side + 7), "now", 8)
        paint_tile(p.inside(x + 1, y + 1, (side - 2) / 24), kind)
    x = left + 3 * (side + gap) + 2
    if owner >= 0 and points:
        paint_crest(p.inside(x, 1, 22 / 24), owner)
        _paint_points(p, (x + 11, 35), 11.5, points)
        return
    if owner >= 0:
        paint_crest(p.inside(x, TALL / 2 - 12, 24 / 24), owner)
    if points:
        _paint_points(p, (x + 12, TALL / 2), 12, points)


def _paint_points(pen: Pen, center: tuple[float, float], radius: float, points: int) -> None:
    """Paint points on a red roundel."""
    pen.disc(center, radius, "wax", "black", 1.2)
    pen.text(center, str(points), 24, "paper")


def draw_closed(pen: Pen, w: float, h: float, letter: str, word: str) -> None:
    """Draw a closed gate: its letter, and a word that says so."""
    p, wide = pen.inside(0, 0, h / TALL), w / (h / TALL)
    p.box((0, 0, wide, TALL), "panel_row", 9)
    left = 27.0 if wide < NARROW else 44.0
    p.text((left / 2 + 0.5, TALL / 2), letter, LETTER, "faint")
    p.text((left + 8, TALL / 2), word, 24, "faint", anchor="lm")


def draw_crest_pay(pen: Pen, w: float, h: float, mark: str, number: int) -> None:
    """Draw what a crest pays its owner; 30 units high."""
    p = pen.inside(0, 0, h / 30)
    p.inside(1, 2, 26 / 24).poly(HEATER, "paper", "black", 2.4)
    p.text((30, 15), f"+{number}", 24, "ink", anchor="lm")
    MARK_EMBLEMS[mark](p.inside(w / (h / 30) - 29, 1, 28 / 24))


def draw_stall(pen: Pen, w: float, h: float) -> None:
    """Draw dark wood with a golden upper edge."""
    pen.box((0, 0, w, h), "wood_dark")
    pen.box((0, 0, w, 3), "gold")


def draw_quarter_sign(pen: Pen, w: float, _h: float, name: str, is_free: bool) -> None:
    """Draw a quarter for a seal, crossed out if it is full."""
    p = pen.inside(0, 0, w / 44)
    p.box((0, 0, 44, 44), "plaster", 9, "black", 1.6)
    paint_building(p.inside(4, 4, 36 / 24), name)
    if not is_free:
        for ends in ((4, 4), (40, 40)), ((40, 4), (4, 40)):
            p.line(ends, "paper", 7)
            p.line(ends, "wax", 4)


def draw_held(pen: Pen, w: float, h: float, kind: int, number: int) -> None:
    """Draw a player's tiles of a kind with their number; 42 units high."""
    p = pen.inside(0, 0, h / 42)
    paint_tile(p.inside(0, 0, 42 / 24), kind)
    p.text((w / (h / 42) - 3, 21.5), f"×{number}", 30, "banner_ink", anchor="rm")


def draw_at_space(pen: Pen, w: float, h: float, space: str) -> None:
    """Draw the space of the player's barge; 40 units high."""
    p = pen.inside(0, 0, h / 40)
    p.box((0, 0, w / (h / 40), 40), "panel", 10)
    MARK_EMBLEMS["barge"](p.inside(4, 4, 32 / 24))
    p.text((41, 20.5), space, 36, "ink", anchor="lm")
