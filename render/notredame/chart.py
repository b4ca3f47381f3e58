"""Drawings for pages: bars of the final scores, symbols of their columns, the square before the cathedral."""

from collections.abc import Callable

from bot.games.notredame.rules.pieces import PARK, RESIDENCE
from render.canvas.pen import Pen
from render.notredame.city import draw_cathedral
from render.notredame.emblems import SEALED_LETTERS, SECTOR_EMBLEMS, draw_cathedral_sign, draw_coin, draw_rat
from render.notredame.people import PORTRAITS
from render.sheet.badges import player_ink
from render.sheet.bars import HIGH

SIGN = 32
"""Size in units of a reason's symbol on its bar."""


def _donations(pen: Pen) -> None:
    """Paint a coin in front of Notre Dame."""
    draw_cathedral_sign(pen.inside(0, 0, 0.86))
    draw_coin(pen.inside(11, 11, 0.54))


CATEGORIES: dict[str, Callable[[Pen], None]] = {
    "residence": SECTOR_EMBLEMS[RESIDENCE],
    "messages": SEALED_LETTERS[3],
    "donations": _donations,
    "persons": PORTRAITS["mayor"],
    "cathedral": draw_cathedral_sign,
    "park": SECTOR_EMBLEMS[PARK],
    "plague": draw_rat,
}


def draw_category(pen: Pen, w: float, _h: float, name: str) -> None:
    """Draw the symbol of a reason for points."""
    CATEGORIES[name](pen.inside(0, 0, w / 24))


def draw_bar(pen: Pen, w: float, h: float, *facts: int) -> None:
    """Draw the points for a reason: its symbol, the number, and a bar; lost points are red."""
    name, points, share, home = facts
    p = pen.inside(0, 0, h / HIGH)
    wide = w / (h / HIGH)
    p.box((0, 0, wide, HIGH), "cell" if points else "cell_empty", 8)
    if points:
        ink = player_ink(home) if points > 0 else "alarm"
        p.box((6, 52, max(8, (wide - 12) * share / 100), 15), ink, 4, "black", 1.4)
    CATEGORIES[str(name)](p.inside(4, 10, SIGN / 24))
    text = str(points).replace("-", "\u2212")
    p.text((wide - 6, 28), text, 42 if len(text) < 3 else 34, "cell_ink", anchor="rm")


def draw_square(pen: Pen, w: float, h: float) -> None:
    """Draw the square before the cathedral, between rows of houses."""
    pen.box((0, 0, w, h), "sky")
    pen.box((0, h - 26, w, 26), "street")
    pen.box((0, h - 28, w, 4), "street_edge")
    for at in range(8):
        x, tall = w * (0.02 + at % 4 * 0.085), h * (0.34 + 0.07 * (at * 2 % 3))
        _house(pen.inside(x if at < 4 else w * 0.92 - x, h - 27), (w * 0.078, tall), at)
    side_long = min(h * 0.86, w * 0.7)
    draw_cathedral(pen.inside(w / 2 - side_long / 2, h - 26 - side_long, side_long / 100))


def _house(pen: Pen, size: tuple[float, float], number: int) -> None:
    w, tall = size
    pen.box((0, -tall, w, tall), "plaster", 0, "wall_edge", 3)
    pen.poly([(-5, -tall), (w / 2, -tall - w * 0.62), (w + 5, -tall)], f"roof{number % 3}", "wall_edge", 3)
    for row in range(2):
        for x in (0.18, 0.6):
            pen.box((w * x, -tall + 14 + row * tall * 0.4, w * 0.22, tall * 0.24), "slate", 3)


def draw_harbor(pen: Pen, w: float, h: float, rats: int) -> None:
    """Draw the river at night, and rats coming ashore."""
    pen.box((0, 0, w, h), "slate_dark")
    pen.box((0, h * 0.72, w, h * 0.28), "water_dark")
    for at in range(9):
        x = w * (0.03 + 0.115 * at)
        pen.line([(x, h * 0.86), (x + w * 0.04, h * 0.86)], "water", 3)
    pen.box((0, h * 0.64, w, h * 0.1), "stone")
    for at in range(rats):
        x = w * (0.9 - 0.075 * (at % 8)) - at // 8 * w * 0.03
        draw_rat(pen.inside(x, h * 0.3, h * 0.36 / 24), "stone_light")
