"""Everyone's points while the game goes on; nothing of them is hidden."""

from bot.games.contract import Line, Row, Seats
from bot.games.ulm.guide.guide import UlmGuide
from tests.games.ulm.tables import PIECES, RULES, A, B, asked, fresh, lines, own, play, sail_to, table, to_act, to_push


def test_a_round_that_ends_tells_everyones_points_best_first() -> None:
    """As if the game ended now: the barge counts."""
    state = sail_to(to_act(fresh(2).copy(), ""), -3, 5)
    state.acting = (state.start + 1) % 2
    steps = play(state, "end")
    points = [RULES.scores(steps[-1].state)[seat].points for seat in (B, A)]
    assert [line.facts for line in lines(steps, "standing")] == [
        {"seat": Seats((seat,)), "points": number} for seat, number in zip((B, A), points, strict=True)
    ]
    assert points == sorted(points, reverse=True)


def test_a_turn_within_a_round_tells_no_points() -> None:
    """They come once a round."""
    state = to_act(fresh(2).copy(), "")
    state.acting = state.start
    assert lines(play(state, "end"), "standing") == []


def test_a_panel_shows_everyones_points() -> None:
    """Also what cards and sparrows of the others would score."""
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
