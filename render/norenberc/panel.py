"""The drawings on a player's panel, which is 502 units wide."""

from render.canvas.pen import Pen
from render.norenberc.goods import draw_good
from render.norenberc.marks import draw_crest, draw_mark, draw_pawn, draw_prestige
from render.norenberc.townsmen import draw_townsman


def draw_counted(pen: Pen, w: float, h: float, what: str, seat: int, number: str) -> None:
    """A mark and a number on a light pill: agents at hand, cards laid, Talers; 40 units high."""
    p = pen.inside(0, 0, h / 40)
    p.box((0, 0, w / (h / 40), 40), "panel", 10)
    if what in ("agents", "stock"):
        draw_pawn(p.inside(6, 3, 34 / 36), seat, ink="" if what == "agents" else "gray")
    else:
        draw_mark(p.inside(3, 5, 30 / 24), what)
    p.text((35, 20.5), number, 36, "ink", anchor="lm")


def draw_asleep(pen: Pen, w: float, _h: float) -> None:
    """The pass token, 40 units."""
    draw_mark(pen.inside(0, 0, w / 24), "pass")


def draw_goods(pen: Pen, _w: float, h: float, good: int, count: int, leads: int) -> None:
    """Goods in hand; the most of a kind lie on gold; 79 by 40 units."""
    p = pen.inside(0, 0, h / 40)
    if not count:
        p.box((14, 19, 12, 3), "faint")
        return
    p.box((0, 0, 79, 40) if leads else (1, 1, 38, 38), "gold_light" if leads else "chip_panel", 10)
    if leads:
        p.box((0, 0, 79, 40), "", 10, "gold", 3)
    draw_good(p.inside(4, 4, 32 / 24), good)
    p.text((39, 20.5), str(count), 38, "black" if leads else "ink", anchor="lm")


def draw_craft(pen: Pen, _w: float, h: float, *facts: int) -> None:
    """Craftsmen of a guild: their sum in the guild's color, their number beside; 79 by 40 units."""
    guild, total, tiles, leads = facts
    p = pen.inside(0, 0, h / 40)
    if not total:
        p.box((2, 3, 75, 34), "", 7, "empty", 2)
        return
    p.box((0, 0, 79, 40), "gold" if leads else "stone", 8, "black", 1.6)
    edge = 5 if leads else 3
    p.box((edge, edge, 44, 40 - 2 * edge), f"guild{guild}", 4, "black", 1.2)
    p.text((edge + 22, 20.5), str(total), 36, f"on_guild{guild}")
    p.text((62, 20.5), str(tiles), 36, "black")


def draw_crests(pen: Pen, _w: float, h: float, guild: int, count: int) -> None:
    """A won crest, with a number if there are more; below zero it is the prestige crest; 36 units high."""
    p = pen.inside(0, 0, h / 36)
    if guild < 0:
        draw_prestige(p.inside(0, 0, 1.5))
    else:
        draw_crest(p.inside(0, 0, 1.5), guild)
    if count > 1:
        p.text((36, 18.5), str(count), 36, "ink", anchor="lm")


def draw_kept(pen: Pen, _w: float, h: float, kind: str, label: str, good: int) -> None:
    """A townsman before a player, with his number or how many there are; 38 units high."""
    p = pen.inside(0, 0, h / 38)
    p.box((0, 0, 38, 38), "wood_dark", 6)
    p.box((2, 2, 34, 34), "wood", 5)
    p.box((4, 4, 30, 30), "lit", 3)
    draw_townsman(p.inside(5.6, 5.6, 26.8 / 24), kind)
    if good >= 0:
        draw_good(p.inside(39, 5, 28 / 24), good)
    elif label:
        p.text((40, 19.5), label, 36, "ink", anchor="lm")
