"""Emblems of action tiles and of players' gains, each drawn in a square of 24 units."""

from collections.abc import Callable, Sequence
from math import pi, sin

from render.canvas.pen import Ink, Pen, Point, curve, regular, star
from render.sheet.symbols import draw_player

EDGE = 1.7
"""Thickness of the outlines; visible at a size of 24 pixels."""


def draw_coin(pen: Pen) -> None:
    """Draw a heller with its cross."""
    pen.disc((12, 12), 10.8, "gold", "black", EDGE)
    pen.disc((12, 12), 7.6, "gold_light", "gold_dark", 1.1)
    pen.line([(12, 7.4), (12, 16.6)], "gold_dark", 2.2)
    pen.line([(7.4, 12), (16.6, 12)], "gold_dark", 2.2)


def draw_broom(pen: Pen) -> None:
    """Draw a besom."""
    pen.line([(21.4, 2.6), (11, 13)], "black", 4.2)
    pen.line([(21.4, 2.6), (11, 13)], "wood", 1.9)
    pen.poly([(9.6, 9.4), (14.6, 14.4), (10.4, 21), (1.6, 22.6), (3, 13.6)], "straw", "black", EDGE)
    pen.line([(8.4, 12.4), (11.6, 15.6)], "wax", 2.2)
    for x, y in ((3.8, 19.6), (6.6, 20.6)):
        pen.line([(x, y), (x + 3.4, y - 4.4)], "wood_dark", 1.1)


def draw_cards(pen: Pen) -> None:
    """Draw two cards, the upper one face up."""
    pen.poly([(9, 1.6), (21.6, 4.4), (18.4, 20.6), (5.8, 17.8)], "slate", "black", EDGE)
    pen.poly([(2.8, 4.6), (15.4, 4.6), (15.4, 22.4), (2.8, 22.4)], "paper", "black", EDGE)
    pen.poly(regular(4, 4.8, (9.1, 13.5)), "wax")


def wave(y: float, left: float = 1.8, right: float = 22.2, high: float = 1.9, waves: float = 2.0) -> list[Point]:
    """Return the points of a wavy line."""
    steps = 24
    return [
        (left + (right - left) * step / steps, y + high * sin(step / steps * waves * 2 * pi))
        for step in range(steps + 1)
    ]


def draw_waves(pen: Pen) -> None:
    """Draw three waves."""
    for y in (5.4, 12, 18.6):
        pen.line(wave(y), "black", 5)
    for y in (5.4, 12, 18.6):
        pen.line(wave(y), "paper", 2.4)


def draw_rosette(pen: Pen) -> None:
    """Draw a wax seal."""
    pen.poly(star(11, 11.6, 9.2, (12, 12)), "wax", "black", EDGE)
    pen.disc((12, 12), 6.2, "wax_light", "wax_dark", 1.2)
    pen.poly(star(4, 4.8, 1.9, (12, 12)), "paper")


KIND_EMBLEMS: tuple[Callable[[Pen], None], ...] = (draw_coin, draw_broom, draw_cards, draw_waves, draw_rosette)
KIND_INKS = ("tile_money", "tile_clear", "tile_card", "tile_river", "tile_seal")


def paint_tile(pen: Pen, kind: int) -> None:
    """Paint an action tile: its color and its emblem."""
    pen.box((0.6, 0.6, 22.8, 22.8), "black", 4.4)
    pen.box((1.8, 1.8, 20.4, 20.4), KIND_INKS[kind], 3.4)
    KIND_EMBLEMS[kind](pen.inside(3.7, 3.7, 16.6 / 24))


def _ask(pen: Pen) -> None:
    """Draw a question mark with lines instead of text."""
    hook = [(6, 8), *curve((6, 8), (6, 1.6), (12, 1.6)), *curve((12, 1.6), (18, 1.6), (18, 7.4))]
    pen.line([*hook, *curve((18, 7.4), (17.6, 11.4), (12, 12)), (12, 15.6)], "black", 3.8)
    pen.disc((12, 21.2), 2.4, "black")


def paint_any_tile(pen: Pen) -> None:
    """Paint the sign for a tile drawn from the bag."""
    pen.box((5, 0.8, 18.2, 18.2), "tile_river", 3.4, "black", 1.4)
    pen.box((0.8, 5, 18.2, 18.2), "paper", 3.4, "black", 1.4)
    _ask(pen.inside(3.4, 7.4, 0.55))


def draw_sparrow(pen: Pen) -> None:
    """Draw the sparrow of Ulm."""
    pen.line([(10.4, 19), (10.4, 22.8)], "black", 1.5)
    pen.line([(13.4, 19), (13.4, 22.8)], "black", 1.5)
    pen.poly([(14.6, 10.6), (23.2, 5.4), (23.4, 9.6), (17, 17)], "wood_dark", "black", EDGE)
    body = [
        (2.6, 10.6),
        *curve((2.6, 10.6), (1.6, 2.6), (8.4, 2.4)),
        *curve((8.4, 2.4), (12.4, 2.8), (13.4, 7.4)),
        *curve((13.4, 7.4), (20.4, 9), (18.4, 14.4)),
        *curve((18.4, 14.4), (16.6, 20.4), (10.4, 20.4)),
        *curve((10.4, 20.4), (4, 20), (2.6, 10.6)),
    ]
    pen.poly(body, "sparrow", "black", EDGE)
    pen.poly([(3, 7), *curve((3, 7), (4, 2.6), (8.6, 2.6)), *curve((8.6, 2.6), (12, 3.4), (12.8, 7.2))], "wood_dark")
    pen.disc((5.4, 9.8), (2.6, 2.2), "paper")
    pen.poly([(9.4, 11), *curve((9.4, 11), (17, 9.4), (18, 14.4)), *curve((18, 14.4), (12.6, 18.8), (9.4, 11))], "wood")
    pen.poly([(0.2, 8.6), (3.4, 6.6), (3.6, 9.8)], "gold", "black", 1)
    pen.disc((6.4, 6.6), 1.1, "black")


def draw_point(pen: Pen) -> None:
    """Draw a point: a star on a red roundel."""
    pen.disc((12, 12), 11, "wax", "black", EDGE)
    pen.poly(star(5, 8.4, 3.5, (12, 12.6)), "gold_light")


HEATER: Sequence[Point] = (
    (2, 1.6),
    (22, 1.6),
    (22, 11),
    *curve((22, 11), (21.4, 18.6), (12, 23)),
    *curve((12, 23), (2.6, 18.6), (2, 11)),
)
"""The outline of a shield."""


def paint_shield(pen: Pen, fill: Ink, rim: Ink = "black") -> None:
    """Paint a shield; golden ones have a broad rim."""
    pen.poly(HEATER, fill, "black", 2.2)
    if rim != "black":
        pen.poly(HEATER, "", rim, 1.2)


def draw_shield(pen: Pen) -> None:
    """Draw a city shield: black over white, like Ulm's own."""
    paint_shield(pen, "paper")
    pen.poly([(3, 2.4), (21, 2.4), (21, 11), (3, 11)], "black")


def paint_crest(pen: Pen, seat: int) -> None:
    """Paint a family's crest with its player's shape."""
    pen.poly(HEATER, "paper", "black", 2.4)
    draw_player(pen.inside(4.6, 3, 14.6 / 24), seat)


def draw_steps(pen: Pen) -> None:
    """Draw steps downstream."""
    for x in (2.6, 11.6):
        pen.poly(
            [(x, 4.4), (x + 4.4, 4.4), (x + 10, 12), (x + 4.4, 19.6), (x, 19.6), (x + 5, 12)], "danube", "black", 1.3
        )


def draw_look(pen: Pen) -> None:
    """Draw cards with an eye: look at several and choose one."""
    draw_cards(pen)
    pen.disc((15.4, 16.4), (8, 5.2), "white", "black", 1.5)
    pen.disc((15.4, 16.4), 3, "danube_dark")


def draw_choice(pen: Pen) -> None:
    """Draw the sign of a choice between several things."""
    pen.disc((12, 12), 10.8, "paper", "black", EDGE)
    _ask(pen.inside(4.4, 4.4, 15.2 / 24))


def draw_descendant(pen: Pen) -> None:
    """Draw a member of an old family: a head with a beret."""
    pen.poly(
        [(2.4, 23), *curve((2.4, 23), (3.4, 15), (12, 15)), *curve((12, 15), (20.6, 15), (21.6, 23))], "robe_purple"
    )
    pen.line(
        [(2.4, 23), *curve((2.4, 23), (3.4, 15), (12, 15)), *curve((12, 15), (20.6, 15), (21.6, 23))], "black", EDGE
    )
    pen.disc((12, 10), (5, 5.8), "skin", "black", 1.5)
    pen.disc((12, 5.6), (8, 3.6), "robe_purple", "black", 1.5)
    pen.line([(15, 4.4), (20.4, 0.9)], "gold", 1.8)


def draw_bag(pen: Pen) -> None:
    """Draw the bag of tiles."""
    sack = [
        (8, 6.6),
        *curve((8, 6.6), (1, 13), (2.6, 21)),
        *curve((2.6, 21), (4, 23), (12, 23)),
        *curve((12, 23), (20, 23), (21.4, 21)),
        *curve((21.4, 21), (23, 13), (16, 6.6)),
    ]
    pen.poly(
        [(6.6, 1.4), (9.6, 2.6), (12, 1), (14.4, 2.6), (17.4, 1.4), (15.4, 6.4), (8.6, 6.4)], "sack", "black", EDGE
    )
    pen.poly(sack, "sack", "black", EDGE)
    pen.line([(8, 6.8), (16, 6.8)], "wax", 2.4)


def draw_charter(pen: Pen) -> None:
    """Draw the Oath Charter, whose owner starts the round."""
    pen.poly([(4, 2), (20, 2), (20, 18.4), (4, 18.4)], "paper", "black", EDGE)
    for y in (6, 9.4, 12.8):
        pen.line([(7, y), (17, y)], "black", 1.4)
    pen.disc((12, 18), 4.8, "wax", "black", 1.4)
    pen.disc((12, 18), 1.7, "paper")


def draw_barge(pen: Pen) -> None:
    """Draw an Ulm box: the barge of the Danube."""
    pen.poly([(5, 7), (18, 7), (18, 14), (5, 14)], "paper", "black", 1.4)
    pen.poly([(3.6, 7.6), (7, 3), (16.4, 3), (19.6, 7.6)], "roof0", "black", 1.4)
    pen.poly([(0.8, 12.6), (23.2, 12.6), (20, 20.4), (4, 20.4)], "wood", "black", EDGE)
    pen.line([(3, 16), (21, 16)], "wood_dark", 1.6)


MARK_EMBLEMS: dict[str, Callable[[Pen], None]] = {
    "coins": draw_coin,
    "sparrows": draw_sparrow,
    "points": draw_point,
    "tiles": paint_any_tile,
    "cards": draw_cards,
    "look": draw_look,
    "steps": draw_steps,
    "shield": draw_shield,
    "descendant": draw_descendant,
    "seal": draw_rosette,
    "one_of": draw_choice,
    "bag": draw_bag,
    "charter": draw_charter,
    "barge": draw_barge,
}
"""Drawings by effect word, and additional marks."""
