"""The rulebook's two longer examples, from the push to the last action."""

from tests.games.ulm.tables import (
    A,
    B,
    act,
    asked,
    cards,
    kinds,
    letters,
    own,
    put_ring,
    sail_to,
    space,
    stack,
    table,
    to_push,
)


def test_over_the_bridge_to_the_town_hall() -> None:
    """U.RULE.1: T enters row T O G: River to +1, Seal at Town Hall (card, coin), River over +2 to +3 (rulebook 1)."""
    state = to_push(stack(sail_to(table(), -1, 2), "art", "mint"), "T")
    state.grid = kinds("TOGWWWGGG")
    own(state, coins=2)

    state = act(state, "enter.left1")
    assert (letters(state.actions), letters(state.ring)) == ("TTO", "...G........")
    state = act(state, "river")
    assert space(state) == 1
    state = act(state, "seal", "town_hall", "coins.1")
    assert (state.players[A].coins, cards(state.players[A].hand), state.players[A].seals[2]) == (1, ["art"], 1)
    state = act(state, "river")
    assert (space(state, A), space(state, B)) == (3, 2)


def test_clearing_buying_and_earning() -> None:
    """U.RULE.2: G enters row B W W: Clear-away of two T, Card (one of two), Money; the card stays (rulebook 2)."""
    state = to_push(put_ring(stack(table(), "art", "mint", "base"), top1="T", top2="T"), "G")
    state.grid = kinds("TTTBWWTTT")

    state = act(state, "enter.left2")
    assert (letters(state.actions), letters(state.ring)) == ("GBW", "....W.TT....")
    state = act(state, "clear", "top")
    assert state.players[A].tiles == [0, 0, 0, 2, 0]
    state = act(state, "card")
    assert asked(state).options == ("art", "mint")
    state = act(state, "mint", "money")
    assert (state.players[A].coins, state.players[A].tiles) == (3, [0] * 5)
    assert cards(state.discards) == ["art"]
    assert asked(state).options == ("play", "end")
    state = act(state, "end")
    assert cards(state.players[A].hand) == ["mint"]
    assert state.acting == B
