"""The lobby's picture: the name of the game, and its seats with players."""

from collections.abc import Iterator

from bot.pictures.sheet import Area, Sheet
from render.sheet.drawing import Drawing
from render.sheet.layout import Hand, Layout
from render.sheet.page import PIXELS, TEXT, least_text
from render.sheet.text_limits import shorten_name

BESIDE = 480
"""Width of a game's drawing beside the seats, on a wide card."""


def lay_lobby(drawing: Drawing, beside: str = "") -> Sheet:
    """Lay out a badge and a name, or an empty stool, for every seat; beside the seats a drawing of the game, if any."""
    w, unit = PIXELS[drawing.scene.look.size]
    seats = max(drawing.scene.seats, len(drawing.scene.names))
    layout = Layout(unit)
    drawn = BESIDE if beside and drawing.is_wide else 0
    wide, high = (w - drawn) / unit, layout.px(186 + 72 * seats)
    layout.write(drawing.title, (40, 62), Hand(76, "ink", "panel", "display"), room=wide - 80)
    title = "lobby" if seats > len(drawing.scene.names) else "lobby-full"
    layout.write(drawing.say(title), (40, 130), Hand(TEXT, "faint", "panel"), room=wide - 80)
    for seat in range(seats):
        _lay_seat(layout, drawing, seat, wide)
    parts = [Area(0, 0, w - drawn, high, "notice", (), tuple(layout.pieces), layout.px(14))]
    if drawn:
        parts.append(Area(w - drawn, 0, drawn, high, beside, ()))
    return Sheet(w, high, tuple(parts), least_text(w))


def _lay_seat(layout: Layout, drawing: Drawing, seat: int, wide: float) -> None:
    """Lay out a badge and a name, or an empty stool."""
    y = 158.0 + seat * 72
    if seat < len(drawing.scene.names):
        layout.put("token", drawing.badge(seat), (40, y + 6, 60, 60), "panel")
        layout.write(drawing.names[seat], (120, y + 36), Hand(46, "ink", "panel"), room=wide - 160)
    else:
        layout.put("stool", (), (40, y + 6, 60, 60), "panel")
        layout.write(drawing.say("free"), (120, y + 36), Hand(TEXT, "faint", "panel"), room=wide - 160)


def describe_lobby(drawing: Drawing) -> Iterator[str]:
    """Yield who has joined, and how many seats are free."""
    names = drawing.scene.names
    listed = ", ".join(map(shorten_name, names)) or drawing.say("nobody")
    free = max(0, drawing.scene.seats - len(names))
    yield drawing.say("alt-lobby", game=drawing.title, names=listed, free=free)
