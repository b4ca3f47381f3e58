"""Doing nothing."""

from bot.games.contract import Seats
from tests.games.norenberc.tables import BREWERS, PIECES, act, asked, call, hold, lines, play, store, table


def test_doing_nothing_is_always_an_option() -> None:
    """N.NOT.1: A player may do nothing at a planned guild."""
    for guild in range(len(PIECES.guilds)):
        assert "nothing" in asked(call(table(5), guild, 0), 0).options


def test_doing_nothing_moves_only_the_agent() -> None:
    """N.NOT.2: No goods or Talers move; the agent still goes to the roof."""
    before = call(table(3), BREWERS, 0, 1)

    after = act(before, 0, "nothing")

    assert after.players == before.players
    assert after.guilds[BREWERS].storehouse == before.guilds[BREWERS].storehouse
    assert after.order == before.order
    assert (before.guilds[BREWERS].roof, after.guilds[BREWERS].roof) == ([0, 0, 0], [1, 0, 0])


def test_a_line_reports_doing_nothing() -> None:
    """N.NOT.3: The line names the player."""
    told = lines(play(call(table(3), BREWERS, 0), 0, "nothing"), "did_nothing")

    assert [line.facts for line in told] == [{"seat": Seats((0,))}]


def test_lack_of_money_does_not_show() -> None:
    """N.NOT.4: A player who lacks only the money is asked like any other, to keep the number of Talers secret."""
    state = table(3)
    hold(state, 0)
    store(state, BREWERS, beer=9)
    state.players[0].money = 0

    assert asked(call(state, BREWERS, 0), 0).options == ("nothing",)
