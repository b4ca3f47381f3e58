"""The whole board: houses, panels, banner and market, for each number of players and both sizes."""

from msgspec import Struct

from bot.pictures.sheet import Area, Sheet
from render.norenberc import house
from render.norenberc.drawing import TownDrawing
from render.norenberc.lay_house import lay_house
from render.norenberc.lay_panel import lay_panel
from render.norenberc.standing import find_standing
from render.sheet.banner import lay_banner
from render.sheet.layout import Hand, Layout
from render.sheet.news import wrap_news
from render.sheet.page import least_text


class Plan(Struct, frozen=True):
    """How a board is divided, in pixels."""

    w: int
    columns: int
    """Houses side by side."""
    panel_columns: int
    """Panels side by side, under the houses; 0: in a column at their right."""
    panel_high: int = 0
    panel_unit: float = 1
    size: int = 36
    """Of the banner's text."""
    rows: int = 2
    """Of news, at most."""

    @property
    def row(self) -> int:
        """How high a row of the banner is."""
        return round(self.size * 1.2) + 1


HOUSE = house.WIDE
"""Every wide board has houses of one size, so that all share their drawings."""
PLANS: dict[tuple[str, int], Plan] = {
    ("wide", 2): Plan(1098, 3, 2, 206),
    ("wide", 3): Plan(1200, 2, 0, panel_unit=1.2),
    ("wide", 4): Plan(1600, 3, 0),
    ("wide", 5): Plan(1600, 3, 0),
    ("narrow", 2): Plan(780, 3, 1, 184, 0.98, 26, 3),
    ("narrow", 3): Plan(780, 2, 2, 144, 0.77, 26, 3),
    ("narrow", 4): Plan(780, 3, 2, 144, 0.77, 26, 3),
    ("narrow", 5): Plan(780, 3, 2, 144, 0.77, 26, 3),
}


def lay_board(drawing: TownDrawing) -> Sheet:
    """The board as a sheet."""
    view, size = drawing.view, drawing.scene.look.size
    plan = PLANS[size, len(view.players)]
    news, earlier = wrap_news(drawing.scene.news, plan.size, plan.w - 28, plan.rows)
    top = (1 + len(news)) * plan.row + 14
    banner = lay_banner(drawing, find_standing(drawing), (0, 0, plan.w, top), plan.size, news)
    houses, middle = _lay_houses(drawing, plan, top, earlier)
    panels, bottom = _lay_panels(drawing, plan, (top, middle), earlier)
    return Sheet(plan.w, bottom, (banner, *houses, *panels), least_text(plan.w))


def _lay_houses(drawing: TownDrawing, plan: Plan, top: int, earlier: tuple[str, ...]) -> tuple[list[Area], int]:
    """Rows of houses below the banner; an empty place at the end is the market. Gives where they end."""
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
    """The fountain, the number of guests still to come, and earlier news."""
    layout, room, row = Layout(), box[2] - 20, plan.size * 1.2
    lines = [drawing.say("stack", count=len(drawing.view.stack)), *wrap_news(earlier, plan.size, room, 3)[0]]
    for at, line in enumerate(lines):
        layout.write(line, (box[2] / 2, 12 + row * (at + 0.5)), Hand(plan.size, "ink", "sky"), anchor="m", room=room)
    return Area(*box, "market", (), tuple(layout.pieces))


def _lay_panels(
    drawing: TownDrawing, plan: Plan, street: tuple[int, int], earlier: tuple[str, ...]
) -> tuple[list[Area], int]:
    """Beside the street of houses, or below it."""
    seats, (above, top) = len(drawing.view.players), street
    if not plan.panel_columns:
        x, high = plan.columns * HOUSE, top - above
        edges = [above + high * seat // seats for seat in range(seats + 1)]
        boxes = [(x, edges[seat], plan.w - x, edges[seat + 1] - edges[seat]) for seat in range(seats)]
        return [lay_panel(drawing, seat, box, plan.panel_unit) for seat, box in enumerate(boxes)], top
    columns = plan.panel_columns
    edges = [plan.w * column // columns for column in range(columns + 1)]
    parts = []
    for place in range(-(-seats // columns) * columns):
        x, y = edges[place % columns], top + place // columns * plan.panel_high
        box = (x, y, edges[place % columns + 1] - x, plan.panel_high)
        parts.append(
            lay_panel(drawing, place, box, plan.panel_unit)
            if place < seats
            else _lay_notice(drawing, box, plan, earlier)
        )
    return parts, top + -(-seats // columns) * plan.panel_high


def _lay_notice(drawing: TownDrawing, box: tuple[int, int, int, int], plan: Plan, earlier: tuple[str, ...]) -> Area:
    """Earlier news and the guests still to come, where a place among the panels is left."""
    layout, room = Layout(), box[2] - 56
    row = plan.size * 1.2
    lines = wrap_news(earlier, plan.size, room, int((box[3] - 40) // row) - 1)[0]
    lines.append(drawing.say("stack", count=len(drawing.view.stack)))
    for at, line in enumerate(lines):
        layout.write(line, (28, 24 + row * (at + 0.5)), Hand(plan.size, "ink", "panel"), room=room)
    return Area(*box, "notice", (), tuple(layout.pieces))
