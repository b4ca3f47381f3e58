"""A close-up of a guild: its house, enlarged, and its guests by name with their prices."""

from bot.games.norenberc.rules.pieces import Tile
from bot.games.norenberc.rules.state import NOBODY
from bot.pictures.sheet import Area, Sheet
from render.norenberc import house
from render.norenberc.drawing import TownDrawing
from render.norenberc.lay_house import lay_house, put_tile
from render.sheet.layout import Hand, Layout
from render.sheet.news import wrap_news
from render.sheet.page import PIXELS, TEXT, least_text


def lay_guild(drawing: TownDrawing) -> Sheet:
    """Lay out the called guild, or else the first guild, with a list of its guests."""
    guild = max(0, drawing.called if drawing.called != NOBODY else 0)
    w, unit = PIXELS[drawing.scene.look.size]
    house_w = 560 if drawing.is_wide else w
    scale = house_w / house.WIDE
    high = round(house.HIGH * scale)
    front = Area(0, 0, house_w, high, "house", (guild, 1), lay_house(drawing, guild, scale), int(7 * scale))
    layout = Layout(unit)
    box = (house_w, 0, w - house_w, high) if drawing.is_wide else (0, high, w, layout.px(700))
    _lay_guests(layout, drawing, guild, (box[2] / unit, box[3] / unit))
    beside = Area(*box, "notice", (), tuple(layout.pieces), layout.px(14))
    return Sheet(w, max(high, box[1] + box[3]), (front, beside), least_text(w))


def lay_cover(drawing: TownDrawing, side: int) -> Area:
    """Lay out the house of the called guild, or else of the first guild."""
    guild = max(0, drawing.called if drawing.called != NOBODY else 0)
    scale = side / house.WIDE
    return Area(0, 0, side, round(house.HIGH * scale), "house", (guild, 0), lay_house(drawing, guild, scale))


def _lay_guests(layout: Layout, drawing: TownDrawing, guild: int, size: tuple[float, float]) -> None:
    wide, high = size
    place, y = drawing.view.guilds[guild], 30.0
    for window, guest in enumerate(place.lodgings):
        put_tile(layout, guest, (34, y, 84), "panel")
        layout.write(name_tile(drawing, guest), (136, y + 22), Hand(TEXT, "ink", "panel"), room=wide - 170)
        x = 136.0
        for at, price in enumerate(drawing.pieces.windows[window].prices):
            if at:
                x += layout.write(drawing.say("or"), (x, y + 64), Hand(TEXT, "faint", "panel")) + 12
            layout.put("cost", (guild, price.own, price.any), (x, y + 48, 110 if price.any else 56, 34), "panel")
            x += 122 if price.any else 68
        y += 100
    y = _lay_facts(layout, drawing, guild, (y + 6, wide))
    rows = int((high - y - 30) // 44)
    lines = wrap_news(drawing.scene.news, layout.px(TEXT), layout.px(wide - 68), rows).lines if rows > 0 else []
    for line in lines:
        layout.write(line, (34, y + 22), Hand(TEXT, "ink", "panel"), room=wide - 68)
        y += 44


def _lay_facts(layout: Layout, drawing: TownDrawing, guild: int, place: tuple[float, float]) -> float:
    """Lay out the price of the guild's good, in words."""
    y, wide = place
    workshop = drawing.view.guilds[guild].workshop
    if workshop:
        text = drawing.say("price", count=workshop[0].value)
        layout.put("sign", ("coin",), (34, y, 40, 40), "panel")
        layout.write(text, (84, y + 20), Hand(TEXT, "ink", "panel"), room=wide - 118)
        y += 56
    return y


def name_tile(drawing: TownDrawing, tile: Tile | None) -> str:
    """Return a tile's name and number, as in sentences."""
    return drawing.words.piece(drawing.pieces.tile_name(tile)) if tile else drawing.say("vacant")
