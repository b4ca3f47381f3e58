"""The banner over a board: round and turn, the turn order, who is next, what just happened."""

from bot.pictures.sheet import Area
from render.canvas import fonts
from render.norenberc.drawing import Drawing
from render.sheet.layout import Hand, Layout, measure

STATUS = {"planning": "plans", "naming": "names", "round_end": "round-over", "over": "game-over"}


def lay_banner(drawing: Drawing, box: tuple[int, int, int, int], size: int, rows: int) -> Area:
    """The banner in a box of pixels: its first row tells where the game stands, the others the news."""
    layout, wide = Layout(), box[2]
    row = (box[3] - 14) / (rows + 1)
    x = _lay_standing(layout, drawing, (row / 2 + 2, size), wide)
    _lay_due(layout, drawing, (row / 2 + 2, size), (x + size * 0.6, wide - 14))
    for at, line in enumerate(news_lines(drawing, size, wide - 28, rows)):
        layout.write(line, (14, row * (at + 1.5) + 5), Hand(size, "banner_ink", "banner"), room=wide - 28)
    return Area(*box, "banner", (), tuple(layout.pieces))


def news_lines(drawing: Drawing, size: int, room: int, rows: int) -> list[str]:
    """The latest news that fit into so many rows."""
    return wrap_news(drawing.scene.news, size, room, rows)[0]


def wrap_news(news: tuple[str, ...], size: int, room: int, rows: int) -> tuple[list[str], tuple[str, ...]]:
    """The latest sentences in so many rows, and the earlier ones that found no place."""
    lines: list[str] = []
    told = len(news)
    while told:
        wrapped = fonts.wrap(news[told - 1], "text", size, room)
        if lines and len(lines) + len(wrapped) > rows:
            break
        lines = wrapped + lines
        told -= 1
    if len(lines) > rows:
        lines = [*lines[: rows - 1], fonts.fit(" ".join(lines[rows - 1 :]), "text", size, room)]
    return lines, news[:told]


def _lay_standing(layout: Layout, drawing: Drawing, line: tuple[float, int], wide: int) -> float:
    """Round and turn, then the players' badges in turn order; returns where they end."""
    y, size = line
    view = drawing.view
    rounds = drawing.say("round", round=view.round, rounds=drawing.pieces.rounds)
    standing = f"{rounds} \u00b7 {drawing.say('turn', turn=view.turn)}"
    x = 14 + layout.write(standing, (14, y), Hand(size + 2, "gold", "banner"), room=wide * 0.5)
    side = round(size * 1.18)
    x += size * 0.8
    for at, seat in enumerate(view.order):
        if at:
            layout.put("arrow", ("banner_faint",), (x, y - side / 2, side * 0.4, side), "banner")
            x += side * 0.4 + 1
        layout.put("token", (seat,), (x, y - side / 2, side, side), "banner")
        x += side + 1
    return x


def _lay_due(layout: Layout, drawing: Drawing, line: tuple[float, int], room: tuple[float, float]) -> None:
    """Who is to answer: a word, and a name or badges, at the right end."""
    y, size = line
    due, right = drawing.due, room[1]
    side = round(size * 1.18)
    status = drawing.say(STATUS.get(drawing.view.phase, "acts"))
    if len(due) == 1:
        name = drawing.scene.names[due[0]]
        spare = right - room[0] - side - 12 - measure(status, size)
        shown = fonts.fit(name, "text", size, int(spare)) if spare > size * 2 else ""
        right -= layout.write(shown, (right, y), Hand(size, "banner_ink", "banner"), anchor="r") + 6
    for seat in reversed(due):
        right -= side
        layout.put("token", (seat,), (right, y - side / 2, side, side), "banner")
        right -= 3
    if not due and drawing.view.phase == "action" and drawing.called >= 0:
        status = drawing.say("called", guild=drawing.guild_name(drawing.called))
    layout.write(status, (right - 6, y), Hand(size, "gold", "banner"), anchor="r", room=right - 6 - room[0])
