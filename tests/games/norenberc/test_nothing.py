"""Doing nothing."""

from bot.games.contract import Seats
from tests.games.norenberc.tables import BREWERS, PIECES, act, asked, call, hold, lines, play, store, table


def test_nothing_may_be_done_wherever_something_could_be() -> None:
    """N.NOT.1: A player may do nothing at a guild for which a card was laid."""
    for guild in range(len(PIECES.guilds)):
        assert "nothing" in asked(call(table(5), guild, 0), 0).options


def test_doing_nothing_changes_nothing_but_the_agent() -> None:
    """N.NOT.2: No goods and no Talers move; the agent goes to the roof all the same."""
    before = call(table(3), BREWERS, 0, 1)

    after = act(before, 0, "nothing")

    assert after.players == before.players
    assert after.guilds[BREWERS].storehouse == before.guilds[BREWERS].storehouse
    assert after.order == before.order
    assert (before.guilds[BREWERS].roof, after.guilds[BREWERS].roof) == ([0, 0, 0], [1, 0, 0])


def test_the_account_tells_that_nothing_was_done() -> None:
    """N.NOT.3: Everyone hears who did nothing."""
    told = lines(play(call(table(3), BREWERS, 0), 0, "nothing"), "did_nothing")

    assert [line.facts for line in told] == [{"seat": Seats((0,))}]


def test_a_thin_purse_does_not_show() -> None:
    """N.NOT.4: Who only lacks the money is asked like anybody else, so that hidden Talers stay hidden."""
    state = table(3)
    hold(state, 0)
    store(state, BREWERS, beer=9)
    state.players[0].money = 0

    assert asked(call(state, BREWERS, 0), 0).options == ("nothing",)
