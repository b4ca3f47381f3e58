"""Summaries of Norenberc: equal actions share a row, each name appears once, and some lines are left out."""

import pytest

from bot.catalogue import load_game
from bot.games.contract import Fact, Line, Seats
from bot.words.summaries import gather, put_names
from bot.words.words import LANGUAGES

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


def line(key: str, seat: int, **facts: Fact) -> Line:
    """Return a line about a seat."""
    return Line(key, {"seat": Seats((seat,)), **facts})


def told(lines: list[Line], language: str = "en", players: int = 5) -> list[str]:
    """Return a summary as rows, each heading before its own rows."""
    rows: list[str] = []
    for heading, below in gather(lines, load_game("norenberc").words(language), players):
        rows += [f"# {heading}"] if heading else []
        rows += [put_names(row, NAMES).replace("\N{NO-BREAK SPACE}", " ") for row in below]
    return rows


def bought(seat: int, good: str) -> Line:
    """Return a line about buying one good for 4 Talers."""
    return line("bought", seat, goods=(good,), talers=-4)


def test_equal_actions_share_a_row() -> None:
    """The actions need not be consecutive; different facts get separate rows."""
    rows = told([bought(0, "beer"), bought(1, "shoes"), bought(2, "beer")])
    assert rows == ["Ann and Cleo buy 1 Beer each (−4)", "Ben buys 1 Shoe (−4)"]


def test_players_who_do_nothing_share_a_row() -> None:
    """If every player did nothing, the row lists no names, except with two players."""
    idle = [line("did_nothing", seat) for seat in range(5)]
    assert told(idle[1:]) == ["-# Ben, Cleo, Dan and Eve do nothing"]
    assert told(idle) == ["-# All players do nothing"]
    assert told(idle[:2], players=2) == ["-# Ann and Ben do nothing"]


def test_a_name_appears_once_per_row() -> None:
    """Later lines about a player are appended to the player's row, even if other players acted in between."""
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


def test_a_line_without_a_row_before_it_names_its_player() -> None:
    """The line becomes a sentence."""
    assert told([line("went_first", 3)]) == ["-# Dan moves to first place"]


def test_a_burglary_is_part_of_the_thiefs_row() -> None:
    """The row names the victim."""
    robbed = Line("robbed", {"thief": Seats((0,)), "seat": Seats((1,)), "goods": ("beer",), "talers": 4})
    [row] = told([line("recruited", 0, tile="burglar", goods=("beer",)), robbed])
    assert row.startswith("Ann recruits")
    assert row.count("Ann") == row.count("Ben") == 1


def test_purses_share_a_row() -> None:
    """Planned actions get no row: the board shows their number."""
    shown = [line("purse_shown", 0, purse=3), line("laid", 1, cards=2), line("purse_shown", 2, purse=1)]
    assert told([*shown, line("passed", 1)]) == [
        *("-# Ties by Talers: Ann 3, Cleo 1", "-# Ben passes for the rest of the round"),
    ]


def test_lines_that_the_board_shows_are_left_out() -> None:
    """New masters and guests and the common income are left out; so is an empty heading."""
    renewed = Line("renewed", {"guild": "bakers", "master": "bakers.4", "left": (), "came": ("mayor",)})
    same = {"talers": 3, "everyone": 3, "mayors": 0, "musicians": 0, "bankers": 0}
    more = {**same, "talers": 8, "musicians": 5}
    assert told([renewed, Line("incomes"), line("income", 0, **same)]) == []
    assert told([Line("incomes"), line("income", 0, **same), line("income", 1, **more)]) == [
        "-# Income with extras: Ben 8"
    ]


def test_favorites_are_listed_by_player() -> None:
    """A player's tiles share a row; revealed money appears once."""
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
            "-# Ties by Talers: Ann 7, Ben 9",
            "Ben: Brewer 4 · ★ Tailor 6",
            "Ann: Baker 4",
            "-# Unclaimed: Printer 3",
        ),
    ]


def test_lines_of_older_versions_have_words() -> None:
    """Examples: a tie line that includes the Talers, and a burglary line that names the victim first."""
    tied = Line("favorites_tied", {"guild": "bakers", "seats": Seats((0, 1)), "purses": (3, 4), "number": 2})
    robbed = Line("robbed", {"seat": Seats((1,)), "thief": Seats((0,)), "goods": ("beer",), "talers": 4})
    words = load_game("norenberc").words("en")
    assert "Bakers" in words.tell(tied, NAMES)
    [row] = told([tied, robbed])
    assert ("Ann" in row, "Ben" in row) == (True, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_groups_the_same_way(language: str) -> None:
    """All languages have the same rows with the same players."""
    lines = [
        Line("called", {"guild": "bakers", "seats": Seats((0, 1, 2, 3, 4))}),
        *(bought(seat, "beer") for seat in (0, 1)),
        *(line("did_nothing", seat) for seat in (2, 3)),
        line("recruited", 4, tile="mayor", goods=("beer",)),
        line("roof_money", 4, talers=1),
    ]
    _, *rows = told(lines, language)
    assert [[name for name in NAMES if name in row] for row in rows] == [["Ann", "Ben"], ["Cleo", "Dan"], ["Eve"]]
