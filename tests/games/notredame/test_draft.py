"""The draft: players keep one of three cards and pass two, keep one and pass one, and keep the last."""

import pytest

from bot.errors import NoWayBack, UnknownAnswer
from bot.games import answers
from bot.games.contract import encode
from bot.games.notredame.rules.state import LAP, UNDECIDED, State
from tests.games.notredame.tables import (
    RULES,
    A,
    B,
    C,
    D,
    act,
    asked,
    asked_seats,
    card,
    fresh,
    lines,
    options,
    play,
    shown,
    table,
    to_draft,
)

OFFERS = (("bank", "park", "school"), ("hotel", "friend", "residence"), ("carriage", "hospital", "notre_dame"))


def first_picks() -> State:
    """Make the first picks of A, C and D: bank, hospital and hotel."""
    state = to_draft(table(4), *OFFERS, ("bank", "hotel", "park"))
    return act(act(act(state, A, "bank"), C, "hospital"), D, "hotel")


def test_all_players_pick_at_the_same_time() -> None:
    """ND.DRAFT.1: All pick at the same time from the three kinds dealt, listed in card order."""
    state = to_draft(table(3), *OFFERS)

    assert asked_seats(state) == [A, B, C]
    assert options(state, A) == ("school", "bank", "park")
    assert options(state, B) == ("residence", "hotel", "friend")
    assert [prompt.id for prompt in RULES.prompts(state)] == ["r1.draft1"] * 3


def test_two_cards_go_to_the_left() -> None:
    """ND.DRAFT.2: Each player keeps one card and passes two to the left neighbor, who keeps one of those two."""
    state = to_draft(table(3), *OFFERS)

    state = act(act(act(state, A, "bank"), B, "hotel"), C, "carriage")

    assert [player.hand for player in state.players] == [
        (card(A, "bank"),),
        (card(B, "hotel"),),
        (card(C, "carriage"),),
    ]
    assert options(state, B) == ("school", "park")
    assert options(state, C) == ("residence", "friend")
    assert options(state, A) == ("hospital", "notre_dame")
    assert asked(state, A).id == "r1.draft2"


def test_a_hand_has_cards_of_three_decks() -> None:
    """ND.DRAFT.3: A hand has one card of the player's own deck and one of each right neighbor's deck.

    A keeps the bank and passes park and school; B keeps the park and passes the school to C (example 1).
    """
    state = first_picks()

    state = act(state, B, "friend")
    for seat, kind in ((A, "bank"), (B, "park"), (C, "hotel"), (D, "carriage")):
        state = act(state, seat, kind)

    assert state.players[C].hand == (card(C, "hospital"), card(B, "hotel"), card(A, "school"))
    assert [held // 9 for held in state.players[A].hand] == [A, D, C]
    assert [held // 9 for held in state.players[B].hand] == [B, A, D]
    assert [held // 9 for held in state.players[D].hand] == [D, C, B]


def test_two_players_get_a_card_back() -> None:
    """ND.DRAFT.4: With two players, each hand has two of the player's own cards and one of the opponent's.

    A: bank, park, school. B: hotel, friend, residence. A keeps bank, B hotel; then A friend, B school. A ends with
    bank, friend, park; B with hotel, school, residence (example 2).
    """
    state = to_draft(table(2), *OFFERS[:2])

    state = act(act(act(act(state, A, "bank"), B, "hotel"), A, "friend"), B, "school")

    assert set(state.players[A].hand) == {card(A, "bank"), card(B, "friend"), card(A, "park")}
    assert set(state.players[B].hand) == {card(B, "hotel"), card(A, "school"), card(B, "residence")}


def test_the_last_card_needs_no_pick() -> None:
    """ND.DRAFT.5: The two picks are separate moments; the third card is kept without a question (fine point 2)."""
    state = to_draft(table(3), *OFFERS)
    moments = []
    for _ in range(2):
        moments.append({prompt.moment for prompt in RULES.prompts(state)})
        for prompt in RULES.prompts(state):
            state = act(state, prompt.seat, prompt.options[0])

    assert moments == [{"r1.draft1"}, {"r1.draft2"}]
    assert state.phase is LAP
    assert [len(player.hand) for player in state.players] == [3, 3, 3]
    assert [player.offer for player in state.players] == [(), (), ()]


def test_passed_cards_arrive_after_the_last_pick() -> None:
    """ND.DRAFT.6: Passed cards move at the same time, when the last player has picked (fine point 1)."""
    state = first_picks()

    assert asked_seats(state) == [B]
    assert state.players[B].offer == (card(B, "residence"), card(B, "hotel"), card(B, "friend"))
    assert state.players[A].hand == ()


def test_a_pick_may_be_changed_until_the_last_player_picks() -> None:
    """ND.DRAFT.7: A player may take a pick back while other players are still picking."""
    before = act(act(to_draft(table(4), *OFFERS, OFFERS[0]), C, "hospital"), D, "bank")
    state = act(before, A, "bank")

    again = answers.go_back(RULES, state, A)

    assert encode(again) == encode(before)
    assert act(again, A, "park").players[A].pick == card(A, "park")


def test_a_pick_is_final_after_the_cards_have_moved() -> None:
    """ND.DRAFT.8: When all players have picked, no pick can be taken back."""
    state = act(first_picks(), B, "friend")

    for seat in (A, B, C, D):
        with pytest.raises(NoWayBack):
            answers.go_back(RULES, state, seat)
        assert state.players[seat].pick == UNDECIDED


def test_kept_cards_are_never_passed() -> None:
    """ND.DRAFT.9: The second pick is only among the two cards received, so the card kept first is never passed."""
    state = act(first_picks(), B, "friend")

    with pytest.raises(UnknownAnswer):
        act(state, A, "school")
    assert options(state, A) == ("bank", "park")


def test_dealt_cards_come_from_the_top_of_each_players_deck() -> None:
    """ND.DRAFT.10: A deck has one card of each kind; three rounds deal every card once."""
    state = fresh(4)
    dealt: list[list[int]] = [[] for _ in range(4)]
    for _ in range(3):
        for seat, player in enumerate(state.players):
            dealt[seat] += player.offer
        state = play_round(state)

    assert [sorted(cards) for cards in dealt] == [list(range(9 * seat, 9 * seat + 9)) for seat in range(4)]


def play_round(state: State) -> State:
    """Play on to the next deal with the last option of each question."""
    round_ = state.round
    while state.round == round_ and (prompts := RULES.prompts(state)):
        state = act(state, prompts[0].seat, prompts[0].options[-1])
    return state


def test_a_line_reports_that_all_have_picked() -> None:
    """ND.DRAFT.11: After the last player's pick a single line says that all have picked."""
    steps = play(first_picks(), B, "friend")

    assert [(line.key, line.facts) for line in lines(steps)] == [("picked", {"turn": 1})]
    assert shown(steps) == ["pause"]


def test_a_single_pick_is_not_reported() -> None:
    """ND.DRAFT.12: No line or picture appears before the last player has picked."""
    steps = play(to_draft(table(3), *OFFERS), A, "bank")

    assert lines(steps) == []
    assert shown(steps) == [""]


def test_passed_cards_are_remembered() -> None:
    """ND.DRAFT.13: A seat remembers the cards it passed: two dealt to it, then one from the right neighbor."""
    state = act(first_picks(), B, "friend")
    assert state.players[A].passed == (card(A, "school"), card(A, "park"))

    for seat, kind in ((A, "bank"), (B, "park"), (C, "hotel"), (D, "carriage")):
        state = act(state, seat, kind)

    assert state.players[A].passed == (card(A, "school"), card(A, "park"), card(D, "park"))
    assert state.players[B].passed == (card(B, "residence"), card(B, "hotel"), card(A, "school"))
