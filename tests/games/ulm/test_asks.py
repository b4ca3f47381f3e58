"""Ids of questions, which questions are asked, and undoing an answer."""

import pytest

from bot.games.contract import encode
from bot.games.ulm.rules.state import State
from tests.games.ulm.tables import (
    RULES,
    A,
    B,
    act,
    asked,
    changed_rules,
    load_ulm,
    own,
    put_ring,
    sail_to,
    stack,
    stack_shields,
    table,
    to_act,
    to_push,
)
from tests.games.walk import Walk


def name(state: State, *answers: str) -> str:
    """Return the id of the question after these answers."""
    return asked(act(state, *answers) if answers else state).id


def back(state: State, seat: int = A) -> State:
    """Return the state before the last answer."""
    before = RULES.back(state, seat)
    assert before is not None
    return before


def test_ids_name_round_seat_and_number_of_actions() -> None:
    """U.ASK.1: `r1.s0.0.push`, `r1.s0.0.swap.swap`, `r1.s0.1.push` after the swap, `r1.s0.2.act` after the push."""
    state = to_push(table())

    assert name(state) == "r1.s0.0.push"
    assert name(state, "swap") == "r1.s0.0.swap.swap"
    assert name(state, "swap", "seal") == "r1.s0.1.push"
    assert name(state, "swap", "seal", "enter.left1") == "r1.s0.2.act"
    assert name(state, "enter.left1") == "r1.s0.1.act"


def test_chains_are_part_of_the_id() -> None:
    """U.ASK.2: `r1.s0.1.clear.side`, `r1.s0.1.card.card`, `r1.s0.1.river.steps`, `r1.s0.1.seal.quarter`."""
    state = to_act(put_ring(table(), left1="G", top1="G"), "WBO", "flood")
    own(state, tiles="GGT")
    assert name(state, "clear") == "r1.s0.1.clear.side"
    assert name(state, "card") == "r1.s0.1.card.card"
    assert name(state, "seal") == "r1.s0.1.seal.quarter"
    assert name(to_act(state, "TTT"), "river") == "r1.s0.1.river.steps"


def test_a_finished_chain_counts_as_one_action() -> None:
    """U.ASK.3: A Seal action counts as one action, although it has two answers: `r1.s0.2.choose` follows it."""
    state = to_act(sail_to(table(), 1), "OTG")

    assert name(state, "seal", "town_hall") == "r1.s0.2.choose"
    assert name(state, "seal", "town_hall", "coins.1") == "r1.s0.3.act"
    assert name(state, "seal", "town_hall", "steps.1") == "r1.s0.3.steps"


def test_automatic_answers_are_part_of_the_chain() -> None:
    """U.ASK.4: An automatic choice of card is in the id: `r1.s0.0.play.market.way`; an extra play has only `extra`."""
    state = to_push(table())
    own(state, hand=["market"], tiles="TTGG")
    assert name(state, "play") == "r1.s0.0.play.market.way"
    assert name(state, "play", "now") == "r1.s0.0.play.market.now.pay"

    state = to_act(state, "BGG")
    state.round, state.moves_made = 10, 4
    assert name(state, "card", "extra", "now") == "r10.s0.4.extra.market.now.pay"
    own(state, hand=["market", "mint"])
    assert name(state, "card") == "r10.s0.4.extra.hand"


def test_automatic_actions_count_too() -> None:
    """U.ASK.5: A descendant taken without a question counts as an action."""
    state = to_act(sail_to(table(), -5), "OGG")
    state.descendants = (1,)

    assert name(state, "seal", "oath_house") == "r1.s0.3.act"


def test_the_last_shield_counts_like_a_chosen_one() -> None:
    """U.ASK.10: Taking the last shield without a question raises the number in the id; finding no shield does not."""
    state = to_act(stack_shields(sail_to(table(), -5), "salt_house"), "OOG")
    own(state, coins=4)

    taken = act(state, "seal", "gardens")

    assert name(taken) == "r1.s0.3.act"
    assert name(taken, "seal", "gardens") == "r1.s0.4.act"


def test_a_shield_without_a_choice_counts_like_a_chosen_one() -> None:
    """U.ASK.11: Taking the only shield that a privilege offers raises the number in the id by one."""
    rules = changed_rules(lambda figures: figures["quarters"][-1].update(privilege=[{"shield": 1}]))
    state = to_act(sail_to(table(rules=rules), 6), "OGG")

    taken = act(state, "seal", "reichenau", rules=rules)

    assert taken.shields == state.shields[1:]
    assert asked(taken, rules=rules).id == "r1.s0.3.act"


def test_a_turn_without_options_ends_by_itself() -> None:
    """U.ASK.6: A turn whose only option left is `end` ends by itself."""
    state = to_act(table(), "GWT")
    own(state, coins=0)
    for player in state.players[1:]:
        player.barge = 0

    after = act(state, "money", "river")

    assert (after.acting, asked(after).ask) == (B, "push")


def test_each_usable_action_is_offered_once() -> None:
    """U.ASK.7: The options are each usable kind of action in the order of kinds, then `play`, then `end`."""
    state = to_act(put_ring(table(), left1="G"), "OGW")
    own(state, hand=["mint"])
    assert asked(state).options == ("money", "clear", "seal", "play", "end")

    assert asked(to_act(state, "GGG")).options == ("money", "play", "end")


def test_back_undoes_one_given_answer() -> None:
    """U.BACK.1: Within a chain, each step back undoes one answer, down to the chain's first question."""
    state = to_act(table(), "BGG")
    own(state, hand=["market", "mint"], tiles="TTGG")
    states = [state]
    for answer in ("card", "extra", "market", "now"):
        states.append(act(states[-1], answer))

    assert asked(states[-1]).ask == "pay"
    for later, earlier in zip(reversed(states), reversed(states[:-1]), strict=False):
        assert asked(later).back
        assert encode(back(later)) == encode(earlier)
    assert not asked(state).back
    assert RULES.back(state, A) is None


def test_back_undoes_automatic_answers_too() -> None:
    """U.BACK.2: Automatic answers are undone together with the player's answer before them."""
    state = to_push(table())
    own(state, hand=["market"], tiles="TT")

    choosing = act(state, "play")

    assert choosing.chain == ("play", "market")
    assert encode(back(choosing)) == encode(state)


def test_a_finished_action_cannot_be_undone() -> None:
    """U.BACK.3: No `back` after a push, after a finished action, within a privilege, or for a seat not asked."""
    pushed = act(to_push(table()), "enter.left1")
    assert RULES.back(pushed, A) is None
    choosing = act(to_act(sail_to(stack(table(), "art"), 1), "OGG"), "seal", "town_hall")
    assert RULES.back(choosing, A) is None
    assert not asked(choosing).back

    swapping = act(to_push(table()), "swap")
    assert RULES.back(swapping, B) is None
    assert encode(back(swapping)) == encode(to_push(table()))


def test_a_chain_changes_nothing_before_its_last_answer() -> None:
    """U.BACK.4: Before the last answer the state is unchanged and no line appears."""
    state = to_act(table(), "BGG")
    own(state, hand=["market", "mint"], tiles="TTGG")

    choosing = act(state, "card", "extra", "market", "now")

    undone = choosing.copy()
    undone.ask, undone.chain, undone.marks = state.ask, state.chain, state.marks
    assert encode(undone) == encode(state)


def test_all_questions_of_a_turn_share_one_moment() -> None:
    """U.ASK.8: Every question of a turn belongs to one moment, and no two turns share a moment."""
    state = to_push(table(2))
    moments = []
    for answer in ("swap", "seal", "enter.left1", "end", "enter.right2", "end"):
        moments.append(asked(state).moment)
        state = act(state, answer)

    assert moments == ["r1.s0"] * 4 + ["r1.s1"] * 2
    assert asked(state).moment == "r2.s0"


@pytest.mark.parametrize("seats", RULES.seats)
def test_no_two_questions_share_an_id(seats: int) -> None:
    """U.ASK.9: A seat never has two different questions with the same id."""
    for seed in range(10):
        walk = Walk(load_ulm(), seats, seed)
        walk.go([])
        assert len({move.prompt for move in walk.moves}) == len(walk.moves)
