"""The carriage house: drives along the streets, and the messages on their last markets."""

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
"""Markets one step from 0.0, in a city with four boroughs."""


def at_carriage(steps: int = 1, seats: int = 4, at: str = "") -> State:
    """Let A play the carriage house's card with this many steps."""
    state = table(seats)
    put_pieces(state, A, carriage=steps - 1)
    hold(state, A, "carriage", "park", "bank")
    if at:
        state.players[A].carriage = market(at)
    return to_lap(state)


def drives(state: State) -> tuple[str, ...]:
    """Return the markets where A may stop, with or without taking a message."""
    return options(state, A, "carriage", "elsewhere")


def messages(state: State) -> tuple[str, ...]:
    """Return the markets where A may take a message."""
    return tuple(stop for stop in options(state, A, "carriage") if "." in stop)


def test_one_step() -> None:
    """ND.COACH.1: With 4 boroughs 1 step from 0.0 reaches 0.1, 0.2, 0.3, 0.4, 1.4 and 3.1, but not 1.0 (example 11)."""
    assert drives(at_carriage(1)) == NEAR


def test_two_steps() -> None:
    """ND.COACH.2: In the same city 2 steps also reach 1.0, 1.1, 1.3, 2.1, 3.0 and 3.2 (example 12)."""
    farther = ("1.0", "1.1", "1.3", "2.1", "3.0", "3.2")

    assert set(drives(at_carriage(2))) == {*NEAR, *farther}


def test_the_farthest_market() -> None:
    """ND.COACH.3: With 4 boroughs, driving from 0.0 to 2.2 takes 4 steps, no fewer (example 13)."""
    assert "2.2" not in drives(at_carriage(3))
    assert "2.2" in drives(at_carriage(4))
    assert PIECES.cities[4].distances[market("0.0")][market("2.2")] == 4


def test_a_drive_has_at_most_as_many_steps_as_pieces() -> None:
    """ND.COACH.4: The friend adds a step; a drive may be shorter, and more steps than the city needs change nothing."""
    state = at_carriage(2)
    put_pieces(state, A, friend="carriage")
    assert drives(state) == drives(at_carriage(2))

    far = at_carriage(9)

    assert len(drives(far)) == 19
    assert market("0.1") == act(far, A, "carriage", "elsewhere", "0.1").players[A].carriage


def test_destinations_of_five_boroughs_fit_into_a_list() -> None:
    """ND.COACH.5: With 5 boroughs a drive can reach 24 markets and take 20 messages."""
    state = at_carriage(4, seats=5)

    assert len(drives(state)) == 24
    assert len(options(state, A, "carriage")) == 22


@pytest.mark.parametrize(
    ("stop", "gains"),
    [("0.1", (1, 4, 3, 10, 5)), ("0.2", (2, 3, 4, 9, 5)), ("0.3", (3, 3, 3, 10, 4)), ("0.4", (4, 3, 3, 10, 5))],
)
def test_a_message_brings_its_reward(stop: str, gains: tuple[int, ...]) -> None:
    """ND.COACH.6: Coin: 1 VP, 1 gold; marker: 2 VP, 1 marker; rat: 3 VP, rat marker back by 1; prestige: 4 VP."""
    state = at_carriage()
    state.players[A].rat = 5

    state = act(state, A, "carriage", stop)

    player = state.players[A]
    assert (points(state), player.gold, player.supply, player.general, player.rat) == gains
    assert player.messages == (market(stop),)
    assert player.carriage == market(stop)
    assert not state.lying >> market(stop) & 1


def test_staying_takes_nothing() -> None:
    """ND.COACH.7: A player may choose not to drive at all, which takes nothing."""
    state = at_carriage(3)

    after = act(state, A, "carriage", "stay")

    assert after.players[A].carriage == market("0.0")
    assert (after.lying, points(after), after.players[A].messages) == (state.lying, 0, ())
    assert after.players[A].played != ()


def test_a_message_may_be_left() -> None:
    """ND.COACH.8: A player may stop without taking the message; taking it later needs a new drive (fine point 12)."""
    after = act(at_carriage(), A, "carriage", "elsewhere", "0.4")

    assert after.players[A].carriage == market("0.4")
    assert after.lying >> market("0.4") & 1
    assert points(after) == 0


def test_only_the_last_market_of_a_drive_counts() -> None:
    """ND.COACH.9: Messages on markets passed during the drive are not taken; a drive takes at most one message."""
    state = act(at_carriage(2), A, "carriage", "1.3")

    assert state.players[A].messages == (market("1.3"),)
    assert state.lying.bit_count() == 15


def test_carriages_may_share_a_market() -> None:
    """ND.COACH.10: A carriage may stop on a market where a different carriage stands."""
    state = at_carriage(2)
    state.players[B].carriage = market("0.3")

    assert act(state, A, "carriage", "0.3").players[A].carriage == market("0.3")
    assert market("1.0") == act(at_carriage(2), A, "carriage", "elsewhere", "1.0").players[B].carriage


def test_only_missing_colors_may_be_taken() -> None:
    """ND.COACH.11: 3 players; A has red and blue, green is in the city: A may take only green, but stop anywhere.

    Red and blue are not offered for taking (example 14).
    """
    state = at_carriage(3, seats=3)
    own_messages(state, A, "0.1", "1.2")

    assert {stop[0] for stop in messages(state)} == {"2"}
    assert "0.2" in drives(state)


def test_a_color_without_messages_frees_all_colors() -> None:
    """ND.COACH.12: If others took all green messages, A may take any color for the rest of the game (example 15)."""
    state = at_carriage(3, seats=3)
    own_messages(state, A, "0.1", "1.2")
    take_away(state, "2.1", "2.2", "2.3", "2.4")
    assert {stop[0] for stop in messages(state)} == {"0", "1"}

    own_messages(state, A, "0.2", "0.3", "0.4")

    assert {stop[0] for stop in messages(state)} == {"1"}
    assert set(messages(state)) == {"1.1", "1.3", "1.4"}


def test_only_missing_colors_that_are_left_may_be_taken() -> None:
    """ND.COACH.13: With 4 colors A has red and no blue is left in the city: A may take green or yellow (example 16)."""
    state = at_carriage(4)
    own_messages(state, A, "0.1")
    take_away(state, "1.1", "1.2", "1.3", "1.4")

    assert {stop[0] for stop in messages(state)} == {"2", "3"}


def test_a_full_set_frees_all_colors() -> None:
    """ND.COACH.14: A player with yellow, green and red may take only blue; with blue as well, any color.

    After a second blue message, red, green and yellow are missing again (scenario 8).
    """
    state = at_carriage(4)
    own_messages(state, A, "3.1", "2.1", "0.1")
    assert {stop[0] for stop in messages(state)} == {"1"}

    own_messages(state, A, "1.1")
    assert {stop[0] for stop in messages(state)} == {"0", "1", "2", "3"}

    own_messages(state, A, "1.2")
    assert {stop[0] for stop in messages(state)} == {"0", "2", "3"}


def test_unreachable_messages_count_as_available() -> None:
    """ND.COACH.15: Messages out of reach count as available, so a drive may have no message to take (fine point 13)."""
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
    """ND.COACH.17: If the general supply is empty, a marker message brings 2 VP but no marker (example 17)."""
    state = at_carriage()
    set_supply(state, A, 2, general=0)

    state = act(state, A, "carriage", "0.2")

    assert (points(state), state.players[A].supply) == (2, 1)


def test_the_park_adds_to_a_message() -> None:
    """ND.COACH.18: With 4 pieces in the park, a coin message brings 1 + 2 = 3 VP and 1 gold (example 18)."""
    state = at_carriage()
    put_pieces(state, A, park=4)

    state = act(state, A, "carriage", "0.1")

    assert (points(state), state.players[A].gold) == (3, 4)


def test_out_and_back() -> None:
    """ND.COACH.19: With 2 or more steps A can take the message where the carriage stands, not with 1 (example 19)."""
    assert "0.4" not in messages(at_carriage(1, at="0.4"))

    state = at_carriage(2, at="0.4")
    assert "0.4" in messages(state)
    assert "0.4" not in drives(state)

    [_, line] = lines(play(state, A, "carriage", "0.4"))
    assert (line.key, line.facts["steps"]) == ("took", 2)


def test_the_options_of_a_drive_are_in_order() -> None:
    """ND.COACH.20: The options are stops with a message by market number, then "elsewhere", then "stay"."""
    state = at_carriage(1)

    assert options(state, A, "carriage") == (*NEAR, "elsewhere", "stay")
    assert asked(act(state, A, "carriage"), A).id == "r1.lap1.drive"
    assert asked(act(state, A, "carriage", "elsewhere"), A).id == "r1.lap1.elsewhere"


def test_a_line_reports_a_drive() -> None:
    """ND.COACH.21: The line names the market, the number of steps and the message taken."""
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
