"""Totals, head to head and pace of players, from score rows."""

import random
from itertools import permutations

from msgspec.structs import replace

from bot.statistics.months import month_of
from bot.statistics.people import SharedServers, find_companion, find_rival
from bot.statistics.tally import Duel, tally_rows
from bot.storage.rows import ScoreRow
from tests.statistics.score_rows import ANNA, BRUNO, CLARA, DAY, DORA, START, play

FOUR_GAMES = (
    [(ANNA, 40, 1), (BRUNO, 30, 2), (CLARA, 20, 3)],
    [(ANNA, 25, 2), (BRUNO, 35, 1), (CLARA, 20, 3)],
    [(ANNA, 30, 1), (BRUNO, 30, 1), (CLARA, 10, 3)],
    [(CLARA, 50, 1), (ANNA, 10, 2), (DORA, 5, 3)],
)
"""Anna's places are 1, 2, 1 (shared), 2; Bruno's 2, 1, 1 (shared); Clara's 3, 3, 3, 1; Dora's 3."""


def rows_of(*games: list[tuple[int, int, int]]) -> list[ScoreRow]:
    """Return the rows of games that end on consecutive days."""
    return [row for number, seats in enumerate(games) for row in play(seats, at=START + number * DAY)]


def test_the_head_to_head_matrix_equals_one_made_by_hand() -> None:
    """Everyone beats all players placed below them; a shared place is a tie, which is counted separately."""
    tally = tally_rows(rows_of(*FOUR_GAMES))
    matrix = {
        (ANNA, BRUNO): Duel(ahead=1, behind=1, tied=1),
        (ANNA, CLARA): Duel(ahead=3, behind=1),
        (ANNA, DORA): Duel(ahead=1),
        (BRUNO, ANNA): Duel(ahead=1, behind=1, tied=1),
        (BRUNO, CLARA): Duel(ahead=3),
        (BRUNO, DORA): Duel(),
        (CLARA, ANNA): Duel(ahead=1, behind=3),
        (CLARA, BRUNO): Duel(behind=3),
        (CLARA, DORA): Duel(ahead=1),
        (DORA, ANNA): Duel(behind=1),
        (DORA, BRUNO): Duel(),
        (DORA, CLARA): Duel(behind=1),
    }
    assert {pair: tally.duel(*pair) for pair in matrix} == matrix


def test_the_matrix_of_two_hundred_games_of_six_people_equals_a_count_by_pairs() -> None:
    """The expected values are counted separately for each pair of players."""
    rng = random.Random(3)  # noqa: S311  # repeatable, not secret
    games = []
    for _ in range(200):
        users = rng.sample(range(1, 7), rng.randint(2, 5))
        places = sorted(rng.randint(1, len(users)) for _ in users)
        games.append([(user, 50 - place, place) for user, place in zip(users, places, strict=True)])
    tally = tally_rows(row for seats in games for row in play(seats))
    for user, other in permutations(range(1, 7), 2):
        met = [{who: place for who, _, place in seats} for seats in games]
        pairs = [(places[user], places[other]) for places in met if {user, other} <= places.keys()]
        ahead, behind = sum(mine < theirs for mine, theirs in pairs), sum(mine > theirs for mine, theirs in pairs)
        assert tally.duel(user, other) == Duel(ahead, behind, len(pairs) - ahead - behind)


def test_totals_count_games_wins_and_the_mean_place() -> None:
    """A shared first place is a win."""
    anna = tally_rows(rows_of(*FOUR_GAMES)).people[ANNA]
    assert (anna.totals.games, anna.totals.wins, anna.totals.mean_place) == (4, 2, 1.5)
    assert list(anna.recent) == [1, 2, 1, 2]


def test_points_are_counted_by_game_and_number_of_seats() -> None:
    """The best score is the highest score or, if the fewest points win, the lowest."""
    rows = [
        *rows_of(*FOUR_GAMES),
        *play([(ANNA, 3, 1), (BRUNO, 9, 2)], game="golf"),
        *play([(ANNA, 5, 1), (BRUNO, 7, 2)], game="golf"),
    ]
    anna = tally_rows(rows).people[ANNA]
    chess, golf = anna.by_seats["chess", 3], anna.by_seats["golf", 2]
    assert (chess.games, chess.best, chess.mean) == (4, 40, 26.25)
    assert (golf.games, golf.best, golf.mean) == (2, 3, 4)
    assert (anna.by_game["chess"].games, anna.by_game["golf"].wins) == (4, 2)


def test_a_streak_ends_with_the_first_game_not_won() -> None:
    """The best streak is kept."""
    won, lost = [(ANNA, 9, 1), (BRUNO, 1, 2)], [(ANNA, 1, 2), (BRUNO, 9, 1)]
    anna = tally_rows(rows_of(won, won, won, lost, won)).people[ANNA]
    assert (anna.streak.current, anna.streak.best) == (1, 3)


def test_games_against_computers_are_counted_separately() -> None:
    """They change neither totals nor streaks nor points."""
    tally = tally_rows(
        [*rows_of(FOUR_GAMES[0]), *play([(ANNA, 1, 2), (None, 9, 1)]), *play([(ANNA, 9, 1), (None, 1, 2)])]
    )
    anna = tally.people[ANNA]
    assert (anna.totals.games, anna.streak.current, len(anna.by_seats)) == (1, 1, 1)
    assert (anna.against_computers.games, anna.against_computers.wins) == (2, 1)
    assert tally.games == 1


def test_a_computer_takes_a_place_but_is_not_counted_as_an_opponent() -> None:
    """A player placed just below a winning computer is second."""
    tally = tally_rows(play([(None, 50, 1), (ANNA, 40, 2), (BRUNO, 30, 3)]))
    assert tally.people[ANNA].totals.mean_place == 2
    assert set(tally.people) == {ANNA, BRUNO}
    assert set(tally.people[ANNA].duels) == {BRUNO}


def test_a_seat_that_changed_hands_counts_for_no_player() -> None:
    """The other players keep their places, and their duels with each other."""
    tally = tally_rows(play([(ANNA, 40, 1), (BRUNO, 30, 2), (CLARA, 20, 3)], broken=frozenset({BRUNO})))
    assert set(tally.people) == {ANNA, CLARA}
    assert tally.people[CLARA].totals.mean_place == 3
    assert tally.duel(ANNA, CLARA) == Duel(ahead=1)


def test_a_forgotten_player_leaves_a_seat_without_a_person() -> None:
    """The game still counts as a game between people."""
    rows = play([(ANNA, 40, 1), (BRUNO, 30, 2)])
    rows[1] = replace(rows[1], user=None, name="")
    tally = tally_rows(rows)
    assert tally.people[ANNA].totals.games == 1
    assert set(tally.people) == {ANNA}


def test_live_and_slow_games_have_separate_median_times_per_decision() -> None:
    """One very slow game does not change a median."""
    seats = [(ANNA, 9, 1), (BRUNO, 1, 2)]
    rows = [row for seconds in (20, 30, 4000) for row in play(seats, pace="live", seconds=seconds)]
    rows += [row for pace in ("daily", "relaxed", "none") for row in play(seats, pace=pace, seconds=3600)]
    anna = tally_rows(rows).people[ANNA]
    assert (anna.live_pace, anna.slow_pace) == (30, 3600)
    assert tally_rows(play(seats)).people[ANNA].live_pace is None


def test_games_are_counted_by_month_in_utc() -> None:
    """A game that ended one second before midnight belongs to the previous month."""
    seats = [(ANNA, 9, 1), (BRUNO, 1, 2)]
    rows = [*play(seats, at=START - 1), *play(seats, at=START), *play(seats, at=START)]
    months = tally_rows(rows).people[ANNA].by_month
    assert (months[month_of(START) - 1].games, months[month_of(START)].wins) == (1, 2)


def test_the_companion_is_met_most_often_and_the_rival_is_the_closest_match() -> None:
    """A hidden player is never named as companion or rival."""
    anna = tally_rows(rows_of(*FOUR_GAMES)).people[ANNA]
    assert find_companion(anna, lambda _: True) == CLARA
    assert find_companion(anna, lambda user: user != CLARA) == BRUNO
    assert find_rival(anna, lambda _: True) == CLARA
    assert find_rival(anna, lambda user: user == DORA) is None


def test_shared_servers_are_those_of_common_games() -> None:
    """Games in direct messages are ignored."""
    seats, shared = [(ANNA, 9, 1), (BRUNO, 1, 2)], SharedServers(ANNA)
    for server in (7, 0, 8, 7):
        shared.add(play(seats, server=server))
    shared.add(play([(CLARA, 9, 1), (BRUNO, 1, 2)], server=9))
    assert shared.with_user(BRUNO) == (7, 8)
    assert shared.with_user(CLARA) == ()


def test_the_name_is_that_of_the_last_game() -> None:
    """Players may rename themselves."""
    first, last = play([(ANNA, 9, 1), (BRUNO, 1, 2)]), play([(ANNA, 9, 1), (BRUNO, 1, 2)])
    last[0] = replace(last[0], name="Anna II")
    assert tally_rows([*first, *last]).people[ANNA].name == "Anna II"
