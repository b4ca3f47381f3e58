"""Reclaiming the agents and collecting income."""

from bot.games.contract import Seats
from bot.games.norenberc.rules.pieces import Townsman
from bot.games.norenberc.rules.state import ACTION, OVER
from tests.games.norenberc.tables import (
    BAKERS,
    BREWERS,
    PRINTERS,
    act,
    call,
    crafts,
    empty_hands,
    end_round,
    end_round_lines,
    hold,
    move_to_round,
    plan,
    table,
)


def test_all_agents_return_from_the_roofs() -> None:
    """N.INC.1: At the end of a round every agent returns to its player."""
    state = plan(table(3), {0: (BREWERS, PRINTERS), 1: (BREWERS,)})
    while state.phase is ACTION:
        state = act(state, state.acting, "nothing")

    state = end_round(state)

    assert [house.roof for house in state.guilds] == [[0, 0, 0]] * 4
    assert [player.agents for player in state.players] == [4, 4, 4]


def test_everyone_gets_three_talers() -> None:
    """N.INC.2: Each player's income is 3 Talers, even if the player passed."""
    assert [player.money for player in end_round(table(3)).players] == [28, 28, 28]


def test_musicians_and_mayors_add_to_the_income() -> None:
    """N.INC.3: Musicians and Mayors pay in addition to the 3 Talers, and the line lists the parts."""
    state = table(3)
    empty_hands(state)
    state.players[0].townsmen = (Townsman("musician", 5),)
    state.players[0].craftsmen = crafts(BAKERS, 3, 4)
    state.guilds[BAKERS].mayors = 1

    told = end_round_lines(state, "income")[0]

    assert told.facts == {"seat": Seats((0,)), "talers": 10, "everyone": 3, "mayors": 2, "musicians": 5, "bankers": 0}
    assert end_round(state).players[0].money == 35


def test_a_guildmaster_just_won_counts_for_the_mayor() -> None:
    """N.INC.4: Income comes after the favorites, so a guildmaster just won counts."""
    state = table(3)
    empty_hands(state)
    hold(state, 0, pastries=1)
    state.guilds[BAKERS].mayors = 1

    assert end_round(state).players[0].money == 29


def test_income_is_paid_after_round_four() -> None:
    """N.INC.5: The last round's income is paid before the scoring."""
    state = table(3)
    move_to_round(state, 4)

    state = end_round(state)

    assert state.phase is OVER
    assert [player.money for player in state.players] == [28, 28, 28]


def test_agents_return_after_round_four() -> None:
    """N.INC.6: The agents also return from the roofs after the last round."""
    state = table(3)
    move_to_round(state, 4)

    state = end_round(act(call(state, BREWERS, 0), 0, "nothing"))

    assert [house.roof for house in state.guilds] == [[0, 0, 0]] * 4
    assert state.players[0].agents == 4


def test_income_comes_only_at_the_rounds_end() -> None:
    """N.INC.7: The end of a turn pays nothing."""
    state = act(call(table(3), BREWERS, 0), 0, "nothing")

    assert (state.round, state.turn) == (1, 2)
    assert [player.money for player in state.players] == [25, 25, 25]
