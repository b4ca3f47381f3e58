"""The trusted friend: placed and moved by his card, and counted as a piece."""

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
    """ND.FRIEND.1: From beside the board he may go to each of the seven sectors, never to Notre Dame."""
    state = table()
    hold(state, A, "friend", "park", "bank")

    assert options(to_lap(state), A, "friend") == SECTORS


def test_no_marker_is_placed_with_him() -> None:
    """ND.FRIEND.2: His card places no marker; the sector's action follows with him counted."""
    state = table()
    put_pieces(state, A, bank=1)

    state = play_one(state, "friend", "bank")

    assert (state.players[A].supply, state.players[A].gold) == (4, 3 + 2)
    assert pieces_in(state, A, "bank") == 2


def test_on_the_board_he_goes_elsewhere() -> None:
    """ND.FRIEND.3: Friend in the bank, friend's card: six targets, or lapse (example 23)."""
    state = table()
    put_pieces(state, A, friend="bank")
    hold(state, A, "friend", "park", "bank")
    to_lap(state)

    assert options(state, A, "friend") == ("school", "residence", "hotel", "carriage", "park", "hospital")
    assert act(state, A, "none", "friend").players[A].friend == SECTORS.index("bank")


def test_he_may_return_to_a_sector_he_left() -> None:
    """ND.FRIEND.4: Only his card, the Jester and the Minstrel move him; he may come back later (fine point 7)."""
    state = table()
    put_pieces(state, A, friend="bank")

    state = play_one(state, "friend", "park")
    assert pieces_in(state, A, "bank") == 0
    state = play_one(state, "friend", "bank")

    assert pieces_in(state, A, "bank") == 1
    state = hire(state, "jester", "school")
    assert state.players[A].friend == SECTORS.index("school")


def test_beside_the_board_only_his_card_brings_him_in() -> None:
    """ND.FRIEND.5: The Jester cannot move a friend beside the board (fine point 7)."""
    state = table()
    put_pieces(state, A, bank=1, cathedral=1)
    to_lap(state)
    from_where = options(hire_asked(state), A, "jester")

    assert from_where == ("bank", "notre_dame")


def hire_asked(state: State) -> State:
    """A is to hire, the Jester on show."""
    return to_hiring(state, "jester")


def test_his_card_needs_no_supply() -> None:
    """ND.FRIEND.6: With an empty supply and no marker anywhere he is placed and his sector acts."""
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


def test_the_friends_way_is_told() -> None:
    """ND.FRIEND.8: One line names the sector, the pieces there and what the action brings."""
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
    """ND.FRIEND.9: After his sector the hotel's or the carriage house's question follows, with him counted."""
    state = table()
    put_pieces(state, A, hotel=3, carriage=1)
    hold(state, A, "friend", "park", "bank")
    to_lap(state)

    assert "gold+gold" in options(state, A, "friend", "hotel")
    assert "1.0" in options(state, A, "friend", "carriage", "elsewhere")
