"""The pages of one player: totals, head to head, results by game."""

from bot.pictures.sheet import Sheet
from bot.pictures.statistics import DuelsPage, GamesPage, Mate, PersonPage, SeatsLine
from render.sheet.initials import find_initials
from render.sheet.layout import Hand, Layout
from render.statistics.drawing import StatisticsDrawing
from render.statistics.lay_players import lay_player, lay_player_headings, make_columns
from render.statistics.stack import BADGE, EDGE, HEADINGS, ROW, SMALL, TEXT, Stack, Tile

NONE = "\u2013"
"""Shown in place of a fact that does not exist yet."""
SEATS_ROW = 44


def lay_person(drawing: StatisticsDrawing, page: PersonPage) -> Sheet:
    """Lay out a player's totals and tiles."""
    stack, columns, head, layout = Stack(drawing), make_columns(drawing.w - EDGE), Layout(), Layout()
    name = drawing.name(page.line.name)
    stack.banner(name, drawing.span(page.span))
    lay_player_headings(head, drawing, columns, 24)
    stack.plain(HEADINGS, head)
    lay_player(layout, drawing, page.line, (0, find_initials((name,))[0]), columns)
    stack.row(layout, "row_first")
    stack.plain(8)
    stack.tiles(person_tiles(drawing, page), 3 if drawing.is_wide else 2)
    return stack.sheet()


def person_tiles(drawing: StatisticsDrawing, page: PersonPage) -> list[Tile]:
    """Return the facts about a player."""
    say = drawing.say
    live, slow = (NONE if one is None else drawing.duration(one) for one in (page.live_seconds, page.slow_seconds))
    return [
        Tile(say("streak"), say("wins-in-a-row", wins=page.streak), say("best-streak", wins=page.best_streak)),
        Tile(say("pace"), say("pace-live", time=live), say("pace-slow", time=slow)),
        Tile(say("this-month"), say("games", games=page.month_games), say("won", wins=page.month_wins)),
        _mate_tile(drawing, "companion", page.companion),
        _mate_tile(drawing, "rival", page.rival),
        Tile(say("computers"), say("games", games=page.computer_games), say("won", wins=page.computer_wins)),
    ]


def _mate_tile(drawing: StatisticsDrawing, key: str, mate: Mate | None) -> Tile:
    if mate is None:
        return Tile(drawing.say(key), NONE)
    note = drawing.say(f"{key}-note", games=mate.games, duel=drawing.pair(mate.duel))
    return Tile(drawing.say(key), drawing.name(mate.name), note)


def lay_duels(drawing: StatisticsDrawing, page: DuelsPage) -> Sheet:
    """Lay out a player's head to head with each opponent."""
    stack, head, right = Stack(drawing), Layout(), drawing.w - EDGE - 10
    stack.banner(drawing.name(page.name), drawing.span(page.span))
    wide, tied = (420 if drawing.is_wide else 220), 120
    left, hand = right - wide - tied, Hand(SMALL, "faint", "panel")
    head.write(drawing.say("opponent"), (EDGE + 8, 24), hand, left - EDGE - 20)
    head.write(drawing.say("ahead-behind"), (left + wide / 2, 24), hand, wide + 60, anchor="m")
    head.write(drawing.say("column-tied"), (right, 24), hand, tied - 44, anchor="r")
    stack.plain(HEADINGS, head)
    initials = find_initials(tuple(drawing.name(one.name) for one in page.opponents))
    for seat, (one, letter) in enumerate(zip(page.opponents, initials, strict=True)):
        layout, name = Layout(), EDGE + BADGE + 16
        layout.put("token", (seat, letter), (EDGE + 8, (ROW - BADGE) / 2, BADGE, BADGE))
        layout.write(drawing.name(one.name), (name, ROW / 2), Hand(TEXT, "ink", ""), left - name - 12)
        layout.put("balance", (one.duel.ahead, one.duel.behind), (left, 8, wide, ROW - 18))
        layout.write(str(one.tied), (right, ROW / 2), Hand(TEXT, "ink", ""), anchor="r")
        stack.row(layout)
    return stack.sheet()


def lay_games(drawing: StatisticsDrawing, page: GamesPage) -> Sheet:
    """Lay out a player's results by game, and the points by number of seats."""
    stack, columns = Stack(drawing), _seats_columns(drawing.w)
    stack.banner(drawing.name(page.name), drawing.span(page.span))
    head, hand = Layout(), Hand(SMALL, "faint", "panel")
    for key, (x, anchor) in zip(("seats", "games", "best", "mean"), columns, strict=True):
        head.write(drawing.say(f"column-{key}"), (x, 24), hand, drawing.w / 4 - 12, anchor=anchor)
    stack.plain(HEADINGS, head)
    for game in page.games:
        place = drawing.say("place", place=drawing.decimal(game.place))
        won = drawing.say("wins-note", share=drawing.share(game.wins, game.games))
        stack.heading(game.title, f"{won} \u00b7 {place}")
        for line in game.by_seats:
            _lay_seats(stack, line, columns)
    return stack.sheet()


def _seats_columns(w: int) -> list[tuple[float, str]]:
    """Return the positions of four columns with their anchors."""
    right = w - EDGE - 12
    return [(EDGE + 10, "l"), *((right - (3 - at) * w / 4.2, "r") for at in (1, 2, 3))]


def _lay_seats(stack: Stack, line: SeatsLine, columns: list[tuple[float, str]]) -> None:
    layout, drawing = Layout(), stack.drawing
    told = (drawing.say("seats", seats=line.seats), str(line.games), str(line.best), drawing.decimal(line.mean))
    for text, (x, anchor) in zip(told, columns, strict=True):
        layout.write(text, (x, SEATS_ROW / 2), Hand(TEXT, "ink", ""), anchor=anchor)
    stack.row(layout, high=SEATS_ROW)
