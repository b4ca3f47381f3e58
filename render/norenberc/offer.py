"""Drawings for decisions: affordable and unaffordable guests, prices with missing goods, goods by player."""

from typing import TypeAlias

from render.canvas.pen import Ink, Pen
from render.norenberc.goods import draw_good
from render.norenberc.marks import SHIELD, draw_crest, draw_mark, draw_pawn, draw_prestige
from render.norenberc.panel import Lead
from render.norenberc.tiles import FADED, Guest, draw_vacant, paint_faded_guest, paint_guest
from render.norenberc.townsmen import draw_townsman
from render.sheet.badges import SHAPES, player_ink

TEXT = 24
"""Size of text, in units."""
UNITS = {"wide": 1100 / 900, "narrow": 1.0}
"""The size of a unit; in units, pictures for both screens have the same height."""
PAYABLE, LACKING, VACANT, PLAIN = range(4)
"""States of a card: a guest that the player can pay, a guest too expensive, an empty window, and any other card."""
FRAMES = {PAYABLE: ("can_ground", "can", 3.0), LACKING: ("panel", "stone", 2.0), PLAIN: ("panel", "stone", 2.0)}
"""Fill color, edge color and edge width."""
LOW = 95
"""Height below which a window with a name shows the price beside the tile."""
LEAST = 17.5
"""Size of two digits in a shape."""
NUMBERS = ((12, 19), (12, 19), (15.6, LEAST), (12, LEAST), (12, 19))
"""The middle and the size of the number in each player's shape."""
Cost: TypeAlias = tuple[int, int, int, int, int]
"""A price as facts: the guild's good, the number of it and of goods of any kind, and how many of each are missing."""
CROWN = 10.4
"""The height of the crown over a plate."""


def frame_ground(state: int) -> Ink:
    """Return the background color of a frame."""
    return FRAMES[state][0]


def draw_plan_row(pen: Pen, w: float, h: float, guild: int, shade: str, unit: float, *columns: float) -> None:
    """Draw a guild's row: its color on the left, lines between the columns and below."""
    p = pen.inside(0, 0, unit)
    wide, high = w / unit, h / unit
    p.box((0, 0, wide, high), shade)
    p.box((0, 0, 8, high), f"guild{guild}")
    for x in (8, *columns):
        p.box((x, 0, 1.6, high), "empty")
    p.box((0, high - 1.6, wide, 1.6), "empty")


def draw_offer(pen: Pen, w: float, h: float, state: int, unit: float) -> None:
    """Draw a card in the frame of its state."""
    pen.box((0, 0, w, h), "panel_row")
    _paint_frame(pen.inside(0, 0, unit), (4, 4, w / unit - 8, h / unit - 8), state)


def _paint_frame(p: Pen, box: tuple[float, float, float, float], state: int) -> None:
    fill, edge, width = FRAMES[state]
    p.box(box, fill, 9, edge, width)


def draw_guest(pen: Pen, w: float, _h: float, state: int, *guest: int | str) -> None:
    """Draw a guest's tile with the mark that shows if it is affordable; 100 by 88 units."""
    kind, value, agent = guest
    p = pen.inside(0, 0, w / 100)
    _paint_state(p, (13, 0), 84, state, (kind, int(value), bool(agent)))


def _paint_state(p: Pen, at: tuple[float, float], side: float, state: int, guest: Guest) -> None:
    (x, y), ground = at, frame_ground(state)
    if state == PAYABLE:
        paint_guest(p.inside(x, y), side, guest)
    else:
        paint_faded_guest(p.inside(x, y), side, guest, ground)
    radius = max(10.0, side * 0.16)
    paint_verdict(p, (max(radius + 1, x + radius * 0.35), y + side - radius * 0.6), radius, state == PAYABLE)


def paint_verdict(p: Pen, center: tuple[float, float], radius: float, is_payable: bool) -> None:
    """Paint a tick or a cross on a disc."""
    x, y = center
    r = radius - 2
    p.disc(center, radius, "white")
    p.disc(center, r, "can" if is_payable else "cannot")
    if is_payable:
        p.line(
            [(x - r * 0.5, y + r * 0.05), (x - r * 0.12, y + r * 0.45), (x + r * 0.52, y - r * 0.4)], "white", r * 0.3
        )
    else:
        for side in (-1, 1):
            p.line([(x - r * 0.42, y - side * r * 0.42), (x + r * 0.42, y + side * r * 0.42)], "white", r * 0.3)


def draw_verdict(pen: Pen, w: float, h: float, is_payable: bool) -> None:
    """Draw the tick or the cross of the legend."""
    paint_verdict(pen, (w / 2, h / 2), w / 2, is_payable)


def draw_room(pen: Pen, w: float, h: float, unit: float, state: int, *facts: int | str) -> None:
    """Draw a window for planning: the guest, the guest's mark and price, and above it the name, if given."""
    p = pen.inside(0, 0, unit)
    wide, high = w / unit, h / unit
    if state == VACANT:
        side = min(wide, high) * 0.55
        draw_vacant(p.inside((wide - side) / 2, (high - side) / 2), side, side)
        return
    _paint_frame(p, (0, 0, wide, high), state)
    name, size, kind, value, agent, *price = facts
    top = 4.0
    if name:
        p.text((wide / 2, 14), str(name), float(size), "ink")
        top = 25.0
    good, own, other, lacks_own, lacks_other = map(int, price)
    guest, cost = (kind, int(value), bool(agent)), (good, own, other, lacks_own, lacks_other)
    room = (wide, top, high - top - 4)
    if name and high < LOW:
        _fill_beside(p, room, (state, guest), cost)
    else:
        _fill_below(p, room, (state, guest), cost)


def _fill_beside(p: Pen, room: tuple[float, float, float], guest: tuple[int, Guest], cost: Cost) -> None:
    """Paint the tile, and the price on its right."""
    wide, top, high = room
    side = min(high, 52.0)
    _paint_state(p, (8, top + (high - side) / 2), side, *guest)
    _paint_grid(p, (side + 12, top, wide - side - 16, high), cost)


def _fill_below(p: Pen, room: tuple[float, float, float], guest: tuple[int, Guest], cost: Cost) -> None:
    """Paint the tile, and the price below it."""
    wide, top, high = room
    strip = 28.0 if high > LOW else 24.0
    side = min(wide - 8, high - strip - 3)
    _paint_state(p, ((wide - side) / 2, top + (high - strip - 3 - side) / 2), side, *guest)
    paint_price(p, (4, top + high - strip, wide - 8, strip), cost)


def _paint_grid(p: Pen, box: tuple[float, float, float, float], cost: Cost) -> None:
    """Paint a price in two rows of two goods, the guild's own first."""
    x, y, w, h = box
    good, own, other, lacks_own, lacks_other = cost
    upper = (good, min(own, 2), 0, max(0, lacks_own - max(0, own - 2)), 0)
    lower = (good, max(0, own - 2), other, min(lacks_own, max(0, own - 2)), lacks_other)
    if own > 2 or other:
        paint_price(p, (x, y, w, h / 2), upper)
        paint_price(p, (x, y + h / 2, w, h / 2), lower)
    else:
        paint_price(p, (x, y + h / 4, w, h / 2), upper)


def draw_fee(pen: Pen, w: float, h: float, *cost: int) -> None:
    """Draw a price: goods of the guild, sacks for goods of any kind, missing ones crossed out; 36 units high."""
    good, own, other, lacks_own, lacks_other = cost
    p = pen.inside(0, 0, h / 36)
    paint_price(p, (0, 0, w / (h / 36), 36), (good, own, other, lacks_own, lacks_other))


def paint_price(p: Pen, box: tuple[float, float, float, float], cost: Cost) -> None:
    """Paint goods side by side in the middle of a box, overlapping if it is narrow."""
    (x, y, w, h), (good, own, other, lacks_own, lacks_other) = box, cost
    count = own + other
    side = min(h, w, max(w / count, h * 0.9))
    step = min(side, (w - side) / max(1, count - 1))
    long = side + step * (count - 1)
    left, top = x + (w - long) / 2, y + (h - side) / 2
    p.box((left - 1, top, long + 2, side), "chip_sill", min(7, side * 0.25))
    missing = {*range(own - lacks_own, own), *range(count - lacks_other, count)}
    for at in range(count):
        spot = p.inside(left + at * step + side * 0.05, top + side * 0.05, side * 0.9 / 24)
        drawn = spot.faded("chip_sill", 0.6) if at in missing else spot
        if at < own:
            draw_good(drawn, good)
        else:
            draw_mark(drawn, "any")
    for at in missing:
        x, slant = left + at * step, min(side, step) if at < count - 1 else side
        for ink, width in (("chip_sill", 5.4), ("cannot", 2.8)):
            p.line([(x + slant * 0.12, top + side * 0.92), (x + slant * 0.88, top + side * 0.08)], ink, width)


def draw_hand(pen: Pen, w: float, _h: float, *facts: int) -> None:
    """Draw the number of a player's goods of one kind, in the player's shape: golden for a lead, crowned if unshared.

    A Peddler in the corner means that the Peddler's goods are included.
    """
    seat, count, lead, peddlers = facts
    p = pen.inside(0, 0, w / 44)
    top = CROWN
    if lead:
        p.box((0.5, top + 0.5, 43, 43), "gold", 9, "gold_dark", 2)
    if lead == Lead.ALONE:
        _paint_crown(p.inside(22, top + 4))
    spot = p.inside(4, top + 4, 36 / 24)
    ink, letter = player_ink(seat), f"on_{player_ink(seat)}"
    drawn = spot if count else spot.faded("panel", FADED)
    drawn.poly(SHAPES[seat], ink, "rim", 1.6)
    middle, size = NUMBERS[seat]
    spot.text((12, middle), str(count), size if count < 10 else LEAST, letter if count else "ink")
    if peddlers:
        badge = p.inside(29.5, top + 29.5, 14 / 24)
        badge.box((-1, -1, 26, 26), "wood_dark", 5)
        badge.box((1, 1, 22, 22), "lit", 3)
        draw_townsman(badge.inside(1.5, 1.5, 21 / 24), "peddler")


def _paint_crown(p: Pen) -> None:
    """Paint a crown above a point."""
    points = [(-11, 0), (-11, -11), (-5.5, -5.5), (0, -13.5), (5.5, -5.5), (11, -11), (11, 0)]
    p.poly(points, "gold_light", "black", 1.8)


def draw_shield(pen: Pen, w: float, _h: float, guild: int, has_prestige: bool) -> None:
    """Draw a guild's crest, with the prestige crest in front if the guild has it."""
    p = pen.inside(0, 0, w / 30)
    p.inside(0, 1, 27 / 24).poly(SHIELD, "", "rim", 3.4)
    draw_crest(p.inside(0, 1, 27 / 24), guild, 0.62)
    if has_prestige:
        draw_prestige(p.inside(14, 13.5, 16.5 / 24))


def draw_roof_pay(pen: Pen, _w: float, h: float, guild: int) -> None:
    """Draw an agent on a roof: the symbol of the Talers that recruiting earns for agents on the roof; 26 units."""
    p = pen.inside(0, 0, h / 26)
    draw_pawn(p.inside(5.5, 0, 15 / 24), 0, ink="gray")
    p.poly([(0.5, 25), (5, 18.5), (21, 18.5), (25.5, 25)], f"roof{guild}", "black", 1.4)


def draw_crate(pen: Pen, w: float, _h: float, is_empty: bool) -> None:
    """Draw the storehouse as a crate, crossed out if empty; 26 units."""
    p = pen.inside(0, 0, w / 26)
    p.box((2, 5, 22, 18), "chip_sill" if is_empty else "wood", 2, "black", 1.8)
    for y in (11, 17):
        p.line([(3, y), (23, y)], "black", 1.4)
    if is_empty:
        p.line([(2, 24), (24, 3)], "chip_sill", 6)
        p.line([(2, 24), (24, 3)], "cannot", 3.4)


def draw_stock(pen: Pen, w: float, _h: float, good: int) -> None:
    """Draw a good on a light chip; 26 units."""
    p = pen.inside(0, 0, w / 26)
    p.box((0, 0, 26, 26), "chip_sill", 6)
    draw_good(p.inside(2, 2, 22 / 24), good)
