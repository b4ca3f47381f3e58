"""The base of portraits: shoulders, a head and eyes, drawn in a square of 24 units."""

from render.canvas.pen import Ink, Pen, curve

EDGE = 1.5
"""Thickness of the outlines."""


def paint_bust(pen: Pen, robe: Ink, x: float = 12.0) -> None:
    """Paint shoulders and a head."""
    pen.poly(
        [
            (x - 9.4, 23.4),
            *curve((x - 9.4, 23.4), (x - 8.6, 15.4), (x, 15.2)),
            *curve((x, 15.2), (x + 8.6, 15.4), (x + 9.4, 23.4)),
        ],
        robe,
        "black",
        EDGE,
    )
    pen.disc((x, 9.6), (5.2, 6), "skin", "black", EDGE)


def paint_eyes(pen: Pen, x: float = 12.0, y: float = 9.8) -> None:
    """Paint two dots."""
    for side in (-2.1, 2.1):
        pen.disc((x + side, y), 0.85, "black")
