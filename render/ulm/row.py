"""The drawings in a player's row: supplies, tiles, and permanent gains."""

from render.canvas.pen import Pen
from render.ulm.buildings import paint_city_shield
from render.ulm.card_emblems import FAMILY_INKS, paint_card
from render.ulm.descendants import paint_portrait
from render.ulm.emblems import KIND_INKS, MARK_EMBLEMS, draw_point, draw_shield, paint_crest, paint_tile


def draw_counted(pen: Pen, w: float, h: float, what: str, number: int) -> None:
    """Draw a mark and a number on a light plate; 40 units high."""
    p = pen.inside(0, 0, h / 40)
    p.box((0, 0, w / (h / 40), 40), "panel", 10)
    MARK_EMBLEMS[what](p.inside(4, 4, 32 / 24))
    p.text((41, 20.5), str(number), 36, "ink", anchor="lm")


def draw_score(pen: Pen, w: float, h: float, points: int) -> None:
    """Draw a player's points on a dark plate; 40 units high."""
    p = pen.inside(0, 0, h / 40)
    p.box((0, 0, w / (h / 40), 40), "banner", 10)
    draw_point(p.inside(5, 5, 30 / 24))
    p.text((w / (h / 40) - 9, 20.5), str(points).replace("-", "\u2212"), 38, "banner_ink", anchor="rm")


def draw_mark(pen: Pen, w: float, _h: float, name: str) -> None:
    """Draw a mark alone on a light plate."""
    p = pen.inside(0, 0, w / 40)
    p.box((0, 0, 40, 40), "panel", 10)
    MARK_EMBLEMS[name](p.inside(4, 4, 32 / 24))


def draw_emblem(pen: Pen, w: float, _h: float, name: str) -> None:
    """Draw a mark alone, filling its box."""
    MARK_EMBLEMS[name](pen.inside(0, 0, w / 24))


def draw_turn(pen: Pen, w: float, _h: float) -> None:
    """Draw the mark of a player who must act."""
    p = pen.inside(0, 0, w / 40)
    p.box((0, 0, 40, 40), "glow", 10, "black", 2)
    p.poly([(12, 8), (31, 20), (12, 32)], "black")


def draw_own(pen: Pen, w: float, h: float, kind: int, number: int) -> None:
    """Draw a player's tiles of a kind with their number, or an empty place in the kind's color; 48 units high."""
    p = pen.inside(0, 0, h / 48)
    if number:
        paint_tile(p.inside(0, 0, 2), kind)
        p.text((w / (h / 48) - 2, 24.6), str(number), 38, "ink", anchor="rm")
    else:
        p.box((7, 7, 34, 34), "panel_row", 8, "slot_edge", 1.6)
        p.box((17, 17, 14, 14), KIND_INKS[kind], 4, "slot_edge", 1.6)


def draw_city_shield(pen: Pen, w: float, _h: float, name: str, is_golden: bool) -> None:
    """Draw a city shield."""
    paint_city_shield(pen.inside(0, 0, w / 24), name, is_golden)


def draw_crest(pen: Pen, w: float, _h: float, seat: int) -> None:
    """Draw a remaining family crest."""
    paint_crest(pen.inside(0, 0, w / 24), seat)


def draw_card(pen: Pen, w: float, _h: float, name: str, family: str) -> None:
    """Draw a card."""
    paint_card(pen.inside(0, 0, w / 24), name, family)


def draw_face(pen: Pen, w: float, _h: float, name: str) -> None:
    """Draw a descendant in a frame."""
    p = pen.inside(0, 0, w / 24)
    p.box((0.4, 0.4, 23.2, 23.2), "robe_purple", 4)
    p.box((1.6, 1.6, 20.8, 20.8), "sky_pale", 3)
    paint_portrait(p.inside(2.2, 1.8, 19.6 / 24), name)


def draw_family(pen: Pen, _w: float, h: float, family: str, number: int) -> None:
    """Draw the number of cards of a family, in place of the cards; 48 units high."""
    p = pen.inside(0, 0, h / 48)
    p.box((1, 1, 46, 46), FAMILY_INKS[family], 7, "black", 2)
    MARK_EMBLEMS["cards"](p.inside(8, 8, 32 / 24))
    p.text((52, 24.6), str(number), 44, "ink", anchor="lm")


def draw_shields(pen: Pen, _w: float, h: float, number: int) -> None:
    """Draw the number of shields, in place of the shields; 48 units high."""
    p = pen.inside(0, 0, h / 48)
    draw_shield(p.inside(1, 1, 46 / 24))
    p.text((52, 24.6), str(number), 44, "ink", anchor="lm")
