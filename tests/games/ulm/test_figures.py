"""The figures and their small language: a changed one changes the game, and damage is named with where and why."""

from typing import Any

import pytest

from bot.games.contract import DamagedFigures
from bot.games.ulm.reading import read_pieces
from bot.games.ulm.rules import Ulm
from tests.games.ulm.tables import (
    PIECES,
    A,
    Change,
    act,
    asked,
    changed_rules,
    figures,
    fresh,
    options,
    own,
    points,
    sail_to,
    space,
    table,
    to_act,
    to_push,
)


def damage(change: Change) -> DamagedFigures:
    """What reading says about figures that were changed."""
    changed = figures()
    change(changed)
    with pytest.raises(DamagedFigures) as caught:
        read_pieces(changed)
    return caught.value


def row(table: str, at: int, **values: object) -> Change:
    """Puts something else into a row of a table."""
    return lambda figures: figures[table][at].update(values)


def privilege(*effect: dict[str, object]) -> Change:
    """Another privilege for Reichenau Court."""
    return row("quarters", 7, privilege=list(effect))


def sealed(*effect: dict[str, Any]) -> tuple[Ulm, Any]:
    """Reichenau Court has another privilege, and A has just placed a seal there."""
    rules = changed_rules(privilege(*effect))
    state = to_act(sail_to(table(rules=rules), 6), "OGG")
    return rules, act(state, "seal", "reichenau", rules=rules)


@pytest.mark.parametrize("key", sorted(figures()))
def test_a_missing_section_is_named(key: str) -> None:
    """U.DATA.1: Every top-level key is needed, and one that is missing is named."""
    found = damage(lambda figures: figures.pop(key))

    assert key in found.why
    assert found.where == "file"


@pytest.mark.parametrize(
    ("section", "key"), [(section, key) for section in ("start", "prices", "scoring") for key in figures()[section]]
)
def test_a_missing_key_is_named(section: str, key: str) -> None:
    """U.DATA.2: Every key of these sections is needed; where and which is said."""
    found = damage(lambda figures: figures[section].pop(key))

    assert found.where == section
    assert key in found.why


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (row("tiles", 0, count=11), "tiles"),
        (row("cards", 0, copies=4), "cards"),
        (lambda figures: figures["shields"].pop(), "shields"),
        (lambda figures: figures["descendants"].pop(), "descendants"),
        (lambda figures: figures["towers"].pop(), "towers"),
        (lambda figures: figures.update(rounds=13), "rounds"),
    ],
)
def test_sums_must_be_those_of_the_box(change: Change, where: str) -> None:
    """U.DATA.3: 50 tiles, 33 cards, 12 shields, 8 descendants, 12 tower tiles, one of them for each round."""
    assert damage(change).where == where


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (row("quarters", 1, spaces=[-4, -1]), "space -5 lies in 0 quarters of the upper bank"),
        (row("quarters", 4, spaces=[-11, -5]), "space -5 lies in 2 quarters of the lower bank"),
        (row("quarters", 4, bank="upper"), "space -11 lies in 2 quarters of the upper bank"),
    ],
)
def test_the_quarters_of_a_bank_cover_every_space_once(change: Change, why: str) -> None:
    """U.DATA.4: A space in no quarter, or in two, is named with its bank."""
    found = damage(change)

    assert found.where == "quarters"
    assert why in found.why


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (row("shields", 0, gate="top3"), "shields[0].gate"),
        (row("shields", 0, gate="top4"), "shields[0].gate"),
        (row("cards", 0, family="trade"), "cards"),
        (row("cards", 6, family="trade"), "cards"),
        (row("cards", 0, later={"of": "coins"}), "cards[0].later"),
        (lambda figures: figures["cards"][6].pop("later"), "cards[6].later"),
        (row("cards", 0, name="nave"), "cards"),
        (row("towers", 0, name="flood"), "towers"),
        (row("river_bonus", 0, space=12), "river_bonus"),
        (row("river_bonus", 0, space=9), "river_bonus"),
        (lambda figures: figures["river"].pop(), "river"),
        (lambda figures: figures["river"].append(11), "river"),
        (lambda figures: figures["river"].__setitem__(0, 11), "river"),
        (lambda figures: figures["grid"].update(card=2), "grid"),
        (lambda figures: figures["tiles"].reverse(), "tiles"),
        (lambda figures: figures["start"].update(tiles=9), "start.tiles"),
        (row("descendants", 0, scope="first"), "descendants[0].scope"),
        (row("towers", 5, scope="first"), "towers[5].scope"),
        (lambda figures: figures.update(crest_pay=[{"cards": 1}]), "crest_pay"),
    ],
)
def test_figures_that_do_not_fit_each_other_are_named(change: Change, where: str) -> None:
    """U.DATA.5: What no single figure can show is checked between them: gates, families, names, spaces, scopes."""
    assert damage(change).where == where


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (privilege({"coin": 1}), "quarters[7].privilege[0]"),
        (privilege({"points": 5}, {"coins": 0}), "quarters[7].privilege[1].coins"),
        (privilege({"coins": 1, "points": 1}), "quarters[7].privilege[0]"),
        (privilege({}), "quarters[7].privilege[0]"),
        (privilege({"seal": 2}), "quarters[7].privilege[0].seal"),
        (privilege({"one_of": [{"coins": 1}, {"coins": 1}]}), "quarters[7].privilege[0].one_of"),
        (privilege({"one_of": [{"one_of": []}]}), "quarters[7].privilege[0].one_of[0]"),
        (privilege({"one_of": [{"coins": 1, "tiles": 1}]}), "quarters[7].privilege[0].one_of[0]"),
        (privilege({"look": 26}), "quarters[7].privilege[0]"),
        (privilege({"points_per": {"of": "birds"}}), "quarters[7].privilege[0].points_per.of"),
        (privilege({"points_per": {"of": "coins", "per": 0}}), "quarters[7].privilege[0].points_per.per"),
        (row("cards", 0, now=[{"stars": 1}]), "cards[0].now[0]"),
        (row("cards", 0, now=[{"coins": 1}, {"coins": 1, "points": 1}]), "cards[0].now[1]"),
        (row("river_bonus", 2, effect=[{}]), "river_bonus[2].effect[0]"),
        (lambda figures: figures.update(crest_pay=[{}]), "crest_pay[0]"),
        (row("cards", 0, price={"tiles": 3}), "cards[0].price.tiles"),
        (row("towers", 0, change={"gold": 1}), "towers[0].change"),
        (row("towers", 0, change={"card_price": 3}), "towers[0].change.card_price"),
        (row("descendants", 0, scope="last"), "descendants[0].scope"),
        (row("quarters", 0, name="Crooked House"), "quarters[0].name"),
        (row("quarters", 0, name="a" * 17), "quarters[0].name"),
        (row("quarters", 0, bank="middle"), "quarters[0].bank"),
        (row("quarters", 0, places=0), "quarters[0].places"),
        (lambda figures: figures.update(wages=1), "file"),
        (lambda figures: figures["start"].update(coins=-1), "start.coins"),
        (lambda figures: figures["prices"].update(card=3), "prices.card"),
    ],
)
def test_a_word_or_figure_of_the_wrong_kind_is_named(change: Change, where: str) -> None:
    """U.DATA.6: Unknown words, two words at once, none, numbers that cannot be and bad names are refused."""
    assert damage(change).where == where


def test_more_than_25_kinds_of_card_are_refused() -> None:
    """U.DATA.7: A hand of so many kinds could not be offered."""

    def split(figures: dict[str, Any]) -> None:
        six, mint = figures["cards"][:6], figures["cards"][9]
        more = [{**mint, "name": f"mint{number}", "copies": 1} for number in range(20)]
        for card in six[1:]:
            card["copies"] = 1
        six[0]["copies"] = 33 - 5 - len(more)
        figures["cards"] = [*six, *more]

    found = damage(split)

    assert (found.where, found.why) == ("cards", "at most 25 kinds")


def test_an_effect_is_done_in_order() -> None:
    """U.DATA.8: A privilege of several words is carried out one after another, with what each of them asks."""
    rules, state = sealed({"coins": 1}, {"steps": 2}, {"sparrows": 2}, {"points": 1})
    assert state.players[A].coins == 1
    assert (asked(state, rules=rules).ask, state.players[A].sparrows) == ("steps", 2)

    after = act(state, "2", rules=rules)

    assert (space(after), after.players[A].sparrows, points(after)) == (8, 4, 6)
    assert after.players[A].coins == 2  # one by the bonus of +8, before the sparrows


def test_a_bonus_comes_before_the_rest_of_an_effect() -> None:
    """U.DATA.9: Bonuses of spaces entered by an effect are due before its next word."""
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
    """U.DATA.10: `points_per` counts anything of a list: each, per, plus, most."""
    rules = changed_rules(privilege({"points_per": formula}))
    state = to_act(sail_to(table(rules=rules), 6), "OGG")
    own(state, tiles="GGT", shields=["armoury"], descendants=["guard", "merchant"])

    assert points(act(state, "seal", "reichenau", rules=rules)) == 5 + scored


def test_any_word_can_stand_in_any_effect() -> None:
    """U.DATA.11: A quarter may give what cards give, a card what quarters give, a space what either gives."""
    rules, state = sealed({"shield": 3})
    assert len(options(state, rules=rules)) == 3

    rules = changed_rules(row("cards", 3, now=[{"descendant": 1}]))
    state = to_act(table(rules=rules), "GGG")
    own(state, hand=["cloth"])
    assert options(state, "play", "now", rules=rules) == ("guard", "boatman", "merchant", "seal_cutter")

    rules, state = sealed({"seal": 1})
    assert asked(state, rules=rules).options == ("goose_tower", "reichenau")


def test_a_choice_offers_what_can_happen() -> None:
    """U.DATA.12: Of a `one_of` only the branches that can happen are offered; none: it is passed over."""
    branches = [{"descendant": 1}, {"shield": 1}, {"cards": 1}, {"seal": 1}]
    rules = changed_rules(privilege({"one_of": branches}))
    state = to_act(sail_to(table(rules=rules), 6), "OGG")
    assert options(state, "seal", "reichenau", rules=rules) == ("descendant.1", "shield.1", "cards.1", "seal.1")

    state.descendants, state.shields, state.deck = (), (), ()
    own(state, supply=1)
    assert asked(act(state, "seal", "reichenau", rules=rules), rules=rules).ask == "act"


def test_a_choice_with_one_branch_goes_without_saying() -> None:
    """U.DATA.13: A single branch that can happen is taken by itself."""
    rules = changed_rules(privilege({"one_of": [{"descendant": 1}, {"points": 4}]}))
    state = to_act(sail_to(table(rules=rules), 6), "OGG")
    state.descendants = ()

    assert points(act(state, "seal", "reichenau", rules=rules)) == 9


def test_crests_pay_what_the_data_says() -> None:
    """U.DATA.14: A crest may pay coins or points instead."""
    rules = changed_rules(lambda figures: figures.update(crest_pay=[{"coins": 2}, {"points": 1}]))
    state = to_push(table(rules=rules))
    state.crests[3] = A

    after = act(state, "enter.left1", rules=rules)

    assert (after.players[A].coins, after.players[A].sparrows, points(after)) == (4, 2, 6)


def test_start_prices_and_scoring_are_figures() -> None:
    """U.DATA.15: What everybody begins with, what things cost and what cards score are those of the data."""

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


def test_another_figure_is_another_version() -> None:
    """U.DATA.16: Rules with other figures have another version; the same figures the same."""
    versions = [Ulm(read_pieces(figures())).version for _ in range(2)]
    versions.append(changed_rules(row("towers", 0, change={"money": 2})).version)

    assert versions[0] == versions[1] != versions[2]
    assert versions[0].startswith("1.")


def test_a_change_may_stand_at_any_changer() -> None:
    """U.DATA.17: A tower tile may do what a descendant does, for all or for the first action only."""
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


def test_a_price_may_be_what_it_is_without_a_change() -> None:
    """U.DATA.18: A change may name the usual price; a smaller one named elsewhere counts."""
    rules = changed_rules(row("towers", 0, change={"card_price": 2, "swap_price": 3}))

    assert (rules.pieces.changes(0, ()).card_price, rules.pieces.changes(0, ()).swap_price) == (2, 3)
    scholar = rules.pieces.descendant_names.index("scholar")
    assert rules.pieces.changes(0, (scholar,)).card_price == 1


def test_what_comes_twice_is_named() -> None:
    """U.DATA.19: Pieces that are called alike are named, all of them."""

    def double(figures: dict[str, Any]) -> None:
        figures["cards"][0]["name"] = "nave"
        figures["cards"][4]["name"] = "goods"

    assert damage(double).why == "named twice: nave, goods"


def test_the_box_is_whole() -> None:
    """U.DATA.20: The data has every piece of the box, each kind of card as often as it comes."""
    copies = {card.name: card.copies for card in PIECES.cards}

    assert copies == {
        **dict.fromkeys(("base", "nave", "spire"), 3),
        **dict.fromkeys(("cloth", "art", "goods"), 4),
        **dict.fromkeys(("pilot", "seal_keeper", "herald", "mint", "bird_catcher", "market"), 2),
    }
    assert [tile.count for tile in PIECES.tiles] == [10] * 5
    assert [quarter.places for quarter in PIECES.quarters] == [5, 4, 5, 5, 5, 5, 5, 5]
    assert len(PIECES.descendants) == 8


def test_a_change_on_a_card_is_not_known() -> None:
    """U.DATA.21: No card gives an ability for the rest of the game; a row that says so is refused (fine point 26)."""
    assert damage(row("cards", 0, change={"money": 1})).where == "cards[0]"


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
def test_a_card_of_which_nothing_can_happen_is_only_laid_out(effect: dict[str, Any]) -> None:
    """U.DATA.22: For every word it is known whether it can happen; a card with a part that can may be used."""
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
    """U.DATA.23: The words after a `one_of` are carried out once it is chosen, and so are those after any question."""
    rules, state = sealed({"one_of": [{"coins": 1}, {"shield": 2}]}, {"sparrows": 1}, {"points": 2})

    plain = act(state, "coins.1", rules=rules)
    assert (plain.players[A].coins, plain.players[A].sparrows, points(plain)) == (1, 3, 7)
    rules, placing = sealed({"seal": 1}, {"sparrows": 1})
    assert act(placing, "goose_tower", "base", rules=rules).players[A].sparrows == 2 + 1 + 1
    rules, state = sealed({"one_of": [{"coins": 1}, {"shield": 2}]}, {"sparrows": 1}, {"points": 2})
    asked_on = act(state, "shield.2", "town_hall", rules=rules)
    assert (asked_on.players[A].sparrows, points(asked_on)) == (3, 9)
