"""The picture of the planning question: one row per guild, with its price, everyone's goods and its guests."""

from itertools import accumulate
from typing import NamedTuple

from msgspec import msgpack

from bot.games.norenberc.rules.pieces import Tile
from bot.pictures.sheet import Area, Sheet
from render.canvas import fonts
from render.norenberc import offer
from render.norenberc.bids import cost_facts, facts_of, find_bid, find_hands, name_briefly, state_of
from render.norenberc.drawing import TownDrawing
from render.norenberc.offer import TEXT, UNITS
from render.sheet.layout import Hand, Layout, measure
from render.sheet.layout_cache import LayoutCache
from render.sheet.page import DECISIONS, least_text

_kept: LayoutCache[Area] = LayoutCache()

HEAD = 42
HIGH = 568
"""Height of the picture in units, for both sizes."""
GOODS = {"wide": 230.0, "narrow": 176.0}
"""The left edge of the goods."""
MOST_ROW = 132
NAMES = (21, 20, 19, 18)
"""Sizes of guests' names."""
SIDES = {2: (64, 56), 3: (60, 50), 4: (54, 44), 5: (54, 41)}
"""Widths of the viewer's goods and of a rival's, by number of players."""


class Grid(NamedTuple):
    """The columns and rows, in units."""

    unit: float
    wide: float
    goods: float
    windows: float
    """The left edge of the windows."""
    row: float
    """Height of a row."""
    sides: tuple[int, int]
    """Widths of the viewer's goods and of a rival's."""


class Row(NamedTuple):
    """A guild's row during layout."""

    layout: Layout
    drawing: TownDrawing
    grid: Grid
    guild: int
    shade: str
    """The background color."""


def lay_plan(drawing: TownDrawing) -> Sheet:
    """Lay out the guilds as a table with a header."""
    w, _, shown = DECISIONS[drawing.scene.look.size]
    grid, guilds = _divide(drawing, w), range(len(drawing.view.guilds))
    tops = accumulate([grid.row] * len(guilds), initial=float(HEAD))
    edges = [round(top * grid.unit) for top in tops]
    rows = [_lay_row(drawing, guild, grid, (0, edges[guild], w, edges[guild + 1] - edges[guild])) for guild in guilds]
    return Sheet(w, edges[-1], (_lay_head(drawing, grid, edges[0]), *rows), least_text(w, shown))


def _divide(drawing: TownDrawing, w: int) -> Grid:
    size, seats = drawing.scene.look.size, len(drawing.view.players)
    unit, goods, sides = UNITS[size], GOODS[size], SIDES[seats]
    row = min(MOST_ROW, (HIGH - HEAD) / len(drawing.view.guilds))
    return Grid(unit, w / unit, goods, goods + 12 + sides[0] + sides[1] * (seats - 1), row, sides)


def _lay_head(drawing: TownDrawing, grid: Grid, high: int) -> Area:
    """Lay out the headings of the columns, and the meaning of the guests' marks."""
    layout, middle = Layout(grid.unit), HEAD / 2 - 2
    gold, light = Hand(TEXT, "gold", "banner"), Hand(TEXT, "banner_ink", "banner")
    layout.write(drawing.say("plan-guild"), (16, middle), gold, room=grid.goods - 20)
    layout.write(drawing.say("plan-goods"), (grid.goods + 8, middle), gold, room=grid.windows - grid.goods)
    marks = [(is_payable, drawing.say(key)) for is_payable, key in ((1, "plan-can"), (0, "plan-cannot"))]
    x = min(grid.windows + 8, grid.wide - sum(measure(text, TEXT, grid.unit) + 46 for _, text in marks))
    for is_payable, text in marks:
        layout.put("verdict", (is_payable,), (x, middle - 13, 26, 26), "banner")
        x += 46 + layout.write(text, (x + 31, middle), light)
    return Area(0, 0, round(grid.wide * grid.unit), high, "banner", (), tuple(layout.pieces))


def _lay_row(drawing: TownDrawing, guild: int, grid: Grid, box: tuple[int, int, int, int]) -> Area:
    """Lay out a guild's row; cached."""
    view, me = drawing.view, drawing.view.players[drawing.scene.seat]
    hands = find_hands(drawing, guild)
    known = (hands, sum(me.goods), me.goods[guild], view.prestige == guild, drawing.words.language, drawing.pieces)
    key = (msgpack.encode(view.guilds[guild]), guild, grid, box, known)
    found = _kept.get(key)
    if found is None:
        row = Row(Layout(grid.unit), drawing, grid, guild, "panel_row" if guild % 2 else "panel")
        _lay_guild(row)
        _lay_hands(row, hands)
        _lay_rooms(row)
        facts = (guild, row.shade, grid.unit, grid.goods, grid.windows)
        found = Area(*box, "plan_row", facts, tuple(row.layout.pieces))
        _kept.put(key, found)
    return found


def _lay_guild(row: Row) -> None:
    """Lay out crest and name, and below them price, roof pay and storehouse."""
    layout, drawing, grid, guild, shade = row
    middle, hand = grid.row / 2, Hand(TEXT, "ink", shade)
    layout.put("shield", (guild, int(drawing.view.prestige == guild)), (14, middle - 23, 46, 46), shade)
    layout.write(drawing.guild_name(guild), (65, middle - 19), hand, room=grid.goods - 67)
    x, y = 65.0, middle + 17
    for art, facts, number in _count(drawing, guild):
        layout.put(art, facts, (x, y - 13, 26, 26), shade)
        x += 32 + layout.write(number, (x + 29, y), hand, room=grid.goods - x - 30)


def _count(drawing: TownDrawing, guild: int) -> list[tuple[str, tuple[int | str, ...], str]]:
    """Return drawings with numbers: the price, the Talers of the roof, and the storehouse.

    On a narrow picture an empty storehouse replaces the price's coin.
    """
    house = drawing.view.guilds[guild]
    talers, stored = sum(house.roof) * drawing.pieces.income.roof, sum(house.storehouse)
    crate, price = ("crate", (int(not stored),)), str(house.workshop[0].value)
    is_coin = drawing.is_wide or stored
    counted: list[tuple[str, tuple[int | str, ...], str]] = [(*(("sign", ("coin",)) if is_coin else crate), price)]
    counted += [("roof_pay", (guild,), f"+{talers}")] if talers else []
    counted += [(*crate, str(stored) if stored else "")] if drawing.is_wide else []
    return counted


def _lay_hands(row: Row, hands: tuple[tuple[int, ...], ...]) -> None:
    """Lay out everyone's goods; the viewer's come first and are larger."""
    x = row.grid.goods + 8
    for at, facts in enumerate(hands):
        side = row.grid.sides[min(at, 1)]
        high = side * (44 + offer.CROWN) / 44
        row.layout.put("hand", facts, (x, row.grid.row / 2 - high / 2 - side * 0.08, side, high), row.shade)
        x += side + (0 if at else 2)


def _lay_rooms(row: Row) -> None:
    """Lay out the windows."""
    layout, drawing, grid, guild, shade = row
    windows = len(drawing.view.guilds[guild].lodgings)
    pitch = (grid.wide - grid.windows - 4) / windows
    for window in range(windows):
        box = (grid.windows + 3 + pitch * window, 3, pitch - 3, grid.row - 7)
        layout.put("room", (layout.unit, *_tell_room(row, window, pitch - 3)), box, shade)


def _tell_room(row: Row, window: int, wide: float) -> tuple[int | float | str, ...]:
    """Return the facts of a window's drawing."""
    drawing, guild = row.drawing, row.guild
    guest = drawing.view.guilds[guild].lodgings[window]
    if guest is None:
        return (offer.VACANT,)
    bid = find_bid(drawing.pieces, drawing.view.players[drawing.scene.seat], guild, window)
    name, size = _fit_name(row, guest, wide - 6) if drawing.is_wide else ("", 0)
    return (state_of(bid), name, size, *facts_of(guest), *cost_facts(guild, bid))


def _fit_name(row: Row, guest: Tile, room: float) -> tuple[str, int]:
    """Return a guest's name, and the largest size that fits."""
    name, unit = name_briefly(row.drawing, guest), row.grid.unit
    size = next((size for size in NAMES if measure(name, size, unit) <= room), NAMES[-1])
    return fonts.fit(name, "text", row.layout.px(size), row.layout.px(room)), size
