"""Marks, crests and pawns, each drawn in a square of 24 units."""

from collections.abc import Callable

from render.canvas.pen import Ink, Pen, curve, regular, star
from render.norenberc.goods import EDGE, draw_good
from render.sheet.badges import SHAPES

COUNT = 25
"""Size of the number on a pawn."""
SHIELD = [(3, 2), (21, 2), (21, 11), *curve((21, 11), (20, 19), (12, 22.6)), *curve((12, 22.6), (4, 19), (3, 11))]


def draw_pawn(pen: Pen, seat: int, count: int = 1, ink: Ink = "") -> None:
    """Draw agents as a cloaked pawn with the player's shape as its head, and their number; 24 by 36 units."""
    fill = ink or f"player{seat}"
    left = [(8.4, 13.4), *curve((8.4, 13.4), (2.6, 14.6), (1.6, 34.8), 10)]
    pen.poly([*left, *((24 - x, y) for x, y in reversed(left))], fill, "rim", 1.9)
    head = [((x - 12) * 0.6 + 12, (y - 12) * 0.6 + 7.4) for x, y in SHAPES[seat]]
    pen.poly(head, fill, "rim", 1.9)
    if count > 1:
        pen.text((12, 24.6), str(count), COUNT, f"on_player{seat}")


def draw_crest(pen: Pen, guild: int, good: float = 0.55) -> None:
    """Draw a guild's crest; `good` is the scale of the good on it."""
    pen.poly(SHIELD, f"guild{guild}", "black", EDGE)
    draw_good(pen.inside(12 - 12 * good, 10.4 - 12 * good, good), guild, "paper")


def draw_prestige(pen: Pen) -> None:
    """Draw the prestige crest: a golden shield with an eagle-like star."""
    pen.poly(SHIELD, "gold", "black", EDGE)
    pen.poly(star(8, 7.6, 4.2, (12, 11)), "red", "black", 1.2)
    pen.disc((12, 11), 2.4, "gold_light")


def draw_coin(pen: Pen) -> None:
    """Draw a Taler."""
    pen.disc((12, 12), 10.4, "gold", "black", EDGE)
    pen.disc((12, 12), 7, "gold_light", "gold_dark", 1.2)
    pen.line([(12, 8), (12, 16)], "gold_dark", 2.2)
    pen.line([(9, 8), (15, 8)], "gold_dark", 2.2)


def draw_point(pen: Pen) -> None:
    """Draw a victory point: a medal on a ribbon."""
    pen.poly([(5, 1.4), (10.4, 1.4), (14, 9), (10, 11.6)], "red", "black", EDGE)
    pen.poly([(19, 1.4), (13.6, 1.4), (10, 9), (14, 11.6)], "red", "black", EDGE)
    pen.disc((12, 15.4), 7.4, "gold", "black", EDGE)
    pen.poly(star(5, 5.2, 2.3, (12, 15.6)), "white", "black", 1)


def draw_any_good(pen: Pen) -> None:
    """Draw a sack, for a good of any kind."""
    pen.poly(
        [(8.4, 7), *curve((8.4, 7), (1, 14), (4, 22)), (20, 22), *curve((20, 22), (23, 14), (15.6, 7))],
        "white",
        "black",
        EDGE,
    )
    pen.poly([(6.6, 2.2), (17.4, 2.2), (15, 7), (9, 7)], "white", "black", EDGE)
    pen.line(curve((9.2, 12.6), (9.6, 9.8), (12, 9.8), 4) + curve((12, 9.8), (16.4, 10.6), (12, 15), 6), "black", 1.9)
    pen.disc((12, 18.6), 1.3, "black")


def draw_cards(pen: Pen) -> None:
    """Draw two cards, face down, for a plan."""
    pen.poly([(8, 2), (20.4, 4.6), (17.4, 20.4), (5, 17.8)], "stone_light", "black", EDGE)
    pen.poly([(3.4, 4.6), (15.6, 4.6), (15.6, 22), (3.4, 22)], "red", "black", EDGE)
    pen.poly(regular(4, 4.6, (9.5, 13.3)), "gold_light")


def draw_pass(pen: Pen) -> None:
    """Draw a moon and a snore: the player has passed for the round."""
    pen.box((0.6, 0.6, 22.8, 22.8), "timber_dark", 5, "black", 1.4)
    pen.disc((9.6, 13), 7.2, "gold_light")
    pen.disc((13, 10.6), 6.2, "timber_dark")
    for x, y, side in ((13.6, 3.6, 6.4), (17, 13.2, 4.4)):
        pen.line([(x, y), (x + side, y), (x, y + side), (x + side, y + side)], "gold_light", 1.9)


def _star(pen: Pen) -> None:
    pen.disc((12, 12), 11.4, "player0", "black", 1.4)
    pen.poly(star(5, 8.6, 3.8, (12, 12.6)), "white")


def _moon(pen: Pen) -> None:
    pen.disc((12, 12), 11.4, "timber_dark", "black", 1.4)
    pen.disc((11.4, 12), 7.8, "gold_light")
    pen.disc((15.2, 9.8), 6.8, "timber_dark")


def _sun(pen: Pen) -> None:
    pen.disc((12, 12), 11.4, "red", "black", 1.4)
    pen.poly(star(8, 9.4, 5.2, (12, 12)), "gold_light")


def _agent(pen: Pen) -> None:
    pen.disc((12, 12), 11.4, "white", "black", 1.6)
    pen.disc((8.4, 7.4), 2.9, "black")
    pen.poly([(8.4, 9), (12.4, 18.6), (4.4, 18.6)], "black")
    pen.line([(16, 8), (16, 15)], "red", 2.6)
    pen.line([(12.6, 11.5), (19.4, 11.5)], "red", 2.6)


DRAWINGS: dict[str, Callable[[Pen], None]] = {
    "star": _star,
    "moon": _moon,
    "sun": _sun,
    "agent": _agent,
    "coin": draw_coin,
    "point": draw_point,
    "any": draw_any_good,
    "cards": draw_cards,
    "pass": draw_pass,
    "prestige": draw_prestige,
}


def draw_mark(pen: Pen, name: str) -> None:
    """Draw a mark by name."""
    DRAWINGS[name](pen)
