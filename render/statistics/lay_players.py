"""Rows of players: badge, name, games, wins, mean place, last places."""

from typing import NamedTuple

from bot.pictures.statistics import PlayerLine
from render.sheet.layout import Hand, Layout
from render.statistics.drawing import StatisticsDrawing
from render.statistics.stack import BADGE, EDGE, ROW, SMALL, TEXT

RECENT = 5
CHIP, STEP = 28, 32
"""Width of a recent place, and the distance to the next one."""
WINS, PLACE, GAMES = 130, 76, 84
"""Widths of columns."""


class Columns(NamedTuple):
    """The left edges of the columns, and the right edge of all."""

    badge: int
    name: int
    games: int
    wins: int
    place: int
    recent: int
    right: int


def make_columns(right: int, indent: int = 0) -> Columns:
    """Place the columns from the right edge; the name gets the rest."""
    recent = right - RECENT * STEP - 4
    place = recent - PLACE
    wins = place - WINS
    left = EDGE + 8 + indent
    return Columns(left, left + BADGE + 8, wins - GAMES, wins, place, recent, right)


def lay_player_headings(layout: Layout, drawing: StatisticsDrawing, at: Columns, y: float) -> None:
    """Write the names of the columns."""
    hand = Hand(SMALL, "faint", "panel")
    layout.write(drawing.say("player"), (at.badge, y), hand, at.games - at.badge - 8)
    layout.write(drawing.say("column-games"), (at.wins - 20, y), hand, GAMES + 10, anchor="r")
    layout.write(drawing.say("column-wins"), (at.wins, y), hand, WINS - 8)
    layout.write(drawing.say("column-place"), (at.place + PLACE / 2, y), hand, PLACE - 4, anchor="m")
    layout.write(drawing.say("column-recent"), (at.right - 6, y), hand, RECENT * STEP, anchor="r")


def lay_player(
    layout: Layout, drawing: StatisticsDrawing, line: PlayerLine, badge: tuple[int, str], at: Columns
) -> None:
    """Lay out one player in a row, with text on a transparent background."""
    hand, middle = Hand(TEXT, "ink", ""), ROW / 2
    layout.put("token", badge, (at.badge, (ROW - BADGE) / 2, BADGE, BADGE))
    taken = layout.write(str(line.games), (at.wins - 20, middle), hand, anchor="r")
    layout.write(drawing.name(line.name), (at.name, middle), hand, at.wins - 20 - taken - 10 - at.name)
    share = round(100 * line.wins / line.games) if line.games else 0
    layout.put("share", (drawing.share(line.wins, line.games), share), (at.wins, 8, WINS - 12, ROW - 18))
    layout.write(drawing.decimal(line.place), (at.place + PLACE / 2, middle), hand, anchor="m")
    lay_recent(layout, line.recent, at.right - 6)


def lay_recent(layout: Layout, places: tuple[int, ...], right: int) -> None:
    """Lay out the last places, ending at a right edge."""
    left = right - len(places) * STEP + STEP - CHIP
    for number, place in enumerate(places):
        layout.put("chip", (place,), (left + number * STEP, (ROW - 34) / 2, CHIP, 34))
