"""Memories of a game: records, first wins, streaks, and scores between two players."""

import pytest

from bot.statistics.memories import Memory, MemoryKind, find_memories
from tests.statistics.results import ANN, BEN, CLEO, COMPUTER, DAN, Results


def last_of(results: Results, *hidden: int, alike: int = 0, fewest: int = 0, most: int = 0) -> tuple[Memory, ...]:
    """Return the memories of the last game."""
    return find_memories(results.past(alike, fewest, most), results.games, hidden)


def test_a_first_win_is_remembered_with_the_number_of_games() -> None:
    results = Results()
    results.play(ANN, BEN)
    assert last_of(results) == (Memory(MemoryKind.FIRST_WIN, 0, ours=1),)
    results.play(ANN, BEN)
    results.play(BEN, ANN)
    assert Memory(MemoryKind.FIRST_WIN, 0, ours=3) in last_of(results)


def test_three_wins_in_a_row_are_a_streak() -> None:
    """A loss ends the streak."""
    results = Results()
    for _ in range(2):
        results.play(ANN, BEN)
    assert not last_of(results)
    results.play(ANN, CLEO)
    assert last_of(results) == (Memory(MemoryKind.STREAK, 0, ours=3),)
    results.play(DAN, ANN)
    results.play(ANN, DAN)
    assert not last_of(results)


def test_a_score_between_two_players_counts_everyone_placed_below() -> None:
    """Ben is placed above Cleo in three of four three-player games, though he wins none of them."""
    results = Results()
    for second, third in ((BEN, CLEO), (CLEO, BEN), (BEN, CLEO), (BEN, CLEO)):
        results.play(ANN, second, third)
    results.play(DAN, BEN, CLEO, places=(1, 2, 2))
    assert Memory(MemoryKind.LEADS, 1, 2, 3, 1) in last_of(results)


@pytest.mark.parametrize(
    ("winners", "kind", "leader", "score"),
    [
        ((ANN, BEN, ANN, ANN), MemoryKind.LEADS, ANN, (3, 1)),
        ((ANN, BEN, BEN), MemoryKind.OVERTAKES, BEN, (2, 1)),
        ((ANN, BEN, BEN, ANN), MemoryKind.LEVEL, ANN, (2, 2)),
        ((ANN, BEN, ANN, BEN, BEN), MemoryKind.OVERTAKES, BEN, (3, 2)),
    ],
)
def test_a_score_between_two_players_says_who_leads_overtakes_or_draws_level(
    winners: tuple[int, ...], kind: MemoryKind, leader: int, score: tuple[int, int]
) -> None:
    results = Results()
    for winner in winners:
        results.play(winner, BEN if winner == ANN else ANN)
    seats = [row.user for row in results.rows if row.table_id == results.games]
    found = next(memory for memory in last_of(results) if memory.other >= 0)
    assert (found.kind, seats[found.seat], (found.ours, found.theirs)) == (kind, leader, score)


def test_two_meetings_are_too_few_for_a_score() -> None:
    results = Results()
    results.play(ANN, BEN)
    results.play(ANN, BEN)
    assert not last_of(results)


def test_only_the_most_interesting_score_is_remembered() -> None:
    """Of six pairs of players, only the pair whose lead has changed is mentioned."""
    results = Results()
    for _ in range(2):
        results.play(ANN, BEN, CLEO, DAN)
        results.play(ANN, BEN, DAN, CLEO)
    results.play(ANN, BEN, DAN, CLEO)
    scores = [memory for memory in last_of(results) if memory.other >= 0]
    assert scores == [Memory(MemoryKind.OVERTAKES, 2, 3, 3, 2)]


def test_a_record_needs_some_earlier_games() -> None:
    results = Results()
    results.play(ANN, BEN)
    record = Memory(MemoryKind.RECORD, 0, ours=99, theirs=98)
    assert last_of(results, alike=4, most=98)[0] == record
    assert record not in last_of(results, alike=3, most=98)
    assert not [one for one in last_of(results, alike=4, most=99) if one.kind is MemoryKind.RECORD]


def test_if_the_fewest_points_win_a_record_is_low() -> None:
    results = Results()
    table = results.play(ANN, BEN)
    results.change(table, 0, points=3)
    assert last_of(results, alike=4, fewest=4, most=70)[0] == Memory(MemoryKind.RECORD, 0, ours=3, theirs=4)
    assert Memory(MemoryKind.RECORD, 0, ours=3, theirs=3) not in last_of(results, alike=4, fewest=3, most=70)


def test_a_game_has_at_most_two_memories_the_most_important_first() -> None:
    results = Results()
    for _ in range(3):
        results.play(BEN, ANN, CLEO)
    results.play(ANN, BEN, CLEO)
    assert [one.kind for one in last_of(results, alike=4, most=1)] == [MemoryKind.RECORD, MemoryKind.FIRST_WIN]


def test_hidden_players_are_not_mentioned() -> None:
    results = Results()
    for _ in range(4):
        results.play(ANN, BEN, CLEO)
    named = {seat for one in last_of(results, ANN, alike=4, most=1) for seat in (one.seat, one.other)}
    assert named == {1, 2}
    assert not last_of(results, ANN, BEN, alike=4, most=1)


def test_games_of_one_person_against_computers_do_not_count() -> None:
    results = Results()
    results.play(ANN, COMPUTER, COMPUTER)
    assert not last_of(results, alike=4, most=1)
    results.play(ANN, BEN)
    assert last_of(results) == (Memory(MemoryKind.FIRST_WIN, 0, ours=1),)


def test_a_seat_that_changed_hands_does_not_count() -> None:
    """The seat counts neither in the last game nor in earlier ones."""
    results = Results()
    for _ in range(3):
        table = results.play(ANN, BEN)
        results.change(table, 0, is_whole=False)
    assert not last_of(results)


def test_the_same_past_yields_the_same_memories() -> None:
    """The store returns only games up to this game's end, so later games change nothing."""
    results = Results()
    for _ in range(3):
        results.play(ANN, BEN)
    past, table = results.past(), results.games
    assert find_memories(past, table) == find_memories(past, table) != ()
