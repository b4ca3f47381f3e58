"""Emblems of sectors, cards, messages and marks, each drawn in a square of 24 units."""

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin

from render.canvas.pen import Ink, Pen, curve, regular, star
from render.sheet.badges import COLORS, SHAPES, player_ink

EDGE = 1.7
"""Thickness of the outlines; visible at a size of 24 pixels."""


def _school(pen: Pen) -> None:
    """Paint an open book."""
    for turn in (1, -1):
        far = 12 + turn * 10.8
        pages = [(12, 5.6), *curve((12, 5.6), (12 + turn * 6, 2), (far, 4.4)), (far, 19.6)]
        pen.poly([*pages, *curve((far, 19.6), (12 + turn * 6, 17), (12, 21))], "paper", "black", EDGE)
        for y in (8.8, 12.2, 15.6):
            pen.line([(12 + turn * 3, y + 0.6), (12 + turn * 8, y - 0.4)], "alarm", 1.4)
    pen.line([(12, 5.6), (12, 21)], "black", 1.8)


def _bank(pen: Pen) -> None:
    """Paint a pile of coins."""
    for x, y in ((8.4, 20), (8.4, 16.4), (8.4, 12.8), (8.4, 9.2)):
        pen.disc((x, y), (7.2, 2.9), "gold", "black", 1.5)
    pen.disc((17, 16.4), 6, "gold", "black", EDGE)
    pen.disc((17, 16.4), 3.5, "gold_light", "gold_dark", 1.1)


def _residence(pen: Pen) -> None:
    """Paint a house with a crown."""
    pen.poly([(4.6, 12.4), (19.4, 12.4), (19.4, 22.6), (4.6, 22.6)], "paper", "black", EDGE)
    pen.poly([(1.8, 13.4), (12, 6.6), (22.2, 13.4)], "alarm", "black", EDGE)
    pen.box((9.8, 16, 4.4, 6.4), "wood_dark")
    pen.poly(
        [(7.6, 6.4), (6.8, 0.8), (9.8, 3.4), (12, 0.2), (14.2, 3.4), (17.2, 0.8), (16.4, 6.4)], "gold", "black", 1.4
    )


def _hotel(pen: Pen) -> None:
    """Paint a bed under a canopy."""
    pen.line([(2.6, 4), (2.6, 21.6)], "wood_dark", 3)
    pen.line([(21.4, 11), (21.4, 21.6)], "wood_dark", 3)
    pen.poly([(3.4, 13.6), (21, 12), (21, 18), (3.4, 18)], "alarm", "black", 1.5)
    pen.box((4.2, 8.4, 8, 5.2), "paper", 2, "black", 1.5)


def _carriage(pen: Pen) -> None:
    """Paint a wheel."""
    pen.disc((12, 12), 11, "wood_dark", "black", 1.4)
    pen.disc((12, 12), 7.6, "paper")
    for spoke in range(8):
        angle = spoke * pi / 4 + pi / 8
        pen.line([(12, 12), (12 + 8.4 * cos(angle), 12 + 8.4 * sin(angle))], "wood_dark", 1.7)
    pen.disc((12, 12), 3.2, "gold", "black", 1.3)


def _park(pen: Pen) -> None:
    """Paint a tree."""
    pen.poly([(10.4, 13), (13.6, 13), (14.6, 23), (9.4, 23)], "wood", "black", 1.4)
    for x, y in ((7, 11.4), (17, 11.4), (12, 6.4)):
        pen.disc((x, y), 5.9, "black")
    for x, y in ((7, 11.4), (17, 11.4), (12, 6.4), (12, 11)):
        pen.disc((x, y), 4.4, "leaf")
    pen.disc((10.4, 5), 1.6, "leaf_light")


def _hospital(pen: Pen) -> None:
    """Paint a red cross on a white sign."""
    pen.box((1.6, 1.6, 20.8, 20.8), "paper", 4, "black", EDGE)
    pen.box((9.4, 4.6, 5.2, 14.8), "alarm")
    pen.box((4.6, 9.4, 14.8, 5.2), "alarm")


def draw_friend(pen: Pen, home: int, ink: Ink = "", edge: Ink = "rim") -> None:
    """Draw the trusted friend: a bell-shaped cloak, and a head with the player's shape."""
    fill = ink or player_ink(home)
    left = [(9, 11.6), *curve((9, 11.6), (5.6, 13), (4.4, 23), 8)]
    pen.poly([*left, *((24 - x, y) for x, y in reversed(left))], fill, edge, EDGE)
    head = [((x - 12) * 0.5 + 12, (y - 12) * 0.5 + 7) for x, y in SHAPES[home % COLORS]]
    pen.poly(head, fill, edge, EDGE)


def _friend(pen: Pen) -> None:
    """Paint a friend in neutral gray, with a scarf."""
    draw_friend(pen.inside(-2.4, -2, 1.16), 0, "stone_light", "black")
    pen.line([(6.4, 14.6), (17, 14.6)], "alarm", 2.6)


def draw_cathedral_sign(pen: Pen) -> None:
    """Draw two towers and a rose window."""
    pen.poly([(7, 9.4), (12, 5), (17, 9.4), (17, 22.4), (7, 22.4)], "stone_light", "black", 1.5)
    for x in (1.6, 15.2):
        pen.box((x, 2.4, 7.2, 20.2), "stone_light", 0, "black", 1.5)
        pen.box((x + 2.3, 6, 2.6, 6), "slate")
        pen.box((x + 2.3, 15, 2.6, 4), "slate")
    pen.disc((12, 12.4), 2.5, "alarm", "black", 1.1)
    pen.box((10.2, 17.4, 3.6, 5), "slate")


SECTOR_EMBLEMS: tuple[Callable[[Pen], None], ...] = (_school, _bank, _residence, _hotel, _carriage, _park, _hospital)
CARD_EMBLEMS = (*SECTOR_EMBLEMS, _friend, draw_cathedral_sign)


def draw_cube(pen: Pen, ink: Ink, edge: Ink = "rim") -> None:
    """Draw an influence marker."""
    corners = regular(6, 11, (12, 12.2))
    pen.poly(corners, ink, edge, EDGE)
    for corner in (corners[1], corners[3], corners[5]):
        pen.line([(12, 12.2), corner], edge, 1.5)


def _cube(pen: Pen) -> None:
    draw_cube(pen, "stone_light", "black")


def draw_coin(pen: Pen) -> None:
    """Draw a gold coin."""
    pen.disc((12, 12), 10.6, "gold", "black", EDGE)
    pen.disc((12, 12), 7.2, "gold_light", "gold_dark", 1.2)
    pen.line([(12, 8), (12, 16)], "gold_dark", 2.4)


def draw_rat(pen: Pen, fill: Ink = "rat") -> None:
    """Draw a rat: a wedge with a round ear and a tail."""
    pen.line(curve((19, 18), (24, 17), (22.4, 8.6), 6), "black", 2.4)
    body = [
        (0.8, 17.4),
        *curve((0.8, 17.4), (6, 9.4), (13, 8.4)),
        *curve((13, 8.4), (21.6, 8.4), (20.4, 19.6)),
        (4, 19.6),
    ]
    pen.poly(body, fill, "black", EDGE)
    pen.disc((9, 9.2), 3.4, fill, "black", EDGE)
    pen.disc((5.4, 14.6), 1.2, "black" if fill != "black" else "white")
    pen.disc((1.6, 17.2), 1.3, "alarm")


def draw_star(pen: Pen, fill: Ink = "gold") -> None:
    """Draw a prestige point."""
    pen.poly(star(5, 11.6, 5, (12, 12.8)), fill, "black", EDGE)


def draw_bell(pen: Pen) -> None:
    """Draw the bell-ringer."""
    pen.disc((12, 20.4), 2.6, "gold_dark", "black", 1.3)
    half = [(12, 2), *curve((12, 2), (18.6, 2.4), (18.8, 11)), *curve((18.8, 11), (19, 16), (22, 18.6))]
    pen.poly([*half, *((24 - x, y) for x, y in reversed(half))], "gold", "black", EDGE)


def draw_anchor(pen: Pen, ink: Ink) -> None:
    """Draw an anchor for the harbor, where rats come ashore."""
    pen.disc((12, 4.4), 2.8, "", ink, 2)
    pen.line([(12, 7), (12, 21)], ink, 2.4)
    pen.line([(7.4, 10), (16.6, 10)], ink, 2.2)
    pen.line([*curve((3.6, 14), (4.4, 21), (12, 21.4)), *curve((12, 21.4), (19.6, 21), (20.4, 14))], ink, 2.4)


def draw_burst(pen: Pen) -> None:
    """Draw the sign of an imminent outbreak."""
    pen.poly(star(9, 11.8, 8, (12, 12)), "alarm", "black", 1.3)
    pen.text((12, 12.2), "!", 18, "white")


def _letter(pen: Pen) -> None:
    """Paint a sealed letter, the background of a message."""
    pen.box((1, 4, 22, 16), "paper", 1.6, "black", EDGE)
    pen.line([(1.6, 5), (12, 13), (22.4, 5)], "black", 1.5)


def _sealed(draw: Callable[[Pen], None]) -> Callable[[Pen], None]:
    """Return a drawing of a letter with a small emblem as its seal."""

    def drawing(pen: Pen) -> None:
        _letter(pen)
        draw(pen.inside(9, 8.4, 0.62))

    return drawing


MESSAGE_EMBLEMS: tuple[Callable[[Pen], None], ...] = (draw_coin, _cube, draw_rat, draw_star)
SEALED_LETTERS = tuple(map(_sealed, MESSAGE_EMBLEMS))


def draw_flask(pen: Pen) -> None:
    """Draw a phial: the Doctor keeps this round's rats away."""
    pen.poly(
        [(9, 2), (15, 2), (15, 9), (20.4, 20), (18.6, 22.4), (5.4, 22.4), (3.6, 20), (9, 9)], "paper", "black", EDGE
    )
    pen.poly([(7.2, 14.4), (16.8, 14.4), (19, 19.4), (17.8, 21.2), (6.2, 21.2), (5, 19.4)], "leaf")


MARK_EMBLEMS: dict[str, Callable[[Pen], None]] = {
    "coin": draw_coin,
    "marker": _cube,
    "rat": draw_rat,
    "pale_rat": partial(draw_rat, fill="stone_light"),
    "star": draw_star,
    "bell": draw_bell,
    "cathedral": draw_cathedral_sign,
    "flask": draw_flask,
    "burst": draw_burst,
    "friend": _friend,
    "letter": _letter,
}
