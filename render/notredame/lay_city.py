"""The map: markets with their messages, carriages, the cathedral with its markers."""

from collections.abc import Iterator

from bot.games.notredame.rules.streets import MARKETS
from bot.pictures.sheet import Area, Piece
from render.notredame.city import FRONT, FRONT_TOP
from render.notredame.drawing import CityDrawing
from render.notredame.places import circle, group_size, market_box, market_spots, place_carriages, unit_of
from render.sheet.layout import Layout, measure
from render.sheet.layout_cache import LayoutCache

_kept: LayoutCache[tuple[Piece, ...]] = LayoutCache()

TAKEN = -1
DONOR = 49
"""Side in units of a shape with the number of a player's markers on Notre Dame."""


def lay_city(drawing: CityDrawing, box: tuple[int, int, int, int]) -> Area:
    """Lay out the whole city in a box of pixels."""
    layout, size = Layout(), box[2:]
    streets = tuple(sorted(drawing.pieces.cities[drawing.seats].streets))
    _lay_markets(layout, drawing, size)
    taken = [*_lay_cathedral(layout, drawing, size), *_lay_bank(layout, drawing, size)]
    _lay_carriages(layout, drawing, size, tuple(taken))
    return Area(*box, "city", (drawing.boroughs, streets), tuple(layout.pieces))


def lay_cover(drawing: CityDrawing, side: int) -> Area:
    """Lay out the whole city."""
    return lay_city(drawing, (0, 0, side, side))


def _lay_markets(layout: Layout, drawing: CityDrawing, size: tuple[int, int]) -> None:
    """Lay out every market with its message; cached."""
    view, owners = drawing.view, {home: drawing.initials[seat] or " " for seat, home in enumerate(drawing.homes)}
    key = (tuple(owners.items()), drawing.letters, view.messages, view.lying, size)
    found = _kept.get(key)
    if found is None:
        found = tuple(_place_markets(drawing, owners, size))
        _kept.put(key, found)
    layout.pieces += found


def _place_markets(drawing: CityDrawing, owners: dict[int, str], size: tuple[int, int]) -> Iterator[Piece]:
    view, unit = drawing.view, unit_of(size)
    for market, spot in enumerate(market_spots(drawing.boroughs, *size)):
        borough, number = divmod(market, MARKETS)
        x, y, w, h = market_box(spot, unit)
        if number == 0:
            yield Piece("center", (borough, owners.get(borough, ""), drawing.plate(market)), x, y, w, h)
            continue
        lies = view.lying >> market & 1
        message = view.messages[market] if lies else TAKEN
        yield Piece("market", (borough, drawing.plate(market), message), x, y, w, h if lies else w)


def _lay_cathedral(layout: Layout, drawing: CityDrawing, size: tuple[int, int]) -> list[tuple[int, int, int, int]]:
    """Lay out the pool and the players with markers on Notre Dame, up to three below the cathedral, others beside."""
    ((x, y), radius), unit = circle(*size), unit_of(size)
    players = enumerate(drawing.view.players)
    donors = tuple((drawing.homes[seat], player.cathedral) for seat, player in players if player.cathedral)
    side = round(DONOR * unit)
    row = round(x - 1.5 * side), round(y + radius * 0.045), 3 * side, side
    beside = [
        (round(x - 2.15 * side), row[1] - side - 5, side, side),
        (round(x + 1.15 * side), row[1] - side - 5, side, side),
    ]
    if donors:
        layout.put("donors", donors[:3], row)
    for donor, box in zip(donors[3:], beside, strict=False):
        layout.put("donors", (donor,), box)
    pool = drawing.pieces.table(drawing.seats).pool
    w = round(unit * (52 + measure(str(pool), 36)))
    plate = round(x - w / 2), row[1] + row[3] + 3, w, round(40 * unit)
    layout.put("pool", (pool,), plate)
    return [_front(x, y, radius), row, plate, *beside]


def _front(x: float, y: float, radius: float) -> tuple[int, int, int, int]:
    """Return the box that the cathedral itself covers."""
    side = radius * FRONT
    return round(x - side / 2), round(y - radius * FRONT_TOP), round(side), round(side)


def _lay_bank(layout: Layout, drawing: CityDrawing, size: tuple[int, int]) -> list[tuple[int, int, int, int]]:
    """Lay out the coins left in the bank, if their number is limited."""
    if not drawing.pieces.limits.coins:
        return []
    w = 60 + round(measure(str(drawing.view.bank), 36))
    box = (10, size[1] - 54, w, 46)
    layout.put("purse", (drawing.view.bank,), box, "sky")
    return [box]


def _lay_carriages(
    layout: Layout, drawing: CityDrawing, size: tuple[int, int], taken: tuple[tuple[int, int, int, int], ...]
) -> None:
    """Lay out the carriages, grouped by market; if they become too small, only their shapes."""
    riders: dict[int, list[tuple[int, str]]] = {}
    for seat, player in enumerate(drawing.view.players):
        riders.setdefault(player.carriage, []).append(drawing.badge(seat))
    standing = tuple((market, len(group)) for market, group in sorted(riders.items()))
    for (market, number), box in zip(standing, place_carriages(drawing.boroughs, size, standing, taken), strict=True):
        is_legible = box[2:] == group_size(number, unit_of(size))
        layout.put("carriages", tuple((home, letter if is_legible else "") for home, letter in riders[market]), box)
