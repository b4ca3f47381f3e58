"""Markets and messages: the map, enlarged, with each message's gain and each color's owner."""

from bot.games.notredame.rules.pieces import MESSAGES
from bot.pictures.sheet import Area, Sheet
from render.notredame.drawing import CityDrawing
from render.notredame.lay_city import lay_city
from render.notredame.lay_row import tally_of
from render.sheet.layout import Hand, Layout
from render.sheet.page import PIXELS, TEXT, least_text

CITY = 730
"""Width of the map beside its list."""


def lay_messages(drawing: CityDrawing) -> Sheet:
    """Lay out the map, and beside or below it the kinds of messages, the colors, and the messages taken."""
    w, unit = PIXELS[drawing.scene.look.size]
    layout = Layout(unit)
    left = CITY if drawing.is_wide else 0
    wide = (w - left) / unit
    high = max(layout.px(_lay_list(layout, drawing, wide)), CITY + 60 if drawing.is_wide else 0)
    city = (0, 0, CITY, high) if drawing.is_wide else (0, 0, w, w + 30)
    top = 0 if drawing.is_wide else city[3]
    notice = Area(left, top, w - left, high, "notice", (), tuple(layout.pieces), layout.px(14))
    return Sheet(w, top + high, (lay_city(drawing, city), notice), least_text(w))


def _lay_list(layout: Layout, drawing: CityDrawing, wide: float) -> float:
    """Lay out the list; return its lower edge."""
    y, hand = 30.0, Hand(TEXT, "ink", "panel")
    for kind, name in enumerate(MESSAGES):
        layout.put("sealed", (kind,), (34, y, 52, 52), "panel")
        points = drawing.words.say("unit-points", points=drawing.pieces.message_points[kind])
        told = f"{drawing.words.piece(f'message_{name}')} · {points}"
        layout.write(told, (100, y + 27), hand, room=wide - 134)
        y += 60
    y += 12
    owners = {home: seat for seat, home in enumerate(drawing.homes)}
    for borough in range(drawing.boroughs):
        color = drawing.words.piece(drawing.pieces.colors[borough])
        layout.put("tally", ((borough, drawing.letters[borough], 0),), (34, y, 62, 44), "panel")
        layout.write(color, (108, y + 23), hand, room=wide * 0.4 - 40)
        if borough in owners:
            layout.put("token", drawing.badge(owners[borough]), (wide * 0.5 + 42, y - 2, 50, 50), "panel")
            name = drawing.names[owners[borough]]
            layout.write(name, (wide * 0.5 + 100, y + 23), hand, room=wide * 0.5 - 134)
        y += 54
    y += 12
    for seat, player in enumerate(drawing.view.players):
        tally, w = tally_of(player, drawing.letters[: drawing.boroughs])
        layout.put("token", drawing.badge(seat), (32, y - 2, 50, 50), "panel")
        layout.put("tally", tally, (96, y + 3, w, 40), "panel")
        y += 54
    return y + 26
