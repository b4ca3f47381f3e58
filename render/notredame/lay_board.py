"""The whole board: banner, persons, city and players' rows, for each number of players and both sizes."""

from bot.pictures.sheet import Area, Sheet
from render.notredame.drawing import CityDrawing
from render.notredame.lay_city import lay_city
from render.notredame.lay_persons import lay_persons
from render.notredame.lay_row import WIDE, lay_row
from render.notredame.standing import find_standing
from render.sheet.banner import banner_height, lay_banner
from render.sheet.news import News, fill_news, wrap_news
from render.sheet.page import DESKTOP, least_text

SIZE = (1320, 840)
"""The size of a wide board, with the ratio of Discord's box on desktops."""
CITY_W = 566
PERSONS_H = 158
PHONE_W = 620
PHONE_CITY = (452, 484)
PHONE_ROW = 124


def lay_board(drawing: CityDrawing) -> Sheet:
    """Lay out the board."""
    return _lay_wide(drawing) if drawing.is_wide else _lay_narrow(drawing)


def _lay_wide(drawing: CityDrawing) -> Sheet:
    """Lay out persons and city on the left, rows on the right, below a banner of fixed height."""
    (w, h), size = SIZE, 29
    top = banner_height(size, 2)
    news = fill_news(drawing.scene.news, (35, size), (w - 28, top - banner_height(size, 0)))
    parts = [_lay_top(drawing, (w, top), size, news)]
    card, last = 155, CITY_W - 3 * 155
    boxes = [(at * card, top, card, PERSONS_H) for at in range(3)]
    parts += lay_persons(drawing, boxes, (3 * card, top, last, PERSONS_H), 29)
    parts.append(lay_city(drawing, (0, top + PERSONS_H, CITY_W, h - top - PERSONS_H)))
    seats, unit = drawing.seats, (w - CITY_W) / WIDE
    edges = [top + (h - top) * seat // seats for seat in range(seats + 1)]
    for seat in range(seats):
        parts.append(lay_row(drawing, seat, (CITY_W, edges[seat], w - CITY_W, edges[seat + 1] - edges[seat]), unit))
    return Sheet(w, h, tuple(parts), least_text(w, DESKTOP))


def _lay_narrow(drawing: CityDrawing) -> Sheet:
    """Lay out city and persons side by side, with the rows below."""
    w, size, (city_w, city_h) = PHONE_W, 22, PHONE_CITY
    news = wrap_news(drawing.scene.news, size, w - 28, 3)
    top = banner_height(size, len(news.lines))
    parts = [_lay_top(drawing, (w, top), size, news), lay_city(drawing, (0, top, city_w, city_h))]
    card, last = 137, city_h - 3 * 137
    boxes = [(city_w, top + at * card, w - city_w, card) for at in range(3)]
    parts += lay_persons(drawing, boxes, (city_w, top + 3 * card, w - city_w, last), 23)
    y = top + city_h
    for seat in range(drawing.seats):
        parts.append(lay_row(drawing, seat, (0, y, w, PHONE_ROW), w / WIDE))
        y += PHONE_ROW
    return Sheet(w, y, tuple(parts), least_text(w))


def _lay_top(drawing: CityDrawing, box: tuple[int, int], size: int, news: News) -> Area:
    """Lay out the banner with its news."""
    return lay_banner(drawing, find_standing(drawing), (0, 0, *box), size, news)
