"""Drawings for pages: parchment, bars and sums of the final scores, symbols of their columns."""

from collections.abc import Callable

from render.canvas.pen import Pen, star
from render.norenberc.goods import draw_good
from render.norenberc.marks import draw_crest, draw_mark, draw_prestige
from render.norenberc.townsmen import draw_townsman


def draw_parchment(pen: Pen, w: float, h: float, unit: float) -> None:
    """A sheet of parchment with a thin golden frame."""
    pen.box((0, 0, w, h), "panel")
    p = pen.inside(0, 0, unit)
    p.box((6, 6, w / unit - 12, h / unit - 12), "", 8, "gold", 3)


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


def _great(pen: Pen) -> None:
    pen.box((1, 1, 22, 22), "guild2", 4, "black", 1.6)
    pen.text((12, 12), "30", 17, "on_guild2")


CATEGORIES: dict[str, Callable[[Pen], None]] = {
    "majorities": _majorities,
    "crests": _crests,
    "townsmen": lambda pen: draw_townsman(pen, "nobleman"),
    "all": _all,
    "great": _great,
    "richest": lambda pen: draw_mark(pen, "coin"),
}


def draw_category(pen: Pen, w: float, _h: float, name: str) -> None:
    """The symbol of a column."""
    CATEGORIES[name](pen.inside(0, 0, w / 24))


def draw_bar(pen: Pen, w: float, h: float, *facts: int) -> None:
    """Points of a category: a symbol, a number, and a bar in the player's colour."""
    name, points, share, seat = facts
    p = pen.inside(0, 0, h / 72)
    wide = w / (h / 72)
    p.box((0, 0, wide, 72), "panel_row", 8)
    if points:
        p.box((6, 50, max(6, (wide - 12) * share / 100), 16), f"player{seat}", 4, "black", 1.4)
    CATEGORIES[str(name)](p.inside(8, 8, 34 / 24))
    p.text((wide - 10, 28), str(points), 44, "ink" if points else "faint", anchor="rm")


def draw_total(pen: Pen, w: float, h: float, points: int, crowned: int) -> None:
    """The sum, in gold for the winner."""
    p = pen.inside(0, 0, h / 72)
    wide = w / (h / 72)
    p.box((0, 0, wide, 72), "gold" if crowned else "panel_row", 10, "black", 2)
    if crowned:
        draw_townsman(p.inside(8, 14, 44 / 24), "nobleman")
    p.text((wide - 12, 37), str(points), 60, "black" if crowned else "ink", anchor="rm")


def draw_cost(pen: Pen, _w: float, h: float, guild: int, own: int, other: int) -> None:
    """A price in a row of text: goods of the guild, and sacks of any; 34 units high."""
    p = pen.inside(0, 0, h / 34)
    p.text((0, 17), str(own), 36, "ink", anchor="lm")
    p.box((18, 0, 34, 34), "chip_panel", 6)
    draw_good(p.inside(20, 2, 30 / 24), guild)
    if other:
        p.text((56, 17), str(other), 36, "ink", anchor="lm")
        p.box((74, 0, 34, 34), "chip_panel", 6)
        draw_mark(p.inside(76, 2, 30 / 24), "any")


def draw_stool(pen: Pen, w: float, _h: float) -> None:
    """An empty stool."""
    p = pen.inside(0, 0, w / 24)
    for x, foot in ((6, 4), (18, 20)):
        p.line([(x, 11), (foot, 22)], "wood_dark", 2.4)
    p.box((2, 8, 20, 4.6), "wood", 2, "wood_dark", 1.4)
