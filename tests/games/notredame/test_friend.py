"""The trusted friend: his card places or moves him, and he counts as a piece."""

from bot.games.contract import Seats
from bot.games.notredame.rules.pieces import SECTORS
from bot.games.notredame.rules.state import State
from tests.games.notredame.tables import (
    A,
    act,
    hire,
    hold,
    lines,
    options,
    pieces_in,
    play,
    play_one,
    points,
    put_pieces,
    set_supply,
    table,
    to_hiring,
    to_lap,
)


def test_the_friend_goes_to_any_sector() -> None:
    """ND.FRIEND.1: From beside the board the friend may go to each of the seven sectors, never to Notre Dame."""
    state = table()
    hold(state, A, "friend", "park", "bank")

    assert options(to_lap(state), A, "friend") == SECTORS


def test_no_marker_is_placed_with_him() -> None:
    """ND.FRIEND.2: The friend's card places no marker; the sector's action follows and counts him."""
    state = table()
    put_pieces(state, A, bank=1)

    state = play_one(state, "friend", "bank")

    assert (state.players[A].supply, state.players[A].gold) == (4, 3 + 2)
    assert pieces_in(state, A, "bank") == 2


def test_on_the_board_he_moves_to_a_different_sector() -> None:
    """ND.FRIEND.3: With the friend in the bank, his card offers six targets, or lapses (example 23)."""
    state = table()
    put_pieces(state, A, friend="bank")
    hold(state, A, "friend", "park", "bank")
    to_lap(state)

    assert options(state, A, "friend") == ("school", "residence", "hotel", "carriage", "park", "hospital")
    assert act(state, A, "none", "friend").players[A].friend == SECTORS.index("bank")


def test_he_may_return_to_a_sector_he_left() -> None:
    """ND.FRIEND.4: Only his card, the Jester and the Minstrel move the friend; he may return later (fine point 7)."""
    state = table()
    put_pieces(state, A, friend="bank")

    state = play_one(state, "friend", "park")
    assert pieces_in(state, A, "bank") == 0
    state = play_one(state, "friend", "bank")

    assert pieces_in(state, A, "bank") == 1
    state = hire(state, "jester", "school")
    assert state.players[A].friend == SECTORS.index("school")


def test_from_beside_the_board_only_his_card_brings_him_in() -> None:
    """ND.FRIEND.5: The Jester cannot move a friend beside the board (fine point 7)."""
    state = table()
    put_pieces(state, A, bank=1, cathedral=1)
    to_lap(state)
    from_where = options(hire_asked(state), A, "jester")

    assert from_where == ("bank", "notre_dame")


def hire_asked(state: State) -> State:
    """Let A hire, with the Jester on display."""
    return to_hiring(state, "jester")


def test_his_card_needs_no_supply() -> None:
    """ND.FRIEND.6: With an empty supply and no marker anywhere the friend is still placed, and his sector acts."""
    state = table()
    set_supply(state, A, 0)

    state = play_one(state, "friend", "residence")

    assert points(state) == 1


def test_with_an_empty_supply_he_is_not_moved_for_a_marker() -> None:
    """ND.FRIEND.7: A card that needs a marker never moves the friend."""
    state = table()
    put_pieces(state, A, bank=1, park=1, friend="school")
    set_supply(state, A, 0)
    hold(state, A, "residence", "park", "bank")

    assert options(to_lap(state), A, "residence") == ("bank", "park")


def test_a_line_reports_the_friends_move() -> None:
    """ND.FRIEND.8: The line names the sector, the pieces there and the gains of the action."""
    state = table()
    put_pieces(state, A, residence=1)
    hold(state, A, "friend", "park", "bank")

    [line] = lines(play(to_lap(state), A, "friend", "residence"))

    assert line.key == "befriended"
    assert line.facts == {
        "seat": Seats((A,)),
        "color": "red",
        "sector": "residence",
        "pieces": 2,
        "gold": 0,
        "markers": 0,
        "rats": 0,
        "points": 2,
        "bonus": 0,
    }


def test_his_sector_asks_its_own_question() -> None:
    """ND.FRIEND.9: After the friend's move, the question of the hotel or the carriage house follows and counts him."""
    state = table()
    put_pieces(state, A, hotel=3, carriage=1)
    hold(state, A, "friend", "park", "bank")
    to_lap(state)

    assert "gold+gold" in options(state, A, "friend", "hotel")
    assert "1.0" in options(state, A, "friend", "carriage", "elsewhere")
