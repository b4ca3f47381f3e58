"""Cards: free plays and extra ones, now and later, prices and upper effects."""

import pytest

from bot.games.answers import forced_answer
from tests.games.ulm.tables import (
    A,
    B,
    act,
    asked,
    cards,
    changed_rules,
    facts,
    letters,
    options,
    own,
    play,
    points,
    put_ring,
    put_seals,
    sail_to,
    space,
    stack,
    table,
    to_act,
    to_push,
)


def test_one_card_is_free_in_every_turn() -> None:
    """U.CARD.1: One free play a turn, from the draw on, also before the push (fine point 2)."""
    state = to_push(table())
    own(state, hand=["mint", "cloth"])
    assert options(state)[-1] == "play"

    after = act(state, "play", "mint", "later")

    assert (cards(after.players[A].laid), cards(after.players[A].hand)) == (["mint"], ["cloth"])
    assert "play" not in options(after)
    assert "play" not in options(after, "enter.left1")


def test_a_new_turn_brings_a_new_free_play() -> None:
    """U.CARD.2: The free play is there again in the next turn."""
    state = to_push(table(2))
    own(state, hand=["mint", "cloth"])
    state = act(state, "play", "mint", "later", "enter.left1", "end", "enter.right2", "end")

    assert (state.acting, state.round) == (A, 2)
    assert "play" in options(state)


def test_a_card_action_plays_one_more() -> None:
    """U.CARD.3: Three cards in hand, line B B O: one free play and two by actions (example 15, fine point 7)."""
    state = to_act(table(), "BBO")
    own(state, hand=["mint", "cloth", "herald"], coins=0)

    after = act(state, "card", "mint", "later", "play", "cloth", "later", "card", "later")

    assert cards(after.players[A].laid) == ["mint", "cloth", "herald"]
    assert after.acting == B


def test_the_councillor_plays_one_more() -> None:
    """U.CARD.4: With the Councillor four cards can be played in such a turn; with `stage` one more too (example 15)."""
    state = to_act(table(), "BBO", "stage")
    own(state, hand=["mint", "cloth", "herald", "base", "art"], descendants=["councillor"], coins=0)
    state.players[B].hand = (0,)

    for _ in range(3):
        state = act(state, "play", asked(act(state, "play")).options[0], "later")
    assert "play" not in options(state)
    for _ in range(2):
        prompt = asked(act(state, "card"))
        state = act(state, "card", *([prompt.options[0]] if prompt.ask == "hand" else []), "later")

    assert len(state.players[A].laid) == 5


def test_a_card_just_gained_can_be_played() -> None:
    """U.CARD.5: A card bought in this turn may be played in it."""
    state = to_act(stack(table(), "herald"), "BGG")
    own(state, tiles="GT")

    after = act(state, "card", "play", "now")

    assert points(after) == 7


def test_now_needs_its_price() -> None:
    """U.CARD.6: Without a tile for its price a card can only be laid out (example 30)."""
    state = to_act(table(), "GGG")
    own(state, hand=["pilot"])

    assert options(state, "play") == ("later",)


def test_a_card_that_would_do_nothing_cannot_be_used() -> None:
    """U.CARD.7: *Now* needs a part of the effect that can happen; *later* is always possible."""
    state = to_act(sail_to(table(), -6), "GGG")
    own(state, hand=["seal_keeper"])
    assert options(state, "play") == ("now", "later")

    put_seals(put_seals(state, B, crooked_house=5), B, fishermen=5)
    assert options(state, "play") == ("later",)
    own(state, hand=["pilot"], tiles="G")
    sail_to(state, 11)
    assert options(state, "play") == ("later",)


def test_an_empty_bag_has_no_tiles_for_goods() -> None:
    """U.CARD.8: Goods need a tile in the bag; a price paid in tiles is in it at once (fine point 8)."""
    state = to_act(table(), "GGG")
    state.bag = [0] * 5
    own(state, hand=["goods"])
    assert options(state, "play") == ("later",)

    rules = changed_rules(lambda figures: figures["cards"][5].update(price={"tiles": 1}))
    own(state, hand=["goods"], tiles="T")
    after = act(state, "play", "now", rules=rules)
    assert after.players[A].tiles == [0, 0, 0, 1, 0]


@pytest.mark.parametrize(
    ("card", "tiles", "gained"),
    [
        ("base", "G", {"points": 4}),
        ("nave", "G", {"coins": 4}),
        ("cloth", "", {"coins": 3}),
        ("art", "G", {"points": 4}),
        ("mint", "", {"coins": 3}),
        ("bird_catcher", "", {"sparrows": 2}),
    ],
)
def test_upper_effects(card: str, tiles: str, gained: dict[str, int]) -> None:
    """U.CARD.9: What each card gives when it is used now."""
    state = to_act(table(), "GGG")
    own(state, hand=[card], tiles=tiles)

    after = act(state, "play", "now")

    player = after.players[A]
    assert points(after) == 5 + gained.get("points", 0)
    assert (player.coins, player.sparrows) == (2 + gained.get("coins", 0), 2 + gained.get("sparrows", 0))
    assert (player.hand, cards(after.discards), sum(player.tiles)) == ((), [card], 0)


def test_goods_give_four_tiles() -> None:
    """U.CARD.10: Goods now: four random tiles."""
    state = to_act(table(), "GGG")
    own(state, hand=["goods"])

    assert sum(act(state, "play", "now").players[A].tiles) == 4


def test_the_spire_for_a_tile() -> None:
    """U.CARD.11: Spire now with one G: G into the bag, 3 sparrows; the card is the top of the discards (example 32)."""
    state = to_act(stack(table(), discards=["art"]), "GGG")
    own(state, hand=["spire"], tiles="G")

    steps = play(state, "play", "now")

    after = steps[-1].state
    assert (after.players[A].sparrows, after.bag[0], sum(after.players[A].tiles)) == (5, 8, 0)
    assert cards(after.discards) == ["art", "spire"]
    assert facts(steps, "card_used") == [{"card": "spire", "tiles": ("money",)}]


def test_the_tile_to_pay_is_chosen() -> None:
    """U.CARD.12: With several kinds of own tiles the one to pay is asked for."""
    state = to_act(table(), "GGG")
    own(state, hand=["spire"], tiles="GGT")

    assert options(state, "play", "now") == ("money", "river")
    after = act(state, "play", "now", "river")
    assert letters([kind for kind, number in enumerate(after.players[A].tiles) if number]) == "G"


def test_the_pilot_sails() -> None:
    """U.CARD.13: Own T, barge -1, another on +1: pay T, 0 to 3 steps: +2, +3, +4 (example 30)."""
    state = to_act(sail_to(table(), -1, 1), "GGG")
    own(state, hand=["pilot"], tiles="T")

    sailing = act(state, "play", "now")

    assert options(sailing) == ("0", "1", "2", "3")
    assert [space(act(sailing, steps)) for steps in "0123"] == [-1, 2, 3, 4]


def test_the_market_takes_two_equal_tiles() -> None:
    """U.CARD.14: Market with T T G: T T without a question, 6 points; with T G W only `later` (example 31)."""
    state = to_act(table(), "GGG")
    own(state, hand=["market"], tiles="TTG")

    after = act(state, "play", "now")

    assert (points(after), after.players[A].tiles) == (11, [1, 0, 0, 0, 0])
    own(state, hand=["market"], tiles="TGW")
    assert options(state, "play") == ("later",)
    own(state, hand=["market"], tiles="TTGG")
    assert options(state, "play", "now") == ("money.money", "river.river")


@pytest.mark.parametrize(("shields", "scored"), [(3, 5), (0, 2)])
def test_the_herald_counts_shields(shields: int, scored: int) -> None:
    """U.CARD.15: Herald now: 1 point per own shield, +2, also without a shield (example 29, fine point 24)."""
    state = to_act(table(), "GGG")
    own(state, hand=["herald"], shields=["armoury", "fishermen", "dockside"][:shields])

    assert points(act(state, "play", "now")) == 5 + scored


def test_the_seal_keeper_places_a_seal() -> None:
    """U.CARD.16: Seal keeper now: a seal with its privilege, without coins, in a quarter of choice (fine point 19)."""
    state = to_act(sail_to(table(), 6), "GGG")
    own(state, hand=["seal_keeper"], coins=0)

    choosing = act(state, "play", "now")
    assert options(choosing) == ("goose_tower", "reichenau")
    after = act(choosing, "reichenau")

    assert (points(after), after.players[A].seals[7], after.players[A].coins) == (10, 1, 0)


def test_a_hand_of_one_kind_is_not_asked_about() -> None:
    """U.CARD.17: With equal cards in hand the kind goes without saying; how it is played is always asked."""
    state = to_act(table(), "GGG")
    own(state, hand=["mint", "mint"])

    prompt = asked(act(state, "play"))

    assert (prompt.ask, prompt.options, prompt.id) == ("way", ("now", "later"), "r1.s0.1.play.mint.way")
    own(state, hand=["spire", "spire"], tiles="")
    only = asked(act(state, "play"))
    assert (only.ask, only.options, forced_answer(only)) == ("way", ("later",), None)


def test_there_is_no_limit_of_cards() -> None:
    """U.CARD.18: Any number of cards may be in hand and laid out."""
    state = to_act(table(), "BGG")
    own(state, hand=["mint", "mint", "cloth", "cloth", "cloth", "art", "art", "base", "nave", "spire"], tiles="GG")

    after = act(state, "card", "buy.money.money", "base")

    assert len(after.players[A].hand) == 11


def test_extra_needs_a_card_in_hand() -> None:
    """U.CARD.19: Without a hand card a Card action only buys; without tiles it only plays one more."""
    state = to_act(table(), "BGG")
    own(state, tiles="GT")
    assert cards(act(state, "card").players[A].hand) == ["base"]

    own(state, hand=["mint", "art"])
    assert asked(act(state, "card")).ask == "hand"


def test_a_look_keeps_the_hand_in_order() -> None:
    """U.CARD.20: The kinds in hand are offered in the order of the table, each once."""
    state = to_act(table(), "GGG")
    own(state, hand=["market", "base", "mint", "base"])

    assert options(state, "play") == ("base", "mint", "market")


def test_discards_fill_the_deck_for_a_bonus() -> None:
    """U.CARD.21: A card is due and the deck is empty: the discards are shuffled; with neither there is no card."""
    state = to_act(sail_to(stack(table(), discards=["art"]), 9), "TGG")
    after = act(state, "river")
    assert (cards(after.players[A].hand), after.discards) == (["art"], ())

    empty = act(to_act(sail_to(stack(table()), 9), "TGG"), "river")
    assert empty.players[A].hand == ()


def test_clearing_pays_for_a_card() -> None:
    """U.CARD.22: Tiles cleared away in this turn can be paid at once."""
    state = to_act(put_ring(stack(table(), "art", "mint"), top1="T", top3="T"), "WBG")

    after = act(state, "clear", "card", "mint")

    assert cards(after.players[A].hand) == ["mint"]
    assert sum(after.players[A].tiles) == 0
