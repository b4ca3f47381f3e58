"""A guildhouse in a street: its drawing, and where everything in it lies, for a cell of 366 by 466 units."""

from render.canvas.pen import Pen
from render.norenberc.goods import draw_good
from render.norenberc.marks import draw_crest, draw_mark, draw_pawn
from render.norenberc.townsmen import draw_townsman

WIDE, HIGH = 366, 466
RIDGE = 70
EAVES = 146
SIGN = 88
"""The board with the name."""
WINDOW = 84
WINDOWS_TOP = 154
SILL = 243
BEAM = 306
WORKSHOP = 316
CELLAR = 416
STREET = 460


def window_left(window: int) -> float:
    """Where a lodging window begins."""
    return 10.5 + window * 87


def draw_house(pen: Pen, w: float, h: float, guild: int, is_called: int) -> None:
    """The house without what changes; the guild just called stands in a golden light."""
    p = pen.inside(0, 0, w / WIDE)
    p.box((0, 0, WIDE, h / w * WIDE), "called_sky" if is_called else "sky")
    _draw_sky(p, guild, is_called)
    _draw_roof(p, guild)
    _draw_front(p)
    _draw_cellar(p)
    if is_called:
        p.box((0, 0, WIDE, HIGH), "", 10, "glow", 7)


def _draw_sky(p: Pen, guild: int, is_called: int) -> None:
    """A chimney, and roofs of the town far away."""
    far = "called_hill" if is_called else "hill"
    for x, top, half in ((40, 40, 40), (120, 52, 50), (205, 36, 44), (300, 46, 60)):
        peak = x + (guild * 23) % 40 - 20
        p.poly([(peak - half, RIDGE), (peak, top), (peak + half, RIDGE)], far)
    spire = 90 + (guild * 67) % 190
    p.poly([(spire - 9, RIDGE), (spire - 9, 34), (spire, 8), (spire + 9, 34), (spire + 9, RIDGE)], far)


def _draw_roof(p: Pen, guild: int) -> None:
    """Rows of tiles, a ridge for the agents to stand on, and a board for the guild's name."""
    roof, ridge = f"roof{guild}", f"ridge{guild}"
    p.poly([(32, RIDGE), (334, RIDGE), (365, EAVES), (1, EAVES)], roof, "timber_dark", 2.5)
    for row in range(5):
        y = RIDGE + 8 + row * 15
        left = 32 - 31 * (y - RIDGE) / (EAVES - RIDGE)
        p.line([(left + 3, y), (WIDE - left - 3, y)], ridge, 1.8)
        for step in range(24):
            x = left + 12 + step * 15 + (row % 2) * 7
            if x < WIDE - left - 8:
                p.line([(x, y), (x, y + 13)], ridge, 1.6)
    p.box((26, RIDGE - 3, 314, 8), ridge, 4, "timber_dark", 1.5)
    p.box((1, EAVES - 4, 364, 8), ridge, 3, "timber_dark", 1.5)
    p.box((15, SIGN, 336, 46), "timber_dark", 6)
    p.box((17, SIGN + 2, 332, 42), "banner", 5)


def _draw_front(p: Pen) -> None:
    """Plaster and timber: the lodgings above, the workshop below."""
    p.box((6, EAVES, 354, STREET - EAVES), "plaster", 0, "timber_dark", 2)
    p.box((6, EAVES, 354, 5), "plaster_shade")
    for window in range(4):
        x = window_left(window)
        p.box((x - 1.5, WINDOWS_TOP - 2, WINDOW + 3, WINDOW + 4), "timber", 5)
        p.box((x - 0.5, SILL - 3, WINDOW + 1, 64), "plaster_shade", 6)
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
    p.box((8, CELLAR + 4, 350, 42), "cellar", 8)


def draw_price(pen: Pen, w: float, h: float, guild: int, own: int, other: int) -> None:
    """What a guest costs: goods of the guild, and sacks of any; 84 by 30 units."""
    p = pen.inside(0, 0, h / 30)
    wide = w / (h / 30)
    x = wide / 2 - (21 if not other else 42)
    p.text((x + 8, 15), str(own), 36, "ink")
    p.box((x + 15, 0.5, 27, 29), "chip_sill", 6)
    draw_good(p.inside(x + 17, 3, 1), guild)
    if other:
        p.text((x + 50, 15), str(other), 36, "ink")
        p.box((x + 57, 0.5, 27, 29), "chip_sill", 6)
        draw_mark(p.inside(x + 59, 3, 1), "any")


def draw_stored(pen: Pen, _w: float, h: float, good: int, count: int, ink: str) -> None:
    """A good and how many of it; 36 units high."""
    p = pen.inside(0, 0, h / 36)
    p.box((0, 0, 36, 36), "chip_cellar", 7)
    draw_good(p.inside(3, 3, 30 / 24), good)
    p.text((39, 18.5), str(count), 36, ink, anchor="lm")


def draw_agents(pen: Pen, _w: float, h: float, seat: int, count: int) -> None:
    """A player's agents on a roof: one figure, with a number if there are more; 42 by 62 units."""
    draw_pawn(pen.inside(0, 0, h / 36), seat, count)


def draw_left(pen: Pen, _w: float, h: float, guild: int, count: int) -> None:
    """Crests that are left: a crest and a number; 58 by 38 units."""
    p = pen.inside(0, 0, h / 38)
    draw_crest(p.inside(0, 0, 38 / 24), guild)
    p.text((39, 19), str(count), 36, "banner_ink", anchor="lm")


def draw_mayors(pen: Pen, _w: float, h: float, count: int) -> None:
    """The Mayor's medal, doubled if both serve here; 40 by 38 units."""
    p = pen.inside(0, 0, h / 38)
    p.disc((19, 19), 18.4, "paper", "gold", 3)
    draw_townsman(p.inside(5.4, 5.4, 27 / 24), "mayor")
    if count > 1:
        p.text((40, 19), str(count), 36, "banner_ink", anchor="lm")
