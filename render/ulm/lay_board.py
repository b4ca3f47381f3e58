"""The whole board: banner, square, tower, docks, players' rows and the town, in both sizes."""

from collections.abc import Callable

from bot.games.contract import Line
from bot.pictures.sheet import Area, Sheet
from bot.words.summaries import HEADING
from render.sheet.banner import banner_height, lay_banner
from render.sheet.news import News, fill_news, wrap_news
from render.sheet.page import DESKTOP, least_text
from render.ulm.drawing import UlmDrawing
from render.ulm.lay_row import lay_row
from render.ulm.lay_square import lay_docks, lay_square, lay_tower
from render.ulm.lay_town import QUARTER, RIVER, bridge_of, lay_town
from render.ulm.standing import find_standing

SIZE = (1452, 924)
"""The size of a wide board, with the ratio of Discord's box on desktops."""
SMALL = 29
"""Text size of long news, in pixels."""
TOWER_W, DOCKS_W = 100, 92
ROW_UNITS = {2: 1.1, 3: 1.0, 4: 0.88}
"""The size of a row's unit, by number of players."""
PHONE_W = 620
PHONE_NEWS = 5
"""Maximum number of rows of news on a phone, enough for a whole turn in one sentence."""
PHONE_SQUARE = 412
PHONE_TOWN = 0.72
PHONE_ROW = (0.72, 124)
"""The size of a row's unit, and units of its height."""


def lay_board(drawing: UlmDrawing) -> Sheet:
    """Lay out the board."""
    return _lay_wide(drawing) if drawing.is_wide else _lay_narrow(drawing)


def _lay_wide(drawing: UlmDrawing) -> Sheet:
    """Lay out the square and the rows above the town; the banner's height is fixed, so that the rest stays in place."""
    (w, h), size, town = SIZE, 32, 2 * QUARTER + RIVER
    top = banner_height(size, 2)
    high = h - top - town
    room = (w - 28, top - banner_height(size, 0))
    news = _choose_news(drawing, lambda news: fill_news(news, (38, size, SMALL), room))
    parts = [_lay_top(drawing, (w, top), size, news), lay_square(drawing, (0, top, high, high))]
    parts.append(lay_tower(drawing, (high, top, TOWER_W, high), 32))
    parts.append(lay_docks(drawing, (high + TOWER_W, top, DOCKS_W, high)))
    left, seats = high + TOWER_W + DOCKS_W, drawing.seats
    edges = [top + high * seat // seats for seat in range(seats + 1)]
    for seat in range(seats):
        box = (left, edges[seat], w - left, edges[seat + 1] - edges[seat])
        parts.append(lay_row(drawing, seat, box, ROW_UNITS[seats]))
    areas, _ = lay_town(drawing, (0, top + high), w, 1.0, range(len(drawing.pieces.river)))
    return Sheet(w, h, (*parts, *areas), least_text(w, DESKTOP))


def _lay_narrow(drawing: UlmDrawing) -> Sheet:
    """Lay out the square with tower and docks, the river in two halves, the rows."""
    w, size, side = PHONE_W, 22, PHONE_SQUARE
    news = _choose_news(drawing, lambda news: wrap_news(news, size, w - 28, PHONE_NEWS))
    top = banner_height(size, len(news.lines))
    parts = [_lay_top(drawing, (w, top), size, news), lay_square(drawing, (0, top, side, side))]
    beside = (w - side) // 2
    parts.append(lay_tower(drawing, (side, top, beside, side), 22))
    parts.append(lay_docks(drawing, (side + beside, top, w - side - beside, side)))
    y, river = top + side, drawing.pieces.river
    for spaces in (range(bridge_of(river)), range(bridge_of(river), len(river))):
        areas, high = lay_town(drawing, (0, y), w, PHONE_TOWN, spaces)
        parts += areas
        y += high
    unit, units = PHONE_ROW
    for seat in range(drawing.seats):
        parts.append(lay_row(drawing, seat, (0, y, w, round(units * unit)), unit))
        y += round(units * unit)
    return Sheet(w, y, tuple(parts), least_text(w))


def _choose_news(drawing: UlmDrawing, wrap: Callable[[tuple[str, ...]], News]) -> News:
    """Return all news, or if that is too long, all except the start of the round, which the board shows anyway."""
    news = drawing.scene.news
    view, rounds = drawing.view, drawing.pieces.rounds
    begun = drawing.words.tell(Line("round_begins", {"round": view.round, "rounds": rounds}), ())
    fewer = tuple(sentence for sentence in news if not sentence.startswith(begun.removeprefix(HEADING)))
    wrapped = wrap(news)
    return wrap(fewer) if wrapped.earlier and fewer else wrapped


def _lay_top(drawing: UlmDrawing, box: tuple[int, int], size: int, news: News) -> Area:
    """Lay out the banner with its news."""
    return lay_banner(drawing, find_standing(drawing), (0, 0, *box), size, news)
