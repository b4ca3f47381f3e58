"""Tiles: stone frames for craftsmen, wooden frames for townsmen; drawn for a square of 84 units."""

from typing import TypeAlias

from render.canvas.pen import Ink, Pen
from render.norenberc.goods import draw_good
from render.norenberc.marks import draw_mark
from render.norenberc.townsmen import MARKS, draw_townsman

SIDE = 84
FADED = 0.7
"""Share of the background color in the colors of faded guests."""
Guest: TypeAlias = tuple[int | str, int, bool]
"""A tile as facts: a craftsman's guild or a townsman's kind, the number, the agent mark."""


def _stone_frame(pen: Pen, w: float, h: float, edge: float) -> None:
    pen.box((0, 0, w, h), "stone_dark", 7)
    pen.box((1.6, 1.6, w - 3.2, h - 3.2), "stone", 6)
    pen.line([(4, 3), (w - 5, 3)], "stone_light", 2.4)
    pen.line([(3, 4), (3, h - 5)], "stone_light", 2.4)
    for x, y, along in ((w / 3, 0, 0), (2 * w / 3, h - edge, 0), (0, h * 0.4, 1), (w - edge, h * 0.6, 1)):
        end = (x + edge, y) if along else (x, y + edge)
        pen.line([(x, y), end], "stone_dark", 1.6)


def _wooden_frame(pen: Pen, w: float, h: float, edge: float) -> None:
    pen.box((0, 0, w, h), "wood_dark", 7)
    pen.box((1.8, 1.8, w - 3.6, h - 3.6), "wood", 6)
    for y in (edge / 2, h - edge / 2):
        pen.line([(8, y), (w - 8, y)], "wood_dark", 1)
    for x, y in ((4, 4), (w - 4, 4), (4, h - 4), (w - 4, h - 4)):
        pen.disc((x, y), 1.7, "gold")


def draw_craftsman(pen: Pen, w: float, h: float, guild: int, value: int, agent: bool) -> None:
    """Draw a craftsman: symbol, value and agent mark in a stone frame."""
    p, high = pen.inside(0, 0, w / SIDE), h / w * SIDE
    _paint_craftsman(p, high, guild, agent)
    _write_value(p, high, value, f"on_guild{guild}")


def _paint_craftsman(p: Pen, high: float, guild: int, agent: bool) -> None:
    """Paint a craftsman without his value."""
    _stone_frame(p, SIDE, high, 6)
    p.box((6, 6, SIDE - 12, high - 12), f"guild{guild}", 3, "black", 1.4)
    draw_good(p.inside(9, 9, 1.62), guild, "paper")
    if agent:
        draw_mark(p.inside(SIDE - 36, 5, 1.3), "agent")


def _write_value(p: Pen, high: float, value: int, ink: Ink) -> None:
    p.text((SIDE - 12, high - 27), str(value), 46, ink, anchor="rm")


def draw_townsman_tile(pen: Pen, w: float, h: float, kind: str, value: int) -> None:
    """Draw a townsman: symbol, number and mark in a wooden frame."""
    p, high = pen.inside(0, 0, w / SIDE), h / w * SIDE
    _paint_townsman(p, high, kind, bool(value))
    if value:
        _write_number(p, high, value, "black")


def _paint_townsman(p: Pen, high: float, kind: str, has_number: bool) -> None:
    """Paint a townsman without his number."""
    _wooden_frame(p, SIDE, high, 6)
    p.box((6, 6, SIDE - 12, high - 12), "lit", 3, "black", 1.4)
    draw_townsman(p.inside(8, 9, 1.75) if has_number else p.inside(11, 15, 2.3), kind)
    if kind in MARKS:
        draw_mark(p.inside(SIDE - 33, 5, 1.2), MARKS[kind])


def _write_number(p: Pen, high: float, value: int, ink: Ink) -> None:
    p.text((SIDE - 11, high - 25), str(value), 44, ink, anchor="rm")


def paint_faded_guest(pen: Pen, side: float, guest: Guest, ground: Ink) -> None:
    """Paint a guest that cannot be paid: everything on the tile is faded except the number."""
    kind, value, agent = guest
    p = pen.inside(0, 0, side / SIDE)
    faded = p.faded(ground, FADED)
    if isinstance(kind, int):
        _paint_craftsman(faded, SIDE, kind, agent)
        _write_value(p, SIDE, value, "ink")
    else:
        _paint_townsman(faded, SIDE, kind, bool(value))
        if value:
            _write_number(p, SIDE, value, "ink")


def paint_guest(pen: Pen, side: float, guest: Guest) -> None:
    """Paint a guest's tile."""
    kind, value, agent = guest
    if isinstance(kind, int):
        draw_craftsman(pen, side, side, kind, value, agent)
    else:
        draw_townsman_tile(pen, side, side, kind, value)


def draw_vacant(pen: Pen, w: float, h: float) -> None:
    """Draw a window without a guest: closed shutters."""
    p = pen.inside(0, 0, w / SIDE)
    high = h / w * SIDE
    p.box((0, 0, SIDE, high), "timber", 5)
    for x in (5, SIDE / 2 + 1):
        p.box((x, 5, SIDE / 2 - 6, high - 10), "empty", 2, "timber_dark", 1.4)
        for row in range(1, 6):
            y = 5 + row * (high - 10) / 6
            p.line([(x + 6, y), (x + SIDE / 2 - 12, y)], "timber", 1.6)


def draw_master(pen: Pen, w: float, _h: float, guild: int, value: int, agent: bool) -> None:
    """Draw the guildmaster's sign: the price of the guild's good, large, in a golden frame; 104 by 89 units."""
    p = pen.inside(0, 0, w / 104)
    _stone_frame(p, 104, 89, 6)
    p.box((5, 5, 94, 79), "gold", 5, "black", 1.6)
    p.box((11, 11, 82, 67), f"guild{guild}", 3, "black", 1.4)
    draw_good(p.inside(13, 14, 1.55), guild, "paper")
    p.text((89, 50), str(value), 76, f"on_guild{guild}", anchor="rm")
    draw_mark(p.inside(13, 49, 1.2), "coin")
    if agent:
        draw_mark(p.inside(70, 5, 0.95), "agent")


def draw_coming(pen: Pen, w: float, _h: float, guild: int, value: int, agent: bool) -> None:
    """Draw a coming guildmaster; 60 by 76 units."""
    p = pen.inside(0, 0, w / 60)
    _stone_frame(p, 60, 76, 5)
    p.box((5, 5, 50, 66), f"guild{guild}", 3, "black", 1.4)
    p.text((30, 49 if agent else 40), str(value), 48, f"on_guild{guild}")
    if agent:
        draw_mark(p.inside(28, 6, 1.1), "agent")


def draw_behind(pen: Pen, w: float, _h: float, guild: int, value: int, agent: bool) -> None:
    """Draw the visible part of the lower tile of the pair in the top window; 45 by 76 units."""
    p = pen.inside(0, 0, w / 45)
    back = p.inside(-15, 0)
    _stone_frame(back, 60, 76, 5)
    back.box((5, 5, 50, 66), f"guild{guild}", 3, "black", 1.4)
    back.text((35, 49 if agent else 40), str(value), 46, f"on_guild{guild}")
    if agent:
        draw_mark(back.inside(28, 6, 1.1), "agent")


def draw_pair(pen: Pen, w: float, _h: float, *facts: int) -> None:
    """Draw both tiles of the top window, the upper one in front; 106 by 80 units."""
    guild, upper, upper_agent, lower, lower_agent = facts
    p = pen.inside(0, 0, w / 106)
    draw_behind(p.inside(61, 0), 45, 76, guild, lower, bool(lower_agent))
    draw_coming(p.inside(0, 4), 60, 76, guild, upper, bool(upper_agent))
