"""The legend for newcomers: a picture of the board's parts, and two of the townsmen."""

import msgspec

from bot.games.chance import Chance
from bot.games.norenberc.guide.topics import effect_figures
from bot.games.norenberc.rules.pieces import Craftsman, Townsman
from bot.games.norenberc.rules.state import Guildhouse, State
from bot.pictures.scene import Scene
from bot.pictures.sheet import Area, Sheet
from render.canvas import fonts
from render.norenberc import house
from render.norenberc.drawing import TownDrawing, TownPage
from render.norenberc.lay_house import lay_house
from render.norenberc.panel import CELL, CELL_HIGH, Lead
from render.norenberc.townsmen import DRAWINGS, MARKS
from render.sheet.layout import Hand
from render.sheet.page import EDGE, TEXT, TITLE, least_text

TOWNSMEN, BONUS = "townsmen", "bonus"
"""The legend's parts with the townsmen of every game, and with the optional ones."""
LEFT, TEXT_LEFT = 24, 152
"""Left edges of samples, and of their explanations."""


def _sample() -> State:
    """Return a state with a house that has one of everything."""
    guests = (Townsman("mayor"), Townsman("musician", 5), Craftsman(2, 6), Craftsman(1, 2, True))
    workshop = (Craftsman(0, 6), Craftsman(0, 4), Craftsman(0, 2, True), Craftsman(0, 7), Craftsman(0, 3))
    guild = Guildhouse(workshop, guests, [5, 2, 0, 1], [1, 0, 2, 0, 0], 4)
    return State(Chance(b""), False, (0,), [], [guild], (), 0)


def lay_legend(drawing: TownDrawing) -> Sheet:
    """Lay out the sight's part of the legend."""
    return _lay_townsmen(drawing) if drawing.scene.part else _lay_parts(drawing)


def _lay_parts(drawing: TownDrawing) -> Sheet:
    """Lay out a sample house, and the meaning of its parts and marks."""
    page = TownPage(drawing, drawing.say("legend"))
    house_w = 500 if drawing.is_wide else page.w
    scale = house_w / house.WIDE
    high, top = round(house.HIGH * scale), page.layout.px(TITLE)
    sample = msgspec.structs.replace(drawing, scene=Scene(_sample(), look=drawing.scene.look))
    parts = [Area(0, top, house_w, high, "house", (0, 0), lay_house(sample, 0, scale), int(7 * scale))]
    box = (house_w, top, page.w - house_w) if drawing.is_wide else (0, top + high, page.w)
    below = _lay_explanations(page, box[2] / page.unit)
    parts.append(Area(*box, below, "parchment", (page.unit,), tuple(page.layout.pieces), page.layout.px(14)))
    if drawing.is_wide:
        parts.append(Area(0, top + high, house_w, below - high, "market", ()))
    return Sheet(page.w, box[1] + below, (page.head(), *parts), least_text(page.w))


EXPLAINED: tuple[tuple[str, str, tuple[object, ...], tuple[float, float]], ...] = (
    ("agents", "agents", (2, 1), (26, 39)),
    ("left", "left", (0, 4), (64, 42)),
    ("sign", "prestige-here", ("prestige",), (42, 42)),
    ("price", "cost", (0, 1, 2), (84, 27)),
    ("master", "master", (0, 6, 0), (78, 67)),
    ("pair", "pair", (0, 7, 0, 3, 0), (89, 67)),
    ("stored", "stored", (0, 5, "ink"), (59, 36)),
    ("sign", "star", ("star",), (42, 42)),
    ("sign", "moon", ("moon",), (42, 42)),
    ("sign", "sun", ("sun",), (42, 42)),
    ("sign", "agent", ("agent",), (42, 42)),
    ("goods", "most", (0, 4, Lead.ALONE), (CELL, CELL_HIGH)),
    ("goods", "tie", (0, 3, Lead.SHARED), (CELL, CELL_HIGH)),
    ("craft", "craft", (2, 14, 3, Lead.NONE), (CELL, CELL_HIGH)),
    ("sign", "cards", ("cards",), (40, 40)),
    ("asleep", "pass", (), (40, 40)),
)
"""Each thing on the board: its drawing, the key of its text, its facts, its size."""


def _lay_explanations(page: TownPage, wide: float) -> int:
    """Lay out samples with their explanations; return the total height in pixels."""
    y = 16.0
    for art, key, facts, (w, h) in EXPLAINED:
        row = max(h + 4, 43.0) if page.drawing.is_wide else h + 20
        on = "banner" if art == "left" else "panel"
        page.layout.put(art, facts, (LEFT + (110 - w) / 2, y + (row - h) / 2, w, h), on)
        page.write(page.drawing.say(f"legend-{key}"), TEXT_LEFT, y + row / 2, wide - TEXT_LEFT - 20)
        y += row
    return page.layout.px(y + 16)


def kinds_shown(drawing: TownDrawing) -> list[str]:
    """Return the kinds of townsmen in the sight's part."""
    tiles = drawing.pieces.bonus if drawing.scene.part == BONUS else drawing.pieces.townsmen
    return list(dict.fromkeys(tile.kind for tile in tiles))


def _lay_townsmen(drawing: TownDrawing) -> Sheet:
    """Lay out townsmen by symbol and name, with their mark and effect."""
    page = TownPage(drawing, drawing.say(f"legend-{drawing.scene.part}"))
    kinds, middle = kinds_shown(drawing), page.wide / 2
    page.narrow_to(EDGE, middle - 8)
    for at, kind in enumerate(kinds):
        if at == (len(kinds) + 1) // 2:
            page.narrow_to(middle + 8, page.wide - EDGE)
        _lay_townsman(page, kind)
    return page.sheet()


def _lay_townsman(page: TownPage, kind: str) -> None:
    """Lay out the tile, and beside it the name and the effect on as many lines as needed."""
    layout, left = page.layout, page.left + 92
    layout.put("townsman_tile", (kind, 0), (page.left, page.y, 78, 78), "panel")
    layout.write(
        page.drawing.say(f"townsman-{kind}"), (left, page.y + 20), Hand(TEXT, "red", "panel"), room=page.right - left
    )
    lines = fonts.wrap(tell_effect(page.drawing, kind), "text", layout.px(TEXT), layout.px(page.right - left))
    for at, line in enumerate(lines):
        page.write(line, left, page.y + 20 + (at + 1) * 43, page.right - left)
    page.y += 48 + 43 * len(lines)


def tell_effect(drawing: TownDrawing, kind: str) -> str:
    """Describe what a townsman does, with the numbers from the rules."""
    values = [tile.value for tile in (*drawing.pieces.townsmen, *drawing.pieces.bonus) if tile.kind == kind]
    figures = {key: fact for key, fact in effect_figures(drawing.pieces).get(kind, {}).items() if isinstance(fact, int)}
    listed = ", ".join(map(str, values[:-1]))
    told = f"{listed} {drawing.say('or')} {values[-1]}" if listed else str(values[-1])
    return drawing.say(f"effect-{kind}", values=told, **figures)


assert set(MARKS) <= set(DRAWINGS)  # noqa: S101
