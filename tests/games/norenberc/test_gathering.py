"""What happened in Norenberc, in short: who did the same is told together, names stand once, some things go unsaid."""

import pytest

from bot.catalogue import load_game
from bot.games.contract import Fact, Line, Seats
from bot.words.gathering import gather, put_names
from bot.words.words import LANGUAGES

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


def line(key: str, seat: int, **facts: Fact) -> Line:
    """A line about somebody."""
    return Line(key, {"seat": Seats((seat,)), **facts})


def told(lines: list[Line], language: str = "en", players: int = 5) -> list[str]:
    """The rows of an account, a heading before those that belong to it."""
    rows: list[str] = []
    for heading, below in gather(lines, load_game("norenberc").words(language), players):
        rows += [f"# {heading}"] if heading else []
        rows += [put_names(row, NAMES).replace("\N{NO-BREAK SPACE}", " ") for row in below]
    return rows


def bought(seat: int, good: str) -> Line:
    """Somebody buys one good for 4 Talers."""
    return line("bought", seat, goods=(good,), talers=-4)


def test_who_did_the_same_shares_a_row() -> None:
    """Also when somebody did something else in between; what is not quite the same stays apart."""
    rows = told([bought(0, "beer"), bought(1, "shoes"), bought(2, "beer")])
    assert rows == ["Ann and Cleo buy 1 Beer each (−4 Talers)", "Ben buys 1 Shoe (−4 Talers)"]


def test_all_who_did_nothing_are_one_row() -> None:
    """Where that is everyone at the table, nobody is listed; two are named."""
    idle = [line("did_nothing", seat) for seat in range(5)]
    assert told(idle[1:]) == ["-# Ben, Cleo, Dan and Eve do nothing"]
    assert told(idle) == ["-# All players do nothing"]
    assert told(idle[:2], players=2) == ["-# Ann and Ben do nothing"]


def test_a_name_is_said_once_a_row() -> None:
    """What follows about the same player is added without it, also when others came between."""
    lines = [
        line("recruited", 0, tile="mayor", goods=("beer", "beer")),
        line("mayor_placed", 0, guild="tailors"),
        bought(1, "hats"),
        line("roof_money", 0, talers=2),
        line("went_first", 0),
    ]
    [first, second] = told(lines)
    assert first == (
        "Ann recruits the Mayor for 2 Beer · sends the Mayor to the Tailors’ roof (+2 Talers) · moves to first place"
    )
    assert second.startswith("Ben buys")


def test_whoever_was_not_spoken_of_is_named() -> None:
    """An aside alone is a sentence."""
    assert told([line("went_first", 3)]) == ["-# Dan moves to first place"]


def test_a_burglary_is_told_of_the_thief() -> None:
    """The victim is named in the thief's row."""
    robbed = Line("robbed", {"thief": Seats((0,)), "seat": Seats((1,)), "goods": ("beer",), "talers": 4})
    [row] = told([line("recruited", 0, tile="burglar", goods=("beer",)), robbed])
    assert row.startswith("Ann recruits")
    assert row.count("Ann") == row.count("Ben") == 1


def test_what_belongs_to_each_is_strung_together() -> None:
    """Numbers of cards, one row for all."""
    lines = [line("laid", 0, cards=3), line("passed", 1), line("laid", 2, cards=1)]
    assert told(lines) == ["-# Actions planned: Ann 3, Cleo 1", "-# Ben passes for the rest of the round"]


def test_what_the_board_shows_is_left_to_it() -> None:
    """New masters and guests, and the income that everyone has; then a heading for it is needless too."""
    renewed = Line("renewed", {"guild": "bakers", "master": "bakers.4", "left": (), "came": ("mayor",)})
    same = {"talers": 3, "everyone": 3, "mayors": 0, "musicians": 0, "bankers": 0}
    more = {**same, "talers": 8, "musicians": 5}
    assert told([renewed, Line("incomes"), line("income", 0, **same)]) == []
    assert told([Line("incomes"), line("income", 0, **same), line("income", 1, **more)]) == [
        "-# Income with extras: Ben 8"
    ]


def test_the_favorites_are_told_by_player() -> None:
    """Everybody's tiles in one row; money that was shown, once."""
    lines = [
        Line("round_ended", {"round": 1}),
        Line("favorites_tied", {"guild": "brewers", "seats": Seats((0, 1)), "number": 2}),
        line("purse_shown", 0, purse=7),
        line("purse_shown", 1, purse=9),
        line("favorite", 1, guild="brewers", tiles=("brewers.4",)),
        line("favorite", 0, guild="bakers", tiles=("bakers.4",)),
        line("favorite_with_prestige", 1, guild="tailors", tiles=("tailors.6",)),
        Line("no_favorite", {"guild": "printers", "tiles": ("printers.3",)}),
    ]
    assert told(lines)[1:] == [
        *(
            "-# Ties go by Talers, then turn order: Ann 7, Ben 9",
            "Ben: Brewer 4 · ★ Tailor 6",
            "Ann: Baker 4",
            "-# Unclaimed: Printer 3",
        ),
    ]


def test_lines_as_they_were_stored_before_can_be_told() -> None:
    """A tie with the purses in it, a burglary with the victim first."""
    tied = Line("favorites_tied", {"guild": "bakers", "seats": Seats((0, 1)), "purses": (3, 4), "number": 2})
    robbed = Line("robbed", {"seat": Seats((1,)), "thief": Seats((0,)), "goods": ("beer",), "talers": 4})
    words = load_game("norenberc").words("en")
    assert "Bakers" in words.tell(tied, NAMES)
    [row] = told([tied, robbed])
    assert ("Ann" in row, "Ben" in row) == (True, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_gathers_alike(language: str) -> None:
    """As many rows, with the same people in each."""
    lines = [
        Line("called", {"guild": "bakers", "seats": Seats((0, 1, 2, 3, 4))}),
        *(bought(seat, "beer") for seat in (0, 1)),
        *(line("did_nothing", seat) for seat in (2, 3)),
        line("recruited", 4, tile="mayor", goods=("beer",)),
        line("roof_money", 4, talers=1),
    ]
    _, *rows = told(lines, language)
    assert [[name for name in NAMES if name in row] for row in rows] == [["Ann", "Ben"], ["Cleo", "Dan"], ["Eve"]]
