"""The page of a server: players, head to head, records."""

from bot.pictures.sheet import Sheet
from bot.pictures.statistics import Pair, ServerPage
from render.canvas.pen import Ink
from render.sheet.initials import find_initials
from render.sheet.layout import Hand, Layout
from render.statistics.drawing import StatisticsDrawing
from render.statistics.lay_players import lay_player, lay_player_headings, make_columns
from render.statistics.stack import BADGE, EDGE, HEADINGS, ROW, SMALL, TEXT, Stack, Tile

CELL, STEP = 72, 76
"""Width of a cell of the matrix, and the distance to the next one."""
MOST_PLAYERS = 6
"""Number of players with their own color and shape."""
MATRIX = MOST_PLAYERS * STEP
NARROW_ROW = 52
"""Height of a row of the matrix on a narrow page."""


def lay_server(drawing: StatisticsDrawing, page: ServerPage) -> Sheet:
    """Lay out the page; on a wide page, the matrix is beside the players."""
    stack = Stack(drawing)
    stack.banner(drawing.name(page.title), drawing.span(page.span))
    badges = [*enumerate(find_initials(drawing.names(page.players)))]
    if drawing.is_wide:
        _lay_wide(stack, page, badges)
    else:
        _lay_narrow(stack, page, badges)
    stack.plain(8)
    stack.tiles(record_tiles(drawing, page), 3)
    return stack.sheet()


def record_tiles(drawing: StatisticsDrawing, page: ServerPage) -> list[Tile]:
    """Return the server's main records that exist."""
    tiles = []
    if page.streak:
        value = drawing.say("wins-in-a-row", wins=page.streak.wins)
        tiles.append(Tile(drawing.say("longest-streak"), value, drawing.name(page.streak.name)))
    if page.points:
        value = f"{page.points.points} \u00b7 {page.points.game}"
        tiles.append(Tile(drawing.say("best-score"), value, drawing.name(page.points.name)))
    if page.finish:
        value = drawing.say("finish", lead=page.finish.lead, game=page.finish.game)
        tiles.append(Tile(drawing.say("closest-finish"), value, drawing.name(page.finish.name)))
    return tiles


def row_ink(number: int) -> Ink:
    """Return the color of a row; the first is golden."""
    return "row_plain" if number else "row_first"


def _lay_wide(stack: Stack, page: ServerPage, badges: list[tuple[int, str]]) -> None:
    right = stack.w - EDGE - MATRIX + STEP - CELL - 8
    columns, first = make_columns(right), right + 8
    has_matrix, head = len(page.players) > 1, Layout()
    if has_matrix:
        hand = Hand(SMALL, "red", "panel")
        head.write(stack.drawing.say("ahead-behind"), (first, 20), hand, MATRIX - 8)
        for seat, letter in badges:
            head.put("token", (seat, letter), (first + seat * STEP + (CELL - BADGE) / 2, 36, BADGE, BADGE), "panel")
    lay_player_headings(head, stack.drawing, columns, 58)
    stack.plain(HEADINGS + 38, head)
    for number, (line, badge) in enumerate(zip(page.players, badges, strict=True)):
        layout = Layout()
        lay_player(layout, stack.drawing, line, badge, columns)
        if has_matrix:
            _lay_duels(layout, page.duels[number], number, first, ROW)
        stack.row(layout, row_ink(number), right)


def _lay_narrow(stack: Stack, page: ServerPage, badges: list[tuple[int, str]]) -> None:
    head, columns = Layout(), make_columns(stack.w - EDGE)
    lay_player_headings(head, stack.drawing, columns, 24)
    stack.plain(HEADINGS, head)
    for number, (line, badge) in enumerate(zip(page.players, badges, strict=True)):
        layout = Layout()
        lay_player(layout, stack.drawing, line, badge, columns)
        stack.row(layout, row_ink(number))
    if len(page.players) > 1:
        _lay_matrix(stack, page, badges)


def _lay_matrix(stack: Stack, page: ServerPage, badges: list[tuple[int, str]]) -> None:
    """Lay out the head to head below the players."""
    stack.heading(stack.drawing.say("duels"), stack.drawing.say("ahead-behind"))
    first, head = stack.w - EDGE - MATRIX + STEP - CELL, Layout()
    for seat, letter in badges:
        head.put("token", (seat, letter), (first + seat * STEP + (CELL - BADGE) / 2, 2, BADGE, BADGE), "panel")
    stack.plain(BADGE + 6, head)
    for number, (line, badge) in enumerate(zip(page.players, badges, strict=True)):
        layout = Layout()
        layout.put("token", badge, (EDGE, (NARROW_ROW - BADGE) / 2, BADGE, BADGE), "panel")
        name, left = stack.drawing.name(line.name), EDGE + BADGE + 8
        layout.write(name, (left, NARROW_ROW / 2), Hand(TEXT, "ink", "panel"), first - left - 8)
        _lay_duels(layout, page.duels[number], number, first, NARROW_ROW)
        stack.plain(NARROW_ROW, layout)


def _lay_duels(layout: Layout, duels: tuple[Pair | None, ...], own: int, first: int, high: int) -> None:
    """Lay out one player's row of the matrix."""
    for seat, pair in enumerate(duels):
        art = "pair" if pair else "self" if seat == own else "never"
        facts = (pair.ahead, pair.behind) if pair else ()
        layout.put(art, facts, (first + seat * STEP, 3, CELL, high - 6), "panel")
