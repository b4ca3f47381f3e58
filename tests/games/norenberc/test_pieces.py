"""The data file's numbers: errors name the place and the reason."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue import GAMES, declare, read_figures
from bot.games.contract import DamagedFigures
from bot.games.norenberc.rules.pieces import KINDS, read_pieces
from bot.games.norenberc.rules.state import OVER
from bot.host_errors import DamagedData
from tests.games.figures import Change, changed_figures, find_damage, put
from tests.games.norenberc.tables import PIECES_FILE, changed_rules, end_round, figures, fresh


def damage(change: Change) -> DamagedFigures:
    """Return the error that changed numbers raise."""
    return find_damage(read_pieces, changed_figures(figures(), change))


@pytest.mark.parametrize("key", sorted(figures()))
def test_a_missing_section_is_named(key: str) -> None:
    """N.DATA.1: Every top-level key is required; the error names a missing one."""
    found = damage(lambda figures: figures.pop(key))

    assert key in found.why
    assert found.where == "file"


@pytest.mark.parametrize(
    ("section", "key"),
    [(section, key) for section, keys in figures().items() if isinstance(keys, dict) for key in sorted(keys)],
)
def test_a_missing_key_is_named(section: str, key: str) -> None:
    """N.DATA.2: Every key of every section is required; the error names the section and the key."""
    found = damage(lambda figures: figures[section].pop(key))

    assert found.where == section
    assert key in found.why


@pytest.mark.parametrize(
    ("section", "where"),
    [
        (lambda figures: figures, "file"),
        (lambda figures: figures["start"], "start"),
        (lambda figures: figures["limits"], "limits"),
        (lambda figures: figures["income"], "income"),
        (lambda figures: figures["guild"], "guild"),
        (lambda figures: figures["townsman"], "townsman"),
        (lambda figures: figures["scoring"], "scoring"),
        (lambda figures: figures["tables"][1], "tables[1]"),
        (lambda figures: figures["guilds"][1], "guilds[1]"),
        (lambda figures: figures["townsmen"][1], "townsmen[1]"),
        (lambda figures: figures["bonus"][1], "bonus[1]"),
        (lambda figures: figures["windows"][1], "windows[1]"),
        (lambda figures: figures["windows"][1]["prices"][0], "windows[1].prices[0]"),
    ],
)
def test_an_unknown_key_is_refused(section: Callable[[dict[str, Any]], dict[str, Any]], where: str) -> None:
    """N.DATA.3: A key that the rules do not know, such as a misspelled one, is refused anywhere."""
    found = damage(lambda figures: section(figures).update(moeny=30))

    assert found.where == where
    assert "moeny" in found.why


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda figures: figures.update(rounds="four"), "rounds"),
        (put("start", "money", "25"), "start.money"),
        (put("start", "money", 2.5), "start.money"),
        (put("income", "everyone", None), "income.everyone"),
        (put("guild", "craftsmen", 7), "guild.craftsmen"),
        (put("guild", "craftsmen", [2, "3"]), "guild.craftsmen[1]"),
        (put("scoring", "places", [5, 3]), "scoring.places"),
        (lambda figures: figures.update(windows={}), "windows"),
        (lambda figures: figures["tables"][0].update(first_buys={"three": 2}), "tables[0].first_buys"),
    ],
)
def test_a_wrong_type_is_refused(change: Change, where: str) -> None:
    """N.DATA.4: The error names the place of text or a fraction instead of a number, and of a missing entry."""
    found = damage(change)

    assert found.where == where
    assert found.why


@pytest.mark.parametrize("section", ["townsmen", "bonus"])
def test_an_unknown_townsman_is_refused(section: str) -> None:
    """N.DATA.5: A kind of townsman without an effect in the rules is refused, and the known kinds are listed."""
    found = damage(lambda figures: figures[section].append({"kind": "bishop", "copies": 1}))

    assert found.where == "townsmen"
    assert "councilman" in found.why
    assert "duchess" in found.why


def change_table(number: int, **keys: object) -> Change:
    """Return a change that sets values in the setup for this number of players."""
    return lambda figures: figures["tables"][number].update(keys)


def change_price(**keys: int) -> Change:
    """Return a change that sets numbers in the first window's price."""
    return lambda figures: figures["windows"][0]["prices"][0].update(keys)


def leave_no_guests(figures: dict[str, Any]) -> None:
    """Put all craftsmen into the workshops and keep no townsman."""
    figures["rounds"] = figures["guild"]["crests"] = 10
    for size in figures["tables"]:
        size["townsmen"] = 0


def brick_up_windows(figures: dict[str, Any]) -> None:
    """Remove the lodgings from the guildhouses."""
    figures["windows"], figures["start"]["guests"] = [], 0


CONTRADICTIONS: dict[str, tuple[Change, str]] = {
    "more townsmen than there are": (change_table(3, townsmen=27), "tables"),
    "fewer townsmen than none": (change_table(3, townsmen=-1), "tables"),
    "more guilds than there are": (change_table(3, guilds=7), "tables"),
    "a single guild": (change_table(0, guilds=1), "tables"),
    "no table": (lambda figures: figures["tables"].clear(), "tables"),
    "a number of players between two others left out": (lambda figures: figures["tables"].pop(1), "tables"),
    "a number of players twice": (lambda figures: figures["tables"].append(dict(figures["tables"][0])), "tables"),
    "nothing to buy at a crowded guild": (change_table(3, first_buys={"4": 0}), "tables"),
    "no round": (lambda figures: figures.update(rounds=0), "rounds"),
    "more goods at the start than there are": (put("start", "goods", 3), "tables"),
    "no agents": (put("start", "agents", 0), "start.agents"),
    "more agents than the limit": (put("start", "agents", 9), "start.agents"),
    "more guests than windows": (put("start", "guests", 5), "start.guests"),
    "fewer guests than none": (put("start", "guests", -1), "start.guests"),
    "too few guests for the windows": (leave_no_guests, ""),
    "nothing may be bought": (put("limits", "buy", 0), "limits.buy"),
    "more to buy than a list shows": (put("limits", "buy", 5), "limits.buy"),
    "fewer craftsmen than a workshop holds": (put("guild", "craftsmen", [2, 3, 4, 5]), "guild.craftsmen"),
    "a worthless craftsman": (put("guild", "craftsmen", [0, 3, 4, 5, 6]), "guild.craftsmen"),
    "fewer crests than rounds": (put("guild", "crests", 3), "guild.crests"),
    "taxes on nothing": (put("townsman", "tax_money", 0), "townsman.tax_money"),
    "a bank for nothing": (put("townsman", "banker_money", 0), "townsman.banker_money"),
    "a burglar for nothing": (put("townsman", "burglar_goods", 0), "townsman.burglar_goods"),
    "more spoils than a list shows": (put("townsman", "burglar_goods", 5), "townsman.burglar_goods"),
    "no crest table": (put("scoring", "crests", []), "scoring.crests"),
    "no copy of a townsman": (lambda figures: figures["townsmen"][0].update(copies=0), "townsmen"),
    "no windows": (brick_up_windows, "windows"),
    "a window without a price": (lambda figures: figures["windows"][0].update(prices=[]), "windows"),
    "a price without an own good": (change_price(own=0), "windows"),
    "a price below nothing": (change_price(any=-1), "windows"),
    "a price longer than a list shows": (change_price(any=5), "windows"),
    "a guild twice": (lambda figures: figures["guilds"][1].update(name="brewers"), "guilds"),
    "a good twice": (lambda figures: figures["guilds"][1].update(good="beer"), "guilds"),
    "a short name of two words": (lambda figures: figures["guilds"][1].update(name="master bakers"), "guilds"),
    "no name": (lambda figures: figures["guilds"][1].update(good=""), "guilds"),
}


@pytest.mark.parametrize(("change", "where"), CONTRADICTIONS.values(), ids=CONTRADICTIONS)
def test_unplayable_data_is_refused(change: Change, where: str) -> None:
    """N.DATA.6: Contradictory or unplayable data is refused with the place and the reason."""
    found = damage(change)

    assert where in found.where
    assert found.why


def few_craftsmen(figures: dict[str, Any]) -> None:
    """Leave no craftsman for the lodgings: two guests for each of three guilds require six townsmen."""
    figures["guild"]["craftsmen"], figures["start"]["guests"] = [3, 4, 5, 6, 7], 2
    figures["tables"][0]["townsmen"] = 6


def too_few_townsmen(figures: dict[str, Any]) -> None:
    """Leave one guest fewer than the windows need."""
    few_craftsmen(figures)
    figures["tables"][0]["townsmen"] = 5


TOO_LITTLE: list[tuple[Change, str, str]] = [
    (brick_up_windows, "windows", "at least one window is needed"),
    (lambda figures: figures["windows"][0].update(prices=[]), "windows", "a window needs a price"),
    (lambda figures: figures["tables"].clear(), "tables", "at least one number of players is needed"),
    (lambda figures: figures["tables"].pop(1), "tables", "seats must be in a row"),
    (lambda figures: figures["tables"].insert(0, figures["tables"][0]), "tables", "seats must be in a row"),
    (change_table(0, guilds=1), "tables", "2 guilds or more, as there are"),
    (put("start", "goods", 3), "tables", "too few goods"),
    (put("guild", "craftsmen", [2, 3, 4, 5]), "guild.craftsmen", "one more than rounds are needed"),
    (put("guild", "crests", 3), "guild.crests", "one crest a round is needed"),
    (put("start", "agents", 9), "start.agents", "must be within limits.agents"),
    (put("start", "guests", 5), "start.guests", "must fit the windows"),
    (lambda figures: figures["guilds"][1].update(good="beer"), "guilds", "names must differ"),
    (put("scoring", "crests", []), "scoring.crests", "at least one entry is needed"),
    (change_table(3, townsmen=27), "tables", "there are 26 townsmen"),
    (too_few_townsmen, "tables", "too few guests for the windows"),
]


@pytest.mark.parametrize(("change", "where", "why"), TOO_LITTLE)
def test_the_error_says_what_the_data_lacks(change: Change, where: str, why: str) -> None:
    """N.DATA.23: The error names the exact place and the requirement."""
    found = damage(change)

    assert (found.where, found.why) == (where, why)


def test_the_error_lists_the_known_townsmen() -> None:
    """N.DATA.24: For an unknown townsman, the error lists all known ones in alphabetical order."""
    found = damage(lambda figures: figures["bonus"][0].update(kind="bishop"))

    assert found.why == f"the rules know only {', '.join(sorted(KINDS))}"
    assert len(KINDS) == 17


JUST_ENOUGH: list[Change] = [
    change_table(0, guilds=2),
    put("guild", "goods", 5),
    put("start", "agents", 8),
    put("start", "guests", 4),
    put("scoring", "crests", [0]),
    change_table(3, townsmen=26),
    few_craftsmen,
]


@pytest.mark.parametrize("change", JUST_ENOUGH)
def test_data_that_is_just_enough_makes_a_game(change: Change) -> None:
    """N.DATA.25: With the minimum of everything, games for every number of players run to the end."""
    rules = changed_rules(change)

    for seats in rules.seats:
        state = fresh(seats, rules=rules)
        while state.phase is not OVER:
            state = end_round(state, rules)
        assert state.round == 4


@pytest.mark.parametrize(
    ("section", "key"),
    [
        *(("start", "money"), ("start", "goods")),
        *(("income", "everyone"), ("income", "roof"), ("income", "mayor")),
        *(("townsman", "banker_pay"), ("townsman", "merchant_pay"), ("townsman", "haggler_saves")),
    ],
)
def test_data_that_would_take_money_below_zero_is_refused(section: str, key: str) -> None:
    """N.DATA.7: Goods, Talers and payments below zero are refused, since money never goes below zero."""
    found = damage(put(section, key, -1))

    assert section in found.where
    assert found.why


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    """N.DATA.8: A damaged data file raises one error class that names the file, the place and the reason."""
    whole = PIECES_FILE.read_text("utf-8")
    damaged = {
        "start": whole.replace("money = 25\n", "moeny = 25\n"),
        "file": whole.replace("[start]", "[start"),
        "tables": whole.replace("townsmen = 20", "townsmen = 200"),
    }

    for where, text in damaged.items():
        file = tmp_path / "pieces.toml"
        file.write_text(text, "utf-8")
        with pytest.raises(DamagedData) as caught:
            declare(GAMES["norenberc"], read_figures(file))
        assert caught.value.facts["file"] == "pieces.toml"
        assert caught.value.facts["where"] == where
        assert caught.value.facts["why"]


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    """N.DATA.9: A missing data file raises the same error class."""
    with pytest.raises(DamagedData) as caught:
        read_figures(tmp_path / "nowhere.toml")
    assert caught.value.facts["file"] == "nowhere.toml"
