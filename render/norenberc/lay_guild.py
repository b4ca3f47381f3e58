"""One guild close up: its house, large, and its guests by name with their prices."""

from bot.games.norenberc.pieces import Tile
from bot.games.norenberc.state import NOBODY
from render.norenberc import house
from render.norenberc.desk import Desk
from render.norenberc.lay_banner import wrap_news
from render.norenberc.lay_house import lay_house, put_tile
from render.norenberc.page import PIXELS, TEXT, least_text
from render.sheet import Hand, Layout, Part, Sheet


def lay_guild(desk: Desk) -> Sheet:
    """The guild called, or the first one where none is; beside or below it the list of guests."""
    guild = max(0, desk.called if desk.called != NOBODY else 0)
    w, unit = PIXELS[desk.scene.size]
    house_w = 560 if desk.is_wide else w
    scale = house_w / house.WIDE
    high = round(house.HIGH * scale)
    front = Part(0, 0, house_w, high, "house", (guild, 1), lay_house(desk, guild, scale), int(7 * scale))
    layout = Layout(unit)
    box = (house_w, 0, w - house_w, high) if desk.is_wide else (0, high, w, layout.px(700))
    _lay_guests(layout, desk, guild, (box[2] / unit, box[3] / unit))
    beside = Part(*box, "notice", (), tuple(layout.pieces), layout.px(14))
    return Sheet(w, max(high, box[1] + box[3]), (front, beside), least_text(w))


def _lay_guests(layout: Layout, desk: Desk, guild: int, size: tuple[float, float]) -> None:
    wide, high = size
    place, y = desk.view.guilds[guild], 30.0
    for window, guest in enumerate(place.lodgings):
        put_tile(layout, guest, (34, y, 84), "panel")
        layout.write(name_tile(desk, guest), (136, y + 22), Hand(TEXT, "ink", "panel"), room=wide - 170)
        x = 136.0
        for at, price in enumerate(desk.pieces.windows[window].prices):
            if at:
                x += layout.write(desk.say("or"), (x, y + 64), Hand(TEXT, "faint", "panel")) + 12
            layout.put("cost", (guild, price.own, price.any), (x, y + 48, 110 if price.any else 56, 34), "panel")
            x += 122 if price.any else 68
        y += 100
    y = _lay_facts(layout, desk, guild, (y + 6, wide))
    rows = int((high - y - 30) // 44)
    lines = wrap_news(desk.scene.news, layout.px(TEXT), layout.px(wide - 68), rows)[0] if rows > 0 else []
    for line in lines:
        layout.write(line, (34, y + 22), Hand(TEXT, "ink", "panel"), room=wide - 68)
        y += 44


def _lay_facts(layout: Layout, desk: Desk, guild: int, place: tuple[float, float]) -> float:
    """The price of the guild's good, in words."""
    y, wide = place
    workshop = desk.view.guilds[guild].workshop
    if workshop:
        text = desk.say("price", count=workshop[0].value)
        layout.put("sign", ("coin",), (34, y, 40, 40), "panel")
        layout.write(text, (84, y + 20), Hand(TEXT, "ink", "panel"), room=wide - 118)
        y += 56
    return y


def name_tile(desk: Desk, tile: Tile | None) -> str:
    """A tile's name and number, as the sentences have it."""
    return desk.words.piece(desk.pieces.tile_name(tile)) if tile else desk.say("vacant")
