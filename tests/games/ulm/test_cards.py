"""Cards: free and extra plays, using now or later, prices, and upper effects."""

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


def test_each_turn_has_one_free_card_play() -> None:
    """U.CARD.1: A turn has one free play, possible from the draw on, even before the push (fine point 2)."""
    state = to_push(table())
    own(state, hand=["mint", "cloth"])
    assert options(state)[-1] == "play"

    after = act(state, "play", "mint", "later")

    assert (cards(after.players[A].laid), cards(after.players[A].hand)) == (["mint"], ["cloth"])
    assert "play" not in options(after)
    assert "play" not in options(after, "enter.left1")


def test_a_new_turn_has_a_new_free_play() -> None:
    """U.CARD.2: The free play is available again in the next turn."""
    state = to_push(table(2))
    own(state, hand=["mint", "cloth"])
    state = act(state, "play", "mint", "later", "enter.left1", "end", "enter.right2", "end")

    assert (state.acting, state.round) == (A, 2)
    assert "play" in options(state)


def test_a_card_action_plays_one_more_card() -> None:
    """U.CARD.3: Three cards in hand, line B B O: one free play and two plays by actions (example 15, fine point 7)."""
    state = to_act(table(), "BBO")
    own(state, hand=["mint", "cloth", "herald"], coins=0)

    after = act(state, "card", "mint", "later", "play", "cloth", "later", "card", "later")

    assert cards(after.players[A].laid) == ["mint", "cloth", "herald"]
    assert after.acting == B


def test_the_councillor_plays_one_more_card() -> None:
    """U.CARD.4: With B B O the Councillor allows four plays in a turn; a round of `stage` allows five (example 15)."""
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


def test_a_card_just_bought_can_be_played() -> None:
    """U.CARD.5: A card bought in this turn may be played in it."""
    state = to_act(stack(table(), "herald"), "BGG")
    own(state, tiles="GT")

    after = act(state, "card", "play", "now")

    assert points(after) == 7


def test_using_a_card_now_needs_its_price() -> None:
    """U.CARD.6: A player without a tile for a card's price can only lay the card out (example 30)."""
    state = to_act(table(), "GGG")
    own(state, hand=["pilot"])

    assert options(state, "play") == ("later",)


def test_a_card_without_effect_cannot_be_used_now() -> None:
    """U.CARD.7: A card can be used now if part of its effect is possible; it can always be laid out."""
    state = to_act(sail_to(table(), -6), "GGG")
    own(state, hand=["seal_keeper"])
    assert options(state, "play") == ("now", "later")

    put_seals(put_seals(state, B, crooked_house=5), B, fishermen=5)
    assert options(state, "play") == ("later",)
    own(state, hand=["pilot"], tiles="G")
    sail_to(state, 11)
    assert options(state, "play") == ("later",)


def test_goods_need_a_tile_in_the_bag() -> None:
    """U.CARD.8: The card Goods needs a tile in the bag; tiles paid go into the bag before the effect (fine point 8)."""
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
def test_each_card_has_its_upper_effect(card: str, tiles: str, gained: dict[str, int]) -> None:
    """U.CARD.9: Each parameter is a card, the tiles paid, and the effect of using it now."""
    state = to_act(table(), "GGG")
    own(state, hand=[card], tiles=tiles)

    after = act(state, "play", "now")

    player = after.players[A]
    assert points(after) == 5 + gained.get("points", 0)
    assert (player.coins, player.sparrows) == (2 + gained.get("coins", 0), 2 + gained.get("sparrows", 0))
    assert (player.hand, cards(after.discards), sum(player.tiles)) == ((), [card], 0)


def test_goods_bring_four_tiles() -> None:
    """U.CARD.10: Goods used now bring four random tiles."""
    state = to_act(table(), "GGG")
    own(state, hand=["goods"])

    assert sum(act(state, "play", "now").players[A].tiles) == 4


def test_the_spire_costs_one_tile() -> None:
    """U.CARD.11: Spire used now costs one tile, which goes into the bag, and brings 3 sparrows (example 32)."""
    state = to_act(stack(table(), discards=["art"]), "GGG")
    own(state, hand=["spire"], tiles="G")

    steps = play(state, "play", "now")

    after = steps[-1].state
    assert (after.players[A].sparrows, after.bag[0], sum(after.players[A].tiles)) == (5, 8, 0)
    assert cards(after.discards) == ["art", "spire"]
    assert facts(steps, "card_used") == [{"card": "spire", "tiles": ("money",)}]


def test_the_tile_to_pay_is_chosen() -> None:
    """U.CARD.12: A player with several kinds of tiles chooses the one to pay."""
    state = to_act(table(), "GGG")
    own(state, hand=["spire"], tiles="GGT")

    assert options(state, "play", "now") == ("money", "river")
    after = act(state, "play", "now", "river")
    assert letters([kind for kind, number in enumerate(after.players[A].tiles) if number]) == "G"


def test_the_pilot_sails() -> None:
    """U.CARD.13: Barge on -1, another on +1: Pilot pays T and sails 0 to 3 steps, to -1, +2, +3 or +4 (example 30)."""
    state = to_act(sail_to(table(), -1, 1), "GGG")
    own(state, hand=["pilot"], tiles="T")

    sailing = act(state, "play", "now")

    assert options(sailing) == ("0", "1", "2", "3")
    assert [space(act(sailing, steps)) for steps in "0123"] == [-1, 2, 3, 4]


def test_the_market_costs_two_tiles_of_one_kind() -> None:
    """U.CARD.14: From T T G Market takes T T without a question for 6 points; with T G W only `later` (example 31)."""
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
    """U.CARD.15: Herald used now scores 1 point per shield plus 2, even with no shield (example 29, fine point 24)."""
    state = to_act(table(), "GGG")
    own(state, hand=["herald"], shields=["armoury", "fishermen", "dockside"][:shields])

    assert points(act(state, "play", "now")) == 5 + scored


def test_the_seal_keeper_places_a_seal() -> None:
    """U.CARD.16: Seal keeper used now places a free seal beside the barge; its privilege follows (fine point 19)."""
    state = to_act(sail_to(table(), 6), "GGG")
    own(state, hand=["seal_keeper"], coins=0)

    choosing = act(state, "play", "now")
    assert options(choosing) == ("goose_tower", "reichenau")
    after = act(choosing, "reichenau")

    assert (points(after), after.players[A].seals[7], after.players[A].coins) == (10, 1, 0)


def test_a_hand_of_one_kind_needs_no_choice_of_card() -> None:
    """U.CARD.17: If all cards in hand are of one kind, the player is asked only how to play one."""
    state = to_act(table(), "GGG")
    own(state, hand=["mint", "mint"])

    prompt = asked(act(state, "play"))

    assert (prompt.ask, prompt.options, prompt.id) == ("way", ("now", "later"), "r1.s0.1.play.mint.way")
    own(state, hand=["spire", "spire"], tiles="")
    only = asked(act(state, "play"))
    assert (only.ask, only.options, forced_answer(only)) == ("way", ("later",), None)


def test_the_number_of_cards_is_unlimited() -> None:
    """U.CARD.18: The number of cards in hand and laid out is unlimited."""
    state = to_act(table(), "BGG")
    own(state, hand=["mint", "mint", "cloth", "cloth", "cloth", "art", "art", "base", "nave", "spire"], tiles="GG")

    after = act(state, "card", "buy.money.money", "base")

    assert len(after.players[A].hand) == 11


def test_an_extra_play_needs_a_card_in_hand() -> None:
    """U.CARD.19: Without a card in hand a Card action only buys; without tiles it only plays a card."""
    state = to_act(table(), "BGG")
    own(state, tiles="GT")
    assert cards(act(state, "card").players[A].hand) == ["base"]

    own(state, hand=["mint", "art"])
    assert asked(act(state, "card")).ask == "hand"


def test_a_bought_card_keeps_the_hand_in_order() -> None:
    """U.CARD.20: Each kind of card in hand is offered once, in the data file's order."""
    state = to_act(table(), "GGG")
    own(state, hand=["market", "base", "mint", "base"])

    assert options(state, "play") == ("base", "mint", "market")


def test_discards_refill_the_deck_for_a_gained_card() -> None:
    """U.CARD.21: Gaining a card with an empty deck reshuffles the discards; without discards no card is gained."""
    state = to_act(sail_to(stack(table(), discards=["art"]), 9), "TGG")
    after = act(state, "river")
    assert (cards(after.players[A].hand), after.discards) == (["art"], ())

    empty = act(to_act(sail_to(stack(table()), 9), "TGG"), "river")
    assert empty.players[A].hand == ()


def test_cleared_tiles_can_pay_for_a_card() -> None:
    """U.CARD.22: Tiles cleared away in this turn can pay for a card at once."""
    state = to_act(put_ring(stack(table(), "art", "mint"), top1="T", top3="T"), "WBG")

    after = act(state, "clear", "card", "mint")

    assert cards(after.players[A].hand) == ["mint"]
    assert sum(after.players[A].tiles) == 0
