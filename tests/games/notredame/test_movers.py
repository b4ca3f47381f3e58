"""ND.PERS: the Jester and the Minstrel, who move pieces, and the Bishop, who places one."""

from bot.games.contract import Seats
from bot.games.notredame.rules.pieces import SECTORS
from bot.games.notredame.rules.state import State
from tests.games.notredame.tables import (
    A,
    act,
    asked,
    hire,
    lines,
    market,
    options,
    pieces_in,
    play,
    points,
    put_pieces,
    set_supply,
    table,
    to_hiring,
)


def test_the_jester_moves_a_piece_and_lets_it_act() -> None:
    """ND.PERS.8: A piece moved to carriage house 2 allows a drive of up to 3 steps (scenario 12) (fine point 8)."""
    state = table()
    put_pieces(state, A, bank=1, carriage=2)
    to_hiring(state, "jester")

    reached = options(state, A, "jester", "bank", "carriage", "elsewhere")

    assert set(reached) == set(options(with_drive(3), A, "jester", "bank", "carriage", "elsewhere"))
    after = act(state, A, "jester", "bank", "carriage", "2.1")
    assert after.players[A].carriage == market("2.1")
    assert (pieces_in(after, A, "bank"), pieces_in(after, A, "carriage")) == (0, 3)


def with_drive(steps: int) -> State:
    """Let A hire the Jester for a drive of this many steps."""
    state = table()
    put_pieces(state, A, bank=1, carriage=steps - 1)
    return to_hiring(state, "jester")


def test_the_jester_moves_any_piece_to_a_different_sector() -> None:
    """ND.PERS.9: The Jester moves the friend or any marker to a different sector, never to Notre Dame."""
    state = table()
    put_pieces(state, A, bank=1, park=2, cathedral=1, friend="park")
    to_hiring(state, "jester")

    assert options(state, A, "jester") == ("bank", "park", "friend", "notre_dame")
    others = tuple(sector for sector in SECTORS if sector != "park")
    assert options(state, A, "jester", "park") == others
    assert options(state, A, "jester", "friend") == others
    assert options(state, A, "jester", "notre_dame") == SECTORS


def test_the_jester_moves_the_chosen_piece() -> None:
    """ND.PERS.10: The chosen sector marker, friend or Notre Dame marker moves; the target sector acts and counts it."""
    state = table()
    put_pieces(state, A, park=1, residence=1, cathedral=1, friend="park")
    to_hiring(state, "jester")

    marker = act(state, A, "jester", "park", "residence").players[A]
    friend = act(state, A, "jester", "friend", "residence").players[A]
    cathedral = act(state, A, "jester", "notre_dame", "residence").players[A]

    assert (marker.markers[2], marker.friend, sum(marker.points)) == (2, SECTORS.index("park"), 2)
    assert (friend.markers[2], friend.friend, sum(friend.points)) == (1, SECTORS.index("residence"), 2)
    assert (cathedral.markers[2], cathedral.cathedral, sum(cathedral.points)) == (2, 0, 2 + 1)


def test_the_jester_does_not_need_an_empty_supply() -> None:
    """ND.PERS.11: The Jester acts with any supply; the target's points are listed as that sector's (fine point 8)."""
    state = table()
    put_pieces(state, A, park=1)

    player = hire(state, "jester", "residence").players[A]

    assert player.supply == 4
    assert player.points == [1, 0, 0, 0, 0, 0, 0]


def test_the_minstrel_moves_several_pieces() -> None:
    """ND.PERS.12: From bank 3 and the friend, the friend and 2 move to the residence, for no VP (example 34)."""
    state = table()
    put_pieces(state, A, bank=3, friend="bank")

    state = hire(state, "minstrel", "residence", "friend+2")

    assert (pieces_in(state, A, "bank"), pieces_in(state, A, "residence"), points(state)) == (1, 3, 0)
    assert state.players[A].friend == SECTORS.index("residence")


def test_the_minstrel_moves_one_to_three_pieces_of_one_sector() -> None:
    """ND.PERS.13: One to three pieces from one sector, at most three markers, or the friend and two (fine point 10)."""
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
    """ND.PERS.14: The Minstrel moves no piece from or to Notre Dame, and no action follows."""
    state = table()
    put_pieces(state, A, bank=1, park=1, cathedral=2)
    to_hiring(state, "minstrel")

    assert options(state, A, "minstrel") == ("bank", "park")
    after = act(state, A, "minstrel", "bank", "school")
    assert (after.players[A].supply, pieces_in(after, A, "school")) == (4, 1)


def test_the_bishop_places_a_marker_in_an_empty_sector() -> None:
    """ND.PERS.18: The Bishop takes 2 of 10 general markers: 1 for the empty school, 1 for the supply (example 33)."""
    player = hire(table(), "bishop", "school").players[A]
    assert (player.markers[0], player.general, player.supply) == (1, 8, 5)

    state = table()
    set_supply(state, A, 4, general=1)
    player = hire(state, "bishop", "school").players[A]
    assert (player.markers[0], player.general, player.supply) == (1, 0, 4)

    state.players[A].rat = 1
    assert options(to_hiring(state, "bishop"), A, "bishop", "hotel") == ("gold", "rat")


def test_the_bishop_goes_only_to_sectors_without_pieces() -> None:
    """ND.PERS.19: The sector must be empty; the friend alone makes a sector occupied (fine point 9)."""
    state = table()
    put_pieces(state, A, bank=1, friend="park")
    to_hiring(state, "bishop")

    assert options(state, A, "bishop") == ("school", "residence", "hotel", "carriage", "hospital")
    assert asked(act(state, A, "bishop"), A).id == "r1.hire.bishop"
    assert asked(act(state, A, "bishop", "carriage"), A).id == "r1.hire.drive"
    after = act(state, A, "bishop", "residence")
    assert (points(after), after.players[A].supply) == (1, 4)


def test_lines_report_moved_pieces() -> None:
    """ND.PERS.29: The lines of Bishop, Jester and Minstrel name the sectors and the gains."""
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
