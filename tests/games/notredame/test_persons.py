"""ND.PERS: the effect of each person."""

import pytest

from bot.games.contract import Seats
from tests.games.notredame.tables import (
    A,
    act,
    asked,
    hire,
    lines,
    options,
    own_messages,
    points,
    put_pieces,
    set_gold,
    set_supply,
    suffer,
    table,
    to_hiring,
)


def test_the_moneylender() -> None:
    """ND.PERS.1: With gold 1 and park 2 the Moneylender leaves A gold 2 and 1 + 1 VP (example 26) (fine point 19)."""
    state = table()
    put_pieces(state, A, park=2)
    set_gold(state, 1)

    state = hire(state, "moneylender")

    assert (state.players[A].gold, points(state)) == (2, 2)


def test_the_monk() -> None:
    """ND.PERS.2: The Monk moves up to 2 markers from the general to the personal supply and brings 1 VP."""
    player = hire(table(), "monk").players[A]
    assert (player.supply, player.general, sum(player.points)) == (6, 8, 1)

    state = table()
    set_supply(state, A, 4, general=1)
    player = hire(state, "monk").players[A]
    assert (player.supply, player.general, sum(player.points)) == (5, 0, 1)


def test_the_maid() -> None:
    """ND.PERS.3: The Maid brings 3 VP and, like the hotel, a choice of 1 gold, 1 marker or the rat marker back by 1."""
    state = table()
    state.players[A].rat = 2
    assert options(to_hiring(state, "maid"), A, "maid") == ("gold", "marker", "rat")
    assert asked(act(state, A, "maid"), A).id == "r1.hire.maid"

    player = act(state, A, "maid", "rat").players[A]
    assert (sum(player.points), player.rat, player.gold) == (3, 1, 2)
    assert act(state, A, "maid", "gold").players[A].gold == 3
    assert act(state, A, "maid", "marker").players[A].supply == 5

    state.players[A].rat = 0
    set_supply(state, A, 4, general=0)
    assert act(state, A, "maid").players[A].gold == 3


def test_the_doctor() -> None:
    """ND.PERS.4: With rats 6, hospital 1 and the friend, the Doctor prevents an outbreak: 7 becomes 5 (scenario 11)."""
    state = table()
    put_pieces(state, A, hospital=1, friend="hospital")
    state.players[A].rat = 7
    assert suffer(state.copy(), 6, "doctor")[-1].state.players[A].rat == 5

    steps = suffer(state, 6)

    assert [line.facts["seat"] for line in lines(steps, "outbreak")] == [Seats((A,))]


def test_the_doctor_with_an_empty_hospital() -> None:
    """ND.PERS.5: With the Doctor, hospital 0 and rats 7, a rat marker on 8 stays on 8 (example 35)."""
    state = table()
    state.players[A].rat = 8

    assert suffer(state, 7, "doctor")[-1].state.players[A].rat == 8


def test_the_doctor_keeps_nine_without_harm() -> None:
    """ND.PERS.6: With the Doctor a rat marker on 9 is harmless, and hospital 4 moves it back to 5 (fine point 14)."""
    state = table()
    state.players[A].rat = 9
    assert lines(suffer(state.copy(), 7, "doctor"), "outbreak") == []

    put_pieces(state, A, hospital=4)
    assert suffer(state, 7, "doctor")[-1].state.players[A].rat == 5


def test_the_doctor_serves_one_round() -> None:
    """ND.PERS.7: The Doctor counts only for the player who hired him, and only in that round."""
    state = suffer(table(), 6, "doctor")[-1].state

    assert [player.rat for player in state.players] == [0, 6, 6, 6]
    assert not any(player.has_doctor for player in state.players)


def test_the_city_guard() -> None:
    """ND.PERS.15: The City guard counts five markers and the friend, but not Notre Dame: 6 VP (example 27)."""
    state = table()
    put_pieces(state, A, bank=3, school=2, friend="hotel", cathedral=2)

    assert points(hire(state, "city_guard")) == 6


def test_the_night_watchman() -> None:
    """ND.PERS.16: With school 1, bank 2 and the friend in the park, the Night watchman brings 4 VP (example 28)."""
    state = table()
    put_pieces(state, A, school=1, bank=2, friend="park")

    assert points(hire(state, "night_watchman")) == 4


def test_watchman_and_carpenter_add_up_to_seven() -> None:
    """ND.PERS.17: For the same borough, Carpenter and Night watchman bring 7 points in total (fine point 26)."""
    for sectors in range(8):
        state = table()
        state.players[A].markers = [int(sector < sectors) for sector in range(7)]
        gained = [points(hire(state.copy(), person)) for person in ("night_watchman", "carpenter")]
        assert gained == [7 - sectors, sectors]


def test_the_guild_master() -> None:
    """ND.PERS.20: Bank 3, park 2 and hotel 1 with the friend: the Guild master brings 6 + 1 = 7 VP (example 29)."""
    state = table()
    put_pieces(state, A, bank=3, park=2, hotel=1, school=1, friend="hotel")

    assert points(hire(state, "guild_master")) == 7


def test_the_beggar_king() -> None:
    """ND.PERS.21: With the rat marker on 4 before this round's plague, the Beggar king brings 5 VP (scenario 13)."""
    state = table()
    state.players[A].rat = 4

    assert points(hire(state, "beggar_king")) == 5


def test_the_beggar_king_may_bring_nothing() -> None:
    """ND.PERS.22: With the rat marker on 9, the Beggar king brings 0 VP and no park bonus either (example 30)."""
    state = table()
    put_pieces(state, A, park=4)
    state.players[A].rat = 9

    assert points(hire(state, "beggar_king")) == 0


@pytest.mark.parametrize(("number", "gained"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6)])
def test_the_lawyer(number: int, gained: int) -> None:
    """ND.PERS.23: The Lawyer brings 3 VP for each full pair of messages, whatever their color or kind."""
    state = table()
    own_messages(state, A, *("0.1", "0.2", "0.3", "1.1", "2.4")[:number])

    assert points(hire(state, "lawyer")) == gained


def test_the_lawyer_with_a_park() -> None:
    """ND.PERS.24: With park 2 and five messages the Lawyer brings 6 + 1 = 7 VP (scenario 4)."""
    state = table()
    put_pieces(state, A, park=2)
    own_messages(state, A, "0.1", "0.2", "0.3", "1.1", "2.4")

    state = hire(state, "lawyer")

    assert state.players[A].points == [0, 0, 0, 6, 0, 1, 0]


def test_the_lady_of_the_court() -> None:
    """ND.PERS.25: With carriage house 4 and the friend there, the Lady of the court brings 5 VP (example 32)."""
    state = table()
    put_pieces(state, A, carriage=4, friend="carriage", bank=2)

    assert points(hire(state, "lady")) == 5


def test_the_lady_counts_one_sector_only() -> None:
    """ND.PERS.26: With 5 in the hotel and 5 in the carriage house, the Lady of the court brings 5 VP (scenario 14)."""
    state = table()
    put_pieces(state, A, hotel=5, carriage=5)

    assert points(hire(state, "lady")) == 5


def test_the_mayor() -> None:
    """ND.PERS.27: With bank 4, hotel 3 and park 2 the Mayor brings 6 + 1 = 7 VP (example 31)."""
    state = table()
    put_pieces(state, A, bank=4, hotel=3, park=2)

    assert points(hire(state, "mayor")) == 7


def test_effects_count_the_state_after_paying() -> None:
    """ND.PERS.28: The player pays the wage, even the last coin, before the person acts."""
    state = table()
    set_gold(state, 1, 10, 10, 4)
    assert state.bank == 0

    state = hire(state, "maid", "gold") if "gold" in options(to_hiring(state, "maid"), A, "maid") else state

    assert (state.players[A].gold, state.bank) == (1, 0)
