"""Bars and sums of the final scores, drawn for a height of 72 units."""

from render.canvas.pen import Pen, star
from render.sheet.badges import player_ink

HIGH = 72


def draw_bar(pen: Pen, w: float, h: float, points: int, share: int, seat: int) -> None:
    """Points as a number, and a bar in the player's color, so many hundredths of its room long."""
    p = pen.inside(0, 0, h / HIGH)
    wide = w / (h / HIGH)
    p.box((0, 0, wide, HIGH), "panel_row", 8)
    if points:
        p.box((6, 50, max(6, (wide - 12) * share / 100), 16), player_ink(seat), 4, "black", 1.4)
    p.text((wide - 10, 28), str(points), 44, "ink" if points else "faint", anchor="rm")


def share_of(points: int, most: int) -> int:
    """How long a bar is, in hundredths, where the longest stands for the most points."""
    return max(0, min(100, round(100 * points / most)))


def paint_sum(pen: Pen, w: float, h: float, points: int, is_crowned: int) -> None:
    """The sum in a box, which is golden for the winner and has room for a sign at its left."""
    p = pen.inside(0, 0, h / HIGH)
    wide = w / (h / HIGH)
    p.box((0, 0, wide, HIGH), "gold" if is_crowned else "panel_row", 10, "black", 2)
    p.text((wide - 12, 37), str(points).replace("-", "\u2212"), 60, "black" if is_crowned else "ink", anchor="rm")


def draw_total(pen: Pen, w: float, h: float, points: int, is_crowned: int) -> None:
    """The sum, with a star for the winner."""
    paint_sum(pen, w, h, points, is_crowned)
    if is_crowned:
        pen.inside(0, 0, h / HIGH).poly(star(5, 20, 9, (30, 38)), "red", "black", 1.6)


def draw_stripe(pen: Pen, w: float, h: float, share: int, seat: int) -> None:
    """A bar alone, so many hundredths of its room long."""
    pen.box((0, 0, w, h), "panel_row", h / 4)
    if share:
        pen.box((0, 0, max(h / 2, w * share / 100), h), player_ink(seat), h / 4, "black", 1.4)
