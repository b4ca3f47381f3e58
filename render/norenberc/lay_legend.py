"""How to read the board, for people who are not playing yet."""

import msgspec

from bot.games.chance import Chance
from bot.games.norenberc.pieces import Craftsman, Townsman
from bot.games.norenberc.state import Guildhouse, State
from bot.pictures.scene import Scene
from bot.pictures.sheet import Area, Sheet
from render.norenberc import house
from render.norenberc.drawing import TownDrawing, TownPage
from render.norenberc.lay_house import lay_house
from render.norenberc.townsmen import DRAWINGS, MARKS
from render.sheet.layout import Hand, Layout
from render.sheet.page import EDGE, TEXT


def _sample() -> State:
    """A house with one of everything."""
    guests = (Townsman("mayor"), Townsman("musician", 5), Craftsman(2, 6), Craftsman(1, 2, True))
    workshop = (Craftsman(0, 6), Craftsman(0, 4), Craftsman(0, 2, True), Craftsman(0, 7), Craftsman(0, 3))
    guild = Guildhouse(workshop, guests, [5, 2, 0, 1], [1, 0, 2, 0, 0], 4)
    return State(Chance(b""), False, (0,), [], [guild], (), 0)


def lay_legend(drawing: TownDrawing) -> Sheet:
    """A sample house, what its parts mean, the marks, and every townsman by name."""
    page = TownPage(drawing, drawing.say("legend"))
    w = page.w
    house_w = 470 if drawing.is_wide else 780
    scale = house_w / house.WIDE
    high = round(house.HIGH * scale)
    sample = msgspec.structs.replace(drawing, scene=Scene(_sample(), look=drawing.scene.look))
    top = page.layout.px(74)
    page.above.append(Area(0, top, house_w, high, "house", (0, 0), lay_house(sample, 0, scale), int(7 * scale)))
    layout = Layout(page.unit)
    box = (house_w, top, w - house_w, 800) if drawing.is_wide else (0, top + high, w, layout.px(1070))
    if drawing.is_wide:
        page.above.append(Area(0, top + high, house_w, box[3] - high, "market", ()))
    _lay_explanations(layout, drawing, box[2] / page.unit)
    page.above.append(Area(*box, "parchment", (page.unit,), tuple(layout.pieces), layout.px(14)))
    _lay_townsmen(page)
    sheet = page.sheet()
    body = sheet.parts[-1]._replace(y=box[1] + box[3])
    return Sheet(w, body.y + body.h, (*sheet.parts[:-1], body), sheet.least_text)


EXPLAINED: tuple[tuple[str, str, tuple[object, ...]], ...] = (
    ("agents", "agents", (2, 2)),
    ("left", "left", (0, 4)),
    ("sign", "prestige-here", ("prestige",)),
    ("cost", "cost", (0, 1, 2)),
    ("master", "master", (0, 6, 0)),
    ("pair", "pair", (0, 7, 0, 3, 0)),
    ("stored", "stored", (0, 5, "ink")),
    ("sign", "star", ("star",)),
    ("sign", "moon", ("moon",)),
    ("sign", "sun", ("sun",)),
    ("sign", "agent", ("agent",)),
    ("goods", "most", (0, 4, 1)),
    ("craft", "craft", (2, 14, 3, 0)),
    ("asleep", "pass", ()),
)
_SIZES: dict[str, tuple[float, float]] = {
    "agents": (42, 62),
    "left": (60, 38),
    "sign": (46, 46),
    "cost": (110, 34),
    "master": (65, 60),
    "pair": (75.7, 60),
    "stored": (57, 36),
    "goods": (79, 40),
    "craft": (79, 40),
    "asleep": (44, 44),
}


def _lay_explanations(layout: Layout, drawing: TownDrawing, wide: float) -> None:
    """A sample of each thing on the board beside the words for it."""
    for at, (art, key, facts) in enumerate(EXPLAINED):
        w, h = _SIZES[art]
        middle = 52 + at * 53.5 if drawing.is_wide else 20 + 36 + at * 74
        on = "panel" if art != "left" else "banner"
        if art in ("agents", "master", "pair"):
            w, h = w * 0.82, h * 0.82
        layout.put(art, facts, (24 + (110 - w) / 2, middle - h / 2, w, h), on)
        layout.write(drawing.say(f"legend-{key}"), (152, middle), Hand(TEXT, "ink", "panel"), room=wide - 172)


def _lay_townsmen(page: TownPage) -> None:
    """Every townsman by symbol and name, with the mark that says when he works."""
    columns = 3 if page.drawing.is_wide else 2
    column = (page.wide - 2 * EDGE) / columns
    for at, kind in enumerate(DRAWINGS):
        x, y = EDGE + at % columns * column, page.y + at // columns * 76
        page.layout.put("townsman_tile", (kind, 0), (x, y, 68, 68), "panel")
        page.write(page.drawing.say(f"townsman-{kind}"), x + 80, y + 34, column - 92)
    page.y += 76 * -(-len(DRAWINGS) // columns)


assert set(MARKS) <= set(DRAWINGS)  # noqa: S101
