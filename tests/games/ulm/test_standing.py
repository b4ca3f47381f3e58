"""The players' points during the game, none of which are hidden."""

from bot.games.contract import Line, Row, Seats
from bot.games.ulm.guide.guide import UlmGuide
from tests.games.ulm.tables import PIECES, RULES, A, B, asked, fresh, lines, own, play, sail_to, table, to_act, to_push


def test_the_end_of_a_round_lists_everyones_points_best_first() -> None:
    """Points count as if the game ended now, including those for the barge's space."""
    state = sail_to(to_act(fresh(2).copy(), ""), -3, 5)
    state.acting = (state.start + 1) % 2
    steps = play(state, "end")
    points = [RULES.scores(steps[-1].state)[seat].points for seat in (B, A)]
    assert [line.facts for line in lines(steps, "standing")] == [
        {"seat": Seats((seat,)), "points": number} for seat, number in zip((B, A), points, strict=True)
    ]
    assert points == sorted(points, reverse=True)


def test_a_turn_within_a_round_lists_no_points() -> None:
    state = to_act(fresh(2).copy(), "")
    state.acting = state.start
    assert lines(play(state, "end"), "standing") == []


def test_a_panel_shows_everyones_points() -> None:
    """Points for cards and sparrows are included."""
    state = to_push(table(2))
    own(state, B, sparrows=4)
    prompt = asked(state)
    means = UlmGuide(PIECES).explain(RULES.view(state, prompt.seat), prompt).means
    [row] = [one for one in means if isinstance(one, Row) and one.heading]
    points = [score.points for score in RULES.scores(state)]
    assert row.lines == (
        Line("panel_points", {"seat": Seats((B,)), "points": points[B]}),
        Line("panel_points_own", {"points": points[A]}),
    )
