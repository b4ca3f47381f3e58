"""Chances of winning as lines over the course of a game, in the players' colors and shapes."""

from collections.abc import Sequence

from render.canvas.pen import Pen, Point
from render.sheet.badges import paint_badge, player_ink

MARK = 34
"""Size of a player's shape on the line."""
LINE = 7
"""Thickness of a line."""
WHOLE, HALF = 100, 50


def draw_chances(pen: Pen, w: float, h: float, unit: float, lines: Sequence[tuple[int, tuple[int, ...]]]) -> None:
    """Draw lines at 0, 50 and 100 %, then the players' lines, each given as a shape and equidistant percentages."""
    p = pen.inside(0, 0, unit)
    wide, high = w / unit, h / unit
    p.box((0, 0, wide, high), "panel_row", 8)
    for share in (0, HALF, WHOLE):
        y = _height(share, high)
        p.line([(MARK / 2, y), (wide - MARK / 2, y)], "gray", 2)
    placed = [(shape, _place(hundredths, wide, high)) for shape, hundredths in lines]
    for shape, points in placed:
        p.line(points, "rim", LINE + 3)
        p.line(points, player_ink(shape), LINE)
    for number, (shape, points) in enumerate(placed):
        for x, y in _marked(points, number, len(lines)):
            paint_badge(p.inside(x - MARK / 2, y - MARK / 2, MARK / 24), shape)


def _height(share: float, high: float) -> float:
    """Return the distance of a percentage from the top of the chart."""
    return MARK + (high - 2 * MARK) * (1 - share / WHOLE)


def _place(hundredths: Sequence[int], wide: float, high: float) -> list[Point]:
    step = (wide - 2 * MARK) / max(1, len(hundredths) - 1)
    return [(MARK + at * step, _height(share, high)) for at, share in enumerate(hundredths)]


def _marked(points: Sequence[Point], number: int, lines: int) -> list[Point]:
    """Return the points of a line that are marked by its shape: different points for each line, and the last one."""
    own = [point for at, point in enumerate(points[:-1]) if at % max(3, lines) == number % max(3, lines)]
    return [*own, points[-1]]
