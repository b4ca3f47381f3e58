"""The end of the game: places, ties and what scores nothing; and the sequence of rounds."""

import pytest

from bot.games.contract import Line, Reason, Seats
from bot.games.notredame.rules.state import OVER, State
from tests.games.notredame.tables import (
    PIECES,
    RULES,
    A,
    B,
    C,
    D,
    act,
    fresh,
    give_points,
    lines,
    own_messages,
    put_pieces,
    set_gold,
    set_supply,
    shown,
    suffer,
    table,
)


def places(state: State) -> list[int]:
    """Return the place of each seat."""
    return [score.place for score in RULES.scores(state)]


def last_round(seats: int = 4) -> State:
    """Set up round 9 before its plague."""
    state = table(seats)
    state.round = 9
    return state


def test_most_points_win() -> None:
    """ND.END.1: Most VP wins."""
    state = table(3)
    for seat, number in enumerate((12, 30, 29)):
        give_points(state, seat, number)

    assert places(state) == [3, 1, 2]
    assert [score.points for score in RULES.scores(state)] == [12, 30, 29]


def test_gold_and_supply_break_a_tie() -> None:
    """ND.END.2: A and B have 52 VP; A has gold 3, supply 1, B gold 0, supply 5: B wins. With B's supply 4 both win.

    (example 43)
    """
    state = table(3)
    give_points(state, A, 52)
    give_points(state, B, 52)
    set_gold(state, 3, 0)
    set_supply(state, A, 1)
    set_supply(state, B, 5)
    assert places(state) == [2, 1, 3]

    set_supply(state, B, 4)

    assert places(state) == [1, 1, 3]
    assert RULES.scores(state)[A].tie_breaks == (Reason(4, Line("tie_gold_and_markers")),)


def test_a_shared_place_skips_the_next_one() -> None:
    """ND.END.3: Equal points and equal sums share a place, and the next place is skipped: 1, 1, 3 (fine point 27)."""
    state = table(4)
    for seat, number in enumerate((20, 20, 10, 10)):
        give_points(state, seat, number)
    set_gold(state, 3, 3, 5, 2)

    assert places(state) == [1, 1, 3, 4]


def test_nothing_else_scores() -> None:
    """ND.END.4: Gold, markers, messages and a low rat marker are worth nothing at the end."""
    state = last_round(3)
    set_gold(state, 9, 0, 0)
    put_pieces(state, A, residence=5, park=4, friend="park")
    own_messages(state, A, "0.1", "1.1", "2.1", "0.2")

    state = suffer(state, 0)[-1].state

    assert [score.points for score in RULES.scores(state)] == [0, 0, 0]


def test_after_round_nine_the_game_is_over() -> None:
    """ND.END.5: After round 9 no seat is asked; the plague, the cathedral and the final scores are shown."""
    steps = suffer(last_round(), 0)

    assert steps[-1].state.phase is OVER
    assert RULES.prompts(steps[-1].state) == ()
    assert shown(steps) == ["plague", "cathedral", "scores"]


def test_lines_report_winner_and_points() -> None:
    """ND.END.6: The lines name the winner, then each player's points, highest first."""
    state = last_round(3)
    give_points(state, B, 8)

    told = [(line.key, line.facts) for line in lines(suffer(state, 0), "won", "total")]

    assert told[0] == ("won", {"seats": Seats((B,))})
    assert [(facts["points"], facts["place"]) for _, facts in told[1:]] == [(8, 1), (0, 2), (0, 2)]


def test_every_point_has_its_reason() -> None:
    """ND.END.7: Points are listed by reason; a reason without points is left out."""
    state = table(3)
    state.players[A].points = [4, 3, 6, 0, 5, 2, -2]

    score = RULES.scores(state)[A]

    assert score.points == 18
    assert score.reasons == (
        Reason(4, Line("score_residence")),
        Reason(3, Line("score_messages")),
        Reason(6, Line("score_donations")),
        Reason(5, Line("score_cathedral")),
        Reason(2, Line("score_park")),
        Reason(-2, Line("score_plague")),
    )


def test_the_bell_ringer_goes_round() -> None:
    """ND.END.8: The bell-ringer moves one seat after each round, even after round 9 (fine point 24)."""
    state = fresh(4, 7)
    first, starts = state.start, {}
    while prompts := RULES.prompts(state):
        starts[state.round] = state.start
        state = act(state, prompts[0].seat, prompts[0].options[-1])

    assert starts == {number: (first + number - 1) % 4 for number in range(1, 10)}
    assert state.start == (first + 9) % 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_three_periods_of_three_rounds(seats: int) -> None:
    """ND.END.9: In each period the six brown persons and the three gray ones of its letter appear once each."""
    state, shown_by_round = fresh(seats, 3), {}
    while prompts := RULES.prompts(state):
        shown_by_round[state.round] = state.persons
        state = act(state, prompts[-1].seat, prompts[-1].options[-1])

    assert sorted(shown_by_round) == list(range(1, 10))
    for period, letter in enumerate("abc"):
        rounds = [shown_by_round[3 * period + number] for number in (1, 2, 3)]
        assert sorted(person for persons in rounds for person in persons[:2]) == list(PIECES.piles["brown"])
        assert sorted(persons[2] for persons in rounds) == list(PIECES.piles[letter])


def test_all_first_places_win() -> None:
    """ND.END.10: All players who share first place have won."""
    state = last_round(4)
    for seat in (C, D):
        give_points(state, seat, 9)

    [won] = lines(suffer(state, 0), "won")

    assert won.facts == {"seats": Seats((C, D))}
