"""The drawings of the town: the Danube with its bridge, barges and bonuses, and the quarters on both banks."""

from render.canvas.pen import Pen
from render.sheet.badges import paint_badge
from render.sheet.symbols import draw_player
from render.ulm.buildings import paint_building
from render.ulm.descendants import paint_portrait
from render.ulm.emblems import MARK_EMBLEMS, wave

PAST, BEFORE, LIT, BRIDGE = "+", "-", "!", "bridge"
"""How a space of the river looks."""
HIGH = 104
"""Height of the river in units."""
BUILDING = 0.86
"""Share of a wall's height for a quarter's building."""
ROOF = 0.31
"""Share of a quarter's height for its roof."""


def draw_river(pen: Pen, w: float, h: float, *facts: tuple[int, int, str]) -> None:
    """Draw spaces of water by left edge, width and look: before the bridge, beyond it, or lit."""
    pen.box((0, 0, w, h), "water")
    for x, wide, look in facts:
        if look != BRIDGE:
            _paint_water(pen.inside(x, 0), (wide, h), look)
    for x, wide, look in facts:
        if look == BRIDGE:
            _paint_bridge(pen.inside(x, 0), wide, h)
    quay = 4.5 * h / HIGH
    for y in (0, h - quay):
        pen.box((0, y, w, quay), "quay")


def _paint_water(pen: Pen, size: tuple[float, float], look: str) -> None:
    """Paint a space: paler beyond the bridge, framed if the acting player's barge is there."""
    w, h = size
    pen.box((0, 0, w, h), "water_past" if look.startswith(PAST) else "water")
    for row in (0.1, 0.6):
        points = [(x * w / 24, h * row + y) for x, y in wave(0, 4, 20, 1.6, 1.5)]
        pen.line(points, "water_line", 1.5)
    pen.line([(0, h * 0.68), (0, h - 6)], "water_line", 2)
    if look.endswith(LIT):
        unit = h / HIGH
        pen.box((0, 4 * unit, w, h - 8 * unit), "", 7 * unit, "glow", 4.4 * unit)


def _paint_bridge(pen: Pen, w: float, h: float) -> None:
    """Paint a stone bridge from above, with its piers."""
    for y in (0.3, 0.7):
        pen.poly(
            [(-6, h * y), (4, h * y - 9), (w - 4, h * y - 9), (w + 6, h * y), (w - 4, h * y + 9), (4, h * y + 9)],
            "built",
            "black",
            1.6,
        )
    pen.box((3, 0, w - 6, h), "stone_light", 0, "black", 2)
    for row in range(1, int(h // 16) + 1):
        pen.line([(8, row * 16), (w - 8, row * 16)], "stone", 1.6)
    for x in (3, w - 9):
        pen.box((x, 0, 6, h), "stone", 0, "black", 1.4)


def draw_sailing(pen: Pen, w: float, h: float, *crew: tuple[int, str]) -> None:
    """Draw barges side by side on one space, each with its player's badge; crowded badges have no letters."""
    wide = w / len(crew)
    for at, (seat, letter) in enumerate(crew):
        p = pen.inside(at * wide, 0)
        side = min(wide - 2, h * 0.72)
        hull, deck = h * 0.74, wide / 2
        p.poly(
            [
                (deck - side * 0.66, hull),
                (deck + side * 0.66, hull),
                (deck + side * 0.48, h - 2),
                (deck - side * 0.48, h - 2),
            ]
            if side * 1.32 <= wide
            else [(1, hull), (wide - 1, hull), (wide - side * 0.2, h - 2), (side * 0.2, h - 2)],
            "wood",
            "rim",
            2,
        )
        paint_badge(p.inside(deck - side / 2, h * 0.76 - side, side / 24), seat, letter)


def draw_bonus(pen: Pen, w: float, h: float, mark: str, number: int) -> None:
    """Draw the bonus of a space."""
    shown = str(number) if number > 1 else ""
    size = min(h, w * 0.6) if shown else min(h, w)
    if shown:
        pen.text((w * 0.16, h / 2), shown, h * 0.8, "water_ink")
        MARK_EMBLEMS[mark](pen.inside(w - size, (h - size) / 2, size / 24))
    else:
        MARK_EMBLEMS[mark](pen.inside((w - size) / 2, (h - size) / 2, size / 24))


def draw_quarter(pen: Pen, w: float, h: float, *facts: str | bool | float) -> None:
    """Draw a quarter of the town: a roof for its name, a wall for its seals, and its characteristic building."""
    name, roof, is_lit, unit = facts
    u = float(unit)
    top = h * ROOF
    pen.box((0, 0, w, h), "sky")
    pen.poly([(1, top + 2), (12 * u, 2), (w - 12 * u, 2), (w - 1, top + 2)], str(roof), "black", 2.4)
    for x in range(int(26 * u), int(w - 20 * u), max(8, int(26 * u))):
        pen.line([(x, top - 4), (x, top + 1)], "black", 1.4)
    pen.box(
        (5, top, w - 10, h - top - 1),
        "wall_lit" if is_lit else "wall",
        0,
        "glow" if is_lit else "wall_edge",
        5 if is_lit else 2,
    )
    side = (h - top) * BUILDING
    paint_building(pen.inside(w - side - 9, h - side - 4, side / 24), str(name))


def draw_place(pen: Pen, w: float, _h: float) -> None:
    """Draw a free place for a seal."""
    p = pen.inside(0, 0, w / 24)
    p.disc((12, 12), 9.4, "slot", "slot_edge", 1.6)


def draw_portrait(pen: Pen, w: float, _h: float, name: str) -> None:
    """Draw a descendant."""
    paint_portrait(pen.inside(w * 0.03, w * 0.03, w * 0.94 / 24), name)


def draw_gain(pen: Pen, w: float, h: float, mark: str, number: int) -> None:
    """Draw a part of a privilege on a plate: the amount and the kind; 36 units high."""
    p = pen.inside(0, 0, h / 36)
    wide = w / (h / 36)
    p.box((0, 0, wide, 36), "panel", 8)
    if number > 1:
        p.text((8, 18.4), str(number), 34, "ink", anchor="lm")
    MARK_EMBLEMS[mark](p.inside(wide - 34, 3, 30 / 24))


def draw_seals(pen: Pen, w: float, h: float, seat: int, number: int) -> None:
    """Draw a player's remaining seals as the player's shape with a number; 40 units high."""
    p = pen.inside(0, 0, h / 40)
    p.box((0, 0, w / (h / 40), 40), "panel", 10)
    p.disc((20, 20), 17, "wax", "black", 1.6)
    p.disc((20, 20), 12.6, "paper")
    draw_player(p.inside(9.6, 9.6, 20.8 / 24), seat)
    p.text((42, 20.5), str(number), 36, "ink", anchor="lm")
