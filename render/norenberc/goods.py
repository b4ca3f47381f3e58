"""The six goods, each drawn in a square of 24 units."""

from collections.abc import Callable

from render.canvas.pen import Ink, Pen, Point, curve

EDGE = 1.7
"""Thickness of the outlines; visible at a size of 24 pixels."""


def _beer(pen: Pen, fill: Ink) -> None:
    pen.disc((17.5, 14), (4.2, 5), "", "black", 2.6)
    pen.poly([(3.5, 7), (16.5, 7), (15.6, 22.2), (4.4, 22.2)], fill, "black", EDGE)
    for x in (7.8, 12.2):
        pen.line([(x, 11.5), (x, 19)], "black", 1.3)
    foam = [(2.6, 8.4), (2.2, 5.4), (5, 4), (7, 1.8), (10.4, 3), (13.4, 1.8), (15.6, 4), (18, 5.4), (17.4, 8.6)]
    pen.poly([*foam, (13, 9.6), (10, 8.4), (7, 9.8)], "white", "black", EDGE)


def _pastries(pen: Pen, fill: Ink) -> None:
    left = [
        *curve((12, 17), (2, 21), (2.6, 11), 8),
        *curve((2.6, 11), (3, 3.6), (9, 5), 8),
        *curve((9, 5), (14, 8), (17.5, 20.6), 8),
    ]
    right: list[Point] = [(24 - x, y) for x, y in left]
    for thick, ink in ((6.4, "black"), (3.4, fill)):
        pen.line(left, ink, thick)
        pen.line(right, ink, thick)
    for x, y in ((4.4, 9.6), (12, 16.6), (19.6, 9.6)):
        pen.disc((x, y), 0.9, "white")


def _shoes(pen: Pen, fill: Ink) -> None:
    leg = [(4.5, 2), (12, 2), (12, 11)]
    foot = [*leg, *curve((12, 11), (21.5, 12), (22.4, 18.4), 6), (22.4, 20), (4.5, 20)]
    pen.poly(foot, fill, "black", EDGE)
    pen.poly(
        [(3.6, 19.4), (22.6, 19.4), (22.6, 22.4), (13, 22.4), (12, 21), (9.6, 21), (9.6, 22.4), (3.6, 22.4)], "black"
    )
    pen.line([(4.5, 6), (12, 6)], "black", 1.5)
    for y in (9.6, 13.0):
        pen.line([(9.6, y), (13.4, y - 0.6)], "white", 1.4)


def _pages(pen: Pen, fill: Ink) -> None:
    pen.poly([(7, 1.6), (21.4, 1.6), (21.4, 19), (7, 19)], "white", "black", EDGE)
    pen.poly([(2.8, 5), (17, 5), (17, 22.4), (2.8, 22.4)], fill, "black", EDGE)
    pen.box((5.2, 7.6, 4.2, 4.4), "red")
    for y in (8.4, 11.4):
        pen.line([(11.2, y), (14.6, y)], "black", 1.4)
    for y in (14.6, 17.4, 20):
        pen.line([(5.8, y), (14.4, y)], "black", 1.4)


def _cloth(pen: Pen, fill: Ink) -> None:
    pen.poly([(5, 4), (20, 4), (20, 12), (5, 12)], fill, "black", EDGE)
    pen.disc((5, 8), (3, 4.1), "white", "black", EDGE)
    pen.disc((5, 8), (0.9, 1.4), "black")
    drape = [(9, 8), (20, 8), (22, 21.6), (18.6, 20), (15.6, 22.2), (12.6, 20.2), (9.6, 22), (7.6, 20.4)]
    pen.poly(drape, fill, "black", EDGE)
    for top, foot in (((12.4, 10.4), (11.6, 18)), ((16.4, 10.4), (17, 18))):
        pen.line([top, foot], "black", 1.3)


def _hats(pen: Pen, fill: Ink) -> None:
    pen.line(curve((15, 10), (21, 6), (21.4, 1.6), 6), "black", 4.2)
    pen.line(curve((15, 10), (21, 6), (21.4, 2), 6), "white", 2)
    pen.poly([(6, 17), *curve((6, 17), (6, 5), (12, 5), 6), *curve((12, 5), (18, 5), (18, 17), 6)], fill, "black", EDGE)
    pen.disc((12, 18.4), (11, 3.6), fill, "black", EDGE)
    pen.poly([(6, 13.2), (18, 13.2), (18.2, 16.6), (5.8, 16.6)], "black")


DRAWINGS: dict[str, Callable[[Pen, Ink], None]] = {
    "beer": _beer,
    "pastries": _pastries,
    "shoes": _shoes,
    "pages": _pages,
    "cloth": _cloth,
    "hats": _hats,
}


def draw_good(pen: Pen, good: int, fill: Ink = "") -> None:
    """Draw a good by its index, in its guild's color by default."""
    tuple(DRAWINGS.values())[good](pen, fill or f"guild{good}")
