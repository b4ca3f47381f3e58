"""The view of each seat."""

from collections.abc import Callable

import pytest

from bot.games.chance import Chance
from bot.games.contract import encode
from bot.games.ulm.rules.state import CHOOSING, HIDDEN, NO_CHANCE, State
from tests.games.ulm.tables import (
    RULES,
    A,
    B,
    act,
    asked,
    cards,
    complete_deck,
    fresh,
    own,
    sail_to,
    stack,
    stack_shields,
    table,
    to_act,
)


def looking_at_cards() -> State:
    """Make A buy with an equal pair and look at two cards."""
    state = to_act(stack(table(), "art", "mint"), "BGG")
    own(state, tiles="GG")
    return act(complete_deck(state), "card")


def looking_at_shields() -> State:
    """Make A look at two shields."""
    state = to_act(stack_shields(sail_to(table(), -5), "armoury", "town_hall", "gardens"), "OGG")
    return act(state, "seal", "gardens")


def choosing_a_card() -> State:
    """Make A play a card without choosing one yet."""
    state = to_act(table(), "GGG")
    own(state, hand=["market", "mint"], tiles="TTGG")
    return act(complete_deck(stack(state)), "play")


def choosing_a_way() -> State:
    """Make A choose a card but not yet how to play it."""
    return act(choosing_a_card(), "market")


def paying() -> State:
    """Make A choose to use the card now, before paying for it."""
    return act(choosing_a_way(), "now")


SECRETS = pytest.mark.parametrize(
    ("make", "ask"),
    [
        (looking_at_cards, "keep"),
        (looking_at_shields, "shield"),
        (choosing_a_card, "hand"),
        (choosing_a_way, "way"),
        (paying, "pay"),
    ],
)


def test_only_its_seat_sees_a_hand() -> None:
    """U.VIEW.1: A seat sees its own hand, but only the number of cards in other hands."""
    state = table()
    own(state, A, hand=["mint", "art"])
    own(state, B, hand=["base"])

    view = RULES.view(state, A)

    assert cards(view.players[A].hand) == ["art", "mint"]
    assert [player.hand for player in view.players[1:]] == [(HIDDEN,), ()]
    assert [len(player.hand) for player in RULES.view(state, None).players] == [2, 1, 0]
    assert HIDDEN in RULES.view(state, None).players[A].hand


def test_stacks_show_only_their_size() -> None:
    """U.VIEW.2: A view shows the size of the deck and of the shields, the bag's contents, and no chance stream."""
    state = table()

    for viewer in (None, A, B):
        view = RULES.view(state, viewer)
        assert view.deck == (HIDDEN,) * 33
        assert view.shields == (HIDDEN,) * 12
        assert view.bag == state.bag
        assert view.chance == NO_CHANCE


def test_the_next_tower_tile_is_open() -> None:
    """U.VIEW.3: With symbols, the tiles of this round and the next are visible, later ones are not."""
    state = fresh(3, tower="symbols")

    view = RULES.view(state, None)

    assert view.built == state.built
    assert view.towers == (state.towers[0], *(HIDDEN,) * 8)


def test_open_pieces_are_visible_to_all() -> None:
    """U.VIEW.4: All see the grid, ring, docks, drawn tile, discards, and every player's pieces."""
    state = stack(table(), "art", discards=["mint"])
    own(state, B, tiles="GT", laid=["base"], shields=["armoury"], descendants=["guard"])

    view = RULES.view(state, A)

    assert (view.grid, view.ring, view.docks, view.drawn) == (state.grid, state.ring, state.docks, state.drawn)
    assert encode(view.players[B]) == encode(state.players[B])
    assert view.discards == state.discards


@SECRETS
def test_only_its_seat_knows_a_secret_question(make: Callable[[], State], ask: str) -> None:
    """U.VIEW.5: If a seat is asked `keep`, `shield`, `hand`, `way` or `pay`, others only see that it is choosing."""
    state = make()
    assert asked(state).ask == ask

    assert RULES.prompts(RULES.view(state, A)) == RULES.prompts(state)
    for viewer in (None, B):
        view = RULES.view(state, viewer)
        assert RULES.prompts(view) == ()
        assert (view.ask, view.chain, view.marks, view.acting) == (CHOOSING, (), (), A)


def test_all_see_open_questions() -> None:
    """U.VIEW.6: Push, actions, sides, quarters and similar questions are public."""
    state = to_act(sail_to(table(), 1), "OGG")

    for open_one in (state, act(state, "seal"), act(state, "seal", "town_hall")):
        assert RULES.prompts(RULES.view(open_one, B)) == RULES.prompts(open_one)


def test_only_the_buyer_sees_the_cards_offered() -> None:
    """U.VIEW.7: A seat knows the cards it looks at; for other players, they are still in the deck."""
    state = looking_at_cards()

    assert cards(RULES.view(state, A).deck[:2]) == ["art", "mint"]
    assert RULES.view(state, A).deck[2:] == (HIDDEN,) * 31
    assert RULES.view(state, B).deck == (HIDDEN,) * 33
    assert RULES.view(state, B).todo == ()


def test_a_rejected_shield_is_never_seen() -> None:
    """U.VIEW.8: A seat knows the shields it looks at; the rejected one goes under the stack (fine point 15)."""
    state = looking_at_shields()
    assert len([shield for shield in RULES.view(state, A).shields if shield != HIDDEN]) == 2
    assert RULES.view(state, B).shields == (HIDDEN,) * 3

    after = act(state, "armoury")
    assert RULES.view(after, A).shields == RULES.view(after, B).shields == (HIDDEN,) * 2


def test_views_do_not_reveal_if_all_cards_are_alike() -> None:
    """U.VIEW.9: Other players cannot tell a skipped `hand` question from an open one."""
    views = []
    for hand in (["mint", "mint"], ["mint", "art"]):
        state = to_act(table(), "GGG")
        own(state, hand=hand)
        views.append(encode(RULES.view(act(state, "play"), B)))

    assert views[0] == views[1]


@SECRETS
def test_a_guess_looks_the_same_to_its_viewer(make: Callable[[], State], ask: str) -> None:
    """U.VIEW.10: A guess looks the same and can be played on, whatever a different seat is choosing in secret."""
    state = make()
    asks = set()
    for number in range(30):
        view = RULES.view(state, B)
        guess = RULES.guess(view, B, Chance(b"guess", number))
        assert encode(RULES.view(guess, B)) == encode(view)
        asks.add(asked(guess).ask)
        assert RULES.choose(guess, asked(guess), asked(guess).options[:1])
    assert ask in asks or ask == "pay"
    assert len(asks) > 1


def test_totals_are_open() -> None:
    """U.VIEW.11: Cards in hand score nothing, so everyone's points are public."""
    state = table()
    own(state, hand=["mint", "base"], laid=["base"])

    assert RULES.scores(RULES.view(state, B)) == RULES.scores(state)
