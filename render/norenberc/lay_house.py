"""Where everything in a guildhouse lies."""

from msgspec import msgpack

from bot.games.norenberc.pieces import Craftsman, Tile
from bot.games.norenberc.state import Guildhouse
from bot.pictures.sheet import Piece
from render.canvas import fonts
from render.norenberc import house
from render.norenberc.drawing import TownDrawing
from render.sheet.layout import Hand, Layout
from render.sheet.press import Recent

_kept: Recent[tuple[Piece, ...]] = Recent(600)


def lay_house(drawing: TownDrawing, guild: int, unit: float) -> tuple[Piece, ...]:
    """The pieces of a guild's house; a house seen before is not laid out again."""
    view = drawing.view
    has_prestige = view.prestige == guild and view.phase not in ("round_end", "naming", "over")
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
    """Crests left, the guild's name, the prestige crest, the Mayor."""
    seat, middle = drawing.view.guilds[guild], house.SIGN + 23
    layout.put("left", (guild, seat.crests), (22, middle - 19, 60, 38), "banner")
    right = 344.0
    if seat.mayors:
        wide = 40 if seat.mayors == 1 else 60
        right -= wide + 2
        layout.put("mayors", (seat.mayors,), (right, middle - 19, wide, 38), "banner")
    if has_prestige:
        right -= 42
        layout.put("sign", ("prestige",), (right, middle - 19, 38, 38), "banner")
    room, name = right - 90, drawing.guild_name(guild)
    fits = fonts.width(name, "display", layout.px(37)) <= layout.px(room)
    layout.write(name, (86, middle), Hand(37, "banner_ink", "banner", "display" if fits else "text"), room=room)


def _lay_roof(layout: Layout, guild: Guildhouse) -> None:
    for seat, agents in enumerate(guild.roof):
        if agents:
            layout.put("agents", (seat, agents), (40 + seat * 59.5, house.RIDGE - 60, 42, 62))


def _lay_lodgings(layout: Layout, drawing: TownDrawing, guild: int) -> None:
    for window, guest in enumerate(drawing.view.guilds[guild].lodgings):
        x = house.window_left(window)
        put_tile(layout, guest, (x, house.WINDOWS_TOP, house.WINDOW), "timber")
        prices = drawing.pieces.windows[window].prices
        top = house.SILL + (15 if len(prices) == 1 else 0)
        for row, price in enumerate(prices):
            layout.put("price", (guild, price.own, price.any), (x, top + row * 30, 84, 29), "plaster_shade")


def put_tile(layout: Layout, tile: Tile | None, place: tuple[float, float, float], on: str) -> None:
    """A square tile, or closed shutters."""
    x, y, side = place
    if tile is None:
        layout.put("vacant", (), (x, y, side, side), on)
    elif isinstance(tile, Craftsman):
        layout.put("craftsman", (tile.guild, tile.value, int(tile.agent)), (x, y, side, side), on)
    else:
        layout.put("townsman_tile", (tile.kind, tile.value), (x, y, side, side), on)


def _lay_workshop(layout: Layout, guild: Guildhouse, number: int) -> None:
    """The guildmaster, the coming ones in their order, the pair last; in the last round only the pair is left."""
    masters = guild.workshop
    if not masters:
        return
    first, *coming = masters
    layout.put("master", (number, first.value, int(first.agent)), (10.5, house.WORKSHOP - 1, 104, 96), "plaster")
    x, top = 125.0, house.WORKSHOP + 8
    for tile in coming[:-2]:
        layout.put("coming", (number, tile.value, int(tile.agent)), (x, top, 60, 80), "plaster")
        x += 63
    if len(coming) >= 2:
        upper, lower = coming[-2:]
        _put_pair(layout, (number, upper, lower), (x, top))
    elif coming:
        layout.put("coming", (number, coming[0].value, int(coming[0].agent)), (x, top, 60, 80), "plaster")


def _put_pair(layout: Layout, pair: tuple[int, Craftsman, Craftsman], place: tuple[float, float]) -> None:
    """The two tiles of the top window, the upper one before the lower, both legible; 106 by 84 units."""
    (guild, upper, lower), (x, y) = pair, place
    layout.put("coming", (guild, upper.value, int(upper.agent)), (x, y, 60, 80), "plaster")
    layout.put("behind", (guild, lower.value, int(lower.agent)), (x + 61, y - 4, 45, 80), "plaster")


def _lay_storehouse(layout: Layout, guild: Guildhouse, number: int) -> None:
    """The guild's own good first, then foreign ones."""
    goods = [(good, count) for good, count in enumerate(guild.storehouse) if count or good == number]
    goods.sort(key=lambda pair: (pair[0] != number, pair[0]))
    wide = [40 + 17 * len(str(count)) for _, count in goods]
    gap = min(14.0, (342 - sum(wide)) / max(1, len(goods) - 1))
    x = 12.0
    for (good, count), w in zip(goods, wide, strict=True):
        layout.put("stored", (good, count, "cellar_ink"), (x, house.CELLAR + 7, w, 36), "cellar")
        x += w + gap
