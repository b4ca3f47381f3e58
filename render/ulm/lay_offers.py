"""Cards for things to take, two side by side, and strips for cards in hand."""

from collections.abc import Iterator, Sequence

from bot.pictures.sheet import Area
from render.canvas import fonts
from render.sheet.layout import Hand, Layout
from render.ulm.act import card_ground
from render.ulm.lay_own import TEXT
from render.ulm.offers import Offer
from render.ulm.things import Things, break_things, length_of, put_things

EDGE, SIDE = 16, 66
"""Margin between a card's edge and its drawing, and the drawing's width."""
NAMED = 27
"""Size of a name."""
NAME, FIRST, ROW = 28, 60, 31
"""The middle of the name and of the first row, and the height of a row."""
LEAST = 98
"""Minimum height of a card."""
APART = 30
"""Gap between two rows of things on the same line."""
VERDICT, CARD = 34, 42
"""Sizes in a strip: of the mark for a free play, and of the card."""
MIDDLE = 28.0
"""The middle of a strip's first line."""
HAND = Hand(TEXT, "ink", card_ground(is_open=True))
"""Type style of the rows."""


def lay_offers(offers: Sequence[Offer], place: tuple[int, int], unit: float) -> list[Area]:
    """Lay out the cards in rows of two; a single last card is as wide as the picture."""
    (w, top), areas = place, list[Area]()
    for at in range(0, len(offers), 2):
        beside = offers[at : at + 2]
        wide = w // len(beside)
        laid = [_lay_offer(offer, wide / unit, unit) for offer in beside]
        high = max(round(unit * LEAST), *(high for _, high in laid))
        for column, (layout, _) in enumerate(laid):
            areas.append(Area(column * wide, top, wide, high, "option", (True, unit), tuple(layout.pieces)))
        top += high
    return areas


def _lay_offer(offer: Offer, wide: float, unit: float) -> tuple[Layout, int]:
    """Lay out a drawing with name and rows to its right; also return the height."""
    layout, left = Layout(unit), EDGE + SIDE + 12.0
    layout.put(offer.mark.art, offer.mark.facts, (EDGE, EDGE, SIDE, SIDE), HAND.on)
    room = wide - left - EDGE
    names = fonts.wrap(offer.name, "text", layout.px(NAMED), layout.px(room))
    for at, line in enumerate(names):
        layout.write(line, (left, NAME + ROW * at), HAND._replace(size=NAMED))
    y = FIRST + ROW * (len(names) - 1.0)
    for things in _list_lines(offer.rows, room, unit):
        _put_rows(layout, things, (left, y))
        y += ROW
    return layout, round((y - ROW / 2 + 10) * unit)


def lay_strips(offers: Sequence[Offer], place: tuple[int, int], unit: float, is_free: bool) -> list[Area]:
    """Lay out cards in hand, each as wide as the picture and as low as possible; `is_free` marks free plays."""
    (w, top), areas = place, list[Area]()
    for offer in offers:
        layout, high = _lay_strip(offer, w / unit, unit, is_free)
        areas.append(Area(0, top, w, high, "option", (True, unit), tuple(layout.pieces)))
        top += high
    return areas


def _lay_strip(offer: Offer, wide: float, unit: float, is_free: bool) -> tuple[Layout, int]:
    """Lay out a small drawing, then name and rows on as few lines as possible; also return the height."""
    layout, left, y = Layout(unit), EDGE + CARD + 12.0, MIDDLE
    layout.put(offer.mark.art, offer.mark.facts, (EDGE, MIDDLE - CARD / 2, CARD, CARD), HAND.on)
    right = wide - EDGE - VERDICT - 10
    layout.put("verdict", (is_free,), (right + 10, MIDDLE - VERDICT / 2, VERDICT, VERDICT), HAND.on)
    x = left + layout.write(offer.name, (left, y), HAND._replace(size=NAMED), room=right - left) + APART
    for at, things in enumerate(_list_lines(offer.rows, right - left, unit, used=x - left)):
        if at or not things:
            x, y = left, MIDDLE + ROW * at
        _put_rows(layout, things, (x, y))
    return layout, round((y + MIDDLE) * unit)


def _put_rows(layout: Layout, rows: Sequence[Things], at: tuple[float, float]) -> None:
    """Put several rows of things side by side on one line."""
    x, y = at
    for row in rows:
        x = put_things(layout, row, (x, y), HAND) + APART


def _list_lines(rows: Sequence[Things], room: float, unit: float, used: float = 0) -> Iterator[list[Things]]:
    """Yield the lines of the rows: two rows share a line if both fit, and a long row takes several lines."""
    waiting: list[Things] = []
    for row in rows:
        long = used + sum(length_of(one, TEXT, unit) + APART for one in waiting) + length_of(row, TEXT, unit)
        if (waiting or used) and long > room:
            yield waiting
            waiting, used = [], 0
        *full, last = break_things(row, TEXT, room, unit)
        yield from ([line] for line in full)
        waiting = [*waiting, last]
    if waiting:
        yield waiting
