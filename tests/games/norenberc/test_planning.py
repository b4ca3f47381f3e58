"""Planning: all at the same time, in secret, with passes."""

from itertools import permutations

import pytest

from bot.errors import ClosedPrompt, UnknownAnswer, WrongNumber
from bot.games import answers
from bot.games.contract import Seats
from bot.games.norenberc.rules.state import ACTION, PLANNING, State
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
    end_round,
    lines,
    plan,
    play_plans,
    table,
)


def test_all_players_plan_at_the_same_time() -> None:
    """N.PLAN.1: All players who are not finished have an open planning prompt at the same time."""
    state = table(4)

    assert asked_seats(state) == [0, 1, 2, 3]
    assert {prompt.ask for prompt in RULES.prompts(state)} == {"plan"}


def test_a_finished_player_does_not_plan() -> None:
    """N.PLAN.2: A finished player is not asked to plan."""
    state = plan(table(3), {0: (BREWERS,), 1: (BREWERS,), 2: (BREWERS, BAKERS, SHOEMAKERS, PRINTERS)})
    for seat in (0, 1, 2, 2, 2, 2):
        state = act(state, seat, "nothing")

    assert state.turn == 2
    assert asked_seats(state) == [0, 1]


@pytest.mark.parametrize(("agents", "most"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_a_plan_has_at_most_as_many_guilds_as_agents_left(agents: int, most: int) -> None:
    """N.PLAN.3: A player plans at most as many guilds as the player has agents left."""
    state = table(3)
    state.players[0].agents = agents

    assert asked(state, 0).most == most


@pytest.mark.parametrize(("seats", "agents", "most"), [(4, 5, 5), (4, 8, 5), (5, 5, 5), (5, 6, 6), (5, 8, 6)])
def test_five_and_six_guilds_may_be_planned_at_once(seats: int, agents: int, most: int) -> None:
    """N.PLAN.16: With enough agents a player may plan every guild in play in one turn, and each of them is called."""
    state = table(seats)
    state.players[0].agents = agents
    assert asked(state, 0).most == most

    state, called = plan(state, {0: range(most)}), []
    while state.phase is ACTION:
        called.append(state.guild)
        state = act(state, 0, "nothing")

    assert called == list(range(most))


def test_a_plan_beyond_the_agents_is_refused() -> None:
    """N.PLAN.4: A player with two agents cannot plan three guilds."""
    state = table(3)
    state.players[0].agents = 2

    with pytest.raises(WrongNumber):
        act(state, 0, ("brewers", "bakers", "shoemakers"))


def test_each_guild_is_planned_at_most_once() -> None:
    """N.PLAN.5: Even with more agents than guilds, a guild cannot be planned twice."""
    state = table(2)
    state.players[0].agents = 8
    prompt = asked(state, 0)

    assert len(set(prompt.options)) == len(prompt.options) == 3
    assert prompt.most == 3
    assert act(state, 0, ("brewers", "brewers")).players[0].plan == (BREWERS,)


def test_a_guild_out_of_play_cannot_be_planned() -> None:
    """N.PLAN.6: Only guilds in play can be planned."""
    with pytest.raises(UnknownAnswer):
        act(table(2), 0, ("printers",))


def test_a_player_without_a_card_has_passed_and_is_finished() -> None:
    """N.PLAN.7: Planning no guild is a pass, even with agents left."""
    state = plan(table(3), {0: (BREWERS,), 1: (BREWERS,)})

    assert [player.finished for player in state.players] == [False, False, True]
    assert state.players[2].agents == 4


def test_a_pass_lasts_for_the_whole_round() -> None:
    """N.PLAN.8: A player who passed is not asked again until the next round."""
    state = table(3)
    for _turn in range(3):
        state = plan(state, {0: (BREWERS,), 1: (BREWERS,)})
        state = act(act(state, 0, "nothing"), 1, "nothing")
        assert asked_seats(state) == [0, 1]

    state = end_round(state)

    assert state.round == 2
    assert asked_seats(state) == [0, 1, 2]


def test_the_order_of_submission_does_not_matter() -> None:
    """N.PLAN.9: The same plans in a different order lead to the same state."""
    plans = {0: ("brewers",), 1: ("brewers", "bakers"), 2: ()}

    states: list[State] = []
    for order in permutations(plans):
        state = table(3)
        for seat in order:
            state = act(state, seat, plans[seat])
        states.append(state)

    assert all(state == states[0] for state in states)


def test_plans_are_secret() -> None:
    """N.PLAN.10: During planning, a player's planned guilds are hidden from all other players."""
    one, other = act(table(3), 0, ("brewers", "bakers")), act(table(3), 0, ("shoemakers",))

    for viewer in (None, 1, 2):
        assert RULES.view(one, viewer) == RULES.view(other, viewer)
    assert RULES.view(one, 0).players[0].plan == (BREWERS, BAKERS)


def test_the_number_of_cards_is_public_but_not_which() -> None:
    """N.PLAN.11: Once all have planned, the number of cards is public; the guilds not yet called stay secret."""
    one = plan(table(3), {0: (BREWERS, BAKERS), 1: (BREWERS,)})
    other = plan(table(3), {0: (BREWERS, PRINTERS), 1: (BREWERS,)})

    for viewer in (None, 1, 2):
        assert RULES.view(one, viewer) == RULES.view(other, viewer)
        assert [player.cards for player in RULES.view(one, viewer).players] == [2, 1, 0]


def test_plans_are_secret_in_later_turns_too() -> None:
    """N.PLAN.18: When the next turn is planned, the previous turn's called guilds are no longer shown."""
    state = act(call(table(3), PRINTERS, 0, 1), 0, "nothing")
    state = act(act(state, 1, "nothing"), 0, ("brewers", "printers"))

    assert (state.turn, state.players[0].plan) == (2, (BREWERS, PRINTERS))
    for viewer in (None, 1, 2):
        assert RULES.view(state, viewer).players[0].plan == ()


def test_lines_report_the_number_of_cards_and_passes() -> None:
    """N.PLAN.12: The lines name each player's number of cards, and the players who passed."""
    told = lines(play_plans(table(3), {0: (BREWERS, BAKERS), 1: (BREWERS,)}), "laid", "passed")

    assert [(line.key, line.facts) for line in told] == [
        ("laid", {"seat": Seats((0,)), "cards": 2}),
        ("laid", {"seat": Seats((1,)), "cards": 1}),
        ("passed", {"seat": Seats((2,))}),
    ]


def test_a_pass_is_reported_once_per_round() -> None:
    """N.PLAN.17: A pass holds for the whole round, so later turns do not report it again."""
    state = plan(table(3), {0: (BREWERS,), 1: (BREWERS,)})
    state = act(act(state, 0, "nothing"), 1, "nothing")

    told = lines(play_plans(state, {0: (BREWERS,)}), "passed")

    assert [line.facts for line in told] == [{"seat": Seats((1,))}]


def test_nothing_is_called_before_all_have_planned() -> None:
    """N.PLAN.13: The action phase begins after the last plan."""
    state = act(act(table(3), 2, ("brewers",)), 0, ("brewers",))

    assert state.phase is PLANNING
    assert asked_seats(state) == [1]
    assert asked_seats(act(state, 1, ())) == [0]


def test_a_plan_can_be_taken_back_while_others_plan() -> None:
    """N.PLAN.14: A player can take a plan back while planning lasts, not after."""
    before = table(3)
    planned = act(before, 0, ("brewers",))

    assert RULES.back(planned, 0) == before
    assert RULES.back(planned, 1) is None
    assert RULES.back(call(before, BREWERS, 0, 1), 1) is None


def test_a_player_plans_once_per_turn() -> None:
    """N.PLAN.15: A player's planning prompt closes once the player has planned."""
    state = table(3)
    moment = asked(state, 0).id
    state = act(act(state, 0, ("brewers",)), 1, ("brewers",))
    state = act(state, 2, ())

    with pytest.raises(ClosedPrompt):
        answers.answer(RULES, state, 0, moment, ("bakers",))
