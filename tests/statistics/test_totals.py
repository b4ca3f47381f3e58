"""Totals to which the rows of finished games are added."""

from itertools import chain

from msgspec.structs import replace

from bot.statistics.totals import OVERLAP, Totals
from tests.statistics.score_rows import ANNA, BRUNO, CLARA, play

SEATS = [(ANNA, 9, 1), (BRUNO, 1, 2)]


def test_rows_that_are_read_again_are_counted_once() -> None:
    totals, first, second = Totals(), play(SEATS), play(SEATS)
    assert totals.add(first)
    assert totals.add([*first, *second])
    assert totals.tally().people[ANNA].totals.games == totals.games == 2


def test_a_game_is_counted_when_all_of_its_rows_are_read() -> None:
    """A page of rows may end in the middle of a game."""
    totals, first, second = Totals(), play(SEATS), play(SEATS)
    totals.add([*first, second[0]])
    assert (totals.games, totals.read_to) == (1, second[0].id)
    totals.add(second[1:])
    assert (totals.games, totals.read_to) == (2, second[-1].id)


def test_a_game_whose_rows_lie_between_those_of_others_is_counted() -> None:
    """Several processes that end games at the same time get their ids in turn."""
    totals, first, second = Totals(), play(SEATS), play(SEATS)
    totals.add([first[0], *second])
    assert totals.games == 1
    totals.add(first[1:])
    assert (totals.games, totals.read_to) == (2, second[-1].id)


def test_rows_that_are_read_again_may_begin_in_the_middle_of_a_game() -> None:
    """Otherwise all games would be counted again."""
    totals, games = Totals(), [play([*SEATS, (CLARA, 0, 3)]) for _ in range(OVERLAP)]
    rows = [replace(row, id=number) for number, row in enumerate(chain(*games), 1)]
    totals.add(rows)
    again = rows[totals.after :]
    assert again[0].seat > 0
    assert totals.add(again)
    assert totals.games == OVERLAP


def test_a_row_that_was_committed_late_is_still_read() -> None:
    """Concurrent transactions may commit in a different order than their rows' ids."""
    late, early = play(SEATS), play(SEATS)
    totals = Totals()
    totals.add(early)
    assert totals.after == max(0, early[-1].id - OVERLAP)
    totals.add([*late, *early])
    assert totals.games == 2


def test_a_game_that_ended_again_is_not_counted_twice() -> None:
    """Its rows have new ids; the totals refuse these rows and must be rebuilt."""
    totals, first = Totals(), play(SEATS)
    totals.add(first)
    assert not totals.add([replace(row, id=row.id + 1000) for row in first])
    assert totals.games == 1


def test_each_kind_of_game_has_a_separate_tally() -> None:
    totals = Totals()
    totals.add([*play(SEATS), *play(SEATS, game="golf"), *play(SEATS, game="golf")])
    assert [totals.tally(game).games for game in ("", "chess", "golf", "go")] == [3, 1, 2, 0]
