"""Drawings for the cards of the greeting, and a cover for games whose painter has none."""

from bot.pictures.sheet import Area
from render.canvas.pen import Pen
from render.sheet.drawing import Drawing
from render.sheet.layout import Layout

BADGES = "ABCD"
"""The letters on the badges of a plain cover."""


def lay_badges(_drawing: Drawing, side: int) -> Area:
    """Lay out four players' badges on a wooden board, for a game whose painter has no cover."""
    layout, size = Layout(), side * 0.3
    for seat, letter in enumerate(BADGES):
        row, column = divmod(seat, 2)
        place = side * (0.15 + 0.4 * column), side * (0.15 + 0.4 * row)
        layout.put("token", (seat, letter), (*place, size, size), "panel")
    return Area(0, 0, side, side, "notice", (), tuple(layout.pieces), 14)


def draw_shelf(pen: Pen, w: float, h: float) -> None:
    """Draw the background of the cards."""
    pen.box((0, 0, w, h), "banner")


def draw_card(pen: Pen, w: float, h: float, foot: float) -> None:
    """Draw a card with a golden edge and a dark foot."""
    pen.box((0, 0, w, h), "banner")
    pen.box((0, 0, w, h), "gold", 14)
    pen.box((4, 4, w - 8, h - 8), "panel", 11)
    pen.box((4, h - foot, w - 8, foot - 4), "banner", 11)
    pen.box((4, h - foot, w - 8, foot / 2), "banner")


def draw_people(pen: Pen, w: float, _h: float) -> None:
    """Draw two people, for the number of players."""
    p = pen.inside(0, 0, w / 48)
    for x, ink in ((30, "banner_faint"), (16, "gold")):
        p.disc((x, 15), 8, ink)
        p.box((x - 12, 25, 24, 17), ink, 8)


def draw_clock(pen: Pen, w: float, _h: float) -> None:
    """Draw a clock, for the duration of a game."""
    p = pen.inside(0, 0, w / 48)
    p.disc((24, 24), 19, "", "gold", 4)
    p.line([(24, 12), (24, 25), (33, 29)], "gold", 4)
