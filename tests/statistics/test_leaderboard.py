"""The ranking of a server's players."""

from bot.statistics.leaderboard import ACTIVE, MIN_GAMES, Order, rank_people
from bot.statistics.tally import tally_rows
from bot.storage.rows import ScoreRow
from tests.statistics.score_rows import ANNA, BRUNO, CLARA, START, play

WON, LOST = [(ANNA, 9, 1), (BRUNO, 1, 2)], [(ANNA, 1, 2), (BRUNO, 9, 1)]


def season() -> list[ScoreRow]:
    """Anna wins 3 of 5 games with Bruno, then Clara wins her only game."""
    games = [WON, WON, WON, LOST, LOST, [(CLARA, 20, 1), (BRUNO, 1, 2)]]
    return [row for seats in games for row in play(seats)]


def test_a_rank_by_mean_place_needs_a_minimum_of_games() -> None:
    """Clara has won every game, but has played only one."""
    assert rank_people(tally_rows(season()), Order.PLACE, START) == [ANNA, BRUNO]
    assert MIN_GAMES == 5


def test_a_rank_by_wins_needs_a_win() -> None:
    """Among players with equally many wins, the one with fewer games is first."""
    assert rank_people(tally_rows(season()), Order.WINS, START) == [ANNA, BRUNO, CLARA]
    assert rank_people(tally_rows(play(WON)), Order.WINS, START) == [ANNA]


def test_a_rank_by_records_counts_the_best_scores_held() -> None:
    """Each combination of game and number of seats has a best score."""
    rows = [*season(), *play(LOST, game="golf"), *play([(None, 1, 3), *LOST], game="golf")]
    assert rank_people(tally_rows(rows), Order.RECORDS, START) == [BRUNO, CLARA]


def test_players_drop_out_six_months_after_their_last_game() -> None:
    """Their next game puts them back on the leaderboard."""
    rows = season()
    late = START + ACTIVE
    assert rank_people(tally_rows(rows), Order.WINS, late - 1) == [ANNA, BRUNO, CLARA]
    assert rank_people(tally_rows(rows), Order.WINS, late) == []
    again = [*rows, *play([(CLARA, 20, 1), (BRUNO, 1, 2)], at=late)]
    assert rank_people(tally_rows(again), Order.WINS, late) == [CLARA, BRUNO]
