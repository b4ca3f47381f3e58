"""The layout of a guildhouse."""

from msgspec import msgpack

from bot.games.norenberc.rules.pieces import Craftsman, Tile
from bot.games.norenberc.rules.state import NAMING, OVER, ROUND_END, Guildhouse
from bot.pictures.sheet import Piece
from render.norenberc import house
from render.norenberc.drawing import TownDrawing
from render.sheet.layout import Hand, Layout, measure
from render.sheet.layout_cache import LayoutCache

_kept: LayoutCache[tuple[Piece, ...]] = LayoutCache()


def lay_house(drawing: TownDrawing, guild: int, unit: float) -> tuple[Piece, ...]:
    """Lay out a guild's house; cached."""
    view = drawing.view
    has_prestige = view.prestige == guild and view.phase not in (ROUND_END, NAMING, OVER)
    key = (msgpack.encode(view.guilds[guild]), guild, unit, drawing.words.language, has_prestige, drawing.pieces)
    found = _kept.get(key)
    if found is None:
        layout = Layout(unit)
        _lay_sign(layout, drawing, guild, has_prestige)
        _lay_roof(layout, view.guilds[guild])
        _lay_lodgings(layout, drawing, guild)
        _lay_workshop(layout, view.guilds[guild], guild)
        _lay_storehouse(layout, view.guilds[guild], guild)
        found = tuple(layout.pieces)
        _kept.put(key, found)
    return found


def _lay_sign(layout: Layout, drawing: TownDrawing, guild: int, has_prestige: bool) -> None:
    """Lay out the remaining crests, the guild's name, and the prestige crest."""
    middle, right = house.SIGN + house.SIGN_HIGH / 2, 346.0
    right -= 66
    layout.put("left", (guild, drawing.view.guilds[guild].crests), (right, middle - 21, 64, 42), "banner")
    if has_prestige:
        right -= 46
        layout.put("sign", ("prestige",), (right, middle - 20, 40, 40), "banner")
    layout.write(drawing.guild_name(guild), (24, middle), Hand(house.NUMBER, "banner_ink", ""), room=right - 32)


def _lay_roof(layout: Layout, guild: Guildhouse) -> None:
    """Lay out each player's agents in a fixed place, and Mayors at the ends of the ridge."""
    for seat, agents in enumerate(guild.roof):
        if agents:
            layout.put("agents", (seat, agents), (46 + seat * 58.5, house.RIDGE - 54, 41, 62))
    for x in (9.0, 325.0)[: guild.mayors]:
        layout.put("mayor", (), (x, house.RIDGE - 34, 36, 36))


def _lay_lodgings(layout: Layout, drawing: TownDrawing, guild: int) -> None:
    for window, guest in enumerate(drawing.view.guilds[guild].lodgings):
        x = house.window_left(window)
        put_tile(layout, guest, (x, house.WINDOWS_TOP, house.WINDOW), "timber")
        prices = drawing.pieces.windows[window].prices
        top = house.SILL + (14 if len(prices) == 1 else 0)
        for row, price in enumerate(prices):
            layout.put("price", (guild, price.own, price.any), (x, top + row * 28, 84, 27), "plaster_shade")


def put_tile(layout: Layout, tile: Tile | None, place: tuple[float, float, float], on: str) -> None:
    """Put a square tile, or closed shutters."""
    x, y, side = place
    if tile is None:
        layout.put("vacant", (), (x, y, side, side), on)
    elif isinstance(tile, Craftsman):
        layout.put("craftsman", (tile.guild, tile.value, int(tile.agent)), (x, y, side, side), on)
    else:
        layout.put("townsman_tile", (tile.kind, tile.value), (x, y, side, side), on)


def _lay_workshop(layout: Layout, guild: Guildhouse, number: int) -> None:
    """Lay out the guildmaster, then the coming guildmasters; until the last round, the last two are a pair."""
    masters = guild.workshop
    if not masters:
        return
    first, *coming = masters
    layout.put("master", (number, first.value, int(first.agent)), (10.5, house.WORKSHOP, 104, 89), "plaster")
    x, top = 125.0, house.WORKSHOP + 7
    for tile in coming[:-2]:
        layout.put("coming", (number, tile.value, int(tile.agent)), (x, top, 60, 76), "plaster")
        x += 63
    if len(coming) >= 2:
        upper, lower = coming[-2:]
        _put_pair(layout, (number, upper, lower), (x, top))
    elif coming:
        layout.put("coming", (number, coming[0].value, int(coming[0].agent)), (x, top, 60, 76), "plaster")


def _put_pair(layout: Layout, pair: tuple[int, Craftsman, Craftsman], place: tuple[float, float]) -> None:
    """Put the two tiles of the top window, the upper one in front, both legible; 106 by 80 units."""
    (guild, upper, lower), (x, y) = pair, place
    layout.put("coming", (guild, upper.value, int(upper.agent)), (x, y, 60, 76), "plaster")
    layout.put("behind", (guild, lower.value, int(lower.agent)), (x + 61, y - 4, 45, 76), "plaster")


def _lay_storehouse(layout: Layout, guild: Guildhouse, number: int) -> None:
    """Lay out the guild's own good first, then the others."""
    goods = [(good, count) for good, count in enumerate(guild.storehouse) if count or good == number]
    goods.sort(key=lambda pair: (pair[0] != number, pair[0]))
    wide = [38 + measure(str(count), house.NUMBER) for _, count in goods]
    shrunk = min(1.0, 344 / sum(wide))
    gap = min(14.0, (344 - sum(wide) * shrunk) / max(1, len(goods) - 1))
    x, middle = 11.0, (house.CELLAR + house.STREET) / 2
    for (good, count), w in zip(goods, wide, strict=True):
        box = (x, middle - 18 * shrunk, w * shrunk, 36 * shrunk)
        layout.put("stored", (good, count, "cellar_ink"), box, "cellar")
        x += w * shrunk + gap
