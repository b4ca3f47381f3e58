"""Records of a server."""

from bot.statistics.tally import tally_rows
from tests.statistics.score_rows import ANNA, BRUNO, CLARA, play


def test_the_highest_score_is_kept_by_game_and_number_of_seats() -> None:
    """An equal score later does not replace it; computers hold no records."""
    rows = [
        *play([(ANNA, 40, 1), (BRUNO, 30, 2)]),
        *play([(BRUNO, 40, 1), (ANNA, 30, 2)]),
        *play([(None, 90, 1), (CLARA, 60, 2), (ANNA, 50, 3)]),
    ]
    best = tally_rows(rows).records.best
    assert {key: (one.user, one.points) for key, one in best.items()} == {
        ("chess", 2): (ANNA, 40),
        ("chess", 3): (CLARA, 60),
    }


def test_the_lowest_score_is_the_record_if_the_fewest_points_win() -> None:
    """The winner's points show whether the fewest points win."""
    rows = [*play([(ANNA, 4, 1), (BRUNO, 30, 2)]), *play([(BRUNO, 3, 1), (ANNA, 30, 2)])]
    assert tally_rows(rows).records.best["chess", 2].points == 3


def test_the_closest_finish_has_a_single_winner() -> None:
    """Games with a shared first place are ignored; a lead of 0 points means that a tie-break decided."""
    rows = [*play([(ANNA, 40, 1), (BRUNO, 38, 2)]), *play([(ANNA, 40, 1), (BRUNO, 40, 1), (CLARA, 39, 3)])]
    closest = tally_rows(rows).records.closest
    assert closest
    assert (closest.user, closest.lead) == (ANNA, 2)
    closer = tally_rows([*rows, *play([(BRUNO, 40, 1), (CLARA, 40, 2)])]).records.closest
    assert closer
    assert (closer.user, closer.lead) == (BRUNO, 0)


def test_the_longest_streak_has_at_least_two_wins() -> None:
    """An equal streak later does not replace it."""
    anna, bruno = play([(ANNA, 9, 1), (BRUNO, 1, 2)]), play([(BRUNO, 9, 1), (ANNA, 1, 2)])
    assert tally_rows(anna).records.longest is None
    rows = [*anna, *play([(ANNA, 9, 1), (BRUNO, 1, 2)]), *bruno, *play([(BRUNO, 9, 1), (ANNA, 1, 2)])]
    longest = tally_rows(rows).records.longest
    assert longest
    assert (longest.user, longest.wins) == (ANNA, 2)


def test_games_against_computers_set_no_records() -> None:
    """Such games set records neither for points nor for streaks."""
    rows = [*play([(ANNA, 99, 1), (None, 1, 2)]), *play([(ANNA, 99, 1), (None, 1, 2)])]
    records = tally_rows(rows).records
    assert (records.best, records.closest, records.longest) == ({}, None, None)
