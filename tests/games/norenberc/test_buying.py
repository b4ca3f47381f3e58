"""Buying goods from a guild's storehouse."""

import pytest

from bot.errors import WrongNumber
from bot.games.contract import Seats
from tests.games.norenberc.tables import (
    BAKERS,
    BREWERS,
    SHOEMAKERS,
    act,
    asked,
    call,
    count_goods,
    end_round,
    goods,
    hold,
    lines,
    plan,
    play,
    set_master,
    store,
    table,
)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_to_three_goods_are_bought(number: int) -> None:
    """N.BUY.1: A player buys one to three goods at the guildmaster's value each."""
    state = act(call(table(3), BREWERS, 0), 0, "buy", goods(beer=number))

    assert state.players[0].goods[BREWERS] == 1 + number
    assert state.players[0].money == 25 - 4 * number
    assert state.guilds[BREWERS].storehouse[BREWERS] == 9 - number


@pytest.mark.parametrize("number", [0, 4])
def test_zero_or_four_goods_cannot_be_bought(number: int) -> None:
    """N.BUY.2: A purchase is at least one and at most three goods, in any mix."""
    state = table(3)
    store(state, BREWERS, beer=3, shoes=3)

    with pytest.raises(WrongNumber):
        act(call(state, BREWERS, 0), 0, "buy", goods(beer=3, shoes=1)[:number])


def test_any_mix_of_the_storehouse_is_bought_at_one_price() -> None:
    """N.BUY.3: Foreign goods in the storehouse also cost this guildmaster's value, not their own guild's."""
    state = table(3)
    set_master(state, BREWERS, 2)
    set_master(state, SHOEMAKERS, 7)
    store(state, BREWERS, beer=5, pastries=1, shoes=2)
    hold(state, 0)

    state = act(call(state, BREWERS, 0), 0, "buy", goods(beer=1, shoes=2))

    assert state.players[0].goods == count_goods(state, beer=1, shoes=2)
    assert state.players[0].money == 25 - 6
    assert state.guilds[BREWERS].storehouse == count_goods(state, beer=4, pastries=1)


def test_no_more_goods_than_in_store_can_be_bought() -> None:
    """N.BUY.4: A player can buy at most the goods in store, up to three of a type."""
    state = table(3)
    store(state, BREWERS, beer=5, pastries=1, shoes=2)

    prompt = asked(act(call(state, BREWERS, 0), 0, "buy"), 0)

    assert prompt.options == goods(beer=3, pastries=1, shoes=2)
    assert (prompt.least, prompt.most) == (1, 3)


@pytest.mark.parametrize(("money", "most"), [(4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (100, 3)])
def test_money_never_goes_below_zero(money: int, most: int) -> None:
    """N.BUY.5: A player buys only as many goods as the player's Talers pay for."""
    state = table(3)
    state.players[0].money = money
    state = act(call(state, BREWERS, 0), 0, "buy")

    assert asked(state, 0).most == most
    assert act(state, 0, goods(beer=most)).players[0].money == money - 4 * most


def test_buying_is_not_offered_without_the_price_of_one_good() -> None:
    """N.BUY.6: A player who cannot pay for a single good cannot buy."""
    state = table(3)
    state.players[0].money = 3

    assert "buy" not in asked(call(state, BREWERS, 0), 0).options


def test_an_empty_storehouse_sells_nothing() -> None:
    """N.BUY.7: With no goods in the storehouse nothing can be bought."""
    state = table(3)
    store(state, BREWERS)

    assert "buy" not in asked(call(state, BREWERS, 0), 0).options


def test_a_storehouse_with_two_goods_sells_two() -> None:
    """N.BUY.8: With two goods in store, a player can buy at most two."""
    state = table(3)
    store(state, BREWERS, beer=1, shoes=1)

    assert asked(act(call(state, BREWERS, 0), 0, "buy"), 0).most == 2


FIRST_TURN_LIMITS = [
    *((5, 5, 1), (5, 4, 1), (5, 3, 2), (5, 2, 3), (5, 1, 3)),
    *((4, 4, 2), (4, 3, 2), (4, 2, 3), (4, 1, 3)),
    *((3, 3, 3), (3, 2, 3), (2, 2, 3), (2, 1, 3)),
]


@pytest.mark.parametrize(("seats", "cards", "most"), FIRST_TURN_LIMITS)
def test_a_crowded_guild_sells_less_in_the_first_turn(seats: int, cards: int, most: int) -> None:
    """N.BUY.9: In the first turn, a purchase is limited by the number of cards at the guild.

    With 5 players the limit is 1 good for 4 or 5 cards, 2 goods for 3. With 4 players it is 2 goods for 3 or 4 cards.
    Otherwise it is 3 goods.
    """
    state = act(call(table(seats), BREWERS, *range(cards)), 0, "buy")

    assert asked(state, 0).most == most


@pytest.mark.parametrize(("seats", "cards", "most"), FIRST_TURN_LIMITS)
def test_the_limit_is_the_same_for_the_last_player(seats: int, cards: int, most: int) -> None:
    """N.BUY.10: All cards revealed at the guild count, including those of players who have already acted."""
    state = call(table(seats), BREWERS, *range(cards))
    for seat in range(cards - 1):
        state = act(state, seat, "nothing")

    assert asked(act(state, cards - 1, "buy"), cards - 1).most == most


def test_each_guild_has_its_own_limit() -> None:
    """N.BUY.11: Only the cards at this guild count."""
    state = plan(table(5), {0: (BREWERS, BAKERS), 1: (BREWERS,), 2: (BREWERS,), 3: (BREWERS, BAKERS), 4: (BREWERS,)})
    for seat in range(5):
        assert asked(act(state, seat, "buy"), seat).most == 1
        state = act(state, seat, "nothing")

    assert state.guild == BAKERS
    assert asked(act(state, 0, "buy"), 0).most == 3


@pytest.mark.parametrize("seats", [4, 5])
def test_the_limit_ends_with_the_first_turn(seats: int) -> None:
    """N.BUY.12: In the second turn of round 1, a player may buy three goods at a crowded guild."""
    state = call(table(seats), BAKERS, *range(seats))
    for seat in range(seats):
        state = act(state, seat, "nothing")

    state = call(state, BREWERS, *range(seats))

    assert (state.round, state.turn) == (1, 2)
    assert asked(act(state, 0, "buy"), 0).most == 3


@pytest.mark.parametrize("seats", [4, 5])
def test_later_rounds_have_no_such_limit(seats: int) -> None:
    """N.BUY.13: In the first turn of round 2, a player may buy three goods at a crowded guild."""
    state = call(end_round(table(seats)), BREWERS, *range(seats))

    assert (state.round, state.turn) == (2, 1)
    assert asked(act(state, 0, "buy"), 0).most == 3


def test_the_number_of_goods_owned_is_unlimited() -> None:
    """N.BUY.14: A player may own every good of a type."""
    state = table(3)
    hold(state, 0, beer=9)
    store(state, BREWERS, beer=3)

    assert act(call(state, BREWERS, 0), 0, "buy", goods(beer=3)).players[0].goods[BREWERS] == 12


def test_a_line_reports_the_purchase() -> None:
    """N.BUY.15: The line names the goods and their price."""
    state = table(3)
    store(state, BREWERS, beer=2, shoes=1)

    [bought] = lines(play(call(state, BREWERS, 0), 0, "buy", goods(beer=1, shoes=1)), "bought")

    assert bought.facts == {"seat": Seats((0,)), "goods": ("beer", "shoes"), "talers": -8}
