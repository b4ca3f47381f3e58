"""School, bank, residence, hotel, park and hospital."""

import pytest

from bot.games.contract import Seats
from tests.games.notredame.tables import (
    COUNTED,
    A,
    B,
    C,
    D,
    act,
    asked,
    hire,
    hold,
    lines,
    options,
    pieces_in,
    play,
    play_one,
    points,
    put_pieces,
    set_gold,
    set_supply,
    table,
    to_lap,
)


def test_the_school_brings_markers() -> None:
    """ND.SCHOOL.1: The third piece in the school brings 3 markers from the general supply (scenario 1)."""
    state = table()
    put_pieces(state, A, school=2)

    player = play_one(state, "school").players[A]

    assert (player.supply, player.general) == (4 - 1 + 3, 10 - 2 - 3)


def test_the_school_brings_no_more_markers_than_are_left() -> None:
    """ND.SCHOOL.2: With 1 marker in the general supply, 2 pieces in the school bring only 1 marker (example 7)."""
    state = table()
    put_pieces(state, A, friend="school")
    set_supply(state, A, 4, general=1)

    state = play_one(state, "school")

    assert pieces_in(state, A, "school") == 2
    assert (state.players[A].supply, state.players[A].general) == (4, 0)


def test_the_residence_brings_points() -> None:
    """ND.SCHOOL.3: With 2 markers and the friend in the residence, its card brings 4 VP (example 9)."""
    state = table()
    put_pieces(state, A, residence=2, friend="residence")

    state = play_one(state, "residence")

    assert points(state) == 4
    assert state.players[A].points[0] == 4


def test_the_bank_brings_gold() -> None:
    """ND.BANK.1: The bank sector brings 1 gold for each piece in it, including the friend."""
    state = table()
    put_pieces(state, A, bank=2, friend="bank")

    state = play_one(state, "bank")

    assert state.players[A].gold == 3 + 4


def test_the_richest_opponent_pays_what_the_bank_lacks() -> None:
    """ND.BANK.2: The richest opponent, on a tie the first clockwise, pays what the game's bank lacks.

    Bank 1; A 8, B 4, C 6, D 6 gold; A's bank sector 2 -> 3: A 11, B 4, C 4, D 6 (example 8).
    """
    state = table(4, COUNTED)
    put_pieces(state, A, bank=2)
    set_gold(state, 8, 4, 6, 6, bank=1)

    state = play_one(state, "bank", rules=COUNTED)

    assert [player.gold for player in state.players] == [11, 4, 4, 6]
    assert state.bank == 0


def test_the_next_coins_come_from_the_next_richest() -> None:
    """ND.BANK.3: One opponent pays all remaining coins; then the opponent who is now the richest pays."""
    state = table(3, COUNTED)
    put_pieces(state, A, bank=5)
    set_gold(state, 0, 4, 3, bank=0)

    state = play_one(state, "bank", rules=COUNTED)

    assert [player.gold for player in state.players] == [6, 0, 1]


def test_a_player_never_pays_for_their_own_gain() -> None:
    """ND.BANK.4: If the gaining player is the richest of all, the richest opponent pays."""
    state = table(3, COUNTED)
    set_gold(state, 20, 2, 3, bank=0)

    assert [player.gold for player in play_one(state, "bank", rules=COUNTED).players] == [21, 2, 2]


def test_without_coins_the_rest_is_not_paid() -> None:
    """ND.BANK.5: If the bank and the opponents have no coin, nothing more is gained."""
    state = table(3, COUNTED)
    put_pieces(state, A, bank=3)
    set_gold(state, 24, 1, 0, bank=0)

    assert [player.gold for player in play_one(state, "bank", rules=COUNTED).players] == [25, 0, 0]


def test_a_line_names_the_opponent_who_pays() -> None:
    """ND.BANK.6: The line names the paying player, wherever that player sits (fine point 20)."""
    state = table(4, COUNTED)
    set_gold(state, 0, 8, 9, 8, bank=0)
    hold(state, A, "bank", "park", "school")

    placed, paid = lines(play(to_lap(state), A, "bank", rules=COUNTED))

    assert (placed.key, placed.facts["gold"]) == ("placed", 1)
    assert (paid.key, paid.facts) == ("paid", {"seat": Seats((C,)), "coins": 1, "taker": Seats((A,))})


def test_every_gain_of_gold_may_come_from_an_opponent() -> None:
    """ND.BANK.7: The Moneylender's 2 gold are the wage just paid and a coin of the richest player (fine point 19)."""
    state = table(3, COUNTED)
    set_gold(state, 1, 10, 14, bank=0)

    state = hire(state, "moneylender", rules=COUNTED)

    assert [player.gold for player in state.players] == [2, 10, 13]
    assert state.bank == 0


def test_coins_never_run_out() -> None:
    """ND.BANK.8: Coins are unlimited: players can own 25, and no opponent ever pays for the bank."""
    state = table(3)
    put_pieces(state, A, bank=9)
    set_gold(state, 10, 10, 5)

    steps = play(to_lap(state), A, "bank")

    assert [player.gold for player in steps[-1].state.players] == [20, 10, 5]
    assert lines(steps, "paid") == []


def test_a_data_file_may_limit_the_coins() -> None:
    """ND.BANK.10: If the data sets 25 coins, gains come from the game's bank, and payments go back to it."""
    state = table(4, COUNTED)
    put_pieces(state, A, bank=2)
    assert state.bank == 13

    gained = play_one(state, "bank", rules=COUNTED)
    given = play_one(state, "notre_dame", "2", rules=COUNTED)

    assert (gained.players[A].gold, gained.bank) == (3 + 3, 13 - 3)
    assert (given.players[A].gold, given.bank) == (3 - 2, 13 + 2)


def test_the_hotel_offers_one_of_three_things() -> None:
    """ND.HOTEL.1: With 1 to 3 pieces the hotel brings 1 gold, 1 marker, or the rat marker back by 1."""
    state = table()
    put_pieces(state, A, hotel=2)
    state.players[A].rat = 3
    hold(state, A, "hotel", "park", "school")
    assert options(to_lap(state), A, "hotel") == ("gold", "marker", "rat")

    gold, marker, rat = (act(state, A, "hotel", pick).players[A] for pick in ("gold", "marker", "rat"))

    assert (gold.gold, gold.supply, gold.rat) == (4, 3, 3)
    assert (marker.gold, marker.supply, marker.general, marker.rat) == (3, 4, 7, 3)
    assert (rat.gold, rat.supply, rat.rat) == (3, 3, 2)


def test_four_or_more_pieces_bring_two_gains() -> None:
    """ND.HOTEL.2: With 4 or more pieces, one answer names two gains, which may be the same."""
    for markers in (3, 6):
        state = table()
        put_pieces(state, A, hotel=markers)
        state.players[A].rat = 3
        hold(state, A, "hotel", "park", "school")
        assert options(to_lap(state), A, "hotel") == (
            *("gold+gold", "gold+marker", "gold+rat", "marker+marker", "marker+rat", "rat+rat"),
        )

        player = act(state, A, "hotel", "marker+rat").players[A]

        assert (player.gold, player.supply, player.rat) == (3, 4, 2)


def test_gains_without_effect_are_not_offered() -> None:
    """ND.HOTEL.3: Gains without effect are not offered, and each gold of a pair looks for the richest opponent.

    Hotel 2 and the friend, hotel card, rat marker 1, general supply 0: exactly gold+gold and gold+rat; with the game's
    bank empty, B and C 6, D 5: 1 from B, 1 from C (example 10).
    """
    state = table(4, COUNTED)
    put_pieces(state, A, hotel=2, friend="hotel")
    set_supply(state, A, 1, general=0)
    state.players[A].rat = 1
    set_gold(state, 8, 6, 6, 5, bank=0)
    hold(state, A, "hotel", "park", "school")
    assert options(to_lap(state), A, "hotel") == ("gold+gold", "gold+rat")

    steps = play(state, A, "hotel", "gold+gold", rules=COUNTED)

    assert [player.gold for player in steps[-1].state.players] == [10, 5, 5, 5]
    assert [line.facts["seat"] for line in lines(steps, "paid")] == [Seats((B,)), Seats((C,))]


def test_a_gain_that_is_possible_only_once_is_not_offered_twice() -> None:
    """ND.HOTEL.4: With one marker and one rat left, no pair offers either gain twice."""
    state = table()
    put_pieces(state, A, hotel=3)
    set_supply(state, A, 1, general=1)
    state.players[A].rat = 1
    hold(state, A, "hotel", "park", "school")

    assert options(to_lap(state), A, "hotel") == ("gold+gold", "gold+marker", "gold+rat", "marker+rat")


def test_gold_is_taken_at_once_if_it_is_the_only_gain() -> None:
    """ND.HOTEL.5: The gold is taken without a question, even if no coin is left to pay it (fine point 21)."""
    state = table(3, COUNTED)
    set_supply(state, A, 2, general=0)
    set_gold(state, 25, 0, 0, bank=0)

    state = play_one(state, "hotel", rules=COUNTED)

    assert asked(state, B, COUNTED).ask == "card"
    assert state.players[A].gold == 25


def test_park_and_hospital_drive_the_rats_back() -> None:
    """ND.PARK.1: The second piece in the park moves the rat marker back by 1 and brings no VP (scenario 2)."""
    state = table()
    put_pieces(state, A, park=1)
    state.players[A].rat = 5

    state = play_one(state, "park")

    assert (state.players[A].rat, points(state)) == (4, 0)


def test_the_park_adds_to_a_residence() -> None:
    """ND.PARK.2: With park 2 the third piece in the residence brings 3 + 1 = 4 VP (scenario 3)."""
    state = table()
    put_pieces(state, A, park=2, residence=2)

    state = play_one(state, "residence")

    assert points(state) == 4
    assert state.players[A].points == [3, 0, 0, 0, 0, 1, 0]


@pytest.mark.parametrize(("park", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_only_full_pairs_count(park: int, bonus: int) -> None:
    """ND.PARK.3: Each full pair of pieces in the park adds one point to each gain of points."""
    state = table()
    put_pieces(state, A, park=park)

    assert points(play_one(state, "residence")) == 1 + bonus


def test_the_park_counts_at_the_moment_of_the_gain() -> None:
    """ND.PARK.4: Park 2; the Jester moves one piece to the residence: 1 VP, since the pair is gone (example 20)."""
    state = table()
    put_pieces(state, A, park=2)

    assert points(hire(state, "jester", "residence")) == 1


def test_the_friend_counts_in_the_park() -> None:
    """ND.PARK.5: Park 1; friend to the park: rat marker back by 1; residence 0 -> 1: 1 + 1 = 2 VP (example 21)."""
    state = table(2)
    put_pieces(state, A, park=1)
    state.players[A].rat = 3
    hold(state, A, "friend", "residence", "bank")

    state = act(to_lap(state), A, "friend", "park")
    assert state.players[A].rat == 2
    state = act(act(state, B, "school"), A, "residence")

    assert points(state) == 2


def test_one_pair_counts_once_for_each_gain() -> None:
    """ND.PARK.6: The bonus is the same for a gain of 1 and a gain of 6, and is listed as a separate reason."""
    state = table()
    put_pieces(state, A, park=2, residence=5)

    assert play_one(state, "residence").players[A].points == [6, 0, 0, 0, 0, 1, 0]


def test_a_rat_marker_on_zero_stays_there() -> None:
    """ND.HOSP.1: Hospital, park, hotel, Maid and messages leave a rat marker on 0 where it is (fine point 11)."""
    for kind in ("hospital", "park"):
        assert play_one(table(), kind).players[A].rat == 0
    state = table()
    hold(state, A, "hotel", "park", "school")
    assert "rat" not in options(to_lap(state), A, "hotel")


def test_the_hospital_moves_the_rats_back_by_one_regardless_of_its_pieces() -> None:
    """ND.HOSP.2: The rat marker goes back by 1 whether the hospital has one piece or five."""
    for markers in (0, 4):
        state = table()
        put_pieces(state, A, hospital=markers)
        state.players[A].rat = 6
        assert play_one(state, "hospital").players[A].rat == 5


def test_park_and_hospital_bring_nothing_else() -> None:
    """ND.HOSP.3: Park and hospital bring neither points nor gold nor markers."""
    for kind in ("park", "hospital"):
        player = play_one(table(), kind).players[A]
        assert (player.gold, player.supply, player.general, sum(player.points)) == (3, 3, 10, 0)


def test_other_players_do_not_pay_while_the_bank_has_coins() -> None:
    """ND.BANK.9: While the bank has coins, no other player loses any, not even the richest."""
    state = table(4, COUNTED)
    set_gold(state, 0, 0, 0, 20, bank=5)

    assert play_one(state, "bank", rules=COUNTED).players[D].gold == 20
