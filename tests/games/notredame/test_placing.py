"""Playing a card: place a marker from the supply, move one if the supply is empty, or let the card lapse."""

import pytest

from bot.errors import UnknownAnswer
from bot.games.contract import Seats
from bot.games.notredame.rules.state import LAP
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
    shown,
    table,
    to_lap,
)


def test_a_marker_of_the_personal_supply_is_placed() -> None:
    """ND.PLACE.1: A sector's card places one marker from the personal supply, never from the general supply."""
    state = play_one(table(), "residence")

    assert pieces_in(state, A, "residence") == 1
    assert (state.players[A].supply, state.players[A].general) == (3, 10)


def test_all_players_play_one_card_and_then_a_second_one() -> None:
    """ND.PLACE.2: Clockwise from the start player, each player plays one card, then each plays a second one."""
    state = table(4)
    state.start = C
    state, seats = to_lap(state, C), []
    while state.phase is LAP:
        [prompt] = RULES.prompts(state)
        seats.append((prompt.seat, prompt.id))
        state = act(state, prompt.seat, prompt.options[0])

    assert seats == [(seat, f"r1.lap{lap}.card") for lap in (1, 2) for seat in (C, D, A, B)]


def test_the_third_card_is_laid_aside_unseen() -> None:
    """ND.PLACE.3: The third card is laid under the second and has no effect."""
    state = to_lap(table(3))
    for lap in range(2):
        for seat in (A, B, C):
            state = act(state, seat, ("bank", "park")[lap])

    assert state.players[A].played == (card(C, "bank"), card(B, "park"))
    assert (state.players[A].hand, state.players[A].aside) == ((), (card(A, "school"),))
    assert pieces_in(state, A, "school") == 0


def test_with_an_empty_supply_a_marker_is_moved() -> None:
    """ND.PLACE.4: With an empty supply a player may move a marker from a different sector; the action follows.

    Supply 0, bank 2, Notre Dame 1, residence card, marker from the bank: bank 1, residence 1, 1 VP (example 4).
    """
    state = table()
    put_pieces(state, A, bank=2, cathedral=1)
    set_supply(state, A, 0)

    state = play_one(state, "residence", "bank")

    assert (pieces_in(state, A, "bank"), pieces_in(state, A, "residence")) == (1, 1)
    assert state.players[A].cathedral == 1
    assert points(state) == 1


def test_a_marker_may_be_moved_from_notre_dame() -> None:
    """ND.PLACE.5: With an empty supply a marker on Notre Dame may be moved to the card's sector."""
    state = table()
    put_pieces(state, A, bank=2, cathedral=1)
    set_supply(state, A, 0)
    hold(state, A, "residence", "park", "school")
    assert options(to_lap(state), A, "residence") == ("bank", "notre_dame")

    state = act(state, A, "residence", "notre_dame")

    assert (state.players[A].cathedral, pieces_in(state, A, "residence")) == (0, 1)


def test_with_markers_in_supply_none_is_moved() -> None:
    """ND.PLACE.6: While the personal supply has a marker, no marker on the board is moved."""
    state = table()
    put_pieces(state, A, bank=2)
    set_supply(state, A, 1)

    state = play_one(state, "residence")

    assert (pieces_in(state, A, "bank"), state.players[A].supply) == (2, 0)


def test_the_supply_is_checked_for_each_card() -> None:
    """ND.PLACE.7: The supply is checked again for each card.

    Supply 1: in lap 1 the bank's card brings 1 gold and leaves 0; in lap 2 a different sector's card must move the
    marker from the bank, or lapse (example 3).
    """
    state = table(2)
    put_pieces(state, A)
    set_supply(state, A, 1)
    hold(state, A, "bank", "residence", "hospital")

    state = act(to_lap(state), A, "bank")
    assert (state.players[A].gold, state.players[A].supply) == (4, 0)
    state = act(state, B, "school")
    assert options(state, A) == ("residence", "hospital", "none")
    state = act(state, A, "residence")

    assert (pieces_in(state, A, "bank"), pieces_in(state, A, "residence")) == (0, 1)


def test_a_school_in_the_first_lap_helps_in_the_second() -> None:
    """ND.PLACE.8: The second card can place markers gained by the first."""
    state = table(2)
    set_supply(state, A, 1)
    hold(state, A, "school", "residence", "hospital")
    state = act(act(to_lap(state), A, "school"), B, "school")

    state = act(state, A, "residence")

    assert (pieces_in(state, A, "school"), pieces_in(state, A, "residence")) == (1, 1)
    assert state.players[A].supply == 0


def test_markers_in_the_cards_own_sector_cannot_move_there() -> None:
    """ND.PLACE.9: Supply 0 and all markers in the bank: the bank's card can only lapse (example 5) (fine point 5)."""
    state = table()
    put_pieces(state, A, bank=3)
    set_supply(state, A, 0)
    hold(state, A, "bank", "park", "school")

    assert options(to_lap(state), A) == ("school", "park", "none")
    put_pieces(state, A, bank=3, school=1)
    assert options(to_lap(state), A) == ("school", "bank", "park", "none")


def test_notre_dames_own_card_cannot_take_from_notre_dame() -> None:
    """ND.PLACE.10: If all markers are on Notre Dame, its own card can only lapse; other cards may move them."""
    state = table()
    put_pieces(state, A, cathedral=2)
    set_supply(state, A, 0)
    hold(state, A, "notre_dame", "park", "school")

    assert options(to_lap(state), A) == ("school", "park", "none")


def test_without_any_marker_only_the_friend_can_be_played() -> None:
    """ND.PLACE.11: If all markers are in the general supply, only the friend's card can be played (example 6)."""
    state = table()
    put_pieces(state, A, friend="park")
    set_supply(state, A, 0)
    hold(state, A, "bank", "friend", "notre_dame")

    assert options(to_lap(state), A) == ("friend", "none")


def test_a_card_may_always_be_discarded_without_effect() -> None:
    """ND.PLACE.12: "none" lets a card lapse: it lies open, does nothing, and uses no marker (fine point 4)."""
    state = table()
    hold(state, A, "bank", "park", "school")
    state = act(to_lap(state), A, "none")
    assert (asked(state, A).id, asked(state, A).options) == ("r1.lap1.lapse", ("school", "bank", "park"))

    steps = play(state, A, "park")

    player = steps[-1].state.players[A]
    assert player.played == (card(D, "park"),)
    assert (player.supply, player.gold, sum(player.markers)) == (4, 3, 0)
    assert [line.facts for line in lines(steps)] == [{"seat": Seats((A,)), "card": "park", "color": "yellow"}]


def test_with_no_playable_card_the_only_question_is_which_one_lapses() -> None:
    """ND.PLACE.13: If no card can be played, the first question asks which card lapses."""
    state = table()
    put_pieces(state, A)
    set_supply(state, A, 0)
    hold(state, A, "bank", "park", "school")

    state = to_lap(state)

    assert (asked(state, A).ask, asked(state, A).options) == ("lapse", ("school", "bank", "park"))
    assert not asked(state, A).back


def test_cards_of_one_unplayable_kind_lapse_by_themselves() -> None:
    """ND.PLACE.14: If the remaining cards are of one kind that cannot be played, one lapses without a question."""
    state = table(3)
    put_pieces(state, B)
    set_supply(state, B, 0)
    state.players[B].hand = (card(B, "bank"), card(A, "bank"))
    state.players[A].hand = state.players[A].hand[:2]
    state = to_lap(state, A, lap=2)

    steps = play(state, A, "school")

    state = steps[-1].state
    assert asked_seats(state) == [C]
    assert [line.key for line in lines(steps)] == ["placed", "lapsed"]
    assert state.players[B].played == (card(B, "bank"),)
    assert state.players[B].aside == (card(A, "bank"),)


def test_each_lap_takes_a_card_from_every_hand() -> None:
    """ND.PLACE.15: A player cannot skip a lap; an unknown answer is refused."""
    state = to_lap(table())

    with pytest.raises(UnknownAnswer):
        act(state, A, "stay")
    assert [len(player.hand) for player in act(state, A, "none", "bank").players] == [2, 3, 3, 3]


def test_two_cards_of_one_kind_are_one_option() -> None:
    """ND.PLACE.16: Of two cards of one kind the player's own goes first, then the nearest neighbor's (fine point 3)."""
    state = table(4)
    state.players[C].hand = (card(C, "bank"), card(B, "bank"), card(A, "bank"))
    state = to_lap(state, C)
    assert options(state, C) == ("bank", "none")

    state = act(state, C, "bank")

    assert state.players[C].played == (card(C, "bank"),)
    assert state.players[C].hand == (card(B, "bank"), card(A, "bank"))


def test_with_two_players_the_players_color_goes_first_too() -> None:
    """ND.PLACE.17: The player's own card goes before the opponent's card of the same kind (fine point 3)."""
    state = table(2)
    hold(state, A, "park", "bank")
    state.players[A].hand += (card(B, "bank"),)

    state = act(to_lap(state), A, "bank")

    assert state.players[A].played == (card(A, "bank"),)


def test_a_moved_marker_no_longer_counts_where_it_was() -> None:
    """ND.PLACE.18: A marker moved out of the park does not count for that action's park bonus (fine point 6)."""
    state = table()
    put_pieces(state, A, park=2)
    set_supply(state, A, 0)

    assert points(play_one(state, "residence")) == 1


def test_nothing_happens_before_the_last_answer() -> None:
    """ND.PLACE.19: While the card's last question is open nothing has happened, so the card can be taken back."""
    state = table()
    put_pieces(state, A, bank=1, park=1)
    set_supply(state, A, 0)
    hold(state, A, "hotel", "park", "school")
    begun = act(to_lap(state), A, "hotel")

    assert asked(begun, A).id == "r1.lap1.source"
    assert asked(begun, A).back
    assert begun.players == state.players
    assert RULES.back(begun, A) == state
    assert RULES.back(begun, B) is None
    assert act(begun, A, "bank", "gold").players[A].played == (card(A, "hotel"),)


def test_a_line_reports_a_played_card_and_its_gains() -> None:
    """ND.PLACE.20: The line names the player, the card and its color, the pieces in the sector, and the gains."""
    state = table()
    put_pieces(state, A, bank=1)
    hold(state, A, "bank", "park", "school")

    steps = play(to_lap(state), A, "bank")

    [line] = lines(steps)
    assert line.key == "placed"
    assert line.facts == {
        "seat": Seats((A,)),
        "card": "bank",
        "color": "red",
        "pieces": 2,
        "gold": 2,
        "markers": 0,
        "rats": 0,
        "points": 0,
        "bonus": 0,
    }
    assert shown(steps) == ["pause"]


def test_a_line_reports_the_source_of_a_moved_marker() -> None:
    """ND.PLACE.21: If a marker was moved, the line names the sector it came from."""
    state = table()
    put_pieces(state, A, bank=2, park=2)
    set_supply(state, A, 0)
    hold(state, A, "residence", "park", "school")

    [line] = lines(play(to_lap(state), A, "residence", "bank"))

    assert (line.key, line.facts["source"], line.facts["pieces"]) == ("moved", "bank", 1)
    assert (line.facts["points"], line.facts["bonus"]) == (1, 1)


def test_after_each_lap_the_city_is_shown() -> None:
    """ND.PLACE.22: Each card is reported at once; the last card of a lap comes with a picture of the city."""
    state = to_lap(table(2))

    assert shown(play(state, A, "bank")) == ["pause"]
    assert shown(play(act(state, A, "bank"), B, "bank")) == ["board"]


def test_only_the_cathedrals_card_needs_gold() -> None:
    """ND.PLACE.23: Without gold every card but Notre Dame's can be played."""
    state = table()
    set_gold(state, 0)
    hold(state, A, "bank", "notre_dame", "school")

    assert options(to_lap(state), A) == ("school", "bank", "none")
