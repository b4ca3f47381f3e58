"""Calling the guilds: the players' order and their actions."""

from itertools import pairwise

import pytest

from bot.games.contract import Answer, Seats
from bot.games.norenberc.rules.state import ACTION, PLANNING
from tests.games.norenberc.tables import (
    BAKERS,
    BREWERS,
    PRINTERS,
    RULES,
    SHOEMAKERS,
    act,
    asked,
    asked_seats,
    call,
    craft,
    goods,
    hold,
    lines,
    lodge,
    plan,
    play,
    play_plans,
    store,
    table,
)


def test_guilds_are_called_in_number_order() -> None:
    """N.CALL.1: Guilds are resolved in number order, whatever the order in which they were planned."""
    state = plan(table(3), {0: (PRINTERS, BAKERS), 1: (SHOEMAKERS,), 2: (BREWERS,)})

    called = []
    while state.phase is ACTION:
        called.append(state.guild)
        state = act(state, state.acting, "nothing")

    assert called == [BREWERS, BAKERS, SHOEMAKERS, PRINTERS]


def test_a_guild_without_cards_is_skipped() -> None:
    """N.CALL.2: A guild without cards is not called."""
    state = plan(table(3), {0: (BAKERS, PRINTERS)})

    assert state.guild == BAKERS
    assert act(state, 0, "nothing").guild == PRINTERS


def test_the_cards_for_a_guild_are_revealed_at_once() -> None:
    """N.CALL.3: When a guild is called, everyone sees which players planned it before the first of them acts."""
    steps = play_plans(table(3), {0: (BREWERS, BAKERS), 1: (BAKERS,), 2: (BREWERS,)})

    [called] = lines(steps, "called")
    assert called.facts == {"guild": "brewers", "seats": Seats((0, 2))}
    seen = RULES.view(steps[-1].state, None)
    assert [player.plan for player in seen.players] == [(BREWERS,), (), (BREWERS,)]


def test_every_revealed_card_binds_one_agent() -> None:
    """N.CALL.4: Each player with a card at the called guild binds one agent before acting."""
    state = plan(table(3), {0: (BREWERS, BAKERS), 1: (BAKERS,), 2: (BREWERS,)})

    assert [player.agents for player in state.players] == [3, 4, 3]
    assert state.guilds[BREWERS].roof == [0, 0, 0]


def test_players_act_in_the_order_of_the_chart() -> None:
    """N.CALL.5: Players at a guild act one after another in the order of the turn order chart."""
    state = table(3)
    state.order = (2, 0, 1)
    state = call(state, BREWERS, 0, 1, 2)

    acted = []
    while state.phase is ACTION:
        acted.append(state.acting)
        assert asked_seats(state) == [state.acting]
        state = act(state, state.acting, "nothing")

    assert acted == [2, 0, 1]


def test_each_guild_uses_the_current_turn_order_chart() -> None:
    """N.CALL.6: A player who moves to first place at one guild acts first at the next guild."""
    state = table(3)
    lodge(state, BREWERS, craft(BREWERS, 3))
    state = plan(state, dict.fromkeys(range(3), (BREWERS, BAKERS)))

    state = act(state, 0, "nothing")
    state = act(state, 1, "recruit", "1", "yes")
    assert state.acting == 2
    state = act(state, 2, "nothing")

    acted = []
    while state.phase is ACTION:
        acted.append(state.acting)
        state = act(state, state.acting, "nothing")
    assert acted == [1, 0, 2]


def test_all_act_at_one_guild_before_the_next_is_called() -> None:
    """N.CALL.7: The next guild is called after every player has acted at the current one."""
    state = plan(table(3), {0: (BREWERS, BAKERS), 2: (BREWERS, BAKERS)})

    places = []
    while state.phase is ACTION:
        places.append((state.guild, state.acting))
        state = act(state, state.acting, "nothing")

    assert places == [(BREWERS, 0), (BREWERS, 2), (BAKERS, 0), (BAKERS, 2)]


def test_an_action_is_one_of_four() -> None:
    """N.CALL.8: A player sells, recruits, buys or does nothing."""
    state = table(3)
    lodge(state, BREWERS, craft(BREWERS, 3))

    assert asked(call(state, BREWERS, 0), 0).options == ("sell", "recruit", "buy", "nothing")


@pytest.mark.parametrize(
    ("hand", "money", "stored", "lodged", "able"),
    [
        ({"beer": 1}, 4, {"beer": 1}, False, ("sell", "buy", "nothing")),
        ({"beer": 1}, 3, {"beer": 1}, True, ("sell", "recruit", "nothing")),
        ({"beer": 1}, 4, {}, False, ("sell", "nothing")),
        ({"shoes": 5}, 4, {"pages": 1}, True, ("buy", "nothing")),
        ({"shoes": 5}, 3, {"pages": 1}, True, ("nothing",)),
    ],
)
def test_only_possible_actions_are_offered(
    hand: dict[str, int], money: int, stored: dict[str, int], lodged: bool, able: Answer
) -> None:
    """N.CALL.9: Selling needs own goods; recruiting needs a payable guest; buying needs Talers and goods in store."""
    state = table(3)
    hold(state, 0, **hand)
    state.players[0].money = money
    store(state, BREWERS, **stored)
    if lodged:
        lodge(state, BREWERS, craft(BREWERS, 3))

    assert asked(call(state, BREWERS, 0), 0).options == able


@pytest.mark.parametrize(
    "answers", [("sell",), ("recruit", "1"), ("buy", goods(beer=1)), ("nothing",)], ids=lambda answers: str(answers[0])
)
def test_the_agent_goes_to_the_roof_after_any_action(answers: tuple[str | Answer, ...]) -> None:
    """N.CALL.10: After any of the four actions the agent stands on that guild's roof."""
    state = table(3)
    lodge(state, BREWERS, craft(BREWERS, 3))

    state = act(call(state, BREWERS, 0), 0, *answers)

    assert state.guilds[BREWERS].roof == [1, 0, 0]
    assert state.players[0].agents == 3


def test_a_roof_has_room_for_every_agent() -> None:
    """N.CALL.11: Agents of earlier turns stay on the roof; their number is unlimited."""
    state = table(2)
    state.players[0].agents = 8

    for number in range(1, 9):
        state = act(call(state, BREWERS, 0), 0, "nothing")
        expected = [number, 0] if number < 8 else [0, 0]  # the eighth agent ends the round, and all agents return
        assert state.guilds[BREWERS].roof == expected
    assert state.round == 2


def test_a_player_acts_once_per_turn_at_each_planned_guild() -> None:
    """N.CALL.12: A player acts once at each planned guild; each of these roofs then has an agent of the player."""
    state = plan(table(3), {0: (BREWERS, SHOEMAKERS, PRINTERS)})

    for _action in range(3):
        state = act(state, 0, "nothing")

    assert state.phase is PLANNING
    assert [house.roof[0] for house in state.guilds] == [1, 0, 1, 1]


def test_a_player_without_options_is_not_asked() -> None:
    """N.CALL.13: A player without the guild's good at an empty storehouse is not asked; the agent goes to the roof."""
    state = table(3)
    hold(state, 0, shoes=3)
    store(state, BREWERS)

    steps = play_plans(state, {0: (BREWERS, BAKERS)})

    assert [line.facts for line in lines(steps, "did_nothing")] == [{"seat": Seats((0,))}]
    assert steps[-1].state.guild == BAKERS
    assert steps[-1].state.guilds[BREWERS].roof == [1, 0, 0]


def test_an_unfinished_action_can_be_taken_back_answer_by_answer() -> None:
    """N.CALL.14: Until the action happens, its player may undo answers one by one; other players may not."""
    state = table(3)
    hold(state, 1, beer=3, shoes=2)
    lodge(state, BREWERS, None, None, craft(BREWERS, 3))
    chain = [call(state, BREWERS, 1)]
    for answer in ("recruit", "3", "1+2", goods(beer=1, shoes=1)):
        chain.append(act(chain[-1], 1, answer))

    for before, after in pairwise(chain):
        assert asked(after, 1).back
        assert RULES.back(after, 1) == before
        assert RULES.back(after, 0) is None
    assert not asked(chain[0], 1).back
    assert RULES.back(chain[0], 1) is None


@pytest.mark.parametrize("action", ["sell", "recruit", "buy"])
def test_the_state_names_the_unfinished_action(action: str) -> None:
    """N.CALL.18: Until an action happens, the state contains the answers its player has given."""
    state = table(3)
    hold(state, 0, beer=2)
    lodge(state, BREWERS, craft(BREWERS, 3))
    state = call(state, BREWERS, 0, 1)

    assert act(state, 0, action).action == action
    assert (state.action, act(state, 0, "nothing").action) == ("", "")


def test_a_finished_action_cannot_be_taken_back() -> None:
    """N.CALL.15: After the action its player cannot undo it."""
    state = act(call(table(3), BREWERS, 0, 1), 0, "sell")

    assert RULES.back(state, 0) is None
    assert RULES.back(state, 1) is None


def test_an_unfinished_action_is_secret() -> None:
    """N.CALL.16: Other players cannot tell which action a player has begun."""
    state = table(3)
    hold(state, 0, beer=2)
    state = call(state, BREWERS, 0)

    for viewer in (None, 1, 2):
        assert RULES.view(act(state, 0, "sell"), viewer) == RULES.view(act(state, 0, "buy"), viewer)


def test_only_its_player_sees_an_unfinished_action() -> None:
    """N.CALL.19: The acting player sees the open question and the answers so far; other players see neither."""
    state = table(3)
    hold(state, 0, beer=3, shoes=2)
    lodge(state, BREWERS, None, None, craft(BREWERS, 3))
    state = act(call(state, BREWERS, 0, 1), 0, "recruit", "3")

    own = RULES.view(state, 0)
    assert (own.action, own.ask, own.answers) == ("recruit", state.ask, (("3",),))
    assert RULES.prompts(own) == RULES.prompts(state)
    for viewer in (None, 1, 2):
        view = RULES.view(state, viewer)
        assert (view.acting, view.action, view.ask, view.answers) == (0, "", None, ())
        assert RULES.prompts(view) == ()


def test_an_answer_does_not_modify_its_state() -> None:
    """N.CALL.17: An answer returns a new state."""
    state = call(table(3), BREWERS, 0)
    before = state.copy()

    play(state, 0, "sell")

    assert state == before
