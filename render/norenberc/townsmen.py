"""A symbol for each townsman, drawn in a square of 24 units."""

from collections.abc import Callable

from render.canvas.pen import Pen, curve, regular, star
from render.norenberc.goods import EDGE


def _councilman(pen: Pen) -> None:
    """Paint a charter with a seal."""
    pen.poly([(4.4, 3), (19, 3), (19, 18.6), (4.4, 18.6)], "white", "black", EDGE)
    pen.box((2.6, 1.4, 18.2, 3.6), "skin", 1.8, "black", EDGE)
    for y in (8.4, 11.6, 14.8):
        pen.line([(7.4, y), (16, y)], "black", 1.4)
    pen.poly([(13, 17), (12, 23.4), (15.4, 21.6), (18.8, 23.4), (17.8, 17)], "red", "black", 1.3)
    pen.disc((15.4, 17.4), 4, "red", "black", EDGE)


def _burglar(pen: Pen) -> None:
    """Paint a face with a mask and a cap."""
    pen.disc((12, 13), (8, 9.4), "skin", "black", EDGE)
    pen.poly([(3.4, 9), *curve((3.4, 9), (5, 1), (12, 1.6)), *curve((12, 1.6), (19, 1), (20.6, 9))], "black")
    pen.poly([(2.6, 9.6), (21.4, 9.6), (20.4, 15.6), (14.4, 16), (12, 13.6), (9.6, 16), (3.6, 15.6)], "black")
    for x in (7.8, 16.2):
        pen.disc((x, 12.6), (1.9, 1.5), "white")
    pen.line([(9.4, 19.4), (14.6, 19.4)], "black", 1.4)


def _guardsman(pen: Pen) -> None:
    """Paint a halberd in front of a shield."""
    pen.poly(
        [
            (8.6, 5),
            (21.4, 5),
            (21.4, 13),
            *curve((21.4, 13), (20, 19.6), (15, 22)),
            *curve((15, 22), (9.6, 19.6), (8.6, 13)),
        ],
        "stone_light",
        "black",
        EDGE,
    )
    pen.line([(15, 6), (15, 20.6)], "red", 2.6)
    pen.line([(9.6, 11.6), (20.4, 11.6)], "red", 2.6)
    pen.line([(4.6, 4), (4.6, 22.6)], "wood_dark", 2.4)
    pen.poly(
        [(4.6, 0.8), (6.4, 4.6), (9.4, 4.4), (8.8, 9.6), (5.4, 8.4), (4, 8.4), (1.4, 7.4), (2.8, 4.6)],
        "stone",
        "black",
        1.4,
    )


def _musician(pen: Pen) -> None:
    """Paint a lute."""
    pen.line([(14, 10), (20.8, 3.2)], "black", 4.4)
    pen.line([(14, 10), (20.8, 3.2)], "wood", 2)
    pen.line([(19, 1.8), (22.4, 5.2)], "black", 2.2)
    pen.disc((9, 15), (7.2, 7.2), "wood", "black", EDGE)
    pen.disc((9.6, 14.4), 2.6, "black")
    pen.line([(5.6, 18.4), (14.6, 9.4)], "white", 1.1)
    pen.line([(4.4, 16.6), (7.4, 19.6)], "black", 1.8)


def _peddler(pen: Pen) -> None:
    """Paint a pack on a staff."""
    pen.line([(2.4, 21.6), (20.6, 2.4)], "black", 3.2)
    pen.line([(2.4, 21.6), (20.6, 2.4)], "wood", 1.4)
    pen.poly(
        [
            *curve((15, 8), (4, 12), (8.6, 20.6)),
            *curve((8.6, 20.6), (14, 24), (19.6, 20.6)),
            *curve((19.6, 20.6), (24, 12), (15, 8)),
        ],
        "red",
        "black",
        EDGE,
    )
    pen.poly([(11.4, 5.4), (18.8, 5.6), (16.4, 9.6), (13.4, 9.6)], "red", "black", EDGE)
    for x, y in ((11.6, 15), (16.4, 13.4), (15, 18.6)):
        pen.disc((x, y), 1.2, "white")


def _mayor(pen: Pen) -> None:
    """Paint the key of the town."""
    for ink, add in (("black", 3.0), ("gold", 0.0)):
        pen.line([(9, 13.6), (19.8, 20)], ink, 2.8 + add)
        pen.line([(15.4, 17.4), (13.6, 20.6)], ink, 2.2 + add)
        pen.line([(19, 19.6), (17.2, 22)], ink, 2.2 + add)
    pen.disc((7.4, 8), 6, "gold", "black", EDGE)
    pen.disc((7.4, 8), 2.6, "paper", "black", 1.4)


def _nobleman(pen: Pen) -> None:
    """Paint a crown."""
    pen.poly(
        [(2.4, 6.4), (7.4, 11.4), (12, 3), (16.6, 11.4), (21.6, 6.4), (19.6, 20.6), (4.4, 20.6)], "gold", "black", EDGE
    )
    pen.line([(5, 17), (19, 17)], "black", 1.3)
    for x, y in ((2.6, 5.6), (12, 2.6), (21.4, 5.6)):
        pen.disc((x, y), 1.9, "red", "black", 1.1)


def _tax_collector(pen: Pen) -> None:
    """Paint a full purse."""
    pen.poly(
        [
            (8.6, 8),
            *curve((8.6, 8), (0.4, 13), (3.4, 21.6)),
            *curve((3.4, 21.6), (12, 24.4), (20.6, 21.6)),
            *curve((20.6, 21.6), (23.6, 13), (15.4, 8)),
        ],
        "wood",
        "black",
        EDGE,
    )
    pen.poly([(6.4, 2.4), (9.4, 3.8), (12, 2), (14.6, 3.8), (17.6, 2.4), (15.6, 8), (8.4, 8)], "wood", "black", EDGE)
    pen.line([(7.8, 8), (16.2, 8)], "gold", 2)
    pen.disc((12, 15.8), 4.2, "gold", "black", 1.5)
    pen.line([(12, 13.6), (12, 18)], "black", 1.5)


def _engraver(pen: Pen) -> None:
    """Paint a burin over a plate with a star."""
    pen.poly([(2, 9), (15, 9), (15, 22), (2, 22)], "stone_light", "black", EDGE)
    pen.poly(star(5, 5, 2.1, (8.4, 15.8)), "black")
    pen.line([(12.6, 12), (18.6, 5.6)], "black", 3.2)
    pen.line([(13.4, 11), (18, 6)], "stone_light", 1.2)
    pen.line([(18.4, 5.8), (21.2, 3)], "black", 5.4)
    pen.line([(18.8, 5.4), (20.8, 3.4)], "wood", 2.8)


def _foreman(pen: Pen) -> None:
    """Paint a hammer and a set square."""
    pen.poly([(2.4, 22), (2.4, 7), (6, 10.6), (6, 18.4), (13.6, 18.4), (17.4, 22)], "gold", "black", EDGE)
    pen.line([(10.4, 16.4), (16.6, 8)], "black", 4.2)
    pen.line([(10.4, 16.4), (16.6, 8)], "wood", 1.9)
    pen.poly([(11.4, 3.8), (13.6, 1.4), (22.4, 7.6), (20.2, 11.6), (16.6, 8.8)], "stone", "black", EDGE)


def _apprentice(pen: Pen) -> None:
    """Paint a broom."""
    pen.line([(21, 2.6), (11.4, 12.6)], "black", 3.6)
    pen.line([(21, 2.6), (11.4, 12.6)], "wood", 1.5)
    pen.poly([(8, 10), (14, 16), (9.6, 22.8), (5.4, 20.6), (1.4, 15.4)], "gold_light", "black", EDGE)
    pen.line([(8, 10), (14, 16)], "red", 2.6)
    for start, end in (((8.4, 14.4), (4.8, 17.6)), ((10.2, 16.2), (7.8, 20))):
        pen.line([start, end], "black", 1.2)


def _banker(pen: Pen) -> None:
    """Paint an iron-bound chest."""
    pen.poly(
        [(2.4, 11), *curve((2.4, 11), (3, 3.4), (9, 3.4)), *curve((15, 3.4), (21, 3.4), (21.6, 11))],
        "wood",
        "black",
        EDGE,
    )
    pen.box((2, 10.4, 20, 11), "wood", 0.6, "black", EDGE)
    for x in (6.2, 17.8):
        pen.line([(x, 4.8), (x, 20.8)], "stone", 2)
    pen.box((9.4, 9, 5.2, 6), "gold", 1, "black", 1.4)
    pen.line([(12, 11.4), (12, 13)], "black", 1.5)


def _jack(pen: Pen) -> None:
    """Paint a fool's cap with three bells."""
    pen.poly(
        [(5, 19), *curve((5, 19), (0.4, 12), (3.6, 5.4)), *curve((3.6, 5.4), (8, 6), (9.6, 11)), (9.6, 19)],
        "guild4",
        "black",
        EDGE,
    )
    pen.poly(
        [(19, 19), *curve((19, 19), (23.6, 12), (20.4, 5.4)), *curve((20.4, 5.4), (16, 6), (14.4, 11)), (14.4, 19)],
        "guild5",
        "black",
        EDGE,
    )
    pen.poly([(8, 19), *curve((8, 19), (8, 8), (12, 3.4)), *curve((12, 3.4), (16, 8), (16, 19))], "gold", "black", EDGE)
    pen.box((4, 18, 16, 4.2), "white", 1, "black", EDGE)
    for x, y in ((3.4, 5), (12, 2.8), (20.6, 5)):
        pen.disc((x, y), 1.9, "red", "black", 1)


def _historian(pen: Pen) -> None:
    """Paint an open book."""
    for turn in (1, -1):
        pages = [(12, 6), *curve((12, 6), (12 + turn * 6, 2.6), (12 + turn * 10.4, 5)), (12 + turn * 10.4, 19.4)]
        pen.poly([*pages, *curve((12 + turn * 10.4, 19.4), (12 + turn * 6, 17), (12, 20.6))], "white", "black", EDGE)
        for y in (9.4, 12.6, 15.6):
            pen.line([(12 + turn * 3, y), (12 + turn * 7.8, y - 0.8)], "black", 1.3)
    pen.line([(12, 6), (12, 20.6)], "black", 1.8)


def _merchant(pen: Pen) -> None:
    """Paint scales."""
    pen.line([(12, 2.6), (12, 20)], "black", 2)
    pen.line([(3, 6), (21, 6)], "black", 2)
    pen.poly([(6.6, 22.4), (17.4, 22.4), (14, 19), (10, 19)], "gold", "black", 1.4)
    for x in (5, 19):
        pen.line([(x - 3.4, 14), (x, 6.4), (x + 3.4, 14)], "black", 1.2)
        pen.poly(
            [(x - 4.4, 13.6), (x + 4.4, 13.6), *curve((x + 4.4, 13.6), (x, 19.6), (x - 4.4, 13.6))],
            "gold",
            "black",
            1.4,
        )
    pen.disc((12, 3.4), 2, "gold", "black", 1.2)


def _haggler(pen: Pen) -> None:
    """Paint a coin cut in two."""
    pen.disc((12, 12), 9.8, "gold", "black", EDGE)
    pen.disc((12, 12), 6.6, "gold_light", "gold_dark", 1.2)
    pen.line([(19.6, 1.4), (4.4, 22.6)], "black", 5.4)
    pen.line([(19.6, 1.4), (4.4, 22.6)], "paper", 2.4)


def _duchess(pen: Pen) -> None:
    """Paint a fan."""
    rim = [(1.6, 11), (3.6, 6), (7.4, 2.8), (12, 1.6), (16.6, 2.8), (20.4, 6), (22.4, 11)]
    pen.poly([(12, 20.6), *rim], "guild1", "black", EDGE)
    for point in rim[1:-1]:
        pen.line([(12, 19), point], "black", 1.1)
    pen.poly([(12, 21), *regular(12, 4.6, (12, 17.6))[9:12], *regular(12, 4.6, (12, 17.6))[0:4]], "gold", "black", 1.2)
    pen.disc((12, 21), 1.7, "red", "black", 1)


DRAWINGS: dict[str, Callable[[Pen], None]] = {
    "councilman": _councilman,
    "burglar": _burglar,
    "guardsman": _guardsman,
    "musician": _musician,
    "peddler": _peddler,
    "mayor": _mayor,
    "nobleman": _nobleman,
    "tax_collector": _tax_collector,
    "engraver": _engraver,
    "foreman": _foreman,
    "apprentice": _apprentice,
    "banker": _banker,
    "jack": _jack,
    "historian": _historian,
    "merchant": _merchant,
    "haggler": _haggler,
    "duchess": _duchess,
}

MARKS: dict[str, str] = {
    **dict.fromkeys(("councilman", "burglar", "guardsman", "duchess"), "star"),
    **dict.fromkeys(("musician", "peddler", "mayor", "banker"), "moon"),
    **dict.fromkeys(("nobleman", "tax_collector", "engraver", "foreman", "apprentice", "jack", "historian"), "sun"),
}
"""When a townsman takes effect: at once, at the end of a round, or at the end of the game."""


def draw_townsman(pen: Pen, kind: str) -> None:
    """Draw a townsman by kind."""
    DRAWINGS[kind](pen)
