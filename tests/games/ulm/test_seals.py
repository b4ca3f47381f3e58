"""Seals, quarters and their privileges, shields, crests and descendants."""

import pytest

from bot.games.ulm.rules.board import GATES
from tests.games.ulm.tables import (
    A,
    B,
    C,
    act,
    asked,
    at_oath_house,
    cards,
    changed_rules,
    facts,
    lines,
    options,
    own,
    play,
    points,
    put_seals,
    sail_to,
    space,
    stack,
    stack_shields,
    table,
    to_act,
)


def test_a_seal_costs_two_coins() -> None:
    """U.SEAL.1: A seal in a quarter beside the barge costs 2 coins; then its privilege follows."""
    steps = play(to_act(sail_to(table(), 6), "OGG"), "seal", "reichenau")

    after = steps[-1].state
    player = after.players[A]
    assert (player.coins, player.supply, player.seals[7], after.places[7]) == (0, 11, 1, 4)
    assert points(after) == 10
    assert [line.key for line in lines(steps)] == ["sealed", "gained_points"]
    assert facts(steps, "sealed") == [{"quarter": "reichenau", "coins": 2}]


@pytest.mark.parametrize(
    ("value", "quarters"),
    [
        (-11, ("crooked_house", "fishermen")),
        (-6, ("crooked_house", "fishermen")),
        (-5, ("oath_house", "gardens")),
        (-1, ("oath_house", "gardens")),
        (1, ("town_hall", "dockside")),
        (5, ("town_hall", "dockside")),
        (6, ("goose_tower", "reichenau")),
        (11, ("goose_tower", "reichenau")),
    ],
)
def test_a_barge_is_between_two_quarters(value: int, quarters: tuple[str, ...]) -> None:
    """U.SEAL.2: The quarters on both banks are offered, starting with the upper bank."""
    assert options(to_act(sail_to(table(), value), "OGG"), "seal") == quarters


def test_a_seal_needs_its_price() -> None:
    """U.SEAL.3: With 1 coin the Seal action is offered only after a Money action."""
    state = to_act(table(), "OGG")
    own(state, coins=1)

    assert options(state) == ("money", "end")
    assert options(state, "money") == ("money", "seal", "end")


@pytest.mark.parametrize("coins", [2, 20])
def test_full_quarters_accept_no_seal(coins: int) -> None:
    """U.SEAL.4: Barge on +3, both quarters full: no Seal action, even with 20 coins (example 28, fine point 14)."""
    state = to_act(sail_to(table(), 3), "OGG")
    put_seals(put_seals(state, B, town_hall=5), C, dockside=5)
    own(state, coins=coins)

    assert options(state) == ("money", "end")


def test_a_seal_action_needs_a_seal() -> None:
    """U.SEAL.5: A player who has placed all twelve seals has no Seal action (example 28, fine point 14)."""
    state = to_act(table(), "OGG")
    own(state, supply=0)

    assert options(state) == ("money", "end")


def test_a_full_quarter_is_not_offered() -> None:
    """U.SEAL.6: If one quarter is full, the other is taken without a question (fine point 14)."""
    state = put_seals(to_act(sail_to(table(), 6), "OGG"), B, goose_tower=5)

    assert points(act(state, "seal")) == 10


def test_the_last_descendant_is_taken_without_a_question() -> None:
    """U.SEAL.7: A fourth seal at the Oath House takes the last descendant and fills the quarter (example 21)."""
    state = put_seals(to_act(at_oath_house(sail_to(table(), -5), "boatman"), "OGG"), B, oath_house=3)
    assert options(state, "seal") == ("oath_house", "gardens")

    steps = play(state, "seal", "oath_house")

    after = steps[-1].state
    assert (after.players[A].descendants, after.descendants, after.places[1]) == ((1,), (), 0)
    assert facts(steps, "descendant_taken") == [{"descendant": "boatman"}]
    assert asked(after).ask == "act"


@pytest.mark.parametrize(
    ("tower", "coins", "left"), [("toll", 5, [3, 0]), ("wax", 1, [1, 0]), ("", 3, [2, 0]), ("toll", 6, [4, 1])]
)
def test_the_seal_cutter_lowers_the_first_cost(tower: str, coins: int, left: list[int]) -> None:
    """U.SEAL.8: With Seal-cutter and `toll` seals cost 2 coins, then 3; with `wax` 0, then 1 (example 22)."""
    state = to_act(sail_to(table(), 6), "OOG", tower)
    own(state, coins=coins, descendants=["seal_cutter"])

    first = act(state, "seal", "reichenau")
    second = act(first, "seal", "reichenau")

    assert [first.players[A].coins, second.players[A].coins] == left


def test_the_second_seal_may_be_too_expensive() -> None:
    """U.SEAL.9: With Seal-cutter, `toll` and 4 coins one seal costs 2, a second is too expensive (example 22)."""
    state = to_act(sail_to(table(), 6), "OOG", "toll")
    own(state, coins=4, descendants=["seal_cutter"])

    assert options(state, "seal", "reichenau") == ("money", "end")


def test_a_seal_without_a_privilege_effect_is_allowed() -> None:
    """U.SEAL.10: A player may place several seals in a quarter, even if the privilege has no effect (fine point 13)."""
    state = put_seals(to_act(at_oath_house(sail_to(table(), -5)), "OGG"), A, oath_house=2)

    after = act(state, "seal", "oath_house")

    assert after.players[A].seals[1] == 3
    assert after.players[A].descendants == ()


@pytest.mark.parametrize(
    ("tower", "descendants", "scored"), [("notary", [], 6), ("", ["councillor"], 6), ("notary", ["councillor"], 7)]
)
def test_changes_let_seals_score(tower: str, descendants: list[str], scored: int) -> None:
    """U.SEAL.11: With `notary` a seal at Reichenau Court brings 6 points in total; Councillor adds 1 (example 27)."""
    state = to_act(sail_to(table(), 6), "OGG", tower)
    own(state, descendants=descendants)

    steps = play(state, "seal", "reichenau")

    assert points(steps[-1].state) == 5 + scored
    assert [told["number"] for told in facts(steps, "gained_points")] == [scored - 5, 5]


def test_a_seal_placed_by_a_card_scores_too() -> None:
    """U.SEAL.12: The Seal keeper's seal is free, and the notary scores for it (example 27, fine point 19)."""
    state = to_act(sail_to(table(), 6), "OGG", "notary")
    own(state, hand=["seal_keeper"], coins=2, descendants=["seal_cutter"])

    after = act(state, "play", "now", "reichenau")

    assert points(after) == 5 + 6
    assert after.players[A].coins == 2
    assert act(after, "seal", "reichenau").players[A].coins == 1  # this is still the first Seal action


def test_the_councillor_counts_from_the_next_seal_on() -> None:
    """U.SEAL.13: The seal that takes the Councillor does not score; his free play is available (fine point 18)."""
    state = to_act(at_oath_house(sail_to(table(), -5), "councillor", "guard"), "OOG")
    own(state, coins=4, hand=["mint", "cloth"])
    state.plays = 1

    assert "play" not in options(state)
    after = act(state, "seal", "oath_house", "councillor")
    assert points(after) == 5
    assert "play" in options(after)
    assert points(act(after, "seal", "oath_house")) == 6


def test_the_town_hall_brings_a_card_and_a_choice() -> None:
    """U.QUART.1: Town Hall brings a card, then a choice of 1 coin, 1 step, 1 sparrow or 1 tile."""
    state = to_act(sail_to(stack(table(), "art", "mint"), 1), "OGG")

    after = act(state, "seal", "town_hall")

    assert cards(after.players[A].hand) == ["art"]
    assert options(after) == ("coins.1", "steps.1", "sparrows.1", "tiles.1")
    assert act(after, "coins.1").players[A].coins == 1
    assert act(after, "sparrows.1").players[A].sparrows == 3
    assert sum(act(after, "tiles.1").players[A].tiles) == 1
    assert space(act(after, "steps.1", "1")) == 2
    assert space(act(after, "steps.1", "0")) == 1


def test_an_empty_bag_offers_no_tile() -> None:
    """U.QUART.2: With an empty bag Town Hall offers `coins.1`, `steps.1`, `sparrows.1` (example 23, fine point 10)."""
    state = to_act(sail_to(table(), 1), "OGG")
    state.bag = [0] * 5

    assert options(state, "seal", "town_hall") == ("coins.1", "steps.1", "sparrows.1")


def test_the_goose_tower_looks_at_two_cards() -> None:
    """U.QUART.3: Goose Tower brings one of two cards, then a sparrow."""
    state = to_act(sail_to(stack(table(), "art", "mint", "base"), 6), "OGG")

    steps = play(state, "seal", "goose_tower", "mint")

    after = steps[-1].state
    assert cards(after.players[A].hand) == ["mint"]
    assert after.players[A].sparrows == 3
    keys = [line.key for line in lines(steps)]
    assert keys == ["sealed", "drew_cards", "rejected", "gained_sparrows"]
    assert facts(steps, "drew_cards") == [{"number": 1}]


def test_the_fishermen_let_the_barge_go_up_to_three_steps() -> None:
    """U.QUART.4: From -6, with barges on -5 and -3, 0 to 3 steps lead to -6, -4, -2, -1 (example 26, fine point 11)."""
    state = act(to_act(sail_to(table(), -6, -5, -3), "OGG"), "seal", "fishermen")

    assert options(state) == ("0", "1", "2", "3")
    assert [space(act(state, steps)) for steps in options(state)] == [-6, -4, -2, -1]


def test_dockside_brings_coins_and_tiles() -> None:
    """U.QUART.5: Dockside brings 2 coins, then up to 3 random tiles from the bag (fine point 10)."""
    state = to_act(sail_to(table(), 1), "OGG")
    after = act(state, "seal", "dockside")
    assert (after.players[A].coins, sum(after.players[A].tiles), sum(after.bag)) == (2, 3, 33)

    state.bag = [0, 0, 2, 0, 0]
    few = play(state, "seal", "dockside")
    assert few[-1].state.players[A].tiles == [0, 0, 2, 0, 0]
    assert facts(few, "gained_tiles") == [{"tiles": ("card", "card")}]


def test_an_action_is_finished_before_the_next() -> None:
    """U.QUART.6: While a privilege takes effect, no action or card can be chosen (fine point 6)."""
    state = to_act(sail_to(table(), 1), "OGG")
    own(state, hand=["mint"])

    choosing = act(state, "seal", "town_hall")

    assert asked(choosing).ask == "choose"
    assert not asked(choosing).back


@pytest.mark.parametrize("quarter", ["gardens", "crooked_house"])
def test_one_of_two_shields_is_kept(quarter: str) -> None:
    """U.SHIELD.1: Keep armoury (5 points) or town_hall (2 and a crest); the other goes under the stack (example 24)."""
    value = -5 if quarter == "gardens" else -6
    state = to_act(stack_shields(sail_to(table(), value), "armoury", "town_hall", "gardens"), "OGG")
    choosing = act(state, "seal", quarter)
    assert options(choosing) == ("armoury", "town_hall")

    plain = act(choosing, "armoury")
    assert (points(plain), plain.players[A].crests) == (10, 3)
    assert plain.shields == stack_shields(table(), "gardens", "town_hall").shields
    steps = play(choosing, "town_hall")
    golden = steps[-1].state
    assert (points(golden), golden.players[A].crests, golden.crests[GATES.index("top1")]) == (7, 2, A)
    assert facts(steps, "shield_taken") == [{"shield": "shield_town_hall", "points": 2}]
    assert facts(steps, "crest_placed") == [{"gate": "top.1"}]


def test_a_golden_shield_without_a_crest_brings_only_points() -> None:
    """U.SHIELD.2: With all crests placed, reichenau brings 3 points and moves no crest (example 25, fine point 16)."""
    state = to_act(stack_shields(sail_to(table(), -5), "reichenau", "armoury"), "OGG")
    own(state, crests=0)
    before = list(state.crests)

    steps = play(state, "seal", "gardens", "reichenau")

    assert points(steps[-1].state) == 8
    assert steps[-1].state.crests == before
    assert facts(steps, "crest_placed") == []


def test_the_last_shield_is_taken_without_a_choice() -> None:
    """U.SHIELD.3: The last shield is taken at once; an empty stack brings nothing (example 25, fine point 15)."""
    state = to_act(stack_shields(sail_to(table(), -5), "salt_house"), "OOG")
    own(state, coins=4)

    after = act(state, "seal", "gardens")
    assert (points(after), asked(after).ask) == (9, "act")
    again = act(after, "seal", "gardens")
    assert (points(again), asked(again).ask) == (9, "act")


def test_every_golden_shield_has_a_gate() -> None:
    """U.SHIELD.4: Six golden shields name six gates, at least one per side; six plain shields are worth more."""
    rules = changed_rules(lambda _figures: None)
    golden = {shield.name: (shield.points, shield.gate) for shield in rules.pieces.shields if shield.gate}
    plain = {shield.name: shield.points for shield in rules.pieces.shields if not shield.gate}

    assert golden == {
        "town_hall": (2, "top1"),
        "oath_house": (2, "right2"),
        "goose_tower": (2, "bottom3"),
        "crooked_house": (3, "top3"),
        "gardens": (3, "left2"),
        "reichenau": (3, "bottom1"),
    }
    assert plain == {
        "fishermen": 3,
        "dockside": 3,
        "corn_house": 4,
        "salt_house": 4,
        "armoury": 5,
        "butchers_tower": 5,
    }


def test_with_the_printed_numbers_a_shield_is_always_a_choice() -> None:
    """U.SHIELD.5: There are twelve shields for at most ten seals that bring one, so at least two are always left."""
    pieces = changed_rules(lambda _figures: None).pieces
    giving = [quarter for quarter in pieces.quarters if any(part.shield for part in quarter.privilege)]
    shown = {part.shield for quarter in giving for part in quarter.privilege}

    assert shown == {2}
    assert sum(quarter.places for quarter in giving) == 10
    assert not any(part.shield for card in pieces.cards for part in card.now)
    assert len(pieces.shields) == 12


def test_one_descendant_of_the_oath_house_is_taken() -> None:
    """U.DESC.1: The descendants left are offered in the data file's order; a player takes one of them."""
    state = to_act(at_oath_house(sail_to(table(), -5), "guard", "merchant", "scholar"), "OGG")

    choosing = act(state, "seal", "oath_house")
    after = act(choosing, "merchant")

    assert options(choosing) == ("guard", "merchant", "scholar")
    assert (after.players[A].descendants, after.descendants) == ((2,), (0, 4))


def test_a_scholar_helps_at_once() -> None:
    """U.DESC.2: A Scholar taken in this turn makes the turn's later purchases cheaper (fine point 18)."""
    state = to_act(at_oath_house(sail_to(stack(table(), "art", "mint"), -5), "scholar"), "OBG")
    own(state, tiles="G")
    assert "card" not in options(state)

    after = act(state, "seal", "oath_house", "card")

    assert asked(after).options == ("art", "mint")


def test_a_bird_keeper_helps_at_once() -> None:
    """U.DESC.3: A Bird keeper taken in this turn brings sparrows for the turn's later purchases (fine point 18)."""
    state = to_act(at_oath_house(sail_to(table(), -5), "bird_keeper"), "OBG")
    own(state, tiles="GT", sparrows=0)

    assert act(state, "seal", "oath_house", "card").players[A].sparrows == 1
