"""A guildhouse in a street: its drawing, and the positions in it, for a cell of 366 by 423 units."""

from render.canvas.pen import Pen
from render.norenberc.goods import draw_good
from render.norenberc.marks import draw_crest, draw_mark, draw_pawn
from render.norenberc.townsmen import draw_townsman

WIDE, HIGH = 366, 423
NUMBER = 43
"""Size of every number; legible on a phone, which scales the widest board down to a quarter."""
RIDGE = 60
EAVES = 126
SIGN = 70
"""Top edge of the sign with the guild's name."""
SIGN_HIGH = 48
WINDOW = 84
WINDOWS_TOP = 132
SILL = 220
BEAM = 279
WORKSHOP = 286
CELLAR = 376
STREET = 419


def window_left(window: int) -> float:
    """Return the left edge of a lodging window."""
    return 10.5 + window * 87


def draw_house(pen: Pen, w: float, h: float, guild: int, is_called: int) -> None:
    """Draw the parts of the house that never change; the house of a guild that was just called is in golden light."""
    p = pen.inside(0, 0, w / WIDE)
    p.box((0, 0, WIDE, h / w * WIDE), "called_sky" if is_called else "sky")
    _draw_sky(p, guild, is_called)
    _draw_roof(p, guild)
    _draw_front(p)
    _draw_cellar(p)
    if is_called:
        p.box((0, 0, WIDE, HIGH), "", 10, "glow", 7)


def _draw_sky(p: Pen, guild: int, is_called: int) -> None:
    """Draw distant roofs and a spire."""
    far = "called_hill" if is_called else "hill"
    for x, top, half in ((40, 34, 40), (120, 46, 50), (205, 30, 44), (300, 40, 60)):
        peak = x + (guild * 23) % 40 - 20
        p.poly([(peak - half, RIDGE), (peak, top), (peak + half, RIDGE)], far)
    spire = 90 + (guild * 67) % 190
    p.poly([(spire - 9, RIDGE), (spire - 9, 28), (spire, 4), (spire + 9, 28), (spire + 9, RIDGE)], far)


def _draw_roof(p: Pen, guild: int) -> None:
    """Draw rows of tiles, a ridge for the agents, and a sign for the guild's name."""
    roof, ridge = f"roof{guild}", f"ridge{guild}"
    p.poly([(32, RIDGE), (334, RIDGE), (365, EAVES), (1, EAVES)], roof, "timber_dark", 2.5)
    for row in range(5):
        y = RIDGE + 7 + row * 13
        left = 32 - 31 * (y - RIDGE) / (EAVES - RIDGE)
        p.line([(left + 3, y), (WIDE - left - 3, y)], ridge, 1.8)
        for step in range(24):
            x = left + 12 + step * 15 + (row % 2) * 7
            if x < WIDE - left - 8:
                p.line([(x, y), (x, y + 11)], ridge, 1.6)
    p.box((26, RIDGE - 3, 314, 8), ridge, 4, "timber_dark", 1.5)
    p.box((1, EAVES - 4, 364, 8), ridge, 3, "timber_dark", 1.5)
    p.box((13, SIGN, 340, SIGN_HIGH), "timber_dark", 6)
    p.box((15, SIGN + 2, 336, SIGN_HIGH - 4), "banner", 5)


def _draw_front(p: Pen) -> None:
    """Draw plaster and timber: the lodgings above, the workshop below."""
    p.box((6, EAVES, 354, STREET - EAVES), "plaster", 0, "timber_dark", 2)
    p.box((6, EAVES, 354, 5), "plaster_shade")
    for window in range(4):
        x = window_left(window)
        p.box((x - 1.5, WINDOWS_TOP - 2, WINDOW + 3, WINDOW + 4), "timber", 5)
        p.box((x - 0.5, SILL - 3, WINDOW + 1, BEAM - SILL), "plaster_shade", 6)
    p.box((4, BEAM - 4, 358, 9), "timber")
    for x in (5, 355):
        p.box((x, EAVES, 6, STREET - EAVES), "timber")
    p.box((116, BEAM + 5, 5, CELLAR - BEAM - 5), "timber")
    for x in (122, 240):
        p.poly([(x, CELLAR), (x + 7, CELLAR), (x + 57, BEAM + 5), (x + 50, BEAM + 5)], "plaster_shade")
        p.poly([(x + 50, CELLAR), (x + 57, CELLAR), (x + 7, BEAM + 5), (x, BEAM + 5)], "plaster_shade")


def _draw_cellar(p: Pen) -> None:
    p.box((0, STREET - 4, WIDE, 10), "street")
    p.box((2, CELLAR, 362, STREET - CELLAR), "stone", 0, "stone_dark", 2)
    for x in range(6, 360, 30):
        p.line([(x, CELLAR), (x, CELLAR + 4)], "stone_dark", 1.4)
    p.box((8, CELLAR + 3, 350, STREET - CELLAR - 2), "cellar", 8)


def draw_price(pen: Pen, w: float, h: float, guild: int, own: int, other: int) -> None:
    """Draw a guest's price: goods of the guild, and sacks for goods of any kind; 84 by 27 units."""
    p = pen.inside(0, 0, h / 27)
    goods, wide = own + other, w / (h / 27)
    side = min(26.0, (wide - 2) / goods)
    left = (wide - side * goods) / 2
    p.box((left - 1, (27 - side) / 2 - 0.5, side * goods + 2, side + 1), "chip_sill", 6)
    for at in range(goods):
        spot = p.inside(left + at * side + 0.5, (27 - side) / 2 + 0.5, (side - 1) / 24)
        draw_good(spot, guild) if at < own else draw_mark(spot, "any")


def draw_stored(pen: Pen, _w: float, h: float, good: int, count: int, ink: str) -> None:
    """Draw a good with its number; 36 units high."""
    p = pen.inside(0, 0, h / 36)
    p.box((0, 0, 36, 36), "chip_cellar", 7)
    draw_good(p.inside(3, 3, 30 / 24), good)
    p.text((38, 18.5), str(count), NUMBER, ink, anchor="lm")


def draw_agents(pen: Pen, _w: float, h: float, seat: int, count: int) -> None:
    """Draw a player's agents on a roof: one pawn, with a number if there are several; 41 by 62 units."""
    draw_pawn(pen.inside(0, 0, h / 36), seat, count)


def draw_left(pen: Pen, _w: float, h: float, guild: int, count: int) -> None:
    """Draw a crest with the number of crests left; 64 by 42 units."""
    p = pen.inside(0, 0, h / 42)
    draw_crest(p.inside(0, 1, 40 / 24), guild)
    p.text((42, 21), str(count), NUMBER, "banner_ink", anchor="lm")


def draw_mayor(pen: Pen, w: float, _h: float) -> None:
    """Draw a Mayor on the roof as a medal; 36 units."""
    p = pen.inside(0, 0, w / 36)
    p.disc((17.8, 17.8), 16.4, "paper", "gold_dark", 3)
    draw_townsman(p.inside(5, 5, 25.6 / 24), "mayor")


def draw_guests(pen: Pen, _w: float, h: float, count: int) -> None:
    """Draw the stack of guests with the number of guests; 107 by 51 units."""
    p = pen.inside(0, 0, h / 51)
    for at in range(3):
        p.box((3 + at * 6, 15 - at * 6, 34, 30), "wood_dark", 5, "banner_faint", 2)
    p.box((20, 8, 24, 20), "wood", 3)
    p.text((56, 25.5), str(count), NUMBER, "banner_ink", anchor="lm")
