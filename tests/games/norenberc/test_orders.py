"""The answers that orders produce in Norenberc."""

import pytest

from bot.games.contract import Answer, Prompt
from bot.games.norenberc.orders.orders import NorenbercForesight
from bot.games.norenberc.rules.pieces import Townsman
from bot.games.norenberc.rules.state import State
from bot.games.orders import LayoutCache
from tests.games.norenberc.tables import BREWERS, PIECES, RULES, act, asked, call, hold, lodge, store, table

FORESIGHT = NorenbercForesight(PIECES)
HERE = "r1.t1.brewers"


def ordered(state: State, laid: LayoutCache) -> Answer | None:
    """Return the answer that seat 0's orders give, if any."""
    return FORESIGHT.answer(RULES.view(state, 0), prompt(state), laid)


def prompt(state: State) -> Prompt:
    """Return the open prompt of seat 0."""
    return asked(state, 0)


def at_brewers(money: int = 20, beer: int = 2, stored: int = 5) -> State:
    """Let seat 0 act at the Brewers, with a Musician in the second window."""
    state = table(3)
    hold(state, 0, beer=beer, shoes=1)
    store(state, BREWERS, beer=stored)
    lodge(state, BREWERS, None, Townsman("musician", 5), None, None)
    state.players[0].money = money
    return call(state, BREWERS, 0)


def price(state: State) -> int:
    """Return the Brewers' price of a Beer."""
    return state.guilds[BREWERS].workshop[0].value


@pytest.mark.parametrize(
    ("instructions", "answer"),
    [
        (("recruit.musician.5",), ("recruit",)),
        (("recruit2.musician.5",), ("recruit",)),
        (("recruit1.musician.5",), None),
        (("recruit.mayor",), None),
        (("recruit.mayor", "sell.all"), ("sell",)),
        (("sell.keep1",), ("sell",)),
        (("sell.keep2",), None),
        (("nothing", "sell.all"), ("nothing",)),
        ((), None),
    ],
)
def test_the_first_possible_instruction_is_done(instructions: tuple[str, ...], answer: Answer | None) -> None:
    """Instructions recruit a guest up to a price, sell goods, or do nothing."""
    assert ordered(at_brewers(), {HERE: instructions}) == answer


def test_goods_are_bought_if_price_and_money_allow_it() -> None:
    """The order names a number, as many as possible, or as many as are needed to have the most."""
    state = at_brewers()
    cost = price(state)
    assert ordered(state, {HERE: (f"buy3.beer.{cost}",)}) == ("buy",)
    assert ordered(state, {HERE: (f"buy3.beer.{cost - 1}",)}) is None
    poor = at_brewers(money=2 * cost)
    assert ordered(poor, {HERE: (f"buy3.beer.{cost}",)}) is None
    assert ordered(poor, {HERE: (f"buyall.beer.{cost}",)}) == ("buy",)
    buying = act(poor, 0, "buy")
    assert ordered(buying, {HERE: (f"buyall.beer.{cost}",)}) == ("beer.1", "beer.2")
    assert ordered(buying, {HERE: (f"buy3.beer.{cost}", f"buy1.beer.{cost}")}) == ("beer.1",)


def test_an_order_buys_until_the_player_has_the_most() -> None:
    """A player who already has the most buys nothing."""
    state = at_brewers(beer=1)
    hold(state, 1, beer=2)
    cost = price(state)
    assert ordered(act(state, 0, "buy"), {HERE: (f"lead.beer.{cost}",)}) == ("beer.1", "beer.2")
    hold(state, 1)
    hold(state, 2)
    assert ordered(state, {HERE: (f"lead.beer.{cost}",)}) is None


def test_an_order_to_recruit_is_followed_to_its_end() -> None:
    """The order answers the questions about the guest, the goods to pay, and first place."""
    state = at_brewers()
    state.order = (1, 0, 2)
    laid: dict[str, tuple[str, ...]] = {HERE: ("recruit.musician.5",), "r1.t1.pay": ("keep.beer",)}
    guest = act(state, 0, "recruit")
    assert ordered(guest, laid) == ("2",)
    extra = act(guest, 0, "2")
    assert prompt(extra).ask == "extra"
    assert ordered(extra, laid) == ("shoes.1",)
    first = act(extra, 0, "shoes.1")
    assert ordered(first, laid) == ("yes",)
    assert ordered(first, laid | {"r1.t1.first": ("no",)}) == ("no",)


def test_a_townsmans_effect_is_asked_about_unless_ordered() -> None:
    """The example is the Burglar's victim."""
    state = at_brewers()
    lodge(state, BREWERS, Townsman("burglar"), None, None, None)
    state = act(act(state, 0, "recruit"), 0, "1")
    hold(state, 1, beer=3)
    hold(state, 2, shoes=2)
    laid: dict[str, tuple[str, ...]] = {HERE: ("recruit.burglar",)}
    assert prompt(state).ask == "victim"
    assert ordered(state, laid) is None
    assert ordered(state, laid | {"r1.t1.burglar": ("take.shoes",)}) == ("s2",)
    assert ordered(state, laid | {"r1.t1.burglar": ("s1", "take.shoes")}) == ("s1",)
    assert ordered(state, laid | {"r1.t1.burglar": ("none",)}) == ("none",)


def test_a_plan_takes_the_first_guilds_up_to_the_number_of_agents() -> None:
    """The plan may also be a pass."""
    state = table(3)
    state.players[0].agents = 2
    laid: dict[str, tuple[str, ...]] = {"r1.t1.plan": ("shoemakers", "brewers", "bakers")}
    assert ordered(state, laid) == ("brewers", "shoemakers")
    assert ordered(state, {"r1.t1.plan": ("pass",)}) == ()
    assert ordered(state, {}) is None


def test_impossible_instructions_are_marked() -> None:
    """A townsman who has left is impossible; a craftsman is not, since a Guardsman may bring him."""
    state = at_brewers()
    view = RULES.view(state, 0)
    assert FORESIGHT.read(view, 0, HERE, "recruit.musician.5").can_happen
    assert not FORESIGHT.read(view, 0, HERE, "recruit1.musician.5").can_happen
    assert not FORESIGHT.read(view, 0, HERE, "recruit.mayor").can_happen
    assert not FORESIGHT.read(view, 0, HERE, f"buy1.beer.{price(state) - 1}").can_happen
    master = state.guilds[BREWERS].workshop[1]
    assert FORESIGHT.read(view, 0, HERE, f"recruit.{PIECES.tile_name(master)}").can_happen
