"""The plain board: a banner with the news, the status, an optional middle part, and a panel per seat."""

from collections.abc import Callable
from itertools import pairwise
from typing import TypeAlias

from bot.games.contract import Seat
from bot.pictures.sheet import Area, Sheet
from render.plain.drawing import GuidedDrawing
from render.plain.flow import flow
from render.sheet.banner import Standing, banner_height, lay_banner
from render.sheet.grounds import HEAD, INSET, band
from render.sheet.layout import Hand, Layout
from render.sheet.news import wrap_news
from render.sheet.page import least_text

WIDTHS = {"wide": (1320, 1.0), "narrow": (780, 26 / 36)}
"""A board's width and the size of its unit; text is 36 units high."""
TEXT = 36
ROW = 45
"""Height of a row of text."""
PADDING = 24
NEWS = 3
"""Rows of news in the banner."""
MOST_COLUMNS = 3


Middle: TypeAlias = Callable[[GuidedDrawing, tuple[int, int], float], Area]
"""Lays out what all players share, such as a market, from its top and width in pixels and the size of a unit."""


def lay_board(drawing: GuidedDrawing, middle: Middle | None = None) -> Sheet:
    """Lay out the board; its height depends on the text."""
    w, unit = WIDTHS[drawing.scene.look.size]
    size = round(TEXT * unit)
    news = wrap_news(drawing.scene.news, size, w - 28, NEWS)
    high = banner_height(size, len(news.lines))
    banner = lay_banner(drawing, Standing(drawing.title, (), (), ""), (0, 0, w, high), size, news)
    status = _lay_status(drawing, (high, w), unit)
    above = [status, middle(drawing, (status.y + status.h, w), unit)] if middle else [status]
    panels = _lay_panels(drawing, (above[-1].y + above[-1].h, w), unit)
    bottom = max(panel.y + panel.h for panel in panels)
    return Sheet(w, bottom, (banner, *above, *panels), least_text(w))


def _lay_status(drawing: GuidedDrawing, place: tuple[int, int], unit: float) -> Area:
    """Lay out the status on parchment."""
    (y, w), layout = place, Layout(unit)
    high = _write_rows(layout, drawing.rows(drawing.status), (PADDING + 6, PADDING), w / unit - 2 * PADDING - 12)
    return Area(0, y, w, layout.px(high + PADDING), "parchment", (unit,), tuple(layout.pieces), layout.px(12))


def _lay_panels(drawing: GuidedDrawing, place: tuple[int, int], unit: float) -> list[Area]:
    """Lay out the seats side by side; the panels of a row have the same height and fill the width."""
    (y, w), seats = place, range(len(drawing.scene.names))
    columns = _columns(drawing, len(seats))
    panels: list[Area] = []
    for first in range(0, len(seats), columns):
        row = seats[first : first + columns]
        edges = [w * column // len(row) for column in range(len(row) + 1)]
        places = [(left, y, right - left) for left, right in pairwise(edges)]
        laid = [_lay_panel(drawing, seat, place, unit) for seat, place in zip(row, places, strict=True)]
        high = max(panel.h for panel in laid)
        panels += [panel._replace(h=high) for panel in laid]
        y += high
    return panels


def _columns(drawing: GuidedDrawing, seats: int) -> int:
    """Return two columns if they fill all rows, otherwise three."""
    if not drawing.is_wide:
        return 1
    return min(seats, 2 if seats % MOST_COLUMNS and seats % 2 == 0 else MOST_COLUMNS)


def _lay_panel(drawing: GuidedDrawing, seat: Seat, place: tuple[int, int, int], unit: float) -> Area:
    """Lay out badge and name on the band, then the seat's things."""
    (x, y, w), layout = place, Layout(unit)
    wide = w / unit
    layout.put("seat", (seat,), (9, 7, 40, 40), band(seat, ""))
    ink = f"on_{band(seat, '')}"
    layout.write(drawing.names[seat], (57, 26), Hand(38, ink, ""), room=wide - 84)
    high = _write_rows(layout, drawing.rows(drawing.summary(seat)), (PADDING, HEAD + 10), wide - 2 * PADDING)
    return Area(x, y, w, layout.px(high + 18), "panel", (seat, "", unit), tuple(layout.pieces), int(INSET * unit))


def _write_rows(layout: Layout, texts: list[str], at: tuple[float, float], room: float) -> float:
    """Write texts into rows, short ones side by side; return the lower edge."""
    x, y = at
    for row in flow(texts, layout.px(TEXT), layout.px(room)):
        layout.write(row, (x, y + ROW / 2), Hand(TEXT, "ink", "panel"), room=room)
        y += ROW
    return y
