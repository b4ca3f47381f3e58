"""Points that are public during the game."""

from bot.games.contract import Line, Row, Seat, Seats
from bot.games.norenberc.guide.guide import explain
from bot.games.norenberc.rules.standings import public_scores
from bot.games.norenberc.rules.state import State
from tests.games.norenberc.tables import (
    BAKERS,
    BREWERS,
    PIECES,
    RULES,
    TAX_COLLECTOR,
    asked,
    craft,
    end_round,
    end_round_lines,
    fresh,
    hold,
    move_to_round,
    table,
)


def with_money(state: State, *talers: int) -> State:
    """Set the players' money."""
    for player, money in zip(state.players, talers, strict=True):
        player.money = money
    return state


def shown_points(state: State, seat: Seat) -> list[Line]:
    """Return the row of points on a player's panel."""
    means = explain(PIECES, RULES.view(state, seat), asked(state, seat)).means
    return [line for row in means if isinstance(row, Row) and row.heading for line in row.lines]


def test_public_points_do_not_depend_on_hidden_money() -> None:
    """Public points exclude those for being the richest and for Tax Collectors."""
    state = table(2)
    state.players[1].townsmen = (TAX_COLLECTOR,)
    poor, rich = with_money(state.copy(), 0, 0), with_money(state.copy(), 0, 50)
    assert public_scores(PIECES, poor) == public_scores(PIECES, rich)
    assert RULES.scores(poor) != RULES.scores(rich)


def number(line: Line, fact: str) -> int:
    """Return a fact that is a number."""
    value = line.facts[fact]
    assert isinstance(value, int)
    return value


def test_points_beside_the_picture_are_in_turn_order() -> None:
    """The row of points also shows the turn order, which has a separate row only while all players have 0 points."""
    state = table(3)
    state.order = (2, 0, 1)
    keys = [
        line.key for line in explain(PIECES, RULES.view(state, 0), asked(state, 0)).beside if isinstance(line, Line)
    ]
    assert keys == ["panel_things", "status_order"]

    state.players[1].craftsmen = (craft(BAKERS, 3),)
    _things, row = explain(PIECES, RULES.view(state, 0), asked(state, 0)).beside

    assert isinstance(row, Row)
    assert [line.facts["seat"] for line in row.lines] == [Seats((seat,)) for seat in state.order]
    points = {score.seat: score.points for score in public_scores(PIECES, state)}
    assert [number(line, "points") for line in row.lines] == [points[seat] for seat in state.order]


def test_the_end_of_a_round_lists_everyones_points_and_what_changed() -> None:
    """The list is sorted by points, highest first, with gains by category and points lost to new majorities."""
    state = table(2)
    state.players[1].craftsmen = (craft(BAKERS, 3),)
    hold(state, 0, pastries=2)
    before = {Seats((score.seat,)): score.points for score in public_scores(PIECES, state)}

    told = end_round_lines(state, "standing")

    after = {Seats((score.seat,)): score.points for score in public_scores(PIECES, end_round(state))}
    for line in told:
        who = line.facts["seat"]
        assert isinstance(who, Seats)
        gained = sum(number(line, fact) for fact in ("majorities", "crests", "craftsmen"))
        assert number(line, "points") == after[who] == before[who] + gained - number(line, "overtaken")
    points = [number(line, "points") for line in told]
    assert points == sorted(points, reverse=True)


def test_the_last_round_lists_no_standing() -> None:
    """The final scores follow immediately."""
    state = table(2)
    move_to_round(state, PIECES.rounds)
    assert end_round_lines(state, "standing") == []


def test_a_panel_shows_everyones_points_best_first() -> None:
    state = table(2)
    state.players[1].craftsmen = (craft(BREWERS, 3),)
    points = public_scores(PIECES, state)[1].points
    assert shown_points(state, 0) == [
        Line("panel_points", {"seat": Seats((1,)), "points": points}),
        Line("panel_points_own", {"points": 0}),
    ]


def test_a_panel_shows_no_row_of_zeros() -> None:
    assert shown_points(fresh(2), 0) == []
