"""Drawings for pages: reasons for points, single buildings and gates, and the town seen from the river."""

from collections.abc import Callable
from functools import partial

from render.canvas.pen import Pen
from render.sheet.badges import player_ink
from render.sheet.bars import HIGH
from render.ulm.buildings import paint_building
from render.ulm.card_emblems import paint_card
from render.ulm.descendants import paint_portrait
from render.ulm.emblems import MARK_EMBLEMS, draw_sparrow, paint_crest
from render.ulm.square import paint_minster

CATEGORIES: dict[str, Callable[[Pen], None]] = {
    "start": MARK_EMBLEMS["charter"],
    "privileges": partial(paint_building, name="reichenau"),
    "shields": MARK_EMBLEMS["shield"],
    "cards": MARK_EMBLEMS["cards"],
    "river": MARK_EMBLEMS["steps"],
    "seals": MARK_EMBLEMS["seal"],
    "guard": partial(paint_portrait, name="guard"),
    "crests": partial(paint_crest, seat=0),
    "sparrows": draw_sparrow,
    "danube": MARK_EMBLEMS["barge"],
    "cathedral": partial(paint_card, name="spire", family="cathedral"),
    "trade": partial(paint_card, name="goods", family="trade"),
    "chronicle": partial(paint_card, name="herald", family="chronicle"),
}
"""Symbols by reason for points, in the order of the columns on the score page."""


def draw_category(pen: Pen, w: float, _h: float, name: str) -> None:
    """Draw the symbol of a reason for points."""
    CATEGORIES[name](pen.inside(0, 0, w / 24))


def draw_reason(pen: Pen, w: float, h: float, *facts: str | int) -> None:
    """Draw the points for a reason: its symbol, the number, and a bar; lost points are red."""
    name, points, share, seat = facts
    p = pen.inside(0, 0, h / HIGH)
    wide, points = w / (h / HIGH), int(points)
    p.box((0, 0, wide, HIGH), "panel_row", 8)
    if points:
        ink = player_ink(int(seat)) if points > 0 else "red"
        p.box((6, 52, max(8, (wide - 12) * int(share) / 100), 15), ink, 4, "black", 1.4)
    CATEGORIES[str(name)](p.inside(6, 7, 38 / 24))
    p.text((wide - 8, 28), str(points).replace("-", "\u2212"), 42, "ink" if points else "faint", anchor="rm")


def draw_building(pen: Pen, w: float, _h: float, name: str) -> None:
    """Draw a building alone."""
    paint_building(pen.inside(0, 0, w / 24), name)


def draw_letter(pen: Pen, w: float, _h: float, letter: str) -> None:
    """Draw the letter of a gate."""
    p = pen.inside(0, 0, w / 24)
    p.box((0.6, 0.6, 22.8, 22.8), "gate", 4, "gate_edge", 1.4)
    p.text((12, 12.4), letter, 18, "gate_ink")


SKYLINE = ("crooked_house", "town_hall", "goose_tower", "butchers_tower", "oath_house", "dockside")


def draw_skyline(pen: Pen, w: float, h: float) -> None:
    """Draw the town from the river: the minster over a row of houses, and a barge."""
    pen.box((0, 0, w, h), "sky")
    bank = h * 0.8
    tower = min(w * 0.24, h * 0.3)
    paint_minster(pen.inside(w / 2 - tower / 2, 8), (tower, bank - 4), 10, 11)
    side = min(w / 4, h * 0.3)
    for at, name in enumerate(SKYLINE):
        x, size = w * (0.005 + 0.137 * (at if at < 3 else at + 1)), side * (0.62 if at % 2 else 0.7)
        paint_building(pen.inside(x, bank - size * 0.94, size / 24), name)
    pen.box((0, bank, w, h - bank), "water")
    pen.box((0, bank - 3, w, 6), "quay")
    for at in range(6):
        x, y = w * (0.04 + at * 0.17), bank + (h - bank) * (0.3 + 0.4 * (at % 2))
        pen.line([(x, y), (x + w * 0.08, y)], "water_line", 2.4)
    boat = (h - bank) * 1.1
    MARK_EMBLEMS["barge"](pen.inside(w * 0.16, bank + (h - bank) * 0.02, boat / 24))
