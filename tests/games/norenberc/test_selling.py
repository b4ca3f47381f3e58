"""Selling goods to a guild."""

import pytest

from bot.games.contract import Seats
from tests.games.norenberc.tables import (
    BAKERS,
    BREWERS,
    act,
    asked,
    call,
    count_goods,
    end_round,
    hold,
    lines,
    play,
    set_master,
    store,
    table,
)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_any_number_of_own_goods_is_sold(number: int) -> None:
    """N.SELL.1: A player may sell any number of own goods, from one to all."""
    state = table(3)
    hold(state, 0, beer=4)

    state = act(call(state, BREWERS, 0), 0, "sell", str(number))

    assert state.players[0].goods == count_goods(state, beer=4 - number)
    assert state.players[0].money == 25 + 4 * number


def test_selling_none_or_more_than_owned_is_refused() -> None:
    """N.SELL.2: The options are 1 up to the number of goods of that type in hand."""
    state = table(3)
    hold(state, 0, beer=3, pastries=5)

    assert asked(act(call(state, BREWERS, 0), 0, "sell"), 0).options == ("1", "2", "3")


@pytest.mark.parametrize("value", [2, 3, 4, 5, 6, 7])
def test_each_good_brings_the_guildmasters_value(value: int) -> None:
    """N.SELL.3: The bank pays the guildmaster's value for each good."""
    state = table(3)
    set_master(state, BREWERS, value)
    hold(state, 0, beer=2)

    state = act(call(state, BREWERS, 0), 0, "sell", "2")

    assert state.players[0].money == 25 + 2 * value


def test_goods_sold_go_to_the_storehouse() -> None:
    """N.SELL.4: The sold goods go to that guild's storehouse."""
    state = table(3)
    store(state, BREWERS, beer=7, shoes=1)
    hold(state, 0, beer=2)

    state = act(call(state, BREWERS, 0), 0, "sell", "2")

    assert state.guilds[BREWERS].storehouse == count_goods(state, beer=9, shoes=1)


def test_a_guild_buys_only_its_own_good() -> None:
    """N.SELL.5: Foreign goods cannot be sold to a guild."""
    state = table(3)
    hold(state, 0, beer=3, shoes=3, pages=3)

    assert "sell" not in asked(call(state, BAKERS, 0), 0).options


def test_a_single_good_is_sold_without_asking_for_the_number() -> None:
    """N.SELL.6: A player with one good is not asked for the number."""
    state = act(call(table(3), BREWERS, 0, 1), 0, "sell")

    assert state.acting == 1
    assert state.players[0].goods == count_goods(state, pastries=1, shoes=1, pages=1)
    assert state.players[0].money == 29


def test_the_bank_has_no_limit() -> None:
    """N.SELL.7: Twelve goods at 7 bring 84 Talers."""
    state = table(3)
    set_master(state, BREWERS, 7)
    store(state, BREWERS)
    hold(state, 0, beer=12)

    assert act(call(state, BREWERS, 0), 0, "sell", "12").players[0].money == 25 + 84


def test_the_current_guildmaster_sets_the_price() -> None:
    """N.SELL.8: In the next round the new guildmaster's value counts."""
    state = table(3)
    hold(state, 0, beer=3)
    state = end_round(state)
    money = state.players[0].money or 0

    state = act(call(state, BREWERS, 0), 0, "sell", "1")

    assert state.players[0].money == money + 5


def test_a_line_reports_the_sale() -> None:
    """N.SELL.9: The line names the goods and their price."""
    state = table(3)
    hold(state, 0, beer=2)

    [sold] = lines(play(call(state, BREWERS, 0), 0, "sell", "2"), "sold")

    assert sold.facts == {"seat": Seats((0,)), "goods": ("beer", "beer"), "talers": 8}
