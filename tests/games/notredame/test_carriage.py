"""The carriage house: drives along the streets, and the messages where they stop."""

import pytest

from bot.games.contract import Seats
from bot.games.notredame.rules.state import State
from tests.games.notredame.tables import (
    PIECES,
    A,
    B,
    act,
    asked,
    hold,
    lines,
    market,
    options,
    own_messages,
    play,
    points,
    put_pieces,
    set_supply,
    table,
    take_away,
    to_lap,
)

NEAR = ("0.1", "0.2", "0.3", "0.4", "1.4", "3.1")
"""Markets one step from 0.0, in a city of four boroughs."""


def at_carriage(steps: int = 1, seats: int = 4, at: str = "") -> State:
    """A is to play the carriage house's card, with which the carriage may drive so many steps."""
    state = table(seats)
    put_pieces(state, A, carriage=steps - 1)
    hold(state, A, "carriage", "park", "bank")
    if at:
        state.players[A].carriage = market(at)
    return to_lap(state)


def drives(state: State) -> tuple[str, ...]:
    """Where A may stop, whether or not a message is taken there."""
    return options(state, A, "carriage", "elsewhere")


def messages(state: State) -> tuple[str, ...]:
    """Where A may take a message."""
    return tuple(stop for stop in options(state, A, "carriage") if "." in stop)


def test_one_step() -> None:
    """ND.COACH.1: 4 boroughs, carriage on 0.0, 1 step: 0.1, 0.2, 0.3, 0.4, 1.4, 3.1; not 1.0 (example 11)."""
    assert drives(at_carriage(1)) == NEAR


def test_two_steps() -> None:
    """ND.COACH.2: The same with 2 steps: also 1.0, 1.1, 1.3, 2.1, 3.0, 3.2 (example 12)."""
    farther = ("1.0", "1.1", "1.3", "2.1", "3.0", "3.2")

    assert set(drives(at_carriage(2))) == {*NEAR, *farther}


def test_the_farthest_market() -> None:
    """ND.COACH.3: 4 boroughs, from 0.0 to 2.2: 4 steps, no fewer (example 13)."""
    assert "2.2" not in drives(at_carriage(3))
    assert "2.2" in drives(at_carriage(4))
    assert PIECES.cities[4].distances[market("0.0")][market("2.2")] == 4


def test_a_drive_goes_up_to_as_many_steps_as_pieces() -> None:
    """ND.COACH.4: The friend counts as a step; more steps than needed change nothing; fewer may be driven."""
    state = at_carriage(2)
    put_pieces(state, A, friend="carriage")
    assert drives(state) == drives(at_carriage(2))

    far = at_carriage(9)

    assert len(drives(far)) == 19
    assert market("0.1") == act(far, A, "carriage", "elsewhere", "0.1").players[A].carriage


def test_five_boroughs_have_room_in_a_list() -> None:
    """ND.COACH.5: With 5 boroughs 24 markets can be reached, and 20 messages taken."""
    state = at_carriage(4, seats=5)

    assert len(drives(state)) == 24
    assert len(options(state, A, "carriage")) == 22


@pytest.mark.parametrize(
    ("stop", "gains"),
    [("0.1", (1, 4, 3, 10, 5)), ("0.2", (2, 3, 4, 9, 5)), ("0.3", (3, 3, 3, 10, 4)), ("0.4", (4, 3, 3, 10, 5))],
)
def test_what_a_message_brings(stop: str, gains: tuple[int, ...]) -> None:
    """ND.COACH.6: Coin 1 VP and 1 gold, marker 2 VP and 1 marker, rat 3 VP and rat marker back by 1, prestige 4 VP."""
    state = at_carriage()
    state.players[A].rat = 5

    state = act(state, A, "carriage", stop)

    player = state.players[A]
    assert (points(state), player.gold, player.supply, player.general, player.rat) == gains
    assert player.messages == (market(stop),)
    assert player.carriage == market(stop)
    assert not state.lying >> market(stop) & 1


def test_not_driving_takes_nothing() -> None:
    """ND.COACH.7: Not driving at all is allowed and takes nothing."""
    state = at_carriage(3)

    after = act(state, A, "carriage", "stay")

    assert after.players[A].carriage == market("0.0")
    assert (after.lying, points(after), after.players[A].messages) == (state.lying, 0, ())
    assert after.players[A].played != ()


def test_a_message_may_be_left_lying() -> None:
    """ND.COACH.8: Stopping without taking leaves the message; taking it later needs a new drive (fine point 12)."""
    after = act(at_carriage(), A, "carriage", "elsewhere", "0.4")

    assert after.players[A].carriage == market("0.4")
    assert after.lying >> market("0.4") & 1
    assert points(after) == 0


def test_only_the_stop_counts() -> None:
    """ND.COACH.9: A message passed on the way is not taken; one message is taken by a drive."""
    state = act(at_carriage(2), A, "carriage", "1.3")

    assert state.players[A].messages == (market("1.3"),)
    assert state.lying.bit_count() == 15


def test_carriages_may_share_a_market() -> None:
    """ND.COACH.10: Where another carriage stands, one may stop."""
    state = at_carriage(2)
    state.players[B].carriage = market("0.3")

    assert act(state, A, "carriage", "0.3").players[A].carriage == market("0.3")
    assert market("1.0") == act(at_carriage(2), A, "carriage", "elsewhere", "1.0").players[B].carriage


def test_only_missing_colors_may_be_taken() -> None:
    """ND.COACH.11: 3 players; A owns red and blue, green lies in the city: only green; others may be stopped at.

    Red and blue are not offered for taking (example 14).
    """
    state = at_carriage(3, seats=3)
    own_messages(state, A, "0.1", "1.2")

    assert {stop[0] for stop in messages(state)} == {"2"}
    assert "0.2" in drives(state)


def test_a_color_that_is_gone_frees_all() -> None:
    """ND.COACH.12: The same with all four green taken by others: any color, for the rest of the game (example 15)."""
    state = at_carriage(3, seats=3)
    own_messages(state, A, "0.1", "1.2")
    take_away(state, "2.1", "2.2", "2.3", "2.4")
    assert {stop[0] for stop in messages(state)} == {"0", "1"}

    own_messages(state, A, "0.2", "0.3", "0.4")

    assert {stop[0] for stop in messages(state)} == {"1"}
    assert set(messages(state)) == {"1.1", "1.3", "1.4"}


def test_of_several_missing_colors_those_still_lying() -> None:
    """ND.COACH.13: 4 colors; A owns red; all blue gone, green and yellow lie: green or yellow, not red (example 16)."""
    state = at_carriage(4)
    own_messages(state, A, "0.1")
    take_away(state, "1.1", "1.2", "1.3", "1.4")

    assert {stop[0] for stop in messages(state)} == {"2", "3"}


def test_a_full_set_frees_all_colors() -> None:
    """ND.COACH.14: One owns yellow, green, red: only blue may be taken; with blue any color is free again.

    After blue again red, green and yellow are missing (scenario 8).
    """
    state = at_carriage(4)
    own_messages(state, A, "3.1", "2.1", "0.1")
    assert {stop[0] for stop in messages(state)} == {"1"}

    own_messages(state, A, "1.1")
    assert {stop[0] for stop in messages(state)} == {"0", "1", "2", "3"}

    own_messages(state, A, "1.2")
    assert {stop[0] for stop in messages(state)} == {"0", "2", "3"}


def test_messages_out_of_reach_count_as_lying() -> None:
    """ND.COACH.15: Messages of all boroughs count, reachable or not; so nothing may be takeable (fine point 13)."""
    state = at_carriage(1)
    own_messages(state, A, "0.1", "1.1", "3.2")

    assert messages(state) == ()
    assert options(state, A, "carriage") == ("elsewhere", "stay")


def test_two_players_need_four_colors() -> None:
    """ND.COACH.16: With 2 players the colors of all four boroughs make a set (fine point 13)."""
    state = at_carriage(4, seats=2)
    own_messages(state, A, "0.1", "2.1")

    assert {stop[0] for stop in messages(state)} == {"1", "3"}


def test_a_marker_message_without_a_marker() -> None:
    """ND.COACH.17: General 0, message marker: 2 VP, no marker (example 17)."""
    state = at_carriage()
    set_supply(state, A, 2, general=0)

    state = act(state, A, "carriage", "0.2")

    assert (points(state), state.players[A].supply) == (2, 1)


def test_the_park_adds_to_a_message() -> None:
    """ND.COACH.18: Park 4, message coin: 1 + 2 = 3 VP, 1 gold (example 18)."""
    state = at_carriage()
    put_pieces(state, A, park=4)

    state = act(state, A, "carriage", "0.1")

    assert (points(state), state.players[A].gold) == (3, 4)


def test_out_and_back() -> None:
    """ND.COACH.19: A message where the carriage stands is taken with 2 steps or more, not with 1 (example 19)."""
    assert "0.4" not in messages(at_carriage(1, at="0.4"))

    state = at_carriage(2, at="0.4")
    assert "0.4" in messages(state)
    assert "0.4" not in drives(state)

    [_, line] = lines(play(state, A, "carriage", "0.4"))
    assert (line.key, line.facts["steps"]) == ("took", 2)


def test_the_answers_of_a_drive_are_listed_in_order() -> None:
    """ND.COACH.20: Markets by number, then "elsewhere", then "stay"; "elsewhere" lists those of the drive too."""
    state = at_carriage(1)

    assert options(state, A, "carriage") == (*NEAR, "elsewhere", "stay")
    assert asked(act(state, A, "carriage"), A).id == "r1.lap1.drive"
    assert asked(act(state, A, "carriage", "elsewhere"), A).id == "r1.lap1.elsewhere"


def test_a_drive_is_told() -> None:
    """ND.COACH.21: All hear where the carriage went by how many steps, and which message was taken."""
    placed, took = lines(play(at_carriage(2), A, "carriage", "1.3"))
    assert (placed.facts["points"], placed.facts["pieces"]) == (3, 2)
    assert took.facts == {
        "seat": Seats((A,)),
        "market": "blue_market.3",
        "steps": 2,
        "message": "message_rat",
    }

    _, drove = lines(play(at_carriage(1), A, "carriage", "elsewhere", "0.2"))
    assert (drove.key, drove.facts) == ("drove", {"seat": Seats((A,)), "market": "red_market.2", "steps": 1})
    assert len(lines(play(at_carriage(1), A, "carriage", "stay"))) == 1
