"""The descendants of old families, each a bust with its typical attributes, drawn in a square of 24 units."""

from collections.abc import Callable

from render.canvas.pen import Pen, curve
from render.sheet.portraits import EDGE, paint_bust, paint_eyes
from render.ulm.emblems import draw_broom, draw_coin, draw_descendant, draw_rosette, draw_sparrow


def _guard(pen: Pen) -> None:
    """Paint a helmet and a halberd."""
    paint_bust(pen, "slate", 10.4)
    pen.poly(
        [(4.2, 8.8), *curve((4.2, 8.8), (4.4, 1.6), (10.4, 1.2)), *curve((10.4, 1.2), (16.4, 1.6), (16.6, 8.8))],
        "stone",
        "black",
        EDGE,
    )
    pen.line([(3, 8.8), (17.8, 8.8)], "black", 2)
    paint_eyes(pen, 10.4, 11)
    pen.line([(20.6, 2), (20.6, 23.4)], "black", 2.8)
    pen.poly([(20.6, 0.6), (23.4, 4), (23.4, 9.4), (20.6, 8), (17.8, 9), (18.6, 4.6)], "stone_light", "black", 1.3)


def _boatman(pen: Pen) -> None:
    """Paint a straw hat and an oar."""
    paint_bust(pen, "robe_blue", 10.4)
    pen.disc((10.4, 6.4), (9.4, 2.7), "straw", "black", EDGE)
    pen.disc((10.4, 4.2), (4.8, 3.4), "straw", "black", EDGE)
    pen.disc((10.4, 6.2), (4.4, 1.7), "straw")
    paint_eyes(pen, 10.4, 10.6)
    pen.line([(20.4, 9), (20.4, 23.4)], "black", 3.2)
    pen.line([(20.4, 9), (20.4, 23.4)], "wood", 1.4)
    pen.poly([(18, 1.4), (22.8, 1.4), (22.8, 8.4), (20.4, 11.2), (18, 8.4)], "wood", "black", 1.3)


def _merchant(pen: Pen) -> None:
    """Paint a fur cap and a coin."""
    paint_bust(pen, "robe_green")
    pen.box((5.4, 4.4, 13.2, 4.2), "wood_dark", 2, "black", 1.2)
    pen.poly([(6.8, 4.6), (12, 0.6), (17.2, 4.6)], "wax", "black", 1.2)
    paint_eyes(pen, y=10.8)
    pen.line(curve((9.4, 13.4), (12, 14.6), (14.6, 13.4)), "black", 1.3)
    draw_coin(pen.inside(12.4, 13.4, 0.46))


def _seal_cutter(pen: Pen) -> None:
    """Paint a bare head, an apron and a seal."""
    paint_bust(pen, "paper")
    pen.disc((5.8, 10), (1.6, 3), "wood_dark")
    pen.disc((18.2, 10), (1.6, 3), "wood_dark")
    pen.disc((14.1, 9.8), 2.7, "white", "black", 1.3)
    paint_eyes(pen, y=9.8)
    pen.poly([(8, 16), (16, 16), (17, 23), (7, 23)], "wood", "black", 1.1)
    draw_rosette(pen.inside(8, 15.2, 0.34))


def _scholar(pen: Pen) -> None:
    """Paint a doctor's cap and a book."""
    paint_bust(pen, "black")
    pen.poly([(1.8, 4.8), (12, 0.6), (22.2, 4.8), (12, 8.6)], "black")
    pen.line([(19.6, 5), (19.6, 10.4)], "gold", 1.6)
    paint_eyes(pen, y=10.6)
    for turn in (-1, 1):
        page = [(12, 17), *curve((12, 17), (12 + turn * 4, 15), (12 + turn * 8.4, 16.4)), (12 + turn * 8.4, 22.6)]
        pen.poly([*page, (12, 23.2)], "paper", "black", 1.2)


def _sweeper(pen: Pen) -> None:
    """Paint a head scarf and a broom."""
    paint_bust(pen, "straw", 9.4)
    pen.poly(
        [
            (3, 12.6),
            *curve((3, 12.6), (1.6, 2.4), (9.4, 2)),
            *curve((9.4, 2), (17, 2.4), (15.8, 12.6)),
            (13.6, 6.6),
            (5.2, 6.6),
        ],
        "wax",
        "black",
        EDGE,
    )
    paint_eyes(pen, 9.4, 10.2)
    draw_broom(pen.inside(10, 8.6, 0.66))


def _bird_keeper(pen: Pen) -> None:
    """Paint a cap with a brim, and a sparrow on the shoulder."""
    paint_bust(pen, "leaf_dark", 9.6)
    pen.poly(
        [(3.4, 8), *curve((3.4, 8), (4, 1.4), (9.6, 1.4)), *curve((9.6, 1.4), (15.2, 1.4), (15.8, 8))],
        "leaf",
        "black",
        EDGE,
    )
    pen.line([(1, 8), (16.4, 8)], "black", 2)
    paint_eyes(pen, 9.6, 10.8)
    draw_sparrow(pen.inside(12, 5.6, 0.5))


def _councillor(pen: Pen) -> None:
    """Paint a broad beret, a ruff and a chain."""
    paint_bust(pen, "robe_purple")
    pen.disc((12, 15.4), (7.4, 2.4), "white", "black", 1.2)
    pen.disc((12, 4.8), (9, 3.6), "robe_purple", "black", EDGE)
    paint_eyes(pen, y=10)
    pen.poly([(9, 12.6), (15, 12.6), (12, 15.6)], "stone_light", "black", 0.9)
    pen.line(curve((5.4, 17.8), (12, 25), (18.6, 17.8)), "gold", 1.9)
    pen.disc((12, 21.6), 1.9, "gold", "black", 0.9)


PORTRAITS: dict[str, Callable[[Pen], None]] = {
    "guard": _guard,
    "boatman": _boatman,
    "merchant": _merchant,
    "seal_cutter": _seal_cutter,
    "scholar": _scholar,
    "sweeper": _sweeper,
    "bird_keeper": _bird_keeper,
    "councillor": _councillor,
}


def paint_portrait(pen: Pen, name: str) -> None:
    """Paint a descendant by name; for names from an operator's data file, a generic face."""
    PORTRAITS.get(name, draw_descendant)(pen)
