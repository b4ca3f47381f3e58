"""The effect language of Ulm's data: a changed effect, price or rule change changes the game."""

from typing import Any

import pytest

from bot.games.ulm.rules.adapter import Ulm
from tests.games.ulm.tables import (
    A,
    act,
    asked,
    changed_rules,
    fresh,
    options,
    own,
    points,
    privilege,
    row,
    sail_to,
    space,
    table,
    to_act,
    to_push,
)


def sealed(*effect: dict[str, Any]) -> tuple[Ulm, Any]:
    """Give Reichenau Court a different privilege and let A place a seal there."""
    rules = changed_rules(privilege(*effect))
    state = to_act(sail_to(table(rules=rules), 6), "OGG")
    return rules, act(state, "seal", "reichenau", rules=rules)


def test_an_effect_is_carried_out_in_order() -> None:
    """U.DATA.8: The words of a privilege take effect one after another, each with its questions."""
    rules, state = sealed({"coins": 1}, {"steps": 2}, {"sparrows": 2}, {"points": 1})
    assert state.players[A].coins == 1
    assert (asked(state, rules=rules).ask, state.players[A].sparrows) == ("steps", 2)

    after = act(state, "2", rules=rules)

    assert (space(after), after.players[A].sparrows, points(after)) == (8, 4, 6)
    assert after.players[A].coins == 2  # one of them is the bonus of +8, which comes before the sparrows


def test_a_bonus_comes_before_the_rest_of_an_effect() -> None:
    """U.DATA.9: If a word of an effect enters a space with a bonus, the bonus comes before the next word."""
    rules, state = sealed({"steps": 2}, {"points": 7})

    bonus = act(sail_to(state.copy(), 8), "2", rules=rules)

    assert (space(bonus), len(bonus.players[A].hand), bonus.players[A].sparrows, points(bonus)) == (10, 1, 3, 12)
    choosing = changed_rules(lambda figures: figures["river_bonus"][0].update(effect=[{"look": 2}]))
    state = to_act(sail_to(table(rules=choosing), 6), "GGG")
    own(state, hand=["pilot"], tiles="G")
    assert asked(act(state, "play", "now", "2", rules=choosing), rules=choosing).ask == "keep"


@pytest.mark.parametrize(
    ("formula", "scored"),
    [
        ({"of": "sparrows"}, 2),
        ({"of": "sparrows", "each": 3}, 6),
        ({"of": "seals", "plus": 4}, 5),
        ({"of": "quarters"}, 1),
        ({"of": "past", "per": 4}, 1),
        ({"of": "descendants", "each": 2}, 4),
        ({"of": "tiles", "most": 2}, 2),
        ({"of": "coins", "plus": 1}, 1),
        ({"of": "shields", "each": 2}, 2),
    ],
)
def test_points_by_a_formula(formula: dict[str, Any], scored: int) -> None:
    """U.DATA.10: `points_per` can count many kinds of things, with the parameters each, per, plus and most."""
    rules = changed_rules(privilege({"points_per": formula}))
    state = to_act(sail_to(table(rules=rules), 6), "OGG")
    own(state, tiles="GGT", shields=["armoury"], descendants=["guard", "merchant"])

    assert points(act(state, "seal", "reichenau", rules=rules)) == 5 + scored


def test_any_word_can_stand_in_any_effect() -> None:
    """U.DATA.11: A quarter may have effects that cards usually have, and a card may have effects of quarters."""
    rules, state = sealed({"shield": 3})
    assert len(options(state, rules=rules)) == 3

    rules = changed_rules(row("cards", 3, now=[{"descendant": 1}]))
    state = to_act(table(rules=rules), "GGG")
    own(state, hand=["cloth"])
    assert options(state, "play", "now", rules=rules) == ("guard", "boatman", "merchant", "seal_cutter")

    rules, state = sealed({"seal": 1})
    assert asked(state, rules=rules).options == ("goose_tower", "reichenau")


def test_a_choice_offers_only_possible_branches() -> None:
    """U.DATA.12: A `one_of` offers only branches that can take effect, and is skipped if no branch can."""
    branches = [{"descendant": 1}, {"shield": 1}, {"cards": 1}, {"seal": 1}]
    rules = changed_rules(privilege({"one_of": branches}))
    state = to_act(sail_to(table(rules=rules), 6), "OGG")
    assert options(state, "seal", "reichenau", rules=rules) == ("descendant.1", "shield.1", "cards.1", "seal.1")

    state.descendants, state.shields, state.deck = (), (), ()
    own(state, supply=1)
    assert asked(act(state, "seal", "reichenau", rules=rules), rules=rules).ask == "act"


def test_a_single_branch_is_taken_without_a_question() -> None:
    """U.DATA.13: If only one branch can take effect, it is taken automatically."""
    rules = changed_rules(privilege({"one_of": [{"descendant": 1}, {"points": 4}]}))
    state = to_act(sail_to(table(rules=rules), 6), "OGG")
    state.descendants = ()

    assert points(act(state, "seal", "reichenau", rules=rules)) == 9


def test_crests_pay_according_to_the_data() -> None:
    """U.DATA.14: A crest may also pay coins or points."""
    rules = changed_rules(lambda figures: figures.update(crest_pay=[{"coins": 2}, {"points": 1}]))
    state = to_push(table(rules=rules))
    state.crests[3] = A

    after = act(state, "enter.left1", rules=rules)

    assert (after.players[A].coins, after.players[A].sparrows, points(after)) == (4, 2, 6)


def test_starting_pieces_prices_and_scoring_come_from_the_data() -> None:
    """U.DATA.15: Starting pieces, prices and the scores of cards come from the data."""

    def change(figures: dict[str, Any]) -> None:
        figures["start"].update(points=7, coins=5, tiles=2)
        figures["prices"].update(seal=4, card=1, swap=2)
        figures["scoring"].update(sparrow=3)

    rules = changed_rules(change)
    player = fresh(3, rules=rules).players[A]
    assert (sum(player.points), player.coins, sum(player.tiles)) == (7, 5, 2)
    state = to_act(table(rules=rules), "OBG")
    own(state, coins=4, tiles="GT")
    assert options(state, "card", rules=rules) == ("buy.money", "buy.river")
    assert act(state, "seal", "fishermen", rules=rules).players[A].coins == 0
    assert act(to_push(table(rules=rules)), "swap", "seal", rules=rules).players[A].sparrows == 0
    assert rules.scores(table(rules=rules))[A].points == 7 + 6 - 11


def test_any_piece_may_have_any_change() -> None:
    """U.DATA.17: A tower tile may have a descendant's change, for all actions or only for the first."""
    rules = changed_rules(row("towers", 0, change={"steps": 2, "guard_two": 4}))
    state = to_push(table(rules=rules), "T")
    state.built = (0,)

    after = act(state, "enter.left3", rules=rules)
    assert points(after) == 5 + 4
    assert options(after, "river", rules=rules) == ("1", "2", "3")

    first = changed_rules(row("towers", 0, change={"money": 3}, scope="first"))
    state = to_act(table(rules=first), "GGG")
    state.built = (0,)
    assert act(state, "money", "money", rules=first).players[A].coins == 2 + 4 + 1


def test_a_change_may_set_the_normal_price() -> None:
    """U.DATA.18: A change may set a price at or above the usual one; of several changes the lowest price wins."""
    rules = changed_rules(row("towers", 0, change={"card_price": 2, "swap_price": 3}))

    assert (rules.pieces.changes(0, ()).card_price, rules.pieces.changes(0, ()).swap_price) == (2, 3)
    scholar = rules.pieces.descendant_names.index("scholar")
    assert rules.pieces.changes(0, (scholar,)).card_price == 1


@pytest.mark.parametrize(
    "effect",
    [
        {"cards": 1},
        {"look": 2},
        {"shield": 2},
        {"descendant": 1},
        {"seal": 1},
        {"steps": 2},
        {"tiles": 1},
        {"points_per": {"of": "seals"}},
        {"one_of": [{"descendant": 1}, {"tiles": 1}]},
    ],
)
def test_a_card_without_possible_effect_can_only_be_laid_out(effect: dict[str, Any]) -> None:
    """U.DATA.22: For every kind of effect the rules know if it is possible; one possible part makes a card usable."""
    rules = changed_rules(row("cards", 3, now=[effect]))
    state = to_act(table(rules=rules), "GGG")
    own(state, hand=["cloth"])
    state.players[A].seals[0] = 1
    assert options(state, "play", rules=rules) == ("now", "later")

    state.deck, state.shields, state.descendants, state.bag = (), (), (), [0] * 5
    sail_to(state, 11)
    own(state, hand=["cloth"], supply=0)
    state.players[A].seals[0] = 0
    assert options(state, "play", rules=rules) == ("later",)
    other = changed_rules(row("cards", 3, now=[effect, {"coins": 1}]))
    after = act(state, "play", "now", rules=other)
    assert (after.players[A].coins, after.todo) == (3, ())


def test_after_a_choice_the_rest_follows() -> None:
    """U.DATA.23: The words after a `one_of`, or after any other question, take effect once it is answered."""
    rules, state = sealed({"one_of": [{"coins": 1}, {"shield": 2}]}, {"sparrows": 1}, {"points": 2})

    plain = act(state, "coins.1", rules=rules)
    assert (plain.players[A].coins, plain.players[A].sparrows, points(plain)) == (1, 3, 7)
    rules, placing = sealed({"seal": 1}, {"sparrows": 1})
    assert act(placing, "goose_tower", "base", rules=rules).players[A].sparrows == 2 + 1 + 1
    rules, state = sealed({"one_of": [{"coins": 1}, {"shield": 2}]}, {"sparrows": 1}, {"points": 2})
    asked_on = act(state, "shield.2", "town_hall", rules=rules)
    assert (asked_on.players[A].sparrows, points(asked_on)) == (3, 9)
