"""What each instruction of an order comes to in Norenberc."""

import pytest

from bot.games.contract import Answer, Prompt
from bot.games.norenberc.orders.orders import NorenbercForesight
from bot.games.norenberc.rules.pieces import Townsman
from bot.games.norenberc.rules.state import State
from bot.games.orders import Laid
from tests.games.norenberc.tables import BREWERS, PIECES, RULES, act, asked, call, hold, lodge, store, table

FORESIGHT = NorenbercForesight(PIECES)
HERE = "r1.t1.brewers"


def ordered(state: State, laid: Laid) -> Answer | None:
    """What seat 0 answers."""
    return FORESIGHT.answer(RULES.view(state, 0), prompt(state), laid)


def prompt(state: State) -> Prompt:
    """What seat 0 is asked."""
    return asked(state, 0)


def at_brewers(money: int = 20, beer: int = 2, stored: int = 5) -> State:
    """Seat 0 acts at the Brewers, where a Musician lodges in the second window."""
    state = table(3)
    hold(state, 0, beer=beer, shoes=1)
    store(state, BREWERS, beer=stored)
    lodge(state, BREWERS, None, Townsman("musician", 5), None, None)
    state.players[0].money = money
    return call(state, BREWERS, 0)


def price(state: State) -> int:
    """What a Beer costs."""
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
def test_the_first_instruction_that_can_come_true_is_done(instructions: tuple[str, ...], answer: Answer | None) -> None:
    """A guest who is there and cheap enough, goods to sell, or nothing."""
    assert ordered(at_brewers(), {HERE: instructions}) == answer


def test_goods_are_bought_if_price_and_purse_allow_it() -> None:
    """So many, as many as possible, or as many as it takes to have the most."""
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


def test_one_buys_until_one_has_the_most() -> None:
    """Whoever has it already buys nothing more."""
    state = at_brewers(beer=1)
    hold(state, 1, beer=2)
    cost = price(state)
    assert ordered(act(state, 0, "buy"), {HERE: (f"lead.beer.{cost}",)}) == ("beer.1", "beer.2")
    hold(state, 1)
    hold(state, 2)
    assert ordered(state, {HERE: (f"lead.beer.{cost}",)}) is None


def test_a_recruiting_is_followed_to_its_end() -> None:
    """The guest, the goods to keep, and whether to go first."""
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


def test_what_a_townsman_does_is_asked_unless_it_was_ordered() -> None:
    """Whom the Burglar robs."""
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


def test_a_plan_takes_the_first_guilds_that_there_are_agents_for() -> None:
    """Or passes."""
    state = table(3)
    state.players[0].agents = 2
    laid: dict[str, tuple[str, ...]] = {"r1.t1.plan": ("shoemakers", "brewers", "bakers")}
    assert ordered(state, laid) == ("brewers", "shoemakers")
    assert ordered(state, {"r1.t1.plan": ("pass",)}) == ()
    assert ordered(state, {}) is None


def test_what_cannot_come_true_any_more_is_marked() -> None:
    """A townsman who is gone; a craftsman may still be brought by a Guardsman."""
    state = at_brewers()
    view = RULES.view(state, 0)
    assert FORESIGHT.read(view, 0, HERE, "recruit.musician.5").can_happen
    assert not FORESIGHT.read(view, 0, HERE, "recruit1.musician.5").can_happen
    assert not FORESIGHT.read(view, 0, HERE, "recruit.mayor").can_happen
    assert not FORESIGHT.read(view, 0, HERE, f"buy1.beer.{price(state) - 1}").can_happen
    master = state.guilds[BREWERS].workshop[1]
    assert FORESIGHT.read(view, 0, HERE, f"recruit.{PIECES.tile_name(master)}").can_happen
