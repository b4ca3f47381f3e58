"""Hiring, and what each person does."""

import pytest

from bot.errors import UnknownAnswer
from bot.games.contract import Seats
from bot.games.notredame.pieces import SECTORS
from bot.games.notredame.state import State
from tests.games.notredame.tables import (
    RULES,
    A,
    B,
    C,
    D,
    act,
    asked,
    asked_seats,
    hire,
    lines,
    market,
    options,
    own_messages,
    pieces_in,
    play,
    points,
    put_pieces,
    set_gold,
    set_supply,
    shown,
    suffer,
    table,
    to_hiring,
)

SHOWN = ("monk", "maid", "carpenter")


def test_a_person_costs_one_gold() -> None:
    """ND.HIRE.1: One of the persons on show may be hired for 1 gold, which goes back to the bank of the game."""
    state = to_hiring(table(), *SHOWN)
    assert options(state, A) == ("monk", "maid", "carpenter", "none")

    state = act(state, A, "carpenter")

    assert (state.players[A].gold, state.bank) == (2, 14)


def test_everybody_hires_in_the_order_of_the_round() -> None:
    """ND.HIRE.2: From the start player clockwise; all three persons stay available to the last (fine point 23)."""
    state = table(4)
    state.start = C
    to_hiring(state, *SHOWN, seat=C)
    for seat in (C, D, A, B):
        assert asked_seats(state) == [seat]
        assert asked(state, seat).id == f"r{state.round}.hire"
        assert options(state, seat) == ("monk", "maid", "carpenter", "none")
        state = act(state, seat, "monk")

    assert [points(state, seat) for seat in range(4)] == [1, 1, 1, 1]


def test_one_person_for_each_player_and_round() -> None:
    """ND.HIRE.3: Whoever has hired one is not asked again in this round."""
    state = act(to_hiring(table(2), *SHOWN), A, "carpenter")
    assert asked_seats(state) == [B]

    assert asked(act(state, B, "none"), A).ask == "draft"


def test_without_gold_one_is_not_asked() -> None:
    """ND.HIRE.4: A seat without gold is skipped; "none" is an option for all others (fine point 22)."""
    state = table(4)
    set_gold(state, 3, 0, 0, 2)

    state = act(to_hiring(state, *SHOWN), A, "none")

    assert asked_seats(state) == [D]
    assert options(state, D)[-1] == "none"


def test_those_who_hire_nobody_are_told_in_one_line() -> None:
    """ND.HIRE.5: Who hired nobody is heard at the end, all together."""
    state = table(4)
    set_gold(state, 3, 0, 3, 3)
    state = act(act(to_hiring(state, *SHOWN), A, "none"), C, "monk")

    told = lines(play(state, D, "none"), "hired_nobody")

    assert [line.facts for line in told] == [{"seats": Seats((A, B, D))}]


def test_a_person_may_be_hired_for_nothing() -> None:
    """ND.HIRE.6: Any of the three may be hired even for 0 VP."""
    state = hire(table(), "lawyer")

    assert (points(state), state.players[A].gold) == (0, 2)


def test_movers_are_hired_only_where_they_can_do_something() -> None:
    """ND.HIRE.7: Bishop, Jester and Minstrel are offered only where they can do something."""
    state = to_hiring(table(), "jester", "minstrel", "bishop")
    assert options(state, A) == ("bishop", "none")

    put_pieces(state, A, cathedral=1)
    assert options(state, A) == ("jester", "bishop", "none")

    put_pieces(state, A, friend="bank")
    set_supply(state, A, 4, general=0)
    assert options(state, A) == ("jester", "minstrel", "none")


def test_with_nobody_to_hire_one_is_not_asked() -> None:
    """ND.HIRE.8: Where none of the persons can do anything for a seat, it is skipped."""
    state = table(4)
    set_supply(state, B, 4, general=0)

    state = act(to_hiring(state, "jester", "minstrel", "bishop"), A, "none")

    assert asked_seats(state) == [C]


def test_a_hiring_can_be_taken_back_until_its_last_answer() -> None:
    """ND.HIRE.9: Nothing happens before the last question is answered, not even the wage."""
    state = table()
    put_pieces(state, A, bank=1, park=1)
    to_hiring(state, "jester")
    begun = act(state, A, "jester", "bank")

    assert (asked(begun, A).id, asked(begun, A).back) == ("r1.hire.jester_to", True)
    assert begun.players == state.players
    back = RULES.back(begun, A)
    assert back is not None
    assert asked(back, A).id == "r1.hire.jester_piece"
    assert RULES.back(back, A) == state


def test_a_person_hired_is_told_with_what_it_brings() -> None:
    """ND.HIRE.10: One line names the person and the gains; the next one hears it before choosing."""
    state = table()
    put_pieces(state, A, park=2)

    steps = play(to_hiring(state, "moneylender"), A, "moneylender")

    [line] = lines(steps)
    gains = {"gold": 2, "markers": 0, "rats": 0, "points": 1, "bonus": 1}
    assert (line.key, line.facts) == ("hired", {"seat": Seats((A,)), "person": "moneylender", **gains})
    assert shown(steps) == ["pause"]


def test_only_persons_on_show_can_be_hired() -> None:
    """ND.HIRE.11: A person who is not on show is refused, and nothing changes."""
    with pytest.raises(UnknownAnswer):
        act(to_hiring(table(), *SHOWN), A, "mayor")


def test_the_moneylender() -> None:
    """ND.PERS.1: Gold 1, Moneylender, park 2: gold 2, 1 + 1 VP (example 26) (fine point 19)."""
    state = table()
    put_pieces(state, A, park=2)
    set_gold(state, 1)

    state = hire(state, "moneylender")

    assert (state.players[A].gold, points(state)) == (2, 2)


def test_the_monk() -> None:
    """ND.PERS.2: 2 markers from the general to the personal supply, fewer if fewer are left, and 1 VP."""
    player = hire(table(), "monk").players[A]
    assert (player.supply, player.general, sum(player.points)) == (6, 8, 1)

    state = table()
    set_supply(state, A, 4, general=1)
    player = hire(state, "monk").players[A]
    assert (player.supply, player.general, sum(player.points)) == (5, 0, 1)


def test_the_maid() -> None:
    """ND.PERS.3: 3 VP and one of 1 gold, 1 marker, rat marker back by 1, offered as in the hotel."""
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
    """ND.PERS.4: Doctor, rats 6, hospital 1 and the friend, marker 7 -> 5; without him an outbreak (scenario 11)."""
    state = table()
    put_pieces(state, A, hospital=1, friend="hospital")
    state.players[A].rat = 7
    assert suffer(state.copy(), 6, "doctor")[-1].state.players[A].rat == 5

    steps = suffer(state, 6)

    assert [line.facts["seat"] for line in lines(steps, "outbreak")] == [Seats((A,))]


def test_the_doctor_with_an_empty_hospital() -> None:
    """ND.PERS.5: Doctor, hospital 0, rat marker 8, rats 7: stays 8 (example 35)."""
    state = table()
    state.players[A].rat = 8

    assert suffer(state, 7, "doctor")[-1].state.players[A].rat == 8


def test_the_doctor_keeps_nine_without_harm() -> None:
    """ND.PERS.6: The hospital works in full, and at 9 with an empty hospital nothing is lost (fine point 14)."""
    state = table()
    state.players[A].rat = 9
    assert lines(suffer(state.copy(), 7, "doctor"), "outbreak") == []

    put_pieces(state, A, hospital=4)
    assert suffer(state, 7, "doctor")[-1].state.players[A].rat == 5


def test_the_doctor_serves_one_round() -> None:
    """ND.PERS.7: He counts for the round in which he was hired, and for nobody else."""
    state = suffer(table(), 6, "doctor")[-1].state

    assert [player.rat for player in state.players] == [0, 6, 6, 6]
    assert not any(player.has_doctor for player in state.players)


def test_the_jester_moves_a_piece_and_lets_it_act() -> None:
    """ND.PERS.8: Jester: bank -> carriage house with 2 there: a drive of up to 3 (scenario 12) (fine point 8)."""
    state = table()
    put_pieces(state, A, bank=1, carriage=2)
    to_hiring(state, "jester")

    reached = options(state, A, "jester", "bank", "carriage", "elsewhere")

    assert set(reached) == set(options(with_drive(3), A, "jester", "bank", "carriage", "elsewhere"))
    after = act(state, A, "jester", "bank", "carriage", "2.1")
    assert after.players[A].carriage == market("2.1")
    assert (pieces_in(after, A, "bank"), pieces_in(after, A, "carriage")) == (0, 3)


def with_drive(steps: int) -> State:
    """A is to hire the Jester, who makes a drive of so many steps."""
    state = table()
    put_pieces(state, A, bank=1, carriage=steps - 1)
    return to_hiring(state, "jester")


def test_what_the_jester_may_move_and_where() -> None:
    """ND.PERS.9: A marker of a sector or of Notre Dame, or the friend; to another sector, never to Notre Dame."""
    state = table()
    put_pieces(state, A, bank=1, park=2, cathedral=1, friend="park")
    to_hiring(state, "jester")

    assert options(state, A, "jester") == ("bank", "park", "friend", "notre_dame")
    others = tuple(sector for sector in SECTORS if sector != "park")
    assert options(state, A, "jester", "park") == others
    assert options(state, A, "jester", "friend") == others
    assert options(state, A, "jester", "notre_dame") == SECTORS


def test_the_jester_moves_what_was_chosen() -> None:
    """ND.PERS.10: The marker, the friend or the cathedral's marker goes, and the sector acts with it."""
    state = table()
    put_pieces(state, A, park=1, residence=1, cathedral=1, friend="park")
    to_hiring(state, "jester")

    marker = act(state, A, "jester", "park", "residence").players[A]
    friend = act(state, A, "jester", "friend", "residence").players[A]
    cathedral = act(state, A, "jester", "notre_dame", "residence").players[A]

    assert (marker.markers[2], marker.friend, sum(marker.points)) == (2, SECTORS.index("park"), 2)
    assert (friend.markers[2], friend.friend, sum(friend.points)) == (1, SECTORS.index("residence"), 2)
    assert (cathedral.markers[2], cathedral.cathedral, sum(cathedral.points)) == (2, 0, 2 + 1)


def test_the_jester_needs_no_empty_supply() -> None:
    """ND.PERS.11: He moves whatever the supply; a gain of the sector has the sector's own reason (fine point 8)."""
    state = table()
    put_pieces(state, A, park=1)

    player = hire(state, "jester", "residence").players[A]

    assert player.supply == 4
    assert player.points == [1, 0, 0, 0, 0, 0, 0]


def test_the_minstrel_moves_several_pieces() -> None:
    """ND.PERS.12: Bank 3 and the friend: friend and 2 to the residence: bank 1, residence 3, no VP (example 34)."""
    state = table()
    put_pieces(state, A, bank=3, friend="bank")

    state = hire(state, "minstrel", "residence", "friend+2")

    assert (pieces_in(state, A, "bank"), pieces_in(state, A, "residence"), points(state)) == (1, 3, 0)
    assert state.players[A].friend == SECTORS.index("residence")


def test_what_the_minstrel_may_move() -> None:
    """ND.PERS.13: One to three pieces of one sector, the friend and at most two markers among them (fine point 10)."""
    state = table()
    put_pieces(state, A, bank=5, school=1, park=2, friend="park")
    to_hiring(state, "minstrel")

    assert options(state, A, "minstrel") == ("school", "bank", "park")
    assert options(state, A, "minstrel", "bank") == tuple(sector for sector in SECTORS if sector != "bank")
    assert options(state, A, "minstrel", "bank", "park") == ("1", "2", "3")
    assert options(state, A, "minstrel", "park", "bank") == ("1", "2", "friend", "friend+1", "friend+2")
    assert asked(act(state, A, "minstrel", "park", "bank"), A).id == "r1.hire.minstrel_what"
    assert pieces_in(act(state, A, "minstrel", "school", "bank"), A, "bank") == 6


def test_the_minstrel_leaves_notre_dame_alone() -> None:
    """ND.PERS.14: Neither from Notre Dame nor to it; and no action follows."""
    state = table()
    put_pieces(state, A, bank=1, park=1, cathedral=2)
    to_hiring(state, "minstrel")

    assert options(state, A, "minstrel") == ("bank", "park")
    after = act(state, A, "minstrel", "bank", "school")
    assert (after.players[A].supply, pieces_in(after, A, "school")) == (4, 1)


def test_the_city_guard() -> None:
    """ND.PERS.15: Five markers and the friend in the borough, two on Notre Dame: 6 VP (example 27)."""
    state = table()
    put_pieces(state, A, bank=3, school=2, friend="hotel", cathedral=2)

    assert points(hire(state, "city_guard")) == 6


def test_the_night_watchman() -> None:
    """ND.PERS.16: School 1, bank 2, friend in the park: 4 VP (example 28)."""
    state = table()
    put_pieces(state, A, school=1, bank=2, friend="park")

    assert points(hire(state, "night_watchman")) == 4


def test_watchman_and_carpenter_add_up_to_seven() -> None:
    """ND.PERS.17: The Carpenter's points and the Night watchman's are 7 for the same borough (fine point 26)."""
    for sectors in range(8):
        state = table()
        state.players[A].markers = [int(sector < sectors) for sector in range(7)]
        gained = [points(hire(state.copy(), person)) for person in ("night_watchman", "carpenter")]
        assert gained == [7 - sectors, sectors]


def test_the_bishop() -> None:
    """ND.PERS.18: General 10, school empty, Bishop to the school: school 1, general 8, supply + 1 (example 33)."""
    player = hire(table(), "bishop", "school").players[A]
    assert (player.markers[0], player.general, player.supply) == (1, 8, 5)

    state = table()
    set_supply(state, A, 4, general=1)
    player = hire(state, "bishop", "school").players[A]
    assert (player.markers[0], player.general, player.supply) == (1, 0, 4)

    state.players[A].rat = 1
    assert options(to_hiring(state, "bishop"), A, "bishop", "hotel") == ("gold", "rat")


def test_where_the_bishop_goes() -> None:
    """ND.PERS.19: Into a sector without any piece; the friend alone fills one, too (fine point 9)."""
    state = table()
    put_pieces(state, A, bank=1, friend="park")
    to_hiring(state, "bishop")

    assert options(state, A, "bishop") == ("school", "residence", "hotel", "carriage", "hospital")
    assert asked(act(state, A, "bishop"), A).id == "r1.hire.bishop"
    assert asked(act(state, A, "bishop", "carriage"), A).id == "r1.hire.drive"
    after = act(state, A, "bishop", "residence")
    assert (points(after), after.players[A].supply) == (1, 4)


def test_the_guild_master() -> None:
    """ND.PERS.20: Bank 3, park 2, hotel 1 and the friend, school 1: 6 + 1 = 7 VP (example 29)."""
    state = table()
    put_pieces(state, A, bank=3, park=2, hotel=1, school=1, friend="hotel")

    assert points(hire(state, "guild_master")) == 7


def test_the_beggar_king() -> None:
    """ND.PERS.21: With the rat marker on 4: 5 VP, before this round's plague (scenario 13)."""
    state = table()
    state.players[A].rat = 4

    assert points(hire(state, "beggar_king")) == 5


def test_the_beggar_king_for_nothing() -> None:
    """ND.PERS.22: Rat marker 9, park 4: 0 VP, and no bonus for a gain of 0 (example 30)."""
    state = table()
    put_pieces(state, A, park=4)
    state.players[A].rat = 9

    assert points(hire(state, "beggar_king")) == 0


@pytest.mark.parametrize(("number", "gained"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6)])
def test_the_lawyer(number: int, gained: int) -> None:
    """ND.PERS.23: 3 VP for each full pair of messages, of whatever color or kind."""
    state = table()
    own_messages(state, A, *("0.1", "0.2", "0.3", "1.1", "2.4")[:number])

    assert points(hire(state, "lawyer")) == gained


def test_the_lawyer_with_a_park() -> None:
    """ND.PERS.24: Park 2, five messages, Lawyer: 6 + 1 = 7 VP (scenario 4)."""
    state = table()
    put_pieces(state, A, park=2)
    own_messages(state, A, "0.1", "0.2", "0.3", "1.1", "2.4")

    state = hire(state, "lawyer")

    assert state.players[A].points == [0, 0, 0, 6, 0, 1, 0]


def test_the_lady_of_the_court() -> None:
    """ND.PERS.25: Carriage house 4 and the friend: 5 VP (example 32)."""
    state = table()
    put_pieces(state, A, carriage=4, friend="carriage", bank=2)

    assert points(hire(state, "lady")) == 5


def test_the_lady_counts_one_sector_only() -> None:
    """ND.PERS.26: With 5 in the hotel and 5 in the carriage house: 5 VP (scenario 14)."""
    state = table()
    put_pieces(state, A, hotel=5, carriage=5)

    assert points(hire(state, "lady")) == 5


def test_the_mayor() -> None:
    """ND.PERS.27: Bank 4, hotel 3, park 2, Mayor: 6 + 1 = 7 VP (example 31)."""
    state = table()
    put_pieces(state, A, bank=4, hotel=3, park=2)

    assert points(hire(state, "mayor")) == 7


def test_effects_count_the_state_after_paying() -> None:
    """ND.PERS.28: The last coin pays; then the person acts."""
    state = table()
    set_gold(state, 1, 10, 10, 4)
    assert state.bank == 0

    state = hire(state, "maid", "gold") if "gold" in options(to_hiring(state, "maid"), A, "maid") else state

    assert (state.players[A].gold, state.bank) == (1, 0)


def test_moved_pieces_are_told() -> None:
    """ND.PERS.29: Bishop, Jester and Minstrel are told with where pieces went and what the sector brought."""
    state = table()
    put_pieces(state, A, bank=2, friend="bank")

    jester, *_ = lines(play(to_hiring(state, "jester"), A, "jester", "friend", "residence"))
    assert [jester.facts[fact] for fact in ("piece", "source", "sector", "pieces", "points")] == [
        *("friend", "bank", "residence", 1, 1),
    ]
    minstrel, *_ = lines(play(to_hiring(state, "minstrel"), A, "minstrel", "park", "friend+2"))
    assert minstrel.facts == {
        "seat": Seats((A,)),
        "person": "minstrel",
        "moved": ("friend", "marker", "marker"),
        "source": "bank",
        "sector": "park",
    }
    bishop, *_ = lines(play(to_hiring(state, "bishop"), A, "bishop", "school"))
    assert [bishop.facts[fact] for fact in ("sector", "pieces", "markers")] == ["school", 1, 1]
