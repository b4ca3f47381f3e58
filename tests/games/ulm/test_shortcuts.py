"""Shortcuts of Ulm: whole turns in one click, legal to their last answer, labeled correctly, and distinct."""

from typing import Any

import pytest

from bot.games.chains import MOST_CHAINS, find_shortcuts
from bot.games.chance import Chance
from bot.games.contract import MOST_SHORTCUTS, Line, Rules, Shortcut
from bot.games.ulm.guide.guide import UlmGuide
from bot.games.ulm.guide.shortcuts import MOST_TURNS
from bot.games.ulm.rules.state import State
from tests.games.ulm.tables import (
    PIECES,
    RULES,
    A,
    act,
    asked,
    load_ulm,
    own,
    put_ring,
    sail_to,
    table,
    to_act,
    to_push,
)
from tests.games.walk import Decision, Walk

GUIDE = UlmGuide(PIECES)


def offered(state: State) -> tuple[Shortcut, ...]:
    """Return the shortcuts of the open question."""
    prompt = asked(state)
    return find_shortcuts(RULES, GUIDE, RULES.view(state, prompt.seat), prompt)


def chains(state: State) -> list[list[str]]:
    """Return the answers of the shortcuts."""
    return [["+".join(answer) for _, answer in one.chain] for one in offered(state)]


def detail_of(shortcut: Shortcut) -> Line:
    """Return the text below a shortcut."""
    assert shortcut.detail
    return shortcut.detail


def test_a_push_and_its_actions_are_one_click() -> None:
    """Money comes first, to pay for a seal; if a quarter asks a question, the player answers it by hand."""
    state = to_push(sail_to(table(), 6), "O")  # from the top of column 1: O, then G and T
    state.grid[3] = 3
    own(state, A, coins=1)
    turns = [one for one in chains(state) if one[0] == "enter.top1"]
    assert turns
    assert all(one[1] == "money" for one in turns)
    assert ["enter.top1", "money", "seal", "reichenau", "river"] in turns


def test_a_shortcut_shows_its_gain_and_what_remains() -> None:
    """Both orders of seal and river are tried, and the better order is listed first."""
    state = to_act(sail_to(table(), 6), "GOT")
    own(state, A, coins=1)
    best = offered(state)[0]
    assert best.label == Line("rest", {"things": ("reichenau", "to_past.7")})
    assert best.detail == Line("turn", {"coins": 0, "number": 0})


def test_the_row_of_a_gates_only_turn_shows_only_the_gates_letter() -> None:
    """The button shows the actions; if two turns start at one gate, both rows show them too."""
    state = to_push(sail_to(table(), 6), "O")
    own(state, A, coins=1)
    labels = [one.label for one in offered(state)]
    gates = [label.facts["gate"] for label in labels]
    assert len(set(gates)) < len(gates)
    for label in labels:
        assert label.key == ("turn" if gates.count(label.facts["gate"]) == 1 else "turn_either")


def test_a_shortcut_names_the_question_after_it() -> None:
    """The next question may be the choice of a privilege, or about actions left to the player."""
    state = to_act(sail_to(table(), -8), "OGG")
    own(state, A, coins=1)
    follow = {one.label.facts["things"]: detail_of(one).facts.get("next") for one in offered(state)}
    assert follow[("crooked_house",)] == "next_shield"
    assert follow[("fishermen",)] == "next_steps"
    state = to_act(sail_to(table(), 2), "OBG")
    own(state, A, coins=2, tiles="GG")
    left = next(detail_of(one) for one in offered(state) if "dockside" in str(one.label.facts))
    assert (left.key, left.facts["actions"]) == ("turn_left", ("card",))


def test_tiles_are_cleared_before_a_card_is_bought() -> None:
    """The purchase pays two equal tiles, and the player looks at the cards."""
    state = put_ring(to_act(table(), "WBG"), top1="T", top2="T", left1="G")
    own(state, A, tiles="O")
    assert chains(state)[0] == ["money", "clear", "top", "card", "buy.river.river"]
    assert offered(state)[0].label.facts["things"] == ("gain_cards.1", "gain_coins.1")


def test_no_purchase_follows_a_random_event() -> None:
    """Dockside's tiles are random, so a shortcut does not pay with them."""
    state = to_act(sail_to(table(), 2), "OBG")
    own(state, A, coins=2, tiles="GG")
    assert all("card" not in one for one in chains(state) if "dockside" in one)


def test_questions_within_an_action_have_no_shortcuts() -> None:
    """A player who has started by hand continues by hand."""
    state = to_act(table(), "OGT")
    own(state, A, coins=4)
    assert offered(act(state, "seal")) == ()
    assert offered(to_act(table(), "GWW")) == ()


@pytest.mark.parametrize("seats", RULES.seats)
def test_every_shortcut_of_random_games_is_legal_whatever_chance_decides(seats: int) -> None:
    """Each shortcut is legal in the real game and in a guess; none is offered twice."""
    seen = 0

    def check(rules: Rules[Any], decision: Decision) -> None:
        nonlocal seen
        for prompt in rules.prompts(decision.after):
            view = rules.view(decision.after, prompt.seat)
            found = find_shortcuts(rules, GUIDE, view, prompt)
            assert len(found) <= MOST_TURNS <= MOST_SHORTCUTS <= MOST_CHAINS
            assert len({(one.label.key, str(one.label.facts), str(one.detail)) for one in found}) == len(found)
            for one in found:
                seen += 1
                for state in (decision.after, rules.guess(view, prompt.seat, Chance(bytes([seen % 256])))):
                    press(rules, state, one)

    for seed in range(3):
        Walk(load_ulm(), seats, seed).go([check])
    assert seen > 100


def test_no_shortcut_spends_a_sparrow() -> None:
    """A click uses up nothing that a player may want to save."""
    seen = 0

    def check(rules: Rules[Any], decision: Decision) -> None:
        nonlocal seen
        for prompt in rules.prompts(decision.after):
            sparrows = decision.after.players[prompt.seat].sparrows
            for one in find_shortcuts(rules, GUIDE, rules.view(decision.after, prompt.seat), prompt):
                seen += bool(sparrows)
                assert press(rules, decision.after, one).players[prompt.seat].sparrows >= sparrows

    Walk(load_ulm(), 2, 1).go([check])
    assert seen


def press(rules: Rules[Any], state: State, shortcut: Shortcut) -> State:
    """Give a shortcut's answers one by one, checking that each is legal."""
    for prompt, answer in shortcut.chain:
        [open_one] = [one for one in rules.prompts(state) if one.seat == prompt.seat]
        assert (open_one.ask, open_one.options) == (prompt.ask, prompt.options)
        state = rules.choose(state, open_one, answer)[-1].state
    return state
