"""The cards and their emblems, each drawn in a square of 24 units."""

from collections.abc import Callable
from math import cos, pi, sin

from render.canvas.pen import Pen, curve
from render.ulm.emblems import EDGE, draw_coin, draw_rosette, draw_sparrow

FAMILY_INKS = {"cathedral": "stone_light", "trade": "ochre", "chronicle": "paper"}


def _base(pen: Pen) -> None:
    """Paint a plinth and a portal."""
    pen.poly([(4, 20), (4, 7), (20, 7), (20, 20)], "stone", "black", EDGE)
    pen.box((1.4, 18.6, 21.2, 4), "stone", 0, "black", EDGE)
    pen.box((2.6, 4.4, 18.8, 3.6), "stone", 0, "black", EDGE)
    pen.poly(
        [(8, 18.4), *curve((8, 14), (8.4, 9.4), (12, 8.8)), *curve((12, 8.8), (15.6, 9.4), (16, 14)), (16, 18.4)],
        "slate_dark",
    )


def _nave(pen: Pen) -> None:
    """Paint a long roof with windows."""
    pen.poly([(2.4, 22), (2.4, 12), (21.6, 12), (21.6, 22)], "stone", "black", EDGE)
    pen.poly([(0.8, 12.6), (4.6, 3.4), (19.4, 3.4), (23.2, 12.6)], "roof1", "black", EDGE)
    for x in (4.4, 8.6, 12.8, 17):
        pen.poly([(x, 20.6), (x, 16), (x + 1.3, 14), (x + 2.6, 16), (x + 2.6, 20.6)], "danube_dark")


def _spire(pen: Pen) -> None:
    """Paint the steeple."""
    pen.poly([(7, 22.6), (7, 13.4), (17, 13.4), (17, 22.6)], "stone", "black", EDGE)
    for x in (5.6, 15.4):
        pen.poly([(x, 13.8), (x + 1.5, 8.6), (x + 3, 13.8)], "stone", "black", 1.1)
    pen.poly([(7.8, 13.6), (12, 0.6), (16.2, 13.6)], "stone", "black", EDGE)
    for y, half in ((11, 2.6), (8, 1.7)):
        pen.line([(12 - half, y), (12 + half, y)], "slate_dark", 1.2)
    pen.poly([(10, 22), (10, 17.4), (12, 15.2), (14, 17.4), (14, 22)], "slate_dark")


def _cloth(pen: Pen) -> None:
    """Paint a bolt of fustian."""
    pen.poly(
        [(4.6, 8), (22, 8), (22, 19.6), (20, 21.6), (17.6, 19.6), (15, 21.6), (12.4, 19.6), (9.8, 21.6), (4.6, 19)],
        "robe_blue",
        "black",
        EDGE,
    )
    for x in (9.6, 14, 18.4):
        pen.line([(x, 9), (x, 19)], "paper", 1.3)
    pen.disc((5, 10.4), (4.2, 7.8), "robe_blue", "black", EDGE)
    pen.disc((5, 10.4), (1.9, 4.2), "paper", "black", 1.1)


def _art(pen: Pen) -> None:
    """Paint a painting in its frame."""
    pen.box((1.4, 2.4, 21.2, 19.2), "gold", 1, "black", EDGE)
    pen.box((5, 6, 14, 12), "sky_pale", 0, "black", 1.2)
    pen.poly([(5.4, 17.4), (9.4, 10.6), (12.6, 14.4), (15, 12), (18.6, 17.4)], "leaf")
    pen.disc((15.6, 9.2), 1.7, "wax")


def _goods(pen: Pen) -> None:
    """Paint a barrel."""
    body = [(5, 2.4), *curve((5, 2.4), (0.8, 12), (5, 21.6)), (19, 21.6), *curve((19, 21.6), (23.2, 12), (19, 2.4))]
    pen.poly(body, "wood", "black", EDGE)
    for x in (9, 15):
        pen.line([(x, 3), (x, 21)], "wood_dark", 1.2)
    for y in (7, 17):
        pen.line([(3.4, y), (20.6, y)], "slate_dark", 2.2)


def _pilot(pen: Pen) -> None:
    """Paint a steering wheel."""
    for spoke in range(8):
        angle = spoke * pi / 4
        pen.line([(12, 12), (12 + 10.6 * cos(angle), 12 + 10.6 * sin(angle))], "black", 2.6)
    pen.disc((12, 12), 7.8, "", "black", 4.6)
    pen.disc((12, 12), 7, "", "wood", 2.4)
    pen.disc((12, 12), 2.8, "gold", "black", 1.3)


def _seal_keeper(pen: Pen) -> None:
    """Paint a stamp over its wax seal."""
    draw_rosette(pen.inside(5.4, 11.4, 0.54))
    pen.poly([(6, 8.8), (18, 8.8), (19.6, 13.6), (4.4, 13.6)], "slate", "black", EDGE)
    pen.poly([(10, 9), (10.4, 4.6), (13.6, 4.6), (14, 9)], "wood", "black", 1.3)
    pen.disc((12, 3.6), 3, "wood", "black", EDGE)


def _herald(pen: Pen) -> None:
    """Paint a trumpet with its banner."""
    pen.line([(1.8, 19.4), (17, 6.6)], "black", 3.8)
    pen.line([(1.8, 19.4), (17, 6.6)], "gold", 1.7)
    pen.poly([(15.4, 4.4), (21.4, 1), (23.2, 8), (18.6, 9)], "gold", "black", EDGE)
    pen.poly([(6.4, 16.6), (14.8, 9.4), (18.8, 16.4), (15.6, 17), (15.4, 20.6), (10.6, 22.6)], "wax", "black", 1.3)


def _mint(pen: Pen) -> None:
    """Paint a hammer over a coin."""
    draw_coin(pen.inside(1, 9.6, 0.58))
    pen.line([(13, 12), (21.6, 21)], "black", 4)
    pen.line([(13, 12), (21.6, 21)], "wood", 1.8)
    pen.poly([(6.6, 8.2), (14.4, 1), (18.6, 5.4), (10.8, 12.6)], "slate", "black", EDGE)


def _bird_catcher(pen: Pen) -> None:
    """Paint a cage."""
    pen.line([(12, 0.8), (12, 3.6)], "black", 2.2)
    dome = [
        (3.6, 20),
        (3.6, 12),
        *curve((3.6, 12), (4, 3.2), (12, 3)),
        *curve((12, 3), (20, 3.2), (20.4, 12)),
        (20.4, 20),
    ]
    pen.poly(dome, "sky_pale", "black", EDGE)
    draw_sparrow(pen.inside(5.8, 8.4, 0.5))
    for x in (7.8, 16.2):
        pen.line([(x, 4.6), (x, 20)], "black", 1)
    pen.box((1.8, 19.4, 20.4, 3.4), "gold", 1, "black", EDGE)


def _market(pen: Pen) -> None:
    """Paint a stall under an awning."""
    for x in (3.6, 20.4):
        pen.line([(x, 9), (x, 22.8)], "black", 2)
    pen.box((2, 15.4, 20, 5), "wood", 0, "black", EDGE)
    for x, ink in ((6.6, "wax"), (12, "leaf"), (17.4, "gold")):
        pen.disc((x, 14), 2.5, ink, "black", 1.1)
    pen.poly([(3.4, 1.6), (20.6, 1.6), (23.4, 9.4), (0.6, 9.4)], "paper", "black", EDGE)
    for x in (3.4, 9, 14.6):
        pen.poly([(x + 1.6, 2.4), (x + 4.2, 2.4), (x + 4.4, 8.6), (x + 0.8, 8.6)], "wax")


CARD_EMBLEMS: dict[str, Callable[[Pen], None]] = {
    "base": _base,
    "nave": _nave,
    "spire": _spire,
    "cloth": _cloth,
    "art": _art,
    "goods": _goods,
    "pilot": _pilot,
    "seal_keeper": _seal_keeper,
    "herald": _herald,
    "mint": _mint,
    "bird_catcher": _bird_catcher,
    "market": _market,
}


def paint_card(pen: Pen, name: str, family: str) -> None:
    """Paint a card by name on its family's color; for names from an operator's data file, the first letter."""
    pen.box((0.6, 0.6, 22.8, 22.8), "black", 3.4)
    pen.box((1.8, 1.8, 20.4, 20.4), FAMILY_INKS[family], 2.4)
    draw = CARD_EMBLEMS.get(name)
    if draw is None:
        pen.text((12, 12.4), name[:1].upper(), 17, "black")
    else:
        draw(pen.inside(3.3, 3.3, 17.4 / 24))
