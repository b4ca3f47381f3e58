"""The end of a turn: finished players, and the end of the round."""

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
    """N.TURN.1: A player who has no agents at the end of a turn is finished."""
    state = table(3)
    state.players[0].agents = 1

    steps = play(act(call(state, BREWERS, 0, 1), 0, "nothing"), 1, "nothing")

    assert [player.finished for player in steps[-1].state.players] == [True, False, True]
    assert [line.facts for line in lines(steps, "finished")] == [{"seat": Seats((0,))}]


def test_a_finished_player_is_reported_once_per_round() -> None:
    """N.TURN.11: Later turns do not repeat that a player without agents is finished."""
    state = table(3)
    state.players[0].agents = 1
    state = act(act(call(state, BREWERS, 0, 1), 0, "nothing"), 1, "nothing")

    steps = play(call(state, BAKERS, 1), 1, "nothing")

    assert (steps[-1].state.turn, steps[-1].state.players[0].finished) == (3, True)
    assert lines(steps, "finished") == []


def test_a_player_with_agents_goes_on() -> None:
    """N.TURN.2: A new turn begins with planning by the players who are not finished."""
    state = table(3)
    state.players[0].agents = 1

    state = act(act(call(state, BREWERS, 0, 1), 0, "nothing"), 1, "nothing")

    assert (state.round, state.turn, state.phase) == (1, 2, PLANNING)
    assert asked_seats(state) == [1]


def test_the_agents_left_limit_the_next_plan() -> None:
    """N.TURN.3: Agents on the roofs are not available in later turns of the round."""
    state = plan(table(3), {0: (BREWERS, BAKERS, SHOEMAKERS), 1: (BREWERS,)})
    while state.phase is ACTION:
        state = act(state, state.acting, "nothing")

    assert asked(state, 0).most == 1
    assert asked(state, 1).most == 3
    assert state.guilds[BREWERS].roof == [1, 1, 0]


def test_the_round_ends_when_no_player_has_agents() -> None:
    """N.TURN.4: When all players are out of agents, the round ends."""
    state = table(2)
    for player in state.players:
        player.agents = 1

    state = act(act(call(state, BREWERS, 0, 1), 0, "nothing"), 1, "nothing")

    assert (state.round, state.turn) == (2, 1)


def test_players_who_passed_count_as_finished() -> None:
    """N.TURN.5: The round ends when each player has passed or has no agents left."""
    state = table(3)
    state.players[0].agents = 1

    state = act(call(state, BREWERS, 0), 0, "nothing")

    assert (state.round, state.turn) == (2, 1)


def test_a_turn_in_which_all_pass_ends_the_round() -> None:
    """N.TURN.6: If all players pass, the round ends at once."""
    assert plan(table(3), {}).round == 2


def test_one_player_alone_may_go_on() -> None:
    """N.TURN.7: The round lasts as long as one player is not finished."""
    state = act(call(table(3), BREWERS, 2), 2, "nothing")

    assert (state.round, state.turn) == (1, 2)
    assert asked_seats(state) == [2]


def test_an_agent_gained_during_the_turn_counts_as_left() -> None:
    """N.TURN.8: A player whose last agent gains a new agent is not finished."""
    state = table(3)
    state.players[0].agents = 1
    hold(state, 0, beer=1)
    lodge(state, BREWERS, COUNCILMAN)

    state = act(call(state, BREWERS, 0), 0, "recruit", "1")

    assert (state.round, state.turn) == (1, 2)
    assert asked_seats(state) == [0]
    assert asked(state, 0).most == 1


def test_a_new_agent_is_for_later_turns() -> None:
    """N.TURN.9: An agent gained adds no action to the current turn."""
    state = table(3)
    lodge(state, BREWERS, craft(BREWERS, 2))

    state = plan(state, {0: (BREWERS, BAKERS)})
    state = act(act(state, 0, "recruit", "1"), 0, "nothing")

    assert (state.turn, state.phase) == (2, PLANNING)
    assert state.players[0].agents == 3


def test_cards_return_at_the_turns_end() -> None:
    """N.TURN.10: Every card returns to its player's hand for the next turn."""
    state = plan(table(3), {0: ALL_FOUR, 1: (BREWERS,)})
    while state.phase is ACTION:
        state = act(state, state.acting, "nothing")

    assert asked(state, 1).options == ("brewers", "bakers", "shoemakers", "printers")
    assert [(player.plan, player.cards) for player in state.players] == [((), 0)] * 3


def test_a_rounds_end_shows_the_cards_of_its_last_turn() -> None:
    """N.TURN.12: Revealed cards stay open until the next planning, even if the round ends first."""
    state = table(3)
    state.players[0].agents = 1

    steps = play(call(state, SHOEMAKERS, 0), 0, "nothing")

    [end] = [step.state for step in steps if step.picture == "round"]
    for viewer in (None, 0, 1, 2):
        assert [player.plan for player in RULES.view(end, viewer).players] == [(SHOEMAKERS,), (), ()]
    assert steps[-1].state.players[0].plan == ()
