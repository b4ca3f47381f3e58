"""The actions Money, Clear-away and Card."""

import pytest

from bot.games.answers import forced_answer
from bot.games.ulm.rules.state import State
from tests.games.ulm.tables import (
    A,
    B,
    act,
    asked,
    cards,
    facts,
    kinds,
    letters,
    lines,
    options,
    own,
    play,
    put_ring,
    put_seals,
    sail_to,
    stack,
    table,
    to_act,
    to_push,
)


def test_a_money_action_brings_one_coin() -> None:
    """U.MONEY.1: A Money action gives 1 coin."""
    steps = play(to_act(table(), "GWO"), "money")

    assert steps[-1].state.players[A].coins == 3
    assert facts(steps, "took_money") == [{"coins": 1}]


@pytest.mark.parametrize(("tower", "coins"), [("", 4), ("rich", 7)])
def test_the_merchant_adds_to_the_first_money_action(tower: str, coins: int) -> None:
    """U.MONEY.2: With the Merchant G G G brings 2 + 1 + 1 = 4 coins, and with `rich` 3 + 2 + 2 = 7 (example 12)."""
    state = to_act(table(), "GGG", tower)
    own(state, descendants=["merchant"], coins=0)

    assert act(state, "money", "money", "money").players[A].coins == coins


def test_first_means_first_of_the_whole_turn() -> None:
    """U.MONEY.3: A Merchant taken after a Money action only helps from the next turn on (fine point 18)."""
    state = to_act(sail_to(table(), -5), "GOG")
    state.descendants = (2,)
    put_seals(state, B, gardens=5)
    own(state, coins=2)

    after = act(state, "money", "seal", "money")

    assert after.players[A].descendants == (2,)
    assert after.players[A].coins == 2 + 1 - 2 + 1


def test_a_side_is_cleared_as_a_whole() -> None:
    """U.CLEAR.1: One W clears one side: here the T of the left side, or O and W of the bottom side (rulebook 3)."""
    state = to_act(put_ring(table(), left2="T", bottom1="O", bottom3="W"), "WGO")

    assert options(state, "clear") == ("left", "bottom")
    assert letters_of(act(state, "clear", "left")) == "T"
    steps = play(state, "clear", "bottom")
    assert letters_of(steps[-1].state) == "WO"
    assert facts(steps, "cleared") == [{"sides": ("bottom",), "tiles": ("clear", "seal")}]


def letters_of(state: State, seat: int = A) -> str:
    """Return a player's tiles as letters."""
    return "".join(letters([kind]) * number for kind, number in enumerate(state.players[seat].tiles))


def test_the_tile_just_pushed_out_can_be_cleared() -> None:
    """U.CLEAR.2: G is pushed into G W W at left1; the W just pushed out may be cleared (example 10, fine point 4)."""
    state = to_push(table(), "G")
    state.grid = kinds("GWWTTTTTT")

    after = act(state, "enter.left1", "clear")

    assert letters_of(after) == "W"
    assert letters(after.ring) == "." * 12


def test_clear_away_needs_a_tile_in_the_ring() -> None:
    """U.CLEAR.3: Clear-away needs a tile in the ring; empty sides are never offered (fine point 4)."""
    assert options(to_act(table(), "WGG")) == ("money", "end")
    state = to_act(put_ring(table(), top1="G", right3="O"), "WGO")
    assert options(state, "clear") == ("right", "top")


def test_each_white_tile_clears_a_different_side() -> None:
    """U.CLEAR.4: Two white tiles clear two sides, one each; a cleared gate is open again."""
    state = to_act(put_ring(table(), left2="T", bottom1="O"), "WWG")

    after = act(state, "clear", "left", "clear")

    assert letters_of(after) == "TO"
    assert options(after) == ("money", "end")


def test_the_sweeper_lets_the_first_action_clear_two_sides() -> None:
    """U.CLEAR.5: With the Sweeper, two white tiles clear one side each, or the first clears two sides (example 11).

    In the second case the ring is empty, and the second tile has no effect.
    """
    state = to_act(put_ring(table(), left2="T", bottom1="O", bottom3="W"), "WWG")
    own(state, descendants=["sweeper"])
    prompt = asked(act(state, "clear"))
    assert (prompt.options, prompt.least, prompt.most) == (("left", "bottom"), 1, 2)

    both = act(state, "clear", ("left", "bottom"))
    assert letters_of(both) == "WTO"
    assert options(both) == ("money", "end")
    one = act(state, "clear", "bottom")
    assert letters_of(act(one, "clear")) == "WTO"


def test_the_great_cleaning_lets_all_players_clear_two_sides() -> None:
    """U.CLEAR.6: In a round of `broom` an action may clear one extra side, the Sweeper's first action three extra."""
    ring = {"left1": "G", "right2": "G", "top1": "G", "bottom2": "G"}
    state = to_act(put_ring(table(), **ring), "WWG", "broom")
    assert asked(act(state, "clear")).most == 2

    own(state, descendants=["sweeper"])
    assert asked(act(state, "clear")).most == 4
    after = act(state, "clear", "left")
    assert asked(act(after, "clear")).most == 2


def test_paying_two_tiles_of_one_kind_looks_at_two_cards() -> None:
    """U.BUY.1: With G G T, `buy.money.money` looks at two cards, `buy.money.river` takes one (example 13)."""
    state = to_act(stack(table(), "base", "mint", "art"), "BTO")
    own(state, tiles="GGT")
    assert options(state, "card") == ("buy.money.money", "buy.money.river")

    looked = act(state, "card", "buy.money.money")
    assert (asked(looked).ask, asked(looked).options) == ("keep", ("base", "mint"))
    steps = play(state, "card", "buy.money.river")
    bought = steps[-1].state

    assert [line.key for line in lines(steps)] == ["bought"]
    assert cards(bought.players[A].hand) == ["base"]
    assert letters_of(bought) == "G"
    assert bought.bag == [8, 7, 8, 8, 7]


def test_a_card_costs_two_tiles() -> None:
    """U.BUY.2: With only one G the Card action is unusable; with `fair` a card costs only 1 tile (example 13)."""
    state = to_act(stack(table(), "base", "mint"), "BGG")
    own(state, tiles="G")
    assert options(state) == ("money", "end")

    fair = to_act(state, "BGG", "fair")
    bought = act(fair, "card")
    assert cards(bought.players[A].hand) == ["base"]
    own(fair, tiles="GT")
    assert options(fair, "card") == ("buy.money", "buy.river")


@pytest.mark.parametrize("tower", ["", "fair"])
def test_the_scholar_pays_one_tile_and_looks_at_two(tower: str) -> None:
    """U.BUY.3: For one tile the Scholar looks at two cards, with `fair` or without (example 13, fine point 20)."""
    state = to_act(stack(table(), "base", "mint"), "BGG", tower)
    own(state, tiles="GG", descendants=["scholar"])

    looked = act(state, "card")

    assert asked(looked).options == ("base", "mint")
    assert letters_of(looked) == "G"


def test_the_library_lets_every_purchase_look_at_two() -> None:
    """U.BUY.4: In a round of `library`, two different tiles also look at two cards; an equal pair looks at no more."""
    state = to_act(stack(table(), "base", "mint", "art"), "BGG", "library")
    own(state, tiles="GT")
    assert asked(act(state, "card")).options == ("base", "mint")

    own(state, tiles="GG")
    assert asked(act(state, "card")).options == ("base", "mint")


def test_the_rejected_card_is_discarded_openly() -> None:
    """U.BUY.5: The player keeps a card; a line names the rejected one, now on top of the discards (fine point 9)."""
    state = to_act(stack(table(), "base", "mint", "art", discards=["cloth"]), "BGG")
    own(state, tiles="GG")

    steps = play(state, "card", "mint")

    after = steps[-1].state
    assert cards(after.players[A].hand) == ["mint"]
    assert cards(after.discards) == ["cloth", "base"]
    assert cards(after.deck) == ["art"]
    assert facts(steps, "rejected") == [{"card": "base"}]
    assert facts(steps, "bought") == [{"tiles": ("money", "money")}]


def test_two_cards_of_one_kind_are_still_asked_about() -> None:
    """U.BUY.6: Two cards of one kind are still a question, to hide which card the player keeps (fine point 9)."""
    state = to_act(stack(table(), "base", "base", "art"), "BGG")
    own(state, tiles="GG")

    looked = act(state, "card")

    assert asked(looked).options == ("base",)
    assert forced_answer(asked(looked)) is None
    after = act(looked, "base")
    assert (cards(after.players[A].hand), cards(after.discards)) == (["base"], ["base"])


def test_looking_at_one_card_asks_nothing() -> None:
    """U.BUY.7: If deck and discards have one card in total, the player takes it without a question (fine point 9)."""
    state = to_act(stack(table(), "base"), "BGG")
    own(state, tiles="GG")

    after = act(state, "card")

    assert cards(after.players[A].hand) == ["base"]
    assert asked(after).ask == "act"


def test_an_empty_deck_is_rebuilt_from_the_discards() -> None:
    """U.BUY.8: Deck art, discards mint and cloth, an equal pair: shows art and a card of the new deck (example 14).

    The rejected card is then the only discard, and one card is left in the deck.
    """
    state = to_act(stack(table(), "art", discards=["mint", "cloth"]), "BGG")
    own(state, tiles="GG")

    steps = play(state, "card")
    looked = steps[-1].state
    first, second = asked(looked).options
    assert (first, second in ("mint", "cloth")) == ("art", True)
    assert looked.discards == ()
    assert len(lines(steps, "deck_shuffled")) == 1

    after = act(looked, "art")
    assert cards(after.discards) == [second]
    assert sorted(cards(after.deck) + cards(after.discards)) == ["cloth", "mint"]


def test_without_any_card_nothing_can_be_bought() -> None:
    """U.BUY.9: Without a card in the deck, the discards and the hand, the Card action is unusable (fine point 7)."""
    state = to_act(stack(table()), "BGG")
    own(state, tiles="GGGG")
    assert options(state) == ("money", "end")

    own(state, tiles="GGGG", hand=["mint"])
    assert options(state) == ("money", "card", "play", "end")


def test_the_bird_keeper_gains_with_each_purchase() -> None:
    """U.BUY.10: Each card bought brings one sparrow at once; a card from a privilege does not (fine point 19)."""
    state = to_act(sail_to(stack(table(), "base", "mint", "art"), 1), "BOG")
    own(state, tiles="GT", descendants=["bird_keeper"], sparrows=0)

    bought = act(state, "card")
    assert bought.players[A].sparrows == 1
    sealed = act(bought, "seal", "town_hall", "coins.1")
    assert len(sealed.players[A].hand) == 2
    assert sealed.players[A].sparrows == 1


def test_pairs_are_offered_in_the_order_of_kinds() -> None:
    """U.BUY.11: The options are all pairs of own tiles in the order of kinds, then `extra` with a card in hand."""
    state = to_act(table(), "BGG")
    own(state, tiles="GGWBBTO", hand=["mint"])

    assert options(state, "card") == (
        *("buy.money.money", "buy.money.clear", "buy.money.card", "buy.money.river", "buy.money.seal"),
        *("buy.clear.card", "buy.clear.river", "buy.clear.seal"),
        *("buy.card.card", "buy.card.river", "buy.card.seal", "buy.river.seal", "extra"),
    )
    own(state, tiles="GGWWBBTTOO", hand=["mint"])
    assert len(options(state, "card")) == 16
