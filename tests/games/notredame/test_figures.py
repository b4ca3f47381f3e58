"""The data file's numbers: changing them changes the game, and errors name the place and the reason."""

from collections import Counter
from typing import Any

import pytest
from msgspec import msgpack

from bot.catalogue import load_game_with
from bot.games.contract import DamagedFigures
from bot.games.notredame.rules.adapter import NotreDame
from bot.games.notredame.rules.pieces import PERSONS, read_pieces
from tests.games.figures import Change, changed_figures, find_damage, put
from tests.games.notredame.checks import CHECKS
from tests.games.notredame.tables import (
    PIECES,
    A,
    changed_rules,
    figures,
    fresh,
    hire,
    options,
    play_one,
    points,
    put_pieces,
    table,
    to_hiring,
)
from tests.games.walk import CONTRACT, Decision, Walk


def damage(change: Change) -> DamagedFigures:
    """Return the error that changed numbers raise."""
    return find_damage(read_pieces, changed_figures(figures(), change))


@pytest.mark.parametrize("key", sorted(figures()))
def test_a_missing_section_is_named(key: str) -> None:
    """ND.DATA.1: Every top-level key is required; the error names a missing one."""
    found = damage(lambda figures: figures.pop(key))

    assert key in found.why
    assert found.where == "file"


@pytest.mark.parametrize(
    ("section", "key"),
    [(section, key) for section in ("start", "limits", "hotel", "park", "plague") for key in figures()[section]],
)
def test_a_missing_key_is_named(section: str, key: str) -> None:
    """ND.DATA.2: Every key of these sections is required; the error names the section and the key."""
    found = damage(lambda figures: figures[section].pop(key))

    assert found.where == section
    assert key in found.why


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda figures: figures.update(periods=10), "periods"),
        (lambda figures: figures.update(rounds=4), "rounds"),
        (put("start", "markers", 15), "start.markers"),
        (lambda figures: figures.update(colors=["red", "red", "green", "blue", "grey"]), "colors"),
        (lambda figures: figures["donations"].pop("1"), "donations"),
        (lambda figures: figures["messages"].pop("rat"), "messages"),
        (lambda figures: figures["tables"].clear(), "tables"),
        (lambda figures: figures["tables"].pop(1), "tables"),
        (lambda figures: figures["tables"][0].update(homes=[0, 0]), "tables"),
        (lambda figures: figures["tables"][0].update(homes=[0, 4]), "tables"),
        (lambda figures: figures["tables"][0].update(boroughs=6), "tables"),
        (put("limits", "coins", 14), "limits.coins"),
        (lambda figures: figures["persons"][0].update(name="baker"), "persons"),
        (lambda figures: figures["persons"][0].update(name="monk"), "persons"),
        (lambda figures: figures["persons"][0].update(pile="a"), "persons"),
        (lambda figures: figures["persons"][0]["figures"].pop("gold"), "persons"),
        (lambda figures: figures["persons"][3].update(figures={"gold": 1}), "persons"),
        (put("streets", "rim", ["i.2-i.7"]), "streets.rim"),
        (lambda figures: figures.update(streets={"spokes": ["i.0-i.1"]}), "streets"),
    ],
)
def test_inconsistent_numbers_are_named(change: Change, where: str) -> None:
    """ND.DATA.3: The numbers must be consistent with each other."""
    assert damage(change).where == where


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (put("start", "gold", -1), "start.gold"),
        (put("limits", "track", "nine"), "limits.track"),
        (put("limits", "rats", 3), "limits"),
        (lambda figures: figures["tables"][1].update(pool=-1), "tables[1].pool"),
        (lambda figures: figures["persons"][2].update(rats=-1), "persons[2].rats"),
    ],
)
def test_a_number_of_the_wrong_kind_is_named(change: Change, where: str) -> None:
    """ND.DATA.4: Negative counts, words instead of numbers and unknown keys are refused; the error names their path."""
    assert damage(change).where == where


def test_every_person_of_the_data_is_known() -> None:
    """ND.DATA.5: The data has each of the fifteen persons once, in rulebook order."""
    assert PIECES.person_names == PERSONS


def test_a_street_can_be_removed() -> None:
    """ND.DATA.6: Streets are data: without the border streets, the way to the neighbor is longer."""
    rules = changed_rules(put("streets", "border", []))

    assert len(rules.pieces.cities[4].streets) == 40
    assert rules.pieces.cities[4].distances[1][9] == 2
    assert PIECES.cities[4].distances[1][9] == 1


def test_start_and_wage_come_from_the_data() -> None:
    """ND.DATA.7: Starting gold, starting markers and the wage come from the data."""
    changed = figures()
    changed["start"] = {"gold": 4, "markers": 6}
    changed["wage"] = 2
    rules = NotreDame(read_pieces(changed))
    state = fresh(3, rules=rules)
    assert [(player.gold, player.supply, player.general) for player in state.players] == [(4, 6, 8)] * 3

    assert hire(table(3, rules), "carpenter", rules=rules).players[A].gold == 2


def test_effects_come_from_the_data() -> None:
    """ND.DATA.8: What donations, messages, persons, park and hotel bring comes from the data."""
    assert points(play_one(table(), "notre_dame", "2", rules=changed_rules(put("donations", "2", 4)))) == 4

    rules = changed_rules(put("messages", "coin", 7))
    assert points(play_one(table(4, rules), "carriage", "0.1", rules=rules)) == 7

    rules = changed_rules(lambda figures: figures["persons"][0]["figures"].update(gold=4))
    assert hire(table(4, rules), "moneylender", rules=rules).players[A].gold == 6

    rules = changed_rules(put("park", "points", 3))
    state = table(4, rules)
    put_pieces(state, A, park=2)
    assert points(play_one(state, "residence", rules=rules)) == 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_with_counted_coins_keep_the_contract(seats: int) -> None:
    """ND.DATA.11: With few coins, random games pass every check, and the richest opponents do pay."""
    counted = load_game_with("notredame", msgpack.encode(changed_figures(figures(), put("limits", "coins", 15))))
    paid = Counter[str]()

    def count_lines(_rules: object, decision: Decision) -> None:
        paid.update([line.key for step in decision.steps for line in step.lines])

    for seed in range(6):
        Walk(counted, seats, seed).go([*CONTRACT, *CHECKS, count_lines])

    assert paid["paid"] or seats < 5, "five players begin with all 15 coins"


def test_changed_numbers_change_the_version() -> None:
    """ND.DATA.9: Changing the rules' numbers changes their version; the same numbers give the same version."""
    versions: list[Any] = [NotreDame(read_pieces(figures())).version for _ in range(2)]
    versions.append(changed_rules(put("start", "gold", 4)).version)

    assert versions[0] == versions[1] != versions[2]
    assert versions[0].startswith("1.")


def test_the_number_of_the_minstrels_pieces_comes_from_the_data() -> None:
    """ND.DATA.10: The data sets the number of pieces that the Minstrel may move."""
    rules = changed_rules(lambda figures: figures["persons"][5]["figures"].update(pieces=4))
    state = table(4, rules)
    put_pieces(state, A, bank=6)

    assert options(to_hiring(state, "minstrel"), A, "minstrel", "park", rules=rules) == ("1", "2", "3", "4")
