"""The banner over a board: how the game stands, the turn order, who is next, what just happened."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.contract import Seat
from bot.pictures.sheet import Area
from render.canvas import fonts
from render.sheet.drawing import Drawing
from render.sheet.layout import Hand, Layout, measure


class Standing(NamedTuple):
    """Where a game stands, in words and seats."""

    text: str
    """Round and turn, or the like."""
    order: tuple[Seat, ...]
    """Everyone in turn order, as far as there is one."""
    due: tuple[Seat, ...]
    """Who is to answer now."""
    status: str
    """What they do, or what was done last."""


def lay_banner(
    drawing: Drawing, standing: Standing, box: tuple[int, int, int, int], size: int, news: Sequence[str]
) -> Area:
    """The banner in a box of pixels: its first row tells where the game stands, the others are the news."""
    layout, wide = Layout(), box[2]
    row = (box[3] - 14) / (len(news) + 1)
    x = _lay_standing(layout, drawing, standing, (row / 2 + 2, size), wide)
    _lay_due(layout, drawing, standing, (row / 2 + 2, size), (x + size * 0.6, wide - 14))
    for at, line in enumerate(news):
        layout.write(line, (14, row * (at + 1.5) + 5), Hand(size, "banner_ink", "banner"), room=wide - 28)
    return Area(*box, "banner", (), tuple(layout.pieces))


def _lay_standing(layout: Layout, drawing: Drawing, standing: Standing, line: tuple[float, int], wide: int) -> float:
    """The words, then the players' badges in turn order; returns where they end."""
    y, size = line
    x = 14 + layout.write(standing.text, (14, y), Hand(size + 2, "gold", "banner"), room=wide * 0.5)
    side = round(size * 1.18)
    x += size * 0.8
    for at, seat in enumerate(standing.order):
        if at:
            layout.put("arrow", ("banner_faint",), (x, y - side / 2, side * 0.4, side), "banner")
            x += side * 0.4 + 1
        layout.put("seat", drawing.badge(seat), (x, y - side / 2, side, side), "banner")
        x += side + 1
    return x


def _lay_due(
    layout: Layout, drawing: Drawing, standing: Standing, line: tuple[float, int], room: tuple[float, float]
) -> None:
    """Who is to answer: a word, and a name or badges, at the right end."""
    y, size = line
    due, right = standing.due, room[1]
    side = round(size * 1.18)
    if len(due) == 1:
        name = drawing.names[due[0]]
        spare = right - room[0] - side - 12 - measure(standing.status, size)
        shown = fonts.fit(name, "text", size, int(spare)) if spare > size * 2 else ""
        right -= layout.write(shown, (right, y), Hand(size, "banner_ink", "banner"), anchor="r") + 6
    for seat in reversed(due):
        right -= side
        layout.put("seat", drawing.badge(seat), (right, y - side / 2, side, side), "banner")
        right -= 3
    layout.write(standing.status, (right - 6, y), Hand(size, "gold", "banner"), anchor="r", room=right - 6 - room[0])
