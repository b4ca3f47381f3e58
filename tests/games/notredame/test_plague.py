"""The plague: levels, outbreaks, and the lost marker."""

import pytest

from bot.errors import NoWayBack
from bot.games import answers
from bot.games.contract import Seats, encode
from bot.games.notredame.rules.state import DRAFT, PLAGUE, State
from tests.games.figures import put
from tests.games.notredame.tables import (
    RULES,
    A,
    B,
    C,
    act,
    asked,
    asked_seats,
    changed_rules,
    give_points,
    lines,
    options,
    pieces_in,
    play,
    play_one,
    points,
    put_pieces,
    shown,
    suffer,
    table,
)


def afflicted(rat: int, *, friend: str = "", vp: int = 10, **sectors: int) -> State:
    """Give A this rat marker, these pieces and points, and keep all other players safe from outbreaks."""
    state = table()
    put_pieces(state, A, friend=friend, **sectors)
    state.players[A].rat = rat
    give_points(state, A, vp)
    return state


@pytest.mark.parametrize(("rat", "hospital", "friend", "after"), [(4, 2, "", 5), (6, 0, "", 9), (5, 3, "hospital", 4)])
def test_a_plague_with_three_rats(rat: int, hospital: int, friend: str, after: int) -> None:
    """ND.PLAGUE.1: Rats 3 minus the hospital's pieces move the rat marker from 4 to 5, 6 to 9, 5 to 4 (scenario 9)."""
    state = suffer(afflicted(rat, hospital=hospital, friend=friend), 3)[-1].state

    assert (state.players[A].rat, points(state)) == (after, 10)


@pytest.mark.parametrize(("rat", "hospital"), [(5, 2), (9, 0)])
def test_a_plague_with_seven_rats_breaks_out(rat: int, hospital: int) -> None:
    """ND.PLAGUE.2: At level 10 and at 16 the rat marker stops at 9; 2 VP and one marker are lost (scenario 10)."""
    state = suffer(afflicted(rat, hospital=hospital, bank=3), 7)[-1].state

    assert (state.players[A].rat, points(state)) == (9, 8)
    assert (pieces_in(state, A, "bank"), pieces_in(state, A, "hospital")) == (2, hospital)
    assert state.players[A].points[6] == -2


def test_exactly_nine_is_harmless() -> None:
    """ND.PLAGUE.3: Rats 7, hospital 1 and the friend move the rat marker from 4 to 9 without a loss (scenario 10)."""
    state = suffer(afflicted(4, hospital=1, friend="hospital"), 7)[-1].state

    assert (state.players[A].rat, points(state), pieces_in(state, A, "hospital")) == (9, 10, 2)


def test_a_level_below_zero_is_zero() -> None:
    """ND.PLAGUE.4: A level below 0 counts as 0; the surplus is not kept."""
    assert suffer(afflicted(1, hospital=5), 2)[-1].state.players[A].rat == 0


def test_the_hospital_acts_before_the_plague() -> None:
    """ND.PLAGUE.5: The hospital's card keeps the rat marker on 0; rats 4 minus hospital 1 move it to 3 (example 22)."""
    state = play_one(table(), "hospital")
    assert state.players[A].rat == 0

    assert suffer(state, 4)[-1].state.players[A].rat == 3


def test_the_hospital_holds_the_level_at_nine() -> None:
    """ND.PLAGUE.6: Rats 5 and hospital 4 move the rat marker from 8 to 9 without a loss (example 36)."""
    state = suffer(afflicted(8, hospital=4), 5)[-1].state

    assert (state.players[A].rat, points(state)) == (9, 10)


def test_standing_on_nine_costs_nothing_by_itself() -> None:
    """ND.PLAGUE.7: With as many rats as hospital pieces, a rat marker on 9 stays there harmlessly (fine point 15)."""
    state = suffer(afflicted(9, hospital=3), 3)[-1].state

    assert (state.players[A].rat, points(state)) == (9, 10)


def test_the_owner_chooses_between_tied_sectors() -> None:
    """ND.PLAGUE.8: At level 10 A loses the last VP, and chooses between bank and hospital, tied at 3 (example 37)."""
    state = suffer(afflicted(8, hospital=3, bank=3, vp=1), 5)[-1].state

    assert (state.phase, state.players[A].rat, points(state)) == (PLAGUE, 9, 0)
    assert asked(state, A).id == "r1.plague"
    assert options(state, A) == ("bank", "hospital")
    after = act(state, A, "hospital")
    assert (pieces_in(after, A, "hospital"), pieces_in(after, A, "bank")) == (2, 3)
    assert after.players[A].general == state.players[A].general + 1


def test_the_hospital_may_lose_its_marker() -> None:
    """ND.PLAGUE.9: The hospital may lose its marker, which still counted for this round's level (fine point 18)."""
    state = suffer(afflicted(9, hospital=3, bank=1), 4)[-1].state

    assert (pieces_in(state, A, "hospital"), state.players[A].rat) == (2, 9)


def test_the_friend_is_never_lost() -> None:
    """ND.PLAGUE.10: Hospital empty, friend alone in the bank, one marker in the park: the park loses its marker.

    The friend's sector cannot be chosen to save the marker (example 38) (fine point 17).
    """
    state = suffer(afflicted(9, friend="bank", park=1), 3)[-1].state

    assert (pieces_in(state, A, "park"), pieces_in(state, A, "bank")) == (0, 1)


def test_pieces_decide_which_sector_is_fullest() -> None:
    """ND.PLAGUE.11: The friend counts: with him in it, bank 2 is fuller than park 2 and loses a marker."""
    state = suffer(afflicted(9, friend="bank", bank=2, park=2), 3)[-1].state

    assert (state.players[A].markers[1], pieces_in(state, A, "park")) == (1, 2)


def test_without_a_marker_only_points_are_lost() -> None:
    """ND.PLAGUE.12: With only the friend in the borough, 7 VP become 5 VP and nothing else is lost (example 39)."""
    state = suffer(afflicted(9, friend="bank", vp=7), 3)[-1].state

    assert (points(state), pieces_in(state, A, "bank"), state.players[A].general) == (5, 1, 10)


def test_notre_dame_does_not_count_as_a_sector() -> None:
    """ND.PLAGUE.13: Markers on Notre Dame are neither counted nor lost."""
    state = afflicted(9, bank=1)
    put_pieces(state, A, bank=1, cathedral=3)

    state = suffer(state, 3)[-1].state

    assert (state.players[A].cathedral, pieces_in(state, A, "bank")) == (3, 0)


@pytest.mark.parametrize(("vp", "left"), [(0, 0), (1, 0), (2, 0), (5, 3)])
def test_points_never_fall_below_zero(vp: int, left: int) -> None:
    """ND.PLAGUE.14: An outbreak costs 2 VP, or all VP of a player who has fewer."""
    assert points(suffer(afflicted(9, vp=vp), 3)[-1].state) == left


def test_the_plague_strikes_all_players_at_once() -> None:
    """ND.PLAGUE.15: The plague hits all players first; then all seats with a choice are asked at the same time."""
    state = two_outbreaks()

    assert asked_seats(state) == [A, C]
    assert state.players[B].rat == 7
    assert RULES.back(state, A) is None


def two_outbreaks() -> State:
    """Prepare outbreaks of A and C, each with two equally full sectors."""
    state = afflicted(9, bank=1, park=1)
    put_pieces(state, C, school=2, hotel=2)
    state.players[C].rat = 9
    return suffer(state, 7)[-1].state


def test_choices_are_secret_until_all_have_chosen() -> None:
    """ND.PLAGUE.16: Choices may change until the last player has chosen; then all are revealed (fine point 1)."""
    state = two_outbreaks()
    steps = play(state, A, "bank")
    assert lines(steps) == []
    assert encode(answers.go_back(RULES, steps[-1].state, A)) == encode(state)

    told = lines(play(steps[-1].state, C, "hotel"), "marker_lost")

    assert [line.facts for line in told] == [
        {"seat": Seats((A,)), "sector": "bank"},
        {"seat": Seats((C,)), "sector": "hotel"},
    ]


def test_a_seat_without_a_choice_cannot_go_back() -> None:
    """ND.PLAGUE.17: A marker lost without a choice is removed at once."""
    state = afflicted(9, bank=1, park=1)
    put_pieces(state, C, school=2)
    state.players[C].rat = 9
    state = suffer(state, 7)[-1].state

    assert pieces_in(state, C, "school") == 1
    with pytest.raises(NoWayBack):
        answers.go_back(RULES, state, C)


def test_lines_report_the_plague() -> None:
    """ND.PLAGUE.18: Lines name the rats, each seat's level, and the losses of each outbreak; a picture follows."""
    state = afflicted(9, bank=2)
    put_pieces(state, B, hospital=2)
    state.players[B].rat = 4

    steps = suffer(state, 3)

    told = [(line.key, line.facts) for line in lines(steps)][1:6]
    assert told == [
        ("plague", {"rats": 3}),
        ("outbreak", {"seat": Seats((A,)), "before": 9, "rats": 3, "hospital": 0, "lost": 2}),
        ("marker_lost", {"seat": Seats((A,)), "sector": "bank"}),
        ("level", {"seat": Seats((B,)), "before": 4, "rats": 3, "hospital": 2, "after": 5}),
        ("level", {"seat": Seats((C,)), "before": 0, "rats": 3, "hospital": 0, "after": 3}),
    ]
    assert shown(steps) == ["plague", "board"]


def test_levels_are_reported_before_players_choose() -> None:
    """ND.PLAGUE.19: Levels and lost points are reported and shown when the plague begins, before sectors are chosen."""
    state = afflicted(9, bank=1, park=1)

    steps = suffer(state, 3)

    assert shown(steps) == ["plague"]
    assert "outbreak" in [line.key for line in lines(steps)]


def test_the_bell_ringer_moves_on() -> None:
    """ND.PLAGUE.20: After the plague the bell-ringer moves one seat to the left and a new round begins."""
    state = table()
    state.start = 3

    state = suffer(state, 0)[-1].state

    assert (state.start, state.round, state.phase) == (0, 2, DRAFT)


def test_losses_get_no_bonus() -> None:
    """ND.PLAGUE.21: The park adds nothing to a loss."""
    assert points(suffer(afflicted(9, park=4), 3)[-1].state) == 8


def test_the_costs_of_an_outbreak_come_from_the_data() -> None:
    """ND.PLAGUE.22: The data sets the points and markers that an outbreak costs."""
    rules = changed_rules(put("plague", "points", 5))
    assert points(suffer(afflicted(9, bank=3), 3, rules=rules)[-1].state) == 5

    rules = changed_rules(put("plague", "markers", 2))
    assert pieces_in(suffer(afflicted(9, bank=3), 3, rules=rules)[-1].state, A, "bank") == 1
