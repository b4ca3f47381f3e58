"""ND.HIRE: each player may hire one person per round for a wage."""

import pytest

from bot.errors import UnknownAnswer
from bot.games.contract import Seats
from tests.games.notredame.tables import (
    COUNTED,
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
    options,
    play,
    points,
    put_pieces,
    set_gold,
    set_supply,
    shown,
    table,
    to_hiring,
)

SHOWN = ("monk", "maid", "carpenter")


def test_a_person_costs_one_gold() -> None:
    """ND.HIRE.1: A player may hire a person on display for 1 gold, which goes to the bank if coins are limited."""
    state = to_hiring(table(4, COUNTED), *SHOWN)
    assert options(state, A, rules=COUNTED) == ("monk", "maid", "carpenter", "none")

    state = act(state, A, "carpenter", rules=COUNTED)

    assert (state.players[A].gold, state.bank) == (2, 14)


def test_players_hire_in_the_order_of_the_round() -> None:
    """ND.HIRE.2: Players hire clockwise from the start player, each from all three persons (fine point 23)."""
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
    """ND.HIRE.3: A player who has hired a person is not asked again this round."""
    state = act(to_hiring(table(2), *SHOWN), A, "carpenter")
    assert asked_seats(state) == [B]

    assert asked(act(state, B, "none"), A).ask == "draft"


def test_a_seat_without_gold_is_not_asked() -> None:
    """ND.HIRE.4: A seat without gold is skipped; all other seats have the option "none" (fine point 22)."""
    state = table(4)
    set_gold(state, 3, 0, 0, 2)

    state = act(to_hiring(state, *SHOWN), A, "none")

    assert asked_seats(state) == [D]
    assert options(state, D)[-1] == "none"


def test_one_line_reports_all_who_hire_no_person() -> None:
    """ND.HIRE.5: One line at the end lists all players who hired no person."""
    state = table(4)
    set_gold(state, 3, 0, 3, 3)
    state = act(act(to_hiring(state, *SHOWN), A, "none"), C, "monk")

    told = lines(play(state, D, "none"), "hired_nobody")

    assert [line.facts for line in told] == [{"seats": Seats((A, B, D))}]


def test_a_person_who_brings_nothing_may_be_hired() -> None:
    """ND.HIRE.6: A player may hire any of the three persons, even a person who would bring 0 VP."""
    state = hire(table(), "lawyer")

    assert (points(state), state.players[A].gold) == (0, 2)


def test_movers_are_offered_only_if_they_can_act() -> None:
    """ND.HIRE.7: Bishop, Jester and Minstrel are offered only if they can act for the player."""
    state = to_hiring(table(), "jester", "minstrel", "bishop")
    assert options(state, A) == ("bishop", "none")

    put_pieces(state, A, cathedral=1)
    assert options(state, A) == ("jester", "bishop", "none")

    put_pieces(state, A, friend="bank")
    set_supply(state, A, 4, general=0)
    assert options(state, A) == ("jester", "minstrel", "none")


def test_a_seat_without_a_useful_person_is_not_asked() -> None:
    """ND.HIRE.8: A seat is skipped if no person on display can do anything for it."""
    state = table(4)
    set_supply(state, B, 4, general=0)

    state = act(to_hiring(state, "jester", "minstrel", "bishop"), A, "none")

    assert asked_seats(state) == [C]


def test_a_hiring_can_be_taken_back_until_its_last_answer() -> None:
    """ND.HIRE.9: Nothing happens before the last question is answered; even the wage is unpaid until then."""
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


def test_a_line_reports_a_person_hired_and_the_gains() -> None:
    """ND.HIRE.10: The line names the person and the gains before the next player chooses."""
    state = table()
    put_pieces(state, A, park=2)

    steps = play(to_hiring(state, "moneylender"), A, "moneylender")

    [line] = lines(steps)
    gains = {"gold": 2, "markers": 0, "rats": 0, "points": 1, "bonus": 1}
    assert (line.key, line.facts) == ("hired", {"seat": Seats((A,)), "person": "moneylender", **gains})
    assert shown(steps) == ["pause"]


def test_only_persons_on_display_can_be_hired() -> None:
    """ND.HIRE.11: Hiring a person who is not on display is refused, and nothing changes."""
    with pytest.raises(UnknownAnswer):
        act(to_hiring(table(), *SHOWN), A, "mayor")
