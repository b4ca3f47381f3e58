"""Shortcuts of Norenberc: which actions are offered in one click, their labels and details."""

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
    """Render a line in English, with plain spaces."""
    assert line
    return WORDS.tell(line, (), prefix).replace("\u00a0", " ")


def offers(state: State) -> dict[str, Shortcut]:
    """Return the first player's shortcuts by label."""
    found = find_shortcuts(RULES, GUIDE, RULES.view(state, 0), asked(state, 0))
    return {word(shortcut.label, "choice"): shortcut for shortcut in found}


def given(shortcut: Shortcut) -> list[Answer]:
    """Return the answers of a shortcut."""
    return [answer for _, answer in shortcut.chain]


def press(state: State, shortcut: Shortcut) -> State:
    """Return the state after a shortcut's answers."""
    for prompt, answer in shortcut.chain:
        state = answers.answer(RULES, state, prompt.seat, prompt.id, answer)[-1].state
    return state


def at_brewers(*guests: Tile | None, **hand: int) -> State:
    """Let the first player act alone at the Brewers (guildmaster 4), with these guests and this hand."""
    state = table(3)
    hold(state, 0, **hand)
    lodge(state, BREWERS, *guests)
    return call(state, BREWERS, 0)


def test_buying_each_possible_number_is_one_click() -> None:
    """The click does what its label says, and the detail shows the result."""
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


def test_foreign_goods_have_shortcuts_after_choosing_to_buy() -> None:
    """Each such shortcut buys as many goods of one type as possible."""
    state = table(3)
    hold(state, 0)
    store(state, BREWERS, beer=1, shoes=2)
    state = call(state, BREWERS, 0)
    assert [*offers(act(state, 0, "buy"))] == ["Buy 1 Beer for 4 Talers", "Buy 2 Shoes for 8 Talers"]


def test_selling_all_goods_or_one_less_takes_one_click() -> None:
    """After choosing to sell, a player with few goods has a button for each number."""
    state = table(3)
    hold(state, 0, beer=3)
    lodge(state, BREWERS)
    store(state, BREWERS)
    state = call(state, BREWERS, 0)
    found = offers(state)
    assert [*found] == ["Sell 3 for 12 Talers", "Sell 2 for 8 Talers"]
    assert word(found["Sell 3 for 12 Talers"].detail, "detail") == "→ 37 Talers, Beer 0"
    assert offers(act(state, 0, "sell")) == {}


def test_the_guests_have_no_shortcuts_beside_their_buttons() -> None:
    """A shortcut would look like a second button for the same guest."""
    state = table(3)
    hold(state, 0, beer=3, pages=1)
    lodge(state, BREWERS, craft(BREWERS, 2), craft(BAKERS, 2))
    state = act(call(state, BREWERS, 0), 0, "recruit")
    assert asked(state, 0).ask == "guest"
    assert offers(state) == {}


def test_a_long_list_of_numbers_to_sell_has_shortcuts_beside_it() -> None:
    """Players can sell all goods without opening the list."""
    state = act(at_brewers(beer=7), 0, "sell")
    assert [*offers(state)] == ["Sell 7 for 28 Talers", "Sell 6 for 24 Talers"]


def test_a_single_good_is_sold_without_a_number() -> None:
    """The rules do not ask for the number."""
    state = at_brewers(beer=1)
    sale = offers(state)["Sell 1 for 4 Talers"]
    assert given(sale) == [("sell",)]
    assert press(state, sale).players[0].goods[BREWERS] == 0


def test_recruiting_pays_with_the_least_useful_goods() -> None:
    """The click pays the price with fewer goods; a player who is not first moves to first place."""
    state = table(3)
    hold(state, 0, beer=2, pages=1)
    lodge(state, BREWERS, None, TAX_COLLECTOR)
    state.order = (1, 0, 2)
    found = offers(call(state, BREWERS, 0))

    bargain = found["Recruit Tax Collector"]
    assert given(bargain)[:2] == [("recruit",), ("2",)]
    assert given(bargain)[-1] == ("yes",)
    assert "first place" in word(bargain.detail, "detail")


def test_a_townsmans_effect_on_arrival_is_left_to_the_player() -> None:
    """The click pays; the next question is about the effect."""
    state = at_brewers(MAYOR, beer=2)
    mayor = offers(state)["Recruit Mayor…"]
    assert given(mayor) == [("recruit",), ("1",)]
    assert word(mayor.detail, "detail") == "for 1 Beer → Beer 1"
    assert asked(press(state, mayor), 0).ask == "mayor"


def test_each_action_has_at_most_one_shortcut_if_space_is_scarce() -> None:
    """The best shortcut of each action is shown, in the order of actions."""
    state = at_brewers(craft(BREWERS, 7), craft(BAKERS, 6), craft(BAKERS, 5), craft(BAKERS, 4), beer=4, shoes=3)
    labels = [*offers(state)]
    assert labels == ["Buy 3 Beer for 12 Talers", "Recruit Brewer 7", "Sell 4 for 16 Talers"]


def test_no_shortcut_uses_all_agents() -> None:
    """A quick computer sends one agent at a time, since a later plan knows more; a player can still pick all guilds."""
    state = table(3)
    prompt = asked(state, 0)
    assert prompt.most == len(prompt.options) == state.players[0].agents
    assert offers(state) == {}
    assert Patient(PIECES)(RULES.view(state, 0), prompt, Chance(b"")) != prompt.options


def test_prices_include_merchant_and_haggler() -> None:
    """The Merchant adds one Taler to each good sold; the Haggler takes one off each good bought."""
    state = table(3)
    hold(state, 0, beer=2)
    lodge(state, BREWERS)
    state.players[0].townsmen = (MERCHANT, HAGGLER)
    found = offers(call(state, BREWERS, 0))
    assert "Buy 3 Beer for 9 Talers" in found
    assert "Sell 2 for 10 Talers" in found


@pytest.mark.parametrize("ask", ["plan", "jack"])
def test_choosing_guilds_has_no_usual_answer(ask: str) -> None:
    """Choosing guilds is the game itself."""
    state = table(3)
    prompt = asked(state, 0)
    assert GUIDE.usual(RULES.view(state, 0), type(prompt)(0, prompt.id, ask, prompt.options)) == ()
