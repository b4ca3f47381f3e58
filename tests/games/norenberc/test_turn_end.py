"""The turn's end: who is finished, and whether the round goes on."""

from bot.games.contract import Seats
from bot.games.norenberc.rules.state import ACTION, PLANNING
from tests.games.norenberc.tables import (
    BAKERS,
    BREWERS,
    COUNCILMAN,
    PRINTERS,
    RULES,
    SHOEMAKERS,
    act,
    asked,
    asked_seats,
    call,
    craft,
    hold,
    lines,
    lodge,
    plan,
    play,
    table,
)

ALL_FOUR = (BREWERS, BAKERS, SHOEMAKERS, PRINTERS)


def test_a_player_without_agents_is_finished() -> None:
    """N.TURN.1: Who has no agents left at the turn's end is finished."""
    state = table(3)
    state.players[0].agents = 1

    steps = play(act(call(state, BREWERS, 0, 1), 0, "nothing"), 1, "nothing")

    assert [player.finished for player in steps[-1].state.players] == [True, False, True]
    assert [line.facts for line in lines(steps, "finished")] == [{"seat": Seats((0,))}]


def test_who_is_finished_is_told_once_a_round() -> None:
    """N.TURN.11: Later turns do not tell again that a player without agents is finished."""
    state = table(3)
    state.players[0].agents = 1
    state = act(act(call(state, BREWERS, 0, 1), 0, "nothing"), 1, "nothing")

    steps = play(call(state, BAKERS, 1), 1, "nothing")

    assert (steps[-1].state.turn, steps[-1].state.players[0].finished) == (3, True)
    assert lines(steps, "finished") == []


def test_a_player_with_agents_goes_on() -> None:
    """N.TURN.2: A new turn begins with a planning phase for those not finished."""
    state = table(3)
    state.players[0].agents = 1

    state = act(act(call(state, BREWERS, 0, 1), 0, "nothing"), 1, "nothing")

    assert (state.round, state.turn, state.phase) == (1, 2, PLANNING)
    assert asked_seats(state) == [1]


def test_the_agents_left_limit_the_next_plan() -> None:
    """N.TURN.3: Agents on the roofs are not at hand in the round's next turns."""
    state = plan(table(3), {0: (BREWERS, BAKERS, SHOEMAKERS), 1: (BREWERS,)})
    while state.phase is ACTION:
        state = act(state, state.acting, "nothing")

    assert asked(state, 0).most == 1
    assert asked(state, 1).most == 3
    assert state.guilds[BREWERS].roof == [1, 1, 0]


def test_the_round_ends_when_nobody_has_agents() -> None:
    """N.TURN.4: With everybody out of agents the round ends."""
    state = table(2)
    for player in state.players:
        player.agents = 1

    state = act(act(call(state, BREWERS, 0, 1), 0, "nothing"), 1, "nothing")

    assert (state.round, state.turn) == (2, 1)


def test_those_who_passed_count_as_finished() -> None:
    """N.TURN.5: The round ends when each player has passed or has no agents left."""
    state = table(3)
    state.players[0].agents = 1

    state = act(call(state, BREWERS, 0), 0, "nothing")

    assert (state.round, state.turn) == (2, 1)


def test_a_turn_in_which_all_pass_ends_the_round() -> None:
    """N.TURN.6: If everybody passes the round ends at once."""
    assert plan(table(3), {}).round == 2


def test_one_player_alone_may_go_on() -> None:
    """N.TURN.7: The round lasts while a single player is not finished."""
    state = act(call(table(3), BREWERS, 2), 2, "nothing")

    assert (state.round, state.turn) == (1, 2)
    assert asked_seats(state) == [2]


def test_an_agent_gained_during_the_turn_counts_as_left() -> None:
    """N.TURN.8: Who gains an agent with the last one is not finished."""
    state = table(3)
    state.players[0].agents = 1
    hold(state, 0, beer=1)
    lodge(state, BREWERS, COUNCILMAN)

    state = act(call(state, BREWERS, 0), 0, "recruit", "1")

    assert (state.round, state.turn) == (1, 2)
    assert asked_seats(state) == [0]
    assert asked(state, 0).most == 1


def test_a_new_agent_is_for_later_turns() -> None:
    """N.TURN.9: An agent gained adds no action to the turn under way."""
    state = table(3)
    lodge(state, BREWERS, craft(BREWERS, 2))

    state = plan(state, {0: (BREWERS, BAKERS)})
    state = act(act(state, 0, "recruit", "1"), 0, "nothing")

    assert (state.turn, state.phase) == (2, PLANNING)
    assert state.players[0].agents == 3


def test_cards_return_at_the_turns_end() -> None:
    """N.TURN.10: Every card is back in hand for the next turn."""
    state = plan(table(3), {0: ALL_FOUR, 1: (BREWERS,)})
    while state.phase is ACTION:
        state = act(state, state.acting, "nothing")

    assert asked(state, 1).options == ("brewers", "bakers", "shoemakers", "printers")
    assert [(player.plan, player.cards) for player in state.players] == [((), 0)] * 3


def test_a_rounds_end_shows_the_cards_of_its_last_turn() -> None:
    """N.TURN.12: Cards revealed stay open until the next planning, also when the round ends with them."""
    state = table(3)
    state.players[0].agents = 1

    steps = play(call(state, SHOEMAKERS, 0), 0, "nothing")

    [end] = [step.state for step in steps if step.picture == "round"]
    for viewer in (None, 0, 1, 2):
        assert [player.plan for player in RULES.view(end, viewer).players] == [(SHOEMAKERS,), (), ()]
    assert steps[-1].state.players[0].plan == ()
