"""The drawings on a player's panel; numbers are as large as those of the houses."""

from enum import IntEnum

from render.canvas.pen import Pen
from render.norenberc.goods import draw_good
from render.norenberc.house import NUMBER
from render.norenberc.marks import draw_crest, draw_mark, draw_pawn, draw_prestige
from render.norenberc.townsmen import draw_townsman

CELL, CELL_HIGH = 80, 36
"""Width and height of the drawing for a kind of goods, or for a guild's craftsmen."""


class Lead(IntEnum):
    """Whether a player has the most of a kind, alone or shared."""

    NONE = 0
    SHARED = 1
    ALONE = 2


def draw_counted(pen: Pen, w: float, h: float, what: str, seat: int, number: str) -> None:
    """Draw a mark and a number on a light pill: agents available, cards face down, Talers; 40 units high."""
    _draw_count(pen.inside(0, 0, h / 40), (w / (h / 40), 40), what, seat, number)


def draw_tally(pen: Pen, w: float, h: float, what: str, seat: int, number: str) -> None:
    """Draw a mark and a number, as high as crests."""
    _draw_count(pen.inside(0, 0, h / CELL_HIGH), (w / (h / CELL_HIGH), CELL_HIGH), what, seat, number)


def _draw_count(pen: Pen, size: tuple[float, float], what: str, seat: int, number: str) -> None:
    wide, high = size
    pen.box((0, 0, wide, high), "panel", 10)
    if what in ("agents", "stock"):
        draw_pawn(pen.inside(5, high / 2 - 18, 1), seat, ink="" if what == "agents" else "gray")
    else:
        draw_mark(pen.inside(3, high / 2 - 15, 30 / 24), what)
    pen.text((34, high / 2 + 0.5), number, NUMBER, "ink", anchor="lm")


def draw_asleep(pen: Pen, w: float, _h: float) -> None:
    """Draw the pass token, 40 units."""
    draw_mark(pen.inside(0, 0, w / 24), "pass")


def draw_goods(pen: Pen, _w: float, h: float, good: int, count: int, lead: int) -> None:
    """Draw goods in hand, on gold for the sole leader, half on gold for a shared lead; 80 by 36 units."""
    p = pen.inside(0, 0, h / CELL_HIGH)
    if not count:
        p.box((34, 16.5, 12, 3), "faint", 1.5)
        return
    if lead == Lead.ALONE:
        p.box((0, 0, CELL, CELL_HIGH), "gold", 9, "gold_dark", 2)
    elif lead == Lead.SHARED:
        p.box((0, 0, 42, CELL_HIGH), "gold", 9, "gold_dark", 2)
    p.box((4, 2, 32, 32), "gold_light" if lead else "chip_panel", 7)
    draw_good(p.inside(5.5, 3.5, 29 / 24), good)
    p.text((60, 18.2), str(count), NUMBER if count < 10 else 36, "black" if lead == Lead.ALONE else "ink")


def draw_craft(pen: Pen, _w: float, h: float, *facts: int) -> None:
    """Draw craftsmen of a guild: their sum in the guild's color, and their number; 80 by 36 units.

    The number is on gold for the sole leader, half on gold for a shared lead.
    """
    guild, total, tiles, lead = facts
    p = pen.inside(0, 0, h / CELL_HIGH)
    if not total:
        p.box((1, 1.5, CELL - 2, CELL_HIGH - 3), "", 7, "empty", 2)
        return
    p.box((0, 0, 60, CELL_HIGH), f"guild{guild}", 8)
    p.box((44, 0, CELL - 44, CELL_HIGH), "gold" if lead else "stone", 8)
    if lead == Lead.SHARED:
        p.box((44, 18, CELL - 44, CELL_HIGH - 18), "stone", 8)
        p.box((44, 18, CELL - 44, 9), "stone")
    p.box((40, 0, 10, CELL_HIGH), f"guild{guild}")
    p.line([(50, 1), (50, CELL_HIGH - 1)], "black", 1.6)
    p.box((0, 0, CELL, CELL_HIGH), "", 8, "black", 1.8)
    p.text((26, 18.2), str(total), NUMBER, f"on_guild{guild}")
    p.text((64.5, 18.2), str(tiles), NUMBER if tiles < 10 else 28, "black")


def draw_crests(pen: Pen, _w: float, h: float, guild: int, count: int) -> None:
    """Draw a won crest with its number, or the prestige crest for a negative guild; 36 units high."""
    p = pen.inside(0, 0, h / CELL_HIGH)
    if guild < 0:
        draw_prestige(p.inside(0, 0, 1.5))
    else:
        draw_crest(p.inside(0, 0, 1.5), guild)
    if count > 1:
        p.text((36, 18.2), str(count), NUMBER, "ink", anchor="lm")


def draw_kept(pen: Pen, _w: float, h: float, kind: str, label: str, good: int) -> None:
    """Draw a townsman with his value or number; 36 units high."""
    p = pen.inside(0, 0, h / CELL_HIGH)
    p.box((0, 0, 36, 36), "wood_dark", 6)
    p.box((2, 2, 32, 32), "wood", 5)
    p.box((4, 4, 28, 28), "lit", 3)
    draw_townsman(p.inside(5.5, 5.5, 25 / 24), kind)
    if good >= 0:
        draw_good(p.inside(38, 4, 28 / 24), good)
    elif label:
        p.text((38, 18.2), label, NUMBER, "ink", anchor="lm")


def draw_more(pen: Pen, _w: float, h: float, count: int) -> None:
    """Draw the number of things not shown; 36 units high."""
    pen.inside(0, 0, h / CELL_HIGH).text((0, 18.2), f"+{count}", NUMBER, "ink", anchor="lm")
