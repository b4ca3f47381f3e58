"""Bars and totals of the final scores, drawn for a height of 72 units."""

from render.canvas.pen import Pen, star
from render.sheet.badges import player_ink

HIGH = 72


def draw_bar(pen: Pen, w: float, h: float, points: int, share: int, seat: int) -> None:
    """Draw points as a number, and as a bar of `share` percent in the player's color."""
    p = pen.inside(0, 0, h / HIGH)
    wide = w / (h / HIGH)
    p.box((0, 0, wide, HIGH), "panel_row", 8)
    if points:
        p.box((6, 50, max(6, (wide - 12) * share / 100), 16), player_ink(seat), 4, "black", 1.4)
    p.text((wide - 10, 28), str(points), 44, "ink" if points else "faint", anchor="rm")


def share_of(points: int, most: int) -> int:
    """Return a bar's length in percent of the longest bar."""
    return max(0, min(100, round(100 * points / most)))


def paint_sum(pen: Pen, w: float, h: float, points: int, is_crowned: int) -> None:
    """Paint the sum in a box, golden for the winner, with room for a symbol on the left."""
    p = pen.inside(0, 0, h / HIGH)
    wide = w / (h / HIGH)
    p.box((0, 0, wide, HIGH), "gold" if is_crowned else "panel_row", 10, "black", 2)
    p.text((wide - 12, 37), str(points).replace("-", "\u2212"), 60, "black" if is_crowned else "ink", anchor="rm")


def draw_total(pen: Pen, w: float, h: float, points: int, is_crowned: int) -> None:
    """Draw the sum, with a star for the winner."""
    paint_sum(pen, w, h, points, is_crowned)
    if is_crowned:
        pen.inside(0, 0, h / HIGH).poly(star(5, 20, 9, (30, 38)), "red", "black", 1.6)


def draw_stripe(pen: Pen, w: float, h: float, share: int, seat: int) -> None:
    """Draw a bar of `share` percent without a number."""
    pen.box((0, 0, w, h), "panel_row", h / 4)
    if share:
        pen.box((0, 0, max(h / 2, w * share / 100), h), player_ink(seat), h / 4, "black", 1.4)
