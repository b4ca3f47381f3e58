"""The persons, each a bust with its typical attributes, drawn in a square of 24 units."""

from collections.abc import Callable

from render.canvas.pen import Pen, curve, star
from render.notredame.emblems import draw_coin
from render.sheet.portraits import EDGE, paint_bust, paint_eyes


def _moneylender(pen: Pen) -> None:
    """Paint a dark cap and a coin."""
    paint_bust(pen, "robe_green")
    pen.poly([(5.6, 8), *curve((5.6, 8), (6, 1.4), (12, 1.4)), *curve((12, 1.4), (18, 1.4), (18.4, 8))], "black")
    paint_eyes(pen, y=10.6)
    draw_coin(pen.inside(11.6, 12, 0.5))


def _monk(pen: Pen) -> None:
    """Paint a tonsure and a rope."""
    paint_bust(pen, "wood")
    pen.disc((12, 6.2), (6, 4.4), "wood_dark", "black", 1.2)
    pen.disc((12, 5.2), (3.6, 2.6), "skin")
    pen.disc((12, 11), (4.2, 4.2), "skin")
    paint_eyes(pen, y=10.4)
    pen.line([(8.4, 17), (12, 21.6), (15.6, 17)], "paper", 1.5)


def _maid(pen: Pen) -> None:
    """Paint a white bonnet and an apron."""
    paint_bust(pen, "robe_blue")
    pen.disc((12, 7.4), (7.4, 6.8), "paper", "black", EDGE)
    pen.disc((12, 10.4), (4.4, 5), "skin", "black", 1.1)
    paint_eyes(pen, y=10.4)
    pen.poly([(8.6, 16.4), (15.4, 16.4), (16.6, 23), (7.4, 23)], "paper", "black", 1.1)


def _doctor(pen: Pen) -> None:
    """Paint a beak mask under a wide hat."""
    paint_bust(pen, "black")
    pen.disc((12, 9.6), (5, 5.8), "paper", "black", EDGE)
    pen.poly([(11, 9), (1, 16.4), (13, 14)], "paper", "black", 1.4)
    pen.disc((12.8, 8.8), 1.8, "slate", "black", 1)
    pen.poly([(7.2, 5), (8, 0.8), (16, 0.8), (16.8, 5)], "black")
    pen.disc((12, 5.2), (9.6, 1.6), "black")


def _jester(pen: Pen) -> None:
    """Paint a cap with bells."""
    paint_bust(pen, "gold")
    pen.poly([(6.6, 9), *curve((6.6, 9), (2, 2), (1.6, 10), 6), (3.4, 4), (8, 1.8), (12, 4.6)], "alarm", "black", 1.2)
    pen.poly(
        [(17.4, 9), *curve((17.4, 9), (22, 2), (22.4, 10), 6), (20.6, 4), (16, 1.8), (12, 4.6)],
        "robe_green",
        "black",
        1.2,
    )
    pen.poly([(6.4, 8), (9, 3.4), (12, 0.8), (15, 3.4), (17.6, 8)], "alarm", "black", 1.2)
    for x, y in ((1.8, 10.4), (22.2, 10.4), (12, 1.4)):
        pen.disc((x, y), 1.5, "gold_light", "black", 0.9)
    paint_eyes(pen, y=10.8)
    pen.line(curve((9.6, 13), (12, 15), (14.4, 13), 5), "black", 1)


def _minstrel(pen: Pen) -> None:
    """Paint a feathered cap and a lute."""
    paint_bust(pen, "robe_green")
    pen.poly([(5.4, 7.4), *curve((5.4, 7.4), (8, 1), (18.6, 7.4))], "alarm", "black", EDGE)
    pen.line(curve((16, 6), (22, 5), (22.6, 0.8), 6), "paper", 1.8)
    paint_eyes(pen)
    pen.line([(12.6, 18.6), (21.6, 12)], "wood_dark", 2.6)
    pen.disc((10, 19.4), (4.6, 3.8), "wood", "black", 1.3)
    pen.disc((10.6, 19), 1.4, "black")


def _city_guard(pen: Pen) -> None:
    """Paint a helmet and a halberd."""
    paint_bust(pen, "stone")
    pen.poly(
        [(5.8, 8.4), *curve((5.8, 8.4), (6, 1.6), (12, 1.4)), *curve((12, 1.4), (18, 1.6), (18.2, 8.4))],
        "stone_light",
        "black",
        EDGE,
    )
    pen.line([(3.6, 8.6), (20.4, 8.6)], "black", 1.8)
    paint_eyes(pen, y=11)
    pen.line([(21, 3), (21, 23)], "wood_dark", 1.9)
    pen.poly([(21, 0.6), (23.6, 4.6), (21, 8.2), (17.8, 6)], "stone_light", "black", 1.1)


def _night_watchman(pen: Pen) -> None:
    """Paint a hood and a lantern."""
    paint_bust(pen, "slate")
    pen.poly(
        [(4.4, 16), *curve((4.4, 16), (4, 0.4), (12, 0.8)), *curve((12, 0.8), (20, 0.4), (19.6, 16))],
        "slate",
        "black",
        EDGE,
    )
    pen.disc((12, 10.4), (4.4, 5), "skin", "black", 1.1)
    paint_eyes(pen, y=10.4)
    pen.box((14.6, 14.4, 7, 8.6), "gold_light", 1, "black", EDGE)
    pen.line([(16, 14), (18.1, 11.6), (20.2, 14)], "black", 1.3)
    pen.disc((18.1, 19), 1.6, "alarm")


def _bishop(pen: Pen) -> None:
    """Paint a miter and a crook."""
    paint_bust(pen, "robe_purple")
    pen.poly([(6.6, 7.4), (6, 3), (12, -0.4), (18, 3), (17.4, 7.4)], "paper", "black", EDGE)
    pen.line([(12, 1.4), (12, 6.4)], "gold_dark", 1.8)
    pen.line([(9.6, 4), (14.4, 4)], "gold_dark", 1.6)
    paint_eyes(pen, y=10.4)
    pen.line([(20.8, 23), (20.8, 8), *curve((20.8, 8), (20.8, 3.4), (17.8, 5.2), 5)], "black", 2.6)
    pen.line([(20.8, 23), (20.8, 8), *curve((20.8, 8), (20.8, 3.4), (17.8, 5.2), 5)], "gold", 1.2)


def _guild_master(pen: Pen) -> None:
    """Paint a flat cap, a beard and a seal."""
    paint_bust(pen, "wood_dark")
    pen.poly([(7, 10.6), (17, 10.6), (15, 17.4), (9, 17.4)], "stone_light", "black", 1.2)
    pen.disc((12, 9.4), (4.4, 3), "skin")
    pen.poly([(4.8, 6.8), (5.8, 3), (18.2, 3), (19.2, 6.8)], "alarm", "black", EDGE)
    paint_eyes(pen, y=9.4)
    pen.poly(star(6, 3.4, 2, (12, 20)), "gold", "black", 0.9)


def _beggar_king(pen: Pen) -> None:
    """Paint a crown over rags."""
    paint_bust(pen, "wood")
    for x, y, ink in ((5.6, 18.4, "robe_blue"), (14.4, 18, "alarm")):
        pen.box((x, y, 4, 4), ink, 0, "black", 1)
    pen.poly(
        [(6.6, 6.6), (5.6, -0.2), (9.4, 3), (12, -0.6), (14.6, 3), (18.4, -0.2), (17.4, 6.6)], "gold", "black", EDGE
    )
    paint_eyes(pen, y=10.2)
    for x in (8.6, 10.4, 12.2, 14, 15.6):
        pen.line([(x, 13.6), (x, 14.6)], "black", 0.9)


def _lawyer(pen: Pen) -> None:
    """Paint a wig and a charter."""
    paint_bust(pen, "black")
    for y in (5, 8.6, 12.2):
        for x in (6, 18):
            pen.disc((x, y), 2.5, "paper", "black", 1.1)
    pen.disc((12, 4.2), (6.2, 3.4), "paper", "black", 1.2)
    pen.disc((12, 9.8), (4.4, 5), "skin")
    paint_eyes(pen)
    pen.box((12.4, 15.6, 9.6, 7.4), "paper", 1, "black", 1.2)
    for y in (18, 20.4):
        pen.line([(14, y), (20, y)], "black", 1)


def _lady(pen: Pen) -> None:
    """Paint a pointed hat with a veil."""
    pen.poly([(13, 4), (22.8, 8), (21, 19), (16, 14)], "paper", "black", 1.1)
    paint_bust(pen, "alarm", 11)
    pen.poly([(6, 6.6), (15.8, 0.2), (15.6, 7)], "robe_purple", "black", EDGE)
    pen.line([(5.6, 7), (16, 7)], "gold", 2)
    paint_eyes(pen, 11, 10.4)
    for x in (7.6, 9.8, 12.2, 14.4):
        pen.disc((x, 17.4), 1, "paper", "black", 0.6)


def _mayor(pen: Pen) -> None:
    """Paint a broad hat and a chain of office."""
    paint_bust(pen, "robe_purple")
    pen.box((6.4, 1, 11.2, 5.4), "black", 1)
    pen.line([(2.6, 6.6), (21.4, 6.6)], "black", 2.2)
    pen.line([(6.4, 5), (17.6, 5)], "gold", 1.4)
    paint_eyes(pen, y=10)
    pen.line(curve((6.4, 16.4), (12, 24), (17.6, 16.4), 8), "gold_light", 1.8)
    pen.disc((12, 20.4), 2.4, "gold", "black", 1)


def _carpenter(pen: Pen) -> None:
    """Paint bare arms, a headband and a hammer."""
    paint_bust(pen, "paper")
    pen.poly(
        [(6.6, 7), *curve((6.6, 7), (7, 2.6), (12, 2.6)), *curve((12, 2.6), (17, 2.6), (17.4, 7))],
        "wood_dark",
        "black",
        1.2,
    )
    pen.line([(6.6, 7.4), (17.4, 7.4)], "alarm", 1.9)
    paint_eyes(pen, y=10.4)
    pen.poly([(8.4, 16), (15.6, 16), (16.4, 23), (7.6, 23)], "wood", "black", 1.1)
    pen.line([(20.4, 10), (17.4, 22.4)], "wood_dark", 2.2)
    pen.poly([(16.4, 6.4), (23.2, 8.2), (22.4, 12), (15.6, 10.2)], "stone_light", "black", 1.3)


PORTRAITS: dict[str, Callable[[Pen], None]] = {
    "moneylender": _moneylender,
    "monk": _monk,
    "maid": _maid,
    "doctor": _doctor,
    "jester": _jester,
    "minstrel": _minstrel,
    "city_guard": _city_guard,
    "night_watchman": _night_watchman,
    "bishop": _bishop,
    "guild_master": _guild_master,
    "beggar_king": _beggar_king,
    "lawyer": _lawyer,
    "lady": _lady,
    "mayor": _mayor,
    "carpenter": _carpenter,
}
