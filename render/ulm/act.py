"""The drawings of the questions after the push: actions left, things to take, sides of the square."""

from render.canvas.pen import Ink, Pen
from render.ulm.emblems import MARK_EMBLEMS, paint_tile

FRAMES: dict[bool, tuple[Ink, Ink, float]] = {True: ("panel", "leaf", 3.0), False: ("panel_row", "gray", 2.0)}
"""Fill color, edge color and edge width of a card, by availability."""


def card_ground(is_open: bool) -> Ink:
    """Return the background color of a card."""
    return FRAMES[is_open][0]


def draw_option(pen: Pen, w: float, h: float, is_open: bool, unit: float) -> None:
    """Draw a card for an action, or for a thing to take."""
    pen.box((0, 0, w, h), "sky")
    fill, edge, width = FRAMES[is_open]
    pen.inside(0, 0, unit).box((4, 4, w / unit - 8, h / unit - 8), fill, 9, edge, width)


def draw_action(pen: Pen, w: float, _h: float, kind: int, number: int, is_open: bool) -> None:
    """Draw the tile of an action with its number, and whether it would have an effect; 60 units wide."""
    p = pen.inside(0, 0, w / 60)
    paint_tile(p.inside(0, 0, 52 / 24), kind)
    paint_verdict(p, (46, 48), 13, is_open)
    if number > 1:
        p.text((26, 78), f"×{number}", 28, "ink")


def paint_verdict(p: Pen, center: tuple[float, float], radius: float, is_open: bool) -> None:
    """Paint a tick or a cross on a disc."""
    (x, y), r = center, radius - 2
    p.disc(center, radius, "white")
    p.disc(center, r, "leaf_dark" if is_open else "wax")
    ticked = [(x - r * 0.5, y + r * 0.05), (x - r * 0.12, y + r * 0.45), (x + r * 0.52, y - r * 0.4)]
    crossed = [[(x - r * 0.42, y - side * r * 0.42), (x + r * 0.42, y + side * r * 0.42)] for side in (-1, 1)]
    for line in [ticked] if is_open else crossed:
        p.line(line, "white", r * 0.32)


def draw_verdict(pen: Pen, w: float, _h: float, is_open: bool) -> None:
    """Draw a tick or a cross alone."""
    paint_verdict(pen, (w / 2, w / 2), w / 2, is_open)


def draw_side(pen: Pen, w: float, _h: float, side: str) -> None:
    """Draw the square with one side marked."""
    p = pen.inside(0, 0, w / 24)
    p.box((3, 3, 18, 18), "plaza", 2, "plaza_edge", 1.4)
    bars = {"left": (0, 1, 6, 22), "right": (18, 1, 6, 22), "top": (1, 0, 22, 6), "bottom": (1, 18, 22, 6)}
    p.box(bars[side], "now", 2, "black", 1.2)


def draw_rival(pen: Pen, w: float, h: float, points: int) -> None:
    """Draw a rival's points; 42 units high."""
    p = pen.inside(0, 0, h / 42)
    p.text((w / (h / 42) / 2, 21.5), str(points).replace("-", "\N{MINUS SIGN}"), 30, "banner_ink")


def draw_emblem_card(pen: Pen, w: float, _h: float, name: str) -> None:
    """Draw a mark on a light plate of the size of a card."""
    p = pen.inside(0, 0, w / 24)
    p.box((0.4, 0.4, 23.2, 23.2), "sky_pale", 4)
    MARK_EMBLEMS[name](p.inside(3.6, 3.6, 0.7))
