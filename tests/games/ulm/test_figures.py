"""The data file's numbers of Ulm: errors name the place and the reason, and changes change the version."""

from typing import Any

import pytest

from bot.games.contract import DamagedFigures
from bot.games.ulm.rules.adapter import Ulm
from bot.games.ulm.rules.data_file import read_pieces
from tests.games.ulm.tables import (
    PIECES,
    Change,
    changed_rules,
    figures,
    privilege,
    row,
)


def damage(change: Change) -> DamagedFigures:
    """Return the error that changed numbers raise."""
    changed = figures()
    change(changed)
    with pytest.raises(DamagedFigures) as caught:
        read_pieces(changed)
    return caught.value


@pytest.mark.parametrize("key", sorted(figures()))
def test_a_missing_section_is_named(key: str) -> None:
    """U.DATA.1: Every top-level key is required; the error names a missing one."""
    found = damage(lambda figures: figures.pop(key))

    assert key in found.why
    assert found.where == "file"


@pytest.mark.parametrize(
    ("section", "key"), [(section, key) for section in ("start", "prices", "scoring") for key in figures()[section]]
)
def test_a_missing_key_is_named(section: str, key: str) -> None:
    """U.DATA.2: Every key of these sections is required; the error names the section and the key."""
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
def test_totals_must_match_the_box(change: Change, where: str) -> None:
    """U.DATA.3: 50 tiles, 33 cards, 12 shields, 8 descendants and 12 tower tiles, at least one per round."""
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
    """U.DATA.4: A space that is in no quarter, or in two, is named with its bank."""
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
def test_inconsistent_numbers_are_named(change: Change, where: str) -> None:
    """U.DATA.5: Gates, families, names, spaces and scopes must be consistent with each other."""
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
def test_a_word_or_number_of_the_wrong_kind_is_named(change: Change, where: str) -> None:
    """U.DATA.6: The error names the place of an unknown word, a missing or second word, and a bad number or name."""
    assert damage(change).where == where


def test_more_than_25_kinds_of_card_are_refused() -> None:
    """U.DATA.7: A hand with more kinds would not fit into a list."""

    def split(figures: dict[str, Any]) -> None:
        six, mint = figures["cards"][:6], figures["cards"][9]
        more = [{**mint, "name": f"mint{number}", "copies": 1} for number in range(20)]
        for card in six[1:]:
            card["copies"] = 1
        six[0]["copies"] = 33 - 5 - len(more)
        figures["cards"] = [*six, *more]

    found = damage(split)

    assert (found.where, found.why) == ("cards", "at most 25 kinds")


def test_changed_numbers_change_the_version() -> None:
    """U.DATA.16: Changing the rules' numbers changes their version; the same numbers give the same version."""
    versions = [Ulm(read_pieces(figures())).version for _ in range(2)]
    versions.append(changed_rules(row("towers", 0, change={"money": 2})).version)

    assert versions[0] == versions[1] != versions[2]
    assert versions[0].startswith("1.")


def test_duplicate_pieces_are_named() -> None:
    """U.DATA.19: The error lists every name that two pieces share."""

    def double(figures: dict[str, Any]) -> None:
        figures["cards"][0]["name"] = "nave"
        figures["cards"][4]["name"] = "goods"

    assert damage(double).why == "named twice: nave, goods"


def test_the_data_has_every_piece_of_the_box() -> None:
    """U.DATA.20: The data has as many cards of each kind as the box."""
    copies = {card.name: card.copies for card in PIECES.cards}

    assert copies == {
        **dict.fromkeys(("base", "nave", "spire"), 3),
        **dict.fromkeys(("cloth", "art", "goods"), 4),
        **dict.fromkeys(("pilot", "seal_keeper", "herald", "mint", "bird_catcher", "market"), 2),
    }
    assert [tile.count for tile in PIECES.tiles] == [10] * 5
    assert [quarter.places for quarter in PIECES.quarters] == [5, 4, 5, 5, 5, 5, 5, 5]
    assert len(PIECES.descendants) == 8


def test_a_card_cannot_have_a_lasting_change() -> None:
    """U.DATA.21: A card with an ability for the rest of the game is refused (fine point 26)."""
    assert damage(row("cards", 0, change={"money": 1})).where == "cards[0]"
