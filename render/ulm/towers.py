"""The tower tiles, each a stone plaque with an emblem, drawn in a square of 24 units."""

from collections.abc import Callable

from render.canvas.pen import Pen, curve, star
from render.ulm.emblems import draw_broom, draw_coin, draw_point, draw_sparrow, wave


def _rich(pen: Pen) -> None:
    """Paint a heap of coins."""
    for x, y in ((2, 11), (11, 11), (6.5, 2)):
        draw_coin(pen.inside(x, y, 0.48))


def _flood(pen: Pen) -> None:
    """Paint a breaking wave."""
    crest = [
        (1, 21.6),
        *curve((1, 21.6), (3, 4), (14, 3.4)),
        *curve((14, 3.4), (22, 4), (21, 11)),
        *curve((21, 11), (17, 7.6), (14.4, 10.4)),
        *curve((14.4, 10.4), (12.4, 16), (23, 21.6)),
    ]
    pen.poly(crest, "danube", "black", 1.7)
    pen.line(curve((5.6, 18), (7.6, 8), (14.4, 6.6)), "paper", 1.7)


def _wax(pen: Pen) -> None:
    """Paint a candle."""
    pen.poly([(8, 9), (16, 9), (16, 20), (8, 20)], "wax", "black", 1.6)
    pen.poly(
        [(12, 0.6), *curve((12, 0.6), (17, 5), (12, 8.4)), *curve((12, 8.4), (7, 5), (12, 0.6))], "gold", "black", 1.2
    )
    pen.box((3.6, 19, 16.8, 3.6), "gold", 1.6, "black", 1.5)


def _toll(pen: Pen) -> None:
    """Paint scales."""
    pen.line([(12, 2), (12, 21.6)], "black", 2.4)
    pen.line([(3.6, 5), (20.4, 5)], "black", 2.4)
    pen.line([(7, 22), (17, 22)], "black", 2.8)
    for x in (4.4, 19.6):
        pen.line([(x, 5), (x - 3.6, 13.4)], "black", 1)
        pen.line([(x, 5), (x + 3.6, 13.4)], "black", 1)
        pen.poly([(x - 4.2, 13), (x + 4.2, 13), *curve((x + 4.2, 13), (x, 19.6), (x - 4.2, 13))], "gold", "black", 1.2)


def _fair(pen: Pen) -> None:
    """Paint a tent with a pennant."""
    pen.line([(12, 0.8), (12, 6)], "black", 1.4)
    pen.poly([(12, 0.6), (18.6, 2.4), (12, 4.4)], "wax")
    pen.poly([(12, 5), (22.8, 13), (20, 22.4), (4, 22.4), (1.2, 13)], "paper", "black", 1.6)
    for corners in (
        [(12, 5.6), (7.4, 13), (8.4, 21.8), (5, 21.8), (2.6, 13)],
        [(12, 5.6), (16.6, 13), (15.6, 21.8), (19, 21.8), (21.4, 13)],
    ):
        pen.poly(corners, "wax")


def _library(pen: Pen) -> None:
    """Paint books on a shelf."""
    for x, w, top, ink in ((2, 5, 4, "wax"), (7, 4, 6.4, "robe_green"), (11, 5.4, 2.6, "danube_dark")):
        pen.box((x, top, w, 18 - top), ink, 0.6, "black", 1.4)
    pen.poly([(16.6, 6), (20, 4.6), (23, 17), (19.4, 18)], "straw", "black", 1.4)
    pen.box((0.8, 18, 22.4, 3.4), "wood", 0.6, "black", 1.4)


def _birds(pen: Pen) -> None:
    """Paint a flock."""
    for x, y in ((0.4, 1), (10.6, 5.4), (3, 11.6)):
        draw_sparrow(pen.inside(x, y, 0.52))


def _stage(pen: Pen) -> None:
    """Paint a mask."""
    face = [
        (3, 3.4),
        *curve((3, 3.4), (12, 6.4), (21, 3.4)),
        *curve((21, 3.4), (22, 20), (12, 22.6)),
        *curve((12, 22.6), (2, 20), (3, 3.4)),
    ]
    pen.poly(face, "paper", "black", 1.7)
    for x in (8, 16):
        pen.disc((x, 10), (2.4, 1.8), "black")
    pen.poly([*curve((7, 15), (12, 17), (17, 15)), *curve((17, 15), (12, 22.4), (7, 15))], "wax", "black", 1)


def _notary(pen: Pen) -> None:
    """Paint a quill over a document."""
    pen.poly([(2, 6), (15, 6), (15, 22.4), (2, 22.4)], "paper", "black", 1.6)
    for y in (11, 14.6, 18.2):
        pen.line([(4.6, y), (10.4, y)], "black", 1.3)
    pen.poly([(10, 17.6), (13.6, 8.6), (22.8, 0.8), (20.6, 10.4), (12.6, 16)], "white", "black", 1.5)
    pen.line([(10, 17.6), (19.4, 5)], "black", 1.1)


def _current(pen: Pen) -> None:
    """Paint an arrow in the waves, and a point."""
    for y in (16.4, 21):
        pen.line(wave(y, 1.4, 22.6, 1.6, 2.5), "danube_dark", 2.2)
    pen.poly([(1.4, 5.4), (7, 5.4), (7, 1.8), (13.6, 8), (7, 14.2), (7, 10.6), (1.4, 10.6)], "danube", "black", 1.4)
    draw_point(pen.inside(13.4, 2.6, 0.42))


def _calm(pen: Pen) -> None:
    """Paint the sun over still water."""
    pen.poly(star(12, 10.4, 7.2, (12, 10.6)), "gold", "black", 1.2)
    pen.disc((12, 10.6), 5.2, "gold_light")
    pen.box((1, 14.6, 22, 8), "danube", 0, "black", 1.4)
    pen.line([(4, 18.6), (20, 18.6)], "paper", 1.4)


EMBLEMS: dict[str, Callable[[Pen], None]] = {
    "rich": _rich,
    "flood": _flood,
    "wax": _wax,
    "toll": _toll,
    "fair": _fair,
    "library": _library,
    "broom": draw_broom,
    "birds": _birds,
    "stage": _stage,
    "notary": _notary,
    "current": _current,
    "calm": _calm,
}


def paint_tower_tile(pen: Pen, name: str) -> None:
    """Paint a plaque with a pointed top; for names from an operator's data file, the first letter."""
    pen.poly([(0.8, 23), (0.8, 5), (12, 0.8), (23.2, 5), (23.2, 23)], "stone_light", "black", 1.6)
    draw = EMBLEMS.get(name)
    if draw is None:
        pen.text((12, 13.6), name[:1].upper(), 16, "black")
    else:
        draw(pen.inside(3.6, 4.6, 17 / 24))
