"""The banner over a board: the status, the turn order, who is next, what just happened."""

from typing import Any, NamedTuple

from bot.games.contract import Seat
from bot.pictures.sheet import Area
from render.canvas import fonts
from render.sheet.drawing import Drawing
from render.sheet.layout import LINE, Hand, Layout, measure
from render.sheet.news import News


class Standing(NamedTuple):
    """The status of a game, in words and seats."""

    text: str
    """Round and turn, or the like."""
    order: tuple[Seat, ...]
    """The turn order, if there is one."""
    due: tuple[Seat, ...]
    """The players who must act."""
    status: str
    """What these players do, or what was done last."""
    marks: tuple[tuple[str, tuple[Any, ...], float], ...] = ()
    """Drawings after the turn order: name, facts, and width in multiples of the height."""


BADGE = 1.5
"""Height of the players' badges, in multiples of the text's size."""
EDGE = 8
"""Height of the golden edge at the bottom."""


def banner_height(size: int, rows: int) -> int:
    """Return the height of a banner with this many rows of news."""
    return round(size * BADGE) + rows * round(size * LINE) + 4 + EDGE


def lay_banner(drawing: Drawing, standing: Standing, box: tuple[int, int, int, int], size: int, news: News) -> Area:
    """Lay out the banner in a box of pixels: the status in the first row, then the news."""
    layout, wide = Layout(), box[2]
    row = banner_height(size, 0) - EDGE
    below = (box[3] - EDGE - row) / max(1, len(news.lines))
    x = _lay_standing(layout, drawing, standing, (row / 2 + 1, size), wide)
    _lay_due(layout, drawing, standing, (row / 2 + 1, size), (x + size * 0.6, wide - 14))
    for at, line in enumerate(news.lines):
        y = int(row + below * (at + 0.5))  # `round` rounds half to even, so that rows of odd height would overlap
        layout.write(line, (14, y), Hand(news.size, "banner_ink", "banner"), room=wide - 28)
    return Area(*box, "banner", (), tuple(layout.pieces))


def _lay_standing(layout: Layout, drawing: Drawing, standing: Standing, line: tuple[float, int], wide: int) -> float:
    """Lay out the text of the status, then the players' badges in turn order; return the right edge."""
    y, size = line
    x = 14 + layout.write(standing.text, (14, y), Hand(size + 2, "gold", "banner"), room=wide * 0.5)
    side = round(size * BADGE)
    x += size * 0.8
    for at, seat in enumerate(standing.order):
        if at:
            layout.put("arrow", ("banner_faint",), (x, y - side / 2, side * 0.4, side), "banner")
            x += side * 0.4 + 1
        facts = (*drawing.badge(seat), seat in standing.due)
        layout.put("seat", facts, (x, y - side / 2, side, side), "banner")
        x += side + 1
    for art, facts, times in standing.marks:
        layout.put(art, facts, (x + size * 0.4, y - side / 2, side * times, side), "banner")
        x += size * 0.4 + side * times
    return x


def _lay_due(
    layout: Layout, drawing: Drawing, standing: Standing, line: tuple[float, int], room: tuple[float, float]
) -> None:
    """Lay out the current action at the right end; if a single player acts, also that player."""
    y, size = line
    due, right = standing.due, room[1]
    side = round(size * BADGE)
    if len(due) == 1:
        name = drawing.names[due[0]]
        spare = right - room[0] - side - 12 - measure(standing.status, size)
        shown = fonts.fit(name, "text", size, int(spare)) if spare > size * 2 else ""
        right -= layout.write(shown, (right, y), Hand(size, "banner_ink", "banner"), anchor="r") + 6 + side
        layout.put("seat", (*drawing.badge(due[0]), True), (right, y - side / 2, side, side), "banner")
        right -= 6
    layout.write(standing.status, (right, y), Hand(size, "gold", "banner"), anchor="r", room=right - room[0])
