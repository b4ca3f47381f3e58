"""What each seat may see."""

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
    """A has bought with an equal pair and looks at two cards."""
    state = to_act(stack(table(), "art", "mint"), "BGG")
    own(state, tiles="GG")
    return act(complete_deck(state), "card")


def looking_at_shields() -> State:
    """A looks at two shields."""
    state = to_act(stack_shields(sail_to(table(), -5), "armoury", "town_hall", "gardens"), "OGG")
    return act(state, "seal", "gardens")


def choosing_a_card() -> State:
    """A plays a card and has not yet said which."""
    state = to_act(table(), "GGG")
    own(state, hand=["market", "mint"], tiles="TTGG")
    return act(complete_deck(stack(state)), "play")


def choosing_a_way() -> State:
    """A has said which card."""
    return act(choosing_a_card(), "market")


def paying() -> State:
    """A has said that it is used now."""
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


def test_a_hand_is_seen_by_its_seat_alone() -> None:
    """U.VIEW.1: A seat sees its own hand; of the others' it sees how many cards they are."""
    state = table()
    own(state, A, hand=["mint", "art"])
    own(state, B, hand=["base"])

    view = RULES.view(state, A)

    assert cards(view.players[A].hand) == ["art", "mint"]
    assert [player.hand for player in view.players[1:]] == [(HIDDEN,), ()]
    assert [len(player.hand) for player in RULES.view(state, None).players] == [2, 1, 0]
    assert HIDDEN in RULES.view(state, None).players[A].hand


def test_stacks_show_only_their_size() -> None:
    """U.VIEW.2: Deck and shields show how many there are, the bag its content; chance shows nothing."""
    state = table()

    for viewer in (None, A, B):
        view = RULES.view(state, viewer)
        assert view.deck == (HIDDEN,) * 33
        assert view.shields == (HIDDEN,) * 12
        assert view.bag == state.bag
        assert view.chance == NO_CHANCE


def test_the_next_tower_tile_is_open() -> None:
    """U.VIEW.3: With symbols the tile of the round and that of the next one are seen, those after it are not."""
    state = fresh(3, tower="symbols")

    view = RULES.view(state, None)

    assert view.built == state.built
    assert view.towers == (state.towers[0], *(HIDDEN,) * 8)


def test_what_is_open_to_all() -> None:
    """U.VIEW.4: Grid, ring, docks, drawn tile, everybody's things and the discards are seen by all."""
    state = stack(table(), "art", discards=["mint"])
    own(state, B, tiles="GT", laid=["base"], shields=["armoury"], descendants=["guard"])

    view = RULES.view(state, A)

    assert (view.grid, view.ring, view.docks, view.drawn) == (state.grid, state.ring, state.docks, state.drawn)
    assert encode(view.players[B]) == encode(state.players[B])
    assert view.discards == state.discards


@SECRETS
def test_a_secret_question_is_known_to_its_seat_alone(make: Callable[[], State], ask: str) -> None:
    """U.VIEW.5: Of a `keep`, `shield`, `hand`, `way` or `pay` others see only that the seat is choosing."""
    state = make()
    assert asked(state).ask == ask

    assert RULES.prompts(RULES.view(state, A)) == RULES.prompts(state)
    for viewer in (None, B):
        view = RULES.view(state, viewer)
        assert RULES.prompts(view) == ()
        assert (view.ask, view.chain, view.marks, view.acting) == (CHOOSING, (), (), A)


def test_open_questions_are_seen_by_all() -> None:
    """U.VIEW.6: Push, actions, sides, quarters and the like are no secret."""
    state = to_act(sail_to(table(), 1), "OGG")

    for open_one in (state, act(state, "seal"), act(state, "seal", "town_hall")):
        assert RULES.prompts(RULES.view(open_one, B)) == RULES.prompts(open_one)


def test_cards_looked_at_are_seen_by_whoever_looks() -> None:
    """U.VIEW.7: The cards looked at are known to their seat; to others they are still in the deck."""
    state = looking_at_cards()

    assert cards(RULES.view(state, A).deck[:2]) == ["art", "mint"]
    assert RULES.view(state, A).deck[2:] == (HIDDEN,) * 31
    assert RULES.view(state, B).deck == (HIDDEN,) * 33
    assert RULES.view(state, B).todo == ()


def test_a_rejected_shield_is_never_seen() -> None:
    """U.VIEW.8: Shields looked at are known to their seat; the rejected one goes under the stack (fine point 15)."""
    state = looking_at_shields()
    assert len([shield for shield in RULES.view(state, A).shields if shield != HIDDEN]) == 2
    assert RULES.view(state, B).shields == (HIDDEN,) * 3

    after = act(state, "armoury")
    assert RULES.view(after, A).shields == RULES.view(after, B).shields == (HIDDEN,) * 2


def test_whether_all_cards_are_alike_is_not_told() -> None:
    """U.VIEW.9: A `hand` that is not asked looks the same to others as one that is."""
    views = []
    for hand in (["mint", "mint"], ["mint", "art"]):
        state = to_act(table(), "GGG")
        own(state, hand=hand)
        views.append(encode(RULES.view(act(state, "play"), B)))

    assert views[0] == views[1]


@SECRETS
def test_a_guess_cannot_be_told_apart(make: Callable[[], State], ask: str) -> None:
    """U.VIEW.10: Whatever somebody else is choosing in secret, a guess looks the same and can be played on."""
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
    """U.VIEW.11: Hand cards are worth nothing, so that everybody's points are seen by all."""
    state = table()
    own(state, hand=["mint", "base"], laid=["base"])

    assert RULES.scores(RULES.view(state, B)) == RULES.scores(state)
