"""Shortcuts of Notre Dame: usual turns in one click, and the decisions that remain with the player."""

import pytest

from bot.games.chains import find_shortcuts
from bot.games.contract import Line, Shortcut
from bot.games.notredame.guide.guide import NotreDameGuide
from bot.games.notredame.players.patron import Patron
from bot.games.notredame.rules.state import NO_CHANCE, State
from tests.games.notredame.tables import (
    PIECES,
    RULES,
    A,
    D,
    act,
    asked,
    card,
    hold,
    own_messages,
    put_pieces,
    set_gold,
    set_supply,
    table,
    to_hiring,
    to_lap,
)

GUIDE = NotreDameGuide(PIECES)


def offered(state: State) -> list[Shortcut]:
    """Return A's shortcuts."""
    return list(find_shortcuts(RULES, GUIDE, RULES.view(state, A), asked(state, A)))


def given(shortcut: Shortcut) -> tuple[str, ...]:
    """Return the answers of a shortcut."""
    return tuple(answer[0] for _, answer in shortcut.chain)


def holding(*kinds: str) -> State:
    """Let A play one of these cards."""
    state = table()
    hold(state, A, *kinds)
    own = [kind for kind in ("school", "hotel", "hospital") if kind not in kinds]
    state.players[A].passed = (card(A, own[0]), card(A, own[1]), card(D, "hotel"))
    return to_lap(state)


def test_cards_without_further_questions_need_no_shortcut() -> None:
    """The buttons of such cards already finish the turn."""
    assert offered(holding("bank", "park", "school")) == []


def test_a_drive_is_one_click() -> None:
    """The two best messages are offered, next to the cards without questions."""
    found = offered(holding("carriage", "bank", "park"))

    assert [given(one) for one in found] == [("bank",), ("carriage", "0.4"), ("carriage", "1.4"), ("park",)]
    assert found[1].label == Line("drive", {"market": "red_market.4", "message": "message_prestige", "points": 4})
    assert found[1].detail == Line("shortcut_carriage", {"steps": 1, "gold": 0, "markers": 0, "rats": 0})
    assert [one.piece for one in found] == ["bank", "", "", "park"], "a drive shows the symbol of its message"


@pytest.mark.parametrize("gold", range(2, 5))
def test_a_gift_leaves_gold_for_a_wage_unless_the_computer_gives_as_much(gold: int) -> None:
    """Hiring in the same round needs gold, so a smaller gift is offered."""
    state = holding("notre_dame", "bank", "park")
    set_gold(state, gold)
    gifts = [int(given(one)[1]) for one in offered(state) if given(one)[0] == "notre_dame"]
    assert gifts
    view = RULES.view(act(state, A, "notre_dame"), A)
    usual = Patron(PIECES)(view, asked(view, A), NO_CHANCE)
    assert all(gold - coins >= PIECES.wage or str(coins) in usual for coins in gifts)


def test_a_drive_without_a_message_is_left_to_the_player() -> None:
    """A drive without a message has no usual destination."""
    state = holding("carriage", "bank", "park")
    own_messages(state, A, "0.1", "1.1", "3.2")

    assert offered(state) == []


def test_the_friend_goes_to_his_most_valuable_sectors() -> None:
    """Two sectors are offered with their yields; the hotel's shortcut includes its gain."""
    found = [one for one in offered(holding("friend", "bank", "park")) if given(one)[0] == "friend"]

    assert len(found) == 2
    assert {one.label.key for one in found} == {"shortcut_friend"}
    assert all(one.label.facts["sector"] == given(one)[1] for one in found)


def test_a_shortcut_shows_the_gain_of_its_sector() -> None:
    """The friend, the Bishop and the Jester show the gain; the Jester's piece no longer counts where it was."""
    state = holding("friend", "bank", "park")
    put_pieces(state, A, school=2)
    by_sector = {given(one)[1]: one for one in offered(state) if given(one)[0] == "friend"}
    assert by_sector["school"].detail == Line("shortcut_gain", {"gold": 0, "markers": 3, "points": 0})

    state = table()
    put_pieces(state, A, bank=3, hotel=1)
    [jester] = [one for one in offered(to_hiring(state, "maid", "jester", "bishop")) if given(one)[0] == "jester"]
    _, place, target = given(jester)
    gained = {"gold": 4 * (target == "bank"), "markers": int(target == "school"), "points": int(target == "residence")}
    assert jester.detail == Line("shortcut_source", {"place": place, **gained})


def test_a_shortcut_names_the_moved_marker() -> None:
    """With an empty supply the shortcut moves the least valuable marker."""
    state = holding("residence", "bank", "notre_dame")
    put_pieces(state, A, bank=2, hospital=1, park=2)
    set_supply(state, A, 0)

    by_card = {given(one)[0]: one for one in offered(state)}

    assert by_card["residence"].detail == Line(
        "shortcut_source", {"place": "bank", "gold": 0, "markers": 0, "points": 0}
    )
    assert by_card["notre_dame"].label.key == "brings_notre_dame"
    assert given(by_card["notre_dame"])[1] == "bank"


def test_no_shortcut_contains_an_answer_that_needs_confirmation() -> None:
    """In this game the only movable marker is the hospital's, which prevents an outbreak."""
    state = holding("residence", "friend", "park")
    state.persons = tuple(PIECES.person_numbers[name] for name in ("maid", "jester", "mayor"))
    put_pieces(state, A, hospital=2, school=1)
    state.players[A].markers[0] = 0
    set_supply(state, A, 0)
    state.players[A].rat = 4

    assert all("hospital" not in given(one)[1:2] or given(one)[0] == "friend" for one in offered(state))
    assert offered(to_hiring(table(), "lawyer", "monk", "carpenter")) == []


def test_shortcuts_hire_persons_and_make_their_choices() -> None:
    """Maid, Bishop and Jester choose as the computer would; the Minstrel is left to the player."""
    state = table()
    put_pieces(state, A, bank=2, park=1)
    state.players[A].rat = 3

    found = {given(one)[0]: one for one in offered(to_hiring(state, "maid", "jester", "bishop"))}
    assert set(found) == {"maid", "jester", "bishop"}
    assert found["maid"].label.facts["points"] == 3
    assert found["jester"].label == Line("shortcut_jester", {"sector": given(found["jester"])[2]})
    assert found["bishop"].label == Line("shortcut_bishop", {"sector": given(found["bishop"])[1]})

    found = {given(one)[0]: one for one in offered(to_hiring(state, "maid", "minstrel", "mayor"))}
    assert "minstrel" not in found


def test_only_the_first_question_of_a_turn_has_shortcuts() -> None:
    """The answer to a later question already finishes the turn."""
    assert offered(act(holding("carriage", "bank", "park"), A, "carriage")) == []


def test_several_gifts_show_the_share_of_a_marker_once() -> None:
    """The share is the same for both buttons."""
    state = holding("notre_dame", "bank", "park")
    state.players[A].gold = 3

    gifts = [one for one in offered(state) if given(one)[0] == "notre_dame"]

    assert [given(one) for one in gifts] == [("notre_dame", "2"), ("notre_dame", "1")]
    assert [one.detail.key if one.detail else "" for one in gifts] == ["share", ""]
