"""The whole board: houses, panels, banner and market, for each number of players and both sizes."""

from itertools import pairwise

from msgspec import Struct

from bot.pictures.sheet import Area, Sheet
from render.norenberc import house
from render.norenberc.drawing import TownDrawing
from render.norenberc.lay_house import lay_house
from render.norenberc.lay_panel import lay_panel
from render.norenberc.standing import find_standing, tell_calm
from render.sheet.banner import banner_height, lay_banner
from render.sheet.layout import Hand, Layout
from render.sheet.news import fill_news, wrap_news
from render.sheet.page import least_text


class Plan(Struct, frozen=True):
    """The division of a board, in pixels."""

    w: int
    h: int
    """Height of the board; 0 if it depends on the news."""
    columns: int
    """Number of houses side by side."""
    panel_columns: int
    """Number of panels side by side, below the houses; 0 for a column to the right of the houses."""
    panel_unit: float
    panel_high: int = 0
    lone_high: int = 0
    """Height of a panel that is alone in its row."""
    size: int = house.NUMBER
    """Size of the banner's text."""


HOUSE = house.WIDE
"""The width of houses on all wide boards: with the same width, they share drawings."""
PLANS: dict[tuple[str, int], Plan] = {
    ("wide", 2): Plan(1098, 699, 3, 2, 1.0, 138, size=34),
    ("wide", 3): Plan(1464, 932, 4, 3, 1.4, 337),
    ("wide", 4): Plan(1600, 1018, 3, 0, 1.14),
    ("wide", 5): Plan(1600, 1018, 3, 0, 1.0),
    ("narrow", 2): Plan(780, 0, 3, 1, 1.2, 174, size=26),
    ("narrow", 3): Plan(780, 0, 2, 2, 1.11, 246, 164, size=26),
    ("narrow", 4): Plan(780, 0, 3, 2, 0.91, 168, size=26),
    ("narrow", 5): Plan(780, 0, 3, 2, 0.77, 142, 114, size=26),
}
"""Plans by size and number of players: wide boards have Discord's ratio 11:7, narrow boards any height."""
NARROW_ROWS = 3
"""Maximum number of rows of news on a narrow board."""
LARGER = (1.3, 1.15, 1.0)
"""Scale factors for the text of short news, if there is room."""


def lay_board(drawing: TownDrawing) -> Sheet:
    """Lay out the board."""
    view, size = drawing.view, drawing.scene.look.size
    plan = PLANS[size, len(view.players)]
    banner, earlier = _lay_banner(drawing, plan)
    houses, middle = _lay_houses(drawing, plan, banner.h, earlier)
    panels, bottom = _lay_panels(drawing, plan, (banner.h, middle))
    return Sheet(plan.w, bottom, (banner, *houses, *panels), least_text(plan.w))


def _lay_banner(drawing: TownDrawing, plan: Plan) -> tuple[Area, tuple[str, ...]]:
    """Lay out the banner, as high as the news needs or the board allows; also return the news that does not fit."""
    told, room = drawing.scene.news or tell_calm(drawing), plan.w - 28
    if plan.h:
        rows = -(-len(drawing.view.guilds) // plan.columns)
        high = plan.h - rows * house.HIGH - plan.panel_high
        sizes = tuple(round(plan.size * times) for times in LARGER)
        news = fill_news(told, sizes, (room, high - banner_height(plan.size, 0)))
    else:
        news = wrap_news(told, plan.size, room, NARROW_ROWS)
        high = banner_height(plan.size, len(news.lines))
    return lay_banner(drawing, find_standing(drawing), (0, 0, plan.w, high), plan.size, news), news.earlier


def _lay_houses(drawing: TownDrawing, plan: Plan, top: int, earlier: tuple[str, ...]) -> tuple[list[Area], int]:
    """Lay out rows of houses below the banner, with the market in an empty place; also return the lower edge."""
    street = plan.w if plan.panel_columns else plan.columns * HOUSE
    guilds = len(drawing.view.guilds)
    edges = [street * column // plan.columns for column in range(plan.columns + 1)]
    unit = (edges[1] - edges[0]) / house.WIDE
    high = round(unit * house.HIGH)
    rows = -(-guilds // plan.columns)
    parts = []
    for place in range(rows * plan.columns):
        x, y = edges[place % plan.columns], top + place // plan.columns * high
        w = edges[place % plan.columns + 1] - x
        if place < guilds:
            facts = (place, int(place == drawing.called))
            parts.append(Area(x, y, w, high, "house", facts, lay_house(drawing, place, unit), int(7 * unit)))
        else:
            parts.append(_lay_market(drawing, (x, y, w, high), plan, earlier))
    return parts, top + rows * high


def _lay_market(drawing: TownDrawing, box: tuple[int, int, int, int], plan: Plan, earlier: tuple[str, ...]) -> Area:
    """Lay out the fountain, the number of guests still to come, and earlier news."""
    layout, room, row = Layout(), box[2] - 20, plan.size * 1.2
    lines = [drawing.say("stack", count=len(drawing.view.stack)), *wrap_news(earlier, plan.size, room, 3).lines]
    for at, line in enumerate(lines):
        layout.write(line, (box[2] / 2, 12 + row * (at + 0.5)), Hand(plan.size, "ink", "sky"), anchor="m", room=room)
    return Area(*box, "market", (), tuple(layout.pieces))


def _lay_panels(drawing: TownDrawing, plan: Plan, street: tuple[int, int]) -> tuple[list[Area], int]:
    """Lay out the panels beside or below the houses; also return the lower edge."""
    seats, (above, top) = len(drawing.view.players), street
    if not plan.panel_columns:
        x, high = plan.columns * HOUSE, top - above
        edges = [above + high * seat // seats for seat in range(seats + 1)]
        boxes = [(x, edges[seat], plan.w - x, edges[seat + 1] - edges[seat]) for seat in range(seats)]
    else:
        boxes, top = _rows_of_panels(plan, seats, top)
    return [lay_panel(drawing, seat, box, plan.panel_unit) for seat, box in enumerate(boxes)], top


def _rows_of_panels(plan: Plan, seats: int, top: int) -> tuple[list[tuple[int, int, int, int]], int]:
    """Return boxes for panels side by side; a single last panel has a row to itself."""
    boxes: list[tuple[int, int, int, int]] = []
    for first in range(0, seats, plan.panel_columns):
        columns = min(plan.panel_columns, seats - first)
        high = plan.panel_high if columns == plan.panel_columns else plan.lone_high
        edges = [plan.w * column // columns for column in range(columns + 1)]
        boxes += [(left, top, right - left, high) for left, right in pairwise(edges)]
        top += high
    return boxes, top
