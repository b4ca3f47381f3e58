"""Notre Dame: donations, and the share at the end of a period."""

import pytest

from bot.games.contract import Seats
from bot.games.notredame.rules.state import DRAFT, OVER, State
from tests.games.notredame.tables import (
    PIECES,
    A,
    B,
    C,
    act,
    asked,
    give_points,
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
    suffer,
    table,
    to_lap,
)


@pytest.mark.parametrize(("coins", "gained"), [("1", 1), ("2", 3), ("3", 6)])
def test_a_donation_brings_points(coins: str, gained: int) -> None:
    """ND.CATH.1: The card puts a marker onto Notre Dame; giving 1, 2 or 3 gold brings 1, 3 or 6 VP."""
    state = play_one(table(), "notre_dame", coins)

    player = state.players[A]
    assert (player.cathedral, player.supply, player.gold) == (1, 3, 3 - int(coins))
    assert player.points == [0, 0, gained, 0, 0, 0, 0]


def test_only_available_gold_can_be_given() -> None:
    """ND.CATH.2: With 2 gold: give 1 for 1 VP or 2 for 3 VP; with 0 gold the card lapses (example 24)."""
    state = table()
    set_gold(state, 2)
    hold(state, A, "notre_dame", "park", "bank")
    assert options(to_lap(state), A, "notre_dame") == ("1", "2")
    assert points(act(state, A, "notre_dame", "1")) == 1
    assert points(act(state, A, "notre_dame", "2")) == 3

    set_gold(state, 0)

    assert options(state, A) == ("bank", "park", "none")


def test_one_coin_is_given_without_a_question() -> None:
    """ND.CATH.3: With 1 gold the only gift is 1, so the player is not asked."""
    state = table()
    set_gold(state, 1)

    state = play_one(state, "notre_dame")

    assert (points(state), state.players[A].gold, state.players[A].cathedral) == (1, 0, 1)


def test_with_an_empty_supply_a_marker_is_moved_there() -> None:
    """ND.CATH.4: With supply 0, A gives 3 gold and moves the bank's marker to Notre Dame for 6 VP (example 25)."""
    state = table()
    put_pieces(state, A, bank=1)
    set_supply(state, A, 0)

    state = play_one(state, "notre_dame", "3")

    assert (pieces_in(state, A, "bank"), state.players[A].cathedral) == (0, 1)
    assert (points(state), state.players[A].gold) == (6, 0)


def test_the_source_of_the_marker_is_asked_before_the_gift() -> None:
    """ND.CATH.5: The player chooses the marker's source first, then the gold; Notre Dame itself is never a source."""
    state = table()
    put_pieces(state, A, bank=1, park=1, cathedral=1)
    set_supply(state, A, 0)
    hold(state, A, "notre_dame", "park", "bank")
    to_lap(state)

    assert options(state, A, "notre_dame") == ("bank", "park")
    assert asked(act(state, A, "notre_dame", "park"), A).id == "r1.lap1.donate"


def test_a_donation_needs_marker_and_gold() -> None:
    """ND.CATH.6: A player who refuses to give gold lets the card lapse: no marker is placed."""
    state = table()
    hold(state, A, "notre_dame", "park", "bank")

    player = act(to_lap(state), A, "none", "notre_dame").players[A]

    assert (player.cathedral, player.supply, player.gold) == (0, 4, 3)


def test_the_park_adds_to_a_donation() -> None:
    """ND.CATH.7: With 5 pieces in the park, giving 2 gold brings 3 + 2 = 5 VP (scenario 5)."""
    state = table()
    put_pieces(state, A, park=5)

    assert points(play_one(state, "notre_dame", "2")) == 5


def test_a_line_reports_a_donation() -> None:
    """ND.CATH.8: The line names the gold given, the points and, if a marker was moved, the marker's source."""
    state = table()
    put_pieces(state, A, park=2)
    hold(state, A, "notre_dame", "park", "bank")
    [line] = lines(play(to_lap(state), A, "notre_dame", "2"))
    gains = {"gold": 0, "markers": 0, "rats": 0, "points": 3, "bonus": 1}
    assert (line.key, line.facts) == ("donated", {"seat": Seats((A,)), "color": "red", "coins": 2, **gains})

    set_supply(state, A, 0)

    [line] = lines(play(state, A, "notre_dame", "2"))
    assert (line.key, line.facts["source"], line.facts["bonus"]) == ("donated_moved", "park", 0)


def end_period(state: State, round_: int = 3) -> State:
    """End a period's last round without rats."""
    state.round = round_
    return suffer(state, 0)[-1].state


def test_the_pool_is_shared_by_all_markers() -> None:
    """ND.SHARE.1: 4 players; 2 green markers, 1 blue: the pool of 10 pays 3 each, green 6, blue 3 (scenario 7).

    All three markers go to the general supplies.
    """
    state = table(4)
    put_pieces(state, C, cathedral=2)
    put_pieces(state, B, cathedral=1)

    state = end_period(state)

    assert [points(state, seat) for seat in range(4)] == [0, 3, 6, 0]
    assert [player.cathedral for player in state.players] == [0, 0, 0, 0]
    assert [player.general for player in state.players] == [10, 10, 10, 10]
    assert [player.supply for player in state.players] == [4, 4, 4, 4]


def test_five_players_share() -> None:
    """ND.SHARE.2: 5 players; A has 2 markers, B, C, D 1 each: the pool of 12 pays A 4, the others 2 (example 40)."""
    state = table(5)
    for seat, markers in enumerate((2, 1, 1, 1)):
        put_pieces(state, seat, cathedral=markers)

    assert [points(end_period(state), seat) for seat in range(5)] == [4, 2, 2, 2, 0]


def test_three_players_share() -> None:
    """ND.SHARE.3: 3 players; A has all three markers: the pool of 8 pays 2 each, so A gets 6 (example 41)."""
    state = table(3)
    put_pieces(state, A, cathedral=3)

    assert points(end_period(state)) == 6


@pytest.mark.parametrize(("seats", "worths"), [(2, (6, 3)), (3, (8, 4, 2)), (4, (10, 5, 3, 2)), (5, (12, 6, 4, 3, 2))])
def test_the_value_of_a_marker(seats: int, worths: tuple[int, ...]) -> None:
    """ND.SHARE.4: A marker is worth the pool divided by the number of markers on Notre Dame, rounded down."""
    assert tuple(PIECES.table(seats).pool // markers for markers in range(1, seats + 1)) == worths
    for markers, worth in enumerate(worths, 1):
        state = table(seats)
        for seat in range(markers):
            put_pieces(state, seat, cathedral=1)
        assert points(end_period(state)) == worth


def test_the_park_adds_once_to_a_share() -> None:
    """ND.SHARE.5: With 6 in the park, two markers worth 3 each bring 6 + 3 = 9 VP: the share is a single gain.

    (scenario 6) (fine point 25)
    """
    state = table(4)
    put_pieces(state, A, park=6, cathedral=2)
    put_pieces(state, B, cathedral=1)

    state = end_period(state)

    assert points(state) == 9
    assert state.players[A].points == [0, 0, 0, 0, 6, 3, 0]


def test_without_markers_no_share_is_paid() -> None:
    """ND.SHARE.6: If Notre Dame has no markers, no player gains, and the pool is not carried over."""
    state = table(4)
    state.round = 3
    steps = suffer(state, 0)
    assert [line.facts for line in lines(steps, "no_share")] == [{"pool": 10}]

    state = steps[-1].state
    put_pieces(state, A, cathedral=1)

    assert points(end_period(state, 6)) == 10


def test_outbreaks_come_before_the_share() -> None:
    """ND.SHARE.7: In round 6 an outbreak costs A the last VP; the share then brings 5 (example 42) (fine point 16)."""
    state = table(4)
    state.round = 6
    put_pieces(state, A, cathedral=1)
    put_pieces(state, B, cathedral=1)
    give_points(state, A, 1)
    state.players[A].rat = 9

    state = suffer(state, 3)[-1].state

    assert points(state) == 5
    assert state.players[A].points == [1, 0, 0, 0, 5, 0, -1]


@pytest.mark.parametrize("round_", [1, 2, 4, 5, 7, 8])
def test_only_the_end_of_a_period_pays_shares(round_: int) -> None:
    """ND.SHARE.8: Markers leave Notre Dame only after rounds 3, 6 and 9."""
    state = table(4)
    state.round = round_
    put_pieces(state, A, cathedral=1)
    if round_ % 3 == 2:
        state.brown, state.grey = state.brown[:2], state.grey[:1]

    state = suffer(state, 0)[-1].state

    assert (state.players[A].cathedral, points(state)) == (1, 0)


@pytest.mark.parametrize(("round_", "letter"), [(3, "b"), (6, "c")])
def test_a_new_period_has_all_cards_again(round_: int, letter: str) -> None:
    """ND.SHARE.9: All action cards return to their decks, all brown persons return, and the next letter's persons come.

    Nothing else changes.
    """
    state = table(4)
    put_pieces(state, A, bank=2, friend="park")
    state.players[A].rat = 4

    state = end_period(state, round_)

    assert (state.round, state.phase) == (round_ + 1, DRAFT)
    assert [PIECES.persons[person].pile for person in state.persons] == ["brown", "brown", letter]
    assert len(state.brown) == 4
    assert {PIECES.persons[person].pile for person in state.grey} == {letter}
    for seat, player in enumerate(state.players):
        assert player.deck is not None
        assert player.deck | sum(1 << card - 9 * seat for card in player.offer) == 0b111111111
        assert (player.played, player.aside, player.passed, player.hand) == ((), (), (), ())
    assert (pieces_in(state, A, "bank"), pieces_in(state, A, "park"), state.players[A].rat) == (2, 1, 4)


def test_lines_report_the_share() -> None:
    """ND.SHARE.10: Lines name the pool, the markers, a marker's worth, and each owner's share; then comes a picture."""
    state = table(4)
    state.round = 3
    put_pieces(state, A, cathedral=1, park=2)
    put_pieces(state, B, cathedral=1)

    steps = suffer(state, 0)

    told = [(line.key, line.facts) for line in lines(steps, "share", "shared")]
    assert told == [
        ("share", {"pool": 10, "markers": 2, "worth": 5}),
        ("shared", {"seat": Seats((A,)), "markers": 1, "points": 5, "bonus": 1}),
        ("shared", {"seat": Seats((B,)), "markers": 1, "points": 5, "bonus": 0}),
    ]
    assert shown(steps) == ["plague", "cathedral", "board"]


def test_the_last_share_ends_the_game() -> None:
    """ND.SHARE.11: After round 9 and its share the game is over."""
    state = table(4)
    put_pieces(state, A, cathedral=1)

    state = end_period(state, 9)

    assert state.phase is OVER
    assert points(state) == 10
