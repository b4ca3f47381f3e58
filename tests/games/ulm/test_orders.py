"""The answers that orders produce in Ulm."""

from bot.games.contract import Answer
from bot.games.orders import LayoutCache
from bot.games.ulm.orders.orders import UlmForesight
from bot.games.ulm.rules.state import State
from tests.games.ulm.tables import PIECES, RULES, A, B, act, asked, put_ring, table, to_act, to_push

FORESIGHT = UlmForesight(PIECES)


def ordered(state: State, laid: LayoutCache) -> Answer | None:
    """Return the answer that the first player's orders give, if any."""
    return FORESIGHT.answer(RULES.view(state, A), asked(state, A), laid)


def part(state: State, name: str) -> str:
    """Return the name of an occasion in the current round."""
    return f"r{state.round}.{name}"


def test_an_order_decides_where_a_tile_is_pushed() -> None:
    """The order may name a gate (which must be open), the tiles of the line, or the best gate."""
    state = put_ring(to_push(table()), right1="G")
    name = part(state, "push")
    assert ordered(state, {name: ("gate.right1", "gate.top2")}) == ("enter.top2",)
    assert ordered(state, {name: ("gate.right1",)}) is None
    found = ordered(state, {name: ("most.seal", "rich")})
    assert found is not None
    assert found[0].startswith("enter.")
    assert ordered(state, {}) is None


def test_actions_are_done_in_their_order() -> None:
    """Actions that the order does not name are asked about, unless the order ends the turn."""
    state = to_act(table(), "GBG")
    name = part(state, "acts")
    assert asked(state, A).options[0] == "money"
    assert ordered(state, {name: ("clear", "money")}) == ("money",)
    assert ordered(state, {name: ("river",)}) in (None, ("river",))
    assert ordered(state, {name: ("end",)}) == ("end",)


def test_orders_reach_two_turns_ahead() -> None:
    """Players can give orders for the current round before their turn, and for the next two rounds."""
    state = to_push(table())
    view = RULES.view(state, A)
    names = [occasion.name for occasion in FORESIGHT.occasions(view, A) if not occasion.is_now]
    assert [name for name in names if name.endswith("push")] == [f"r{state.round + 1}.push", f"r{state.round + 2}.push"]
    others = [occasion.name for occasion in FORESIGHT.occasions(RULES.view(state, B), B)]
    assert part(state, "push") in others
    state = act(state, asked(state, A).options[0])
    assert part(state, "acts") in [occasion.name for occasion in FORESIGHT.occasions(RULES.view(state, A), A)]
