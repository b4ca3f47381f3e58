"""Whole actions by one press: which are offered, what they are called, and what they leave."""

import pytest

from bot.catalogue import load_game
from bot.games import answers
from bot.games.chains import find_shortcuts
from bot.games.chance import Chance
from bot.games.contract import Answer, Line, Shortcut
from bot.games.norenberc.guide.guide import NorenbercGuide
from bot.games.norenberc.players.patient import Patient
from bot.games.norenberc.rules.pieces import Tile
from bot.games.norenberc.rules.state import State
from tests.games.norenberc.tables import (
    BAKERS,
    BREWERS,
    HAGGLER,
    MAYOR,
    MERCHANT,
    PIECES,
    RULES,
    TAX_COLLECTOR,
    act,
    asked,
    call,
    craft,
    hold,
    lodge,
    store,
    table,
)

GUIDE = NorenbercGuide(PIECES)
WORDS = load_game("norenberc").words("en")


def word(line: Line | None, prefix: str) -> str:
    """A line in English, with plain spaces."""
    assert line
    return WORDS.tell(line, (), prefix).replace("\u00a0", " ")


def offers(state: State) -> dict[str, Shortcut]:
    """What one press offers the first player, by its label."""
    found = find_shortcuts(RULES, GUIDE, RULES.view(state, 0), asked(state, 0))
    return {word(shortcut.label, "choice"): shortcut for shortcut in found}


def given(shortcut: Shortcut) -> list[Answer]:
    """The answers alone."""
    return [answer for _, answer in shortcut.chain]


def press(state: State, shortcut: Shortcut) -> State:
    """The state after all of its answers."""
    for prompt, answer in shortcut.chain:
        state = answers.answer(RULES, state, prompt.seat, prompt.id, answer)[-1].state
    return state


def at_brewers(*guests: Tile | None, **hand: int) -> State:
    """The first player alone at the Brewers, whose guildmaster is worth 4, with these guests and this hand."""
    state = table(3)
    hold(state, 0, **hand)
    lodge(state, BREWERS, *guests)
    return call(state, BREWERS, 0)


def test_all_that_can_be_bought_or_fewer_is_one_press() -> None:
    """The press does what it says, and small print says what is left."""
    state = at_brewers()
    found = offers(state)

    assert [*found] == ["Buy 3 Beer for 12 Talers", "Buy 2 Beer for 8 Talers", "Buy 1 Beer for 4 Talers"]
    most = found["Buy 3 Beer for 12 Talers"]
    assert given(most) == [("buy",), ("beer.1", "beer.2", "beer.3")]
    assert word(most.detail, "detail") == "→ 13 Talers, Beer 3"
    assert most.detail
    assert WORDS.tell(most.detail, (), "detail").endswith("Beer\u00a03"), "no line ends between them"
    after = press(state, most).players[0]
    assert (after.goods[BREWERS], after.money) == (3, 13)


def test_foreign_goods_of_the_storehouse_have_their_presses_once_buying_is_chosen() -> None:
    """As many as can be bought of each."""
    state = table(3)
    hold(state, 0)
    store(state, BREWERS, beer=1, shoes=2)
    state = call(state, BREWERS, 0)
    assert [*offers(act(state, 0, "buy"))] == ["Buy 1 Beer for 4 Talers", "Buy 2 Shoes for 8 Talers"]


def test_selling_all_or_all_but_one_is_one_press() -> None:
    """A small number of goods has a button for each number, once selling is chosen."""
    state = table(3)
    hold(state, 0, beer=3)
    lodge(state, BREWERS)
    store(state, BREWERS)
    state = call(state, BREWERS, 0)
    found = offers(state)
    assert [*found] == ["Sell 3 for 12 Talers", "Sell 2 for 8 Talers"]
    assert word(found["Sell 3 for 12 Talers"].detail, "detail") == "→ 37 Talers, Beer 0"
    assert offers(act(state, 0, "sell")) == {}


def test_many_goods_to_sell_are_a_list_with_presses_beside_it() -> None:
    """Nobody has to open it to sell all."""
    state = act(at_brewers(beer=7), 0, "sell")
    assert [*offers(state)] == ["Sell 7 for 28 Talers", "Sell 6 for 24 Talers"]


def test_a_single_good_is_sold_without_a_number() -> None:
    """The rules do not ask for it."""
    state = at_brewers(beer=1)
    sale = offers(state)["Sell 1 for 4 Talers"]
    assert given(sale) == [("sell",)]
    assert press(state, sale).players[0].goods[BREWERS] == 0


def test_a_guest_is_recruited_for_the_goods_that_are_missed_least() -> None:
    """The plain price; whoever is not first goes first."""
    state = table(3)
    hold(state, 0, beer=2, pages=1)
    lodge(state, BREWERS, None, TAX_COLLECTOR)
    state.order = (1, 0, 2)
    found = offers(call(state, BREWERS, 0))

    bargain = found["Recruit Tax Collector"]
    assert given(bargain)[:2] == [("recruit",), ("2",)]
    assert given(bargain)[-1] == ("yes",)
    assert "first place" in word(bargain.detail, "detail")


def test_what_a_townsman_does_on_arrival_is_left_to_the_player() -> None:
    """The press pays, and the next question is his."""
    state = at_brewers(MAYOR, beer=2)
    mayor = offers(state)["Recruit Mayor…"]
    assert given(mayor) == [("recruit",), ("1",)]
    assert word(mayor.detail, "detail") == "for 1 Beer → Beer 1"
    assert asked(press(state, mayor), 0).ask == "mayor"


def test_no_action_crowds_out_another() -> None:
    """The best of each, shown action by action."""
    state = at_brewers(craft(BREWERS, 7), craft(BAKERS, 6), craft(BAKERS, 5), craft(BAKERS, 4), beer=4, shoes=3)
    labels = [*offers(state)]
    assert labels == ["Buy 3 Beer for 12 Talers", "Recruit Brewer 7", "Sell 4 for 16 Talers"]


def test_no_press_uses_up_all_agents() -> None:
    """A quick computer sends one at a time: who acts later knows more. The player can pick all of them by hand."""
    state = table(3)
    prompt = asked(state, 0)
    assert prompt.most == len(prompt.options) == state.players[0].agents
    assert offers(state) == {}
    assert Patient(PIECES)(RULES.view(state, 0), prompt, Chance(b"")) != prompt.options


def test_whoever_trades_with_a_merchant_or_a_haggler_sees_the_right_figures() -> None:
    """A Taler more for each good sold, a Taler less for each bought."""
    state = table(3)
    hold(state, 0, beer=2)
    lodge(state, BREWERS)
    state.players[0].townsmen = (MERCHANT, HAGGLER)
    found = offers(call(state, BREWERS, 0))
    assert "Buy 3 Beer for 9 Talers" in found
    assert "Sell 2 for 10 Talers" in found


@pytest.mark.parametrize("ask", ["plan", "jack"])
def test_where_guilds_are_chosen_nothing_is_usual(ask: str) -> None:
    """That is the game."""
    state = table(3)
    prompt = asked(state, 0)
    assert GUIDE.usual(RULES.view(state, 0), type(prompt)(0, prompt.id, ask, prompt.options)) == ()
