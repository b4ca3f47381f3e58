"""Drawings for pages: bars and sums of the final scores, symbols of their columns, prices."""

from collections.abc import Callable

from render.canvas.pen import Pen, curve, star
from render.norenberc.goods import draw_good
from render.norenberc.marks import draw_crest, draw_mark, draw_prestige
from render.norenberc.townsmen import draw_townsman
from render.sheet import bars


def _majorities(pen: Pen) -> None:
    for x, top, place in ((1.5, 12, "2"), (8.5, 6, "1"), (15.5, 15, "3")):
        pen.box((x, top, 7, 23 - top), "gold" if place == "1" else "stone_light", 0.8, "black", 1.2)
    pen.poly(star(5, 3.6, 1.6, (12, 3.6)), "red")


def _crests(pen: Pen) -> None:
    draw_crest(pen.inside(0, 0, 0.75), 4)
    draw_prestige(pen.inside(8.4, 6, 0.75))


def _all(pen: Pen) -> None:
    for at, (x, y) in enumerate(((0, 0), (8, 0), (16, 0), (0, 12), (8, 12), (16, 12))):
        draw_good(pen.inside(x, y + 1.5, 0.34), at)


def _townsmen(pen: Pen) -> None:
    """Paint a person in a wooden frame."""
    pen.box((1, 1, 22, 22), "wood", 4, "black", 1.6)
    pen.box((4, 4, 16, 16), "lit", 2)
    pen.disc((12, 9.6), 3.7, "black")
    pen.poly([(5.4, 20), *curve((5.4, 20), (6, 14.2), (12, 14)), *curve((12, 14), (18, 14.2), (18.6, 20))], "black")


def _great(pen: Pen) -> None:
    pen.box((1, 1, 22, 22), "guild2", 4, "black", 1.6)
    pen.line([(17, 6), (7, 6), (12.6, 12), (7, 18), (17, 18)], "on_guild2", 2.6)


CATEGORIES: dict[str, Callable[[Pen], None]] = {
    "majorities": _majorities,
    "crests": _crests,
    "townsmen": _townsmen,
    "all": _all,
    "great": _great,
    "richest": lambda pen: draw_mark(pen, "coin"),
}


def draw_category(pen: Pen, w: float, _h: float, name: str) -> None:
    """Draw the symbol of a column."""
    CATEGORIES[name](pen.inside(0, 0, w / 24))


def draw_bar(pen: Pen, w: float, h: float, *facts: int) -> None:
    """Draw a bar with the symbol of its category."""
    name, points, share, seat = facts
    bars.draw_bar(pen, w, h, points, share, seat)
    CATEGORIES[str(name)](pen.inside(0, 0, h / bars.HIGH).inside(8, 8, 34 / 24))


def draw_total(pen: Pen, w: float, h: float, points: int, is_crowned: int) -> None:
    """Draw the sum, with a crown for the winner."""
    bars.paint_sum(pen, w, h, points, is_crowned)
    if is_crowned:
        draw_townsman(pen.inside(0, 0, h / bars.HIGH).inside(8, 14, 44 / 24), "nobleman")


def draw_cost(pen: Pen, _w: float, h: float, guild: int, own: int, other: int) -> None:
    """Draw a price in a row of text: goods of the guild, and sacks for goods of any kind; 34 units high."""
    p = pen.inside(0, 0, h / 34)
    p.text((0, 17), str(own), 36, "ink", anchor="lm")
    p.box((18, 0, 34, 34), "chip_panel", 6)
    draw_good(p.inside(20, 2, 30 / 24), guild)
    if other:
        p.text((56, 17), str(other), 36, "ink", anchor="lm")
        p.box((74, 0, 34, 34), "chip_panel", 6)
        draw_mark(p.inside(76, 2, 30 / 24), "any")
