"""The pages of a server's records and of its leaderboard."""

from bot.pictures.sheet import Sheet
from bot.pictures.statistics import Rank, RankingPage, RecordsPage
from render.sheet.initials import find_initials
from render.sheet.layout import Hand, Layout
from render.statistics.drawing import StatisticsDrawing
from render.statistics.lay_players import PLACE, WINS
from render.statistics.lay_server import row_ink
from render.statistics.stack import BADGE, EDGE, HEADINGS, ROW, SMALL, TEXT, Stack, Tile

POINTS, SEATS, GAME = 90, 130, 190
RANK = 46
"""Widths of columns."""


def lay_records(drawing: StatisticsDrawing, page: RecordsPage) -> Sheet:
    """Lay out the best scores by game and number of seats, then the other records."""
    stack, right, head = Stack(drawing), drawing.w - EDGE - 10, Layout()
    stack.banner(drawing.name(page.title), drawing.span(page.span))
    game = GAME if not drawing.is_wide else 2 * GAME
    lefts, hand = (EDGE + 10, EDGE + 10 + game, EDGE + 10 + game + SEATS + POINTS), Hand(SMALL, "faint", "panel")
    head.write(drawing.say("column-game"), (lefts[0], 24), hand, game - 10)
    head.write(drawing.say("column-seats"), (lefts[1], 24), hand, SEATS - 10)
    head.write(drawing.say("column-points"), (lefts[2] - 14, 24), hand, POINTS - 4, anchor="r")
    head.write(drawing.say("player"), (lefts[2] + 10, 24), hand, right - lefts[2] - 10)
    stack.plain(HEADINGS, head)
    for record in page.best:
        layout, text = Layout(), Hand(TEXT, "ink", "")
        layout.write(record.game, (lefts[0], ROW / 2), text, game - 10)
        layout.write(str(record.seats), (lefts[1], ROW / 2), text, SEATS)
        layout.write(str(record.points), (lefts[2] - 14, ROW / 2), text, anchor="r")
        layout.write(drawing.name(record.name), (lefts[2] + 10, ROW / 2), text, right - lefts[2] - 10)
        stack.row(layout)
    stack.plain(8)
    stack.tiles(_other_records(drawing, page), 2)
    return stack.sheet()


def _other_records(drawing: StatisticsDrawing, page: RecordsPage) -> list[Tile]:
    tiles = []
    if page.streak:
        value = drawing.say("wins-in-a-row", wins=page.streak.wins)
        tiles.append(Tile(drawing.say("longest-streak"), value, drawing.name(page.streak.name)))
    if page.finish:
        value = drawing.say("finish", lead=page.finish.lead, game=page.finish.game)
        tiles.append(Tile(drawing.say("closest-finish"), value, drawing.name(page.finish.name)))
    return tiles


def lay_ranking(drawing: StatisticsDrawing, page: RankingPage) -> Sheet:
    """Lay out a leaderboard: rank, player, games, wins, mean place, records."""
    stack, head = Stack(drawing), Layout()
    stack.banner(drawing.name(page.title), say_order(drawing, page))
    columns = _rank_columns(drawing.w)
    hand, (name, games, wins, place, records) = Hand(SMALL, "faint", "panel"), columns
    head.write(drawing.say("player"), (name, 24), hand, games - name - 80)
    head.write(drawing.say("column-games"), (games, 24), hand, 84, anchor="r")
    head.write(drawing.say("column-wins"), (wins, 24), hand, WINS - 12)
    head.write(drawing.say("column-place"), (place, 24), hand, PLACE - 2, anchor="m")
    head.write(drawing.say("column-records"), (records, 24), hand, 100, anchor="r")
    stack.plain(HEADINGS, head)
    initials = find_initials(tuple(drawing.name(rank.line.name) for rank in page.ranks))
    for number, (rank, letter) in enumerate(zip(page.ranks, initials, strict=True)):
        layout = Layout()
        _lay_rank(layout, drawing, rank, (number, letter), columns)
        stack.row(layout, row_ink(number))
    return stack.sheet()


def say_order(drawing: StatisticsDrawing, page: RankingPage) -> str:
    """Return what the leaderboard is sorted by."""
    return drawing.say(f"order-{page.order}", least=page.least)


def _rank_columns(w: int) -> tuple[int, int, int, int, int]:
    """Return the columns' positions: name (left), games (right), wins (left), place (middle), records (right)."""
    records = w - EDGE - 14
    place = records - 100 - PLACE // 2
    wins = place - PLACE // 2 - WINS
    return EDGE + 10 + RANK + BADGE + 8, wins - 18, wins, place, records


def _lay_rank(
    layout: Layout, drawing: StatisticsDrawing, rank: Rank, badge: tuple[int, str], columns: tuple[int, ...]
) -> None:
    hand, (name, games, wins, place, records), line = Hand(TEXT, "ink", ""), columns, rank.line
    layout.write(f"{badge[0] + 1}.", (EDGE + 10, ROW / 2), hand)
    layout.put("token", badge, (EDGE + 10 + RANK, (ROW - BADGE) / 2, BADGE, BADGE))
    taken = layout.write(str(line.games), (games, ROW / 2), hand, anchor="r")
    layout.write(drawing.name(line.name), (name, ROW / 2), hand, games - taken - 10 - name)
    share = round(100 * line.wins / line.games) if line.games else 0
    layout.put("share", (drawing.share(line.wins, line.games), share), (wins, 8, WINS - 12, ROW - 18))
    layout.write(drawing.decimal(line.place), (place, ROW / 2), hand, anchor="m")
    layout.write(str(rank.records), (records, ROW / 2), hand, anchor="r")
