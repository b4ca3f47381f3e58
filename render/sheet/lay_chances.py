"""The page of winning chances: a chart over the course of the game, with a legend."""

from collections.abc import Iterator

from bot.pictures.sheet import Sheet
from render.sheet.chances import HALF, MARK, WHOLE
from render.sheet.drawing import Drawing
from render.sheet.page import EDGE, TEXT, D, Page
from render.sheet.text_limits import shorten_name

HIGH = 420
"""Height of the chart, in units."""
AXIS = 118
"""Width of the labels to the left of the chart, in units."""
ROW = 64
"""Height of a player's row."""
PLAYERS = 2
"""Number of players side by side on a wide page."""


def hundredths_of(drawing: Drawing) -> list[tuple[int, ...]]:
    """Return the percentages over time, by seat."""
    chances = drawing.scene.chances
    return [tuple(round(WHOLE * moment[seat]) for moment in chances) for seat in range(len(drawing.scene.names))]


def lay_chances(drawing: D) -> Sheet:
    """Lay out the chart with its legend."""
    page = Page(drawing, drawing.say("chances"))
    lines = hundredths_of(drawing)
    shapes = tuple((drawing.badge(seat)[0], shares) for seat, shares in enumerate(lines))
    left, top = EDGE + AXIS, page.y
    page.layout.put("chances", (page.unit, shapes), (left, top, page.wide - EDGE - left, HIGH), "panel")
    for share in (0, HALF, WHOLE):
        y = top + MARK + (HIGH - 2 * MARK) * (1 - share / WHOLE)
        page.write(drawing.say("share", share=share), left - 12, y, AXIS - 12, "faint", anchor="r")
    page.y = top + HIGH + TEXT * 0.9
    room = (page.wide - EDGE - left) / 2 - 8
    page.write(drawing.say("chances-begin"), left, page.y, room, "faint")
    page.write(drawing.say("chances-end"), page.wide - EDGE, page.y, room, "faint", anchor="r")
    page.y += TEXT * 0.9
    _lay_players(page, lines)
    return page.sheet()


def _lay_players(page: Page[D], lines: list[tuple[int, ...]]) -> None:
    """Lay out the legend: each player's badge and name."""
    columns = PLAYERS if page.drawing.is_wide else 1
    column = (page.wide - 2 * EDGE) / columns
    for seat in range(len(lines)):
        x, y = EDGE + seat % columns * column, page.y + seat // columns * ROW
        page.layout.put("token", page.drawing.badge(seat), (x, y + 4, 52, 52), "panel")
        page.write(page.drawing.names[seat], x + 66, y + 30, column - 86)
    page.y += ROW * -(-len(lines) // columns)


def describe_chances(drawing: Drawing) -> Iterator[str]:
    """Yield a sentence per player with the chances at the start and after each quarter of the game."""
    yield drawing.say("alt-chances")
    for seat, shares in enumerate(hundredths_of(drawing)):
        last = len(shares) - 1
        told = [str(shares[last * quarter // 4]) for quarter in range(5)] if shares else []
        yield drawing.say("alt-chance", name=shorten_name(drawing.scene.names[seat]), shares=", ".join(told))
