"""What a game meant to its players: a record, a first win, a streak, or the head-to-head score of two players."""

from collections.abc import Collection, Iterable, Sequence
from enum import StrEnum
from itertools import combinations

from msgspec import Struct

from bot.statistics.finished import FinishedGame, counting_rows, group_games, is_among_people
from bot.storage.rows import ENOUGH_ALIKE, Past, ScoreRow

MOST = 2
"""Maximum number of memories of one game."""
LEAST_STREAK = 3
"""Minimum number of wins in a row that is mentioned."""
LEAST_MET = 3
"""Minimum number of games, without ties, before the head-to-head score of two players is mentioned."""


class MemoryKind(StrEnum):
    """Kinds of memories, the most important first."""

    RECORD = "record"
    FIRST_WIN = "first-win"
    OVERTAKES = "overtakes"
    """A player takes the lead in a head-to-head score that was level."""
    STREAK = "streak"
    LEVEL = "level"
    LEADS = "leads"


class Memory(Struct, frozen=True, array_like=True):
    """A fact about a finished game; has seats instead of names, since a name can change or be deleted."""

    kind: MemoryKind
    seat: int
    other: int = -1
    """The seat of the opponent in a head-to-head score; -1 in all other memories."""
    ours: int = 0
    """Points of a record, games until the first win, wins in a row, or games won by `seat` against `other`."""
    theirs: int = 0
    """Points of the former record, or games won by `other` against `seat`."""


def find_memories(past: Past, table_id: int, hidden: Collection[int] = ()) -> tuple[Memory, ...]:
    """Return the most important memories of a game; users in `hidden` are not mentioned."""
    games = [game for game in group_games(past.rows) if is_among_people(game)]
    game = next((game for game in games if game[0].table_id == table_id), None)
    if not game:
        return ()
    shown = [row for user, row in counting_rows(game) if user not in hidden]
    before = [earlier for earlier in games if earlier is not game]
    winners = [row for row in shown if row.place == 1]
    found = [
        *_find_record(past, game, winners),
        *(memory for row in winners for memory in _find_wins(row, before)),
        *_find_scores(shown, before),
    ]
    rank = list(MemoryKind)
    return tuple(sorted(found, key=lambda memory: rank.index(memory.kind))[:MOST])


def _find_record(past: Past, game: FinishedGame, winners: FinishedGame) -> list[Memory]:
    """Return the winner's new record, if any: the most points so far, or the fewest if the fewest points win."""
    if past.alike < ENOUGH_ALIKE or not winners:
        return []
    is_low = any(row.points > winners[0].points for row in game)
    old, new = (past.fewest if is_low else past.most), winners[0].points
    is_new = new < old if is_low else new > old
    return [Memory(MemoryKind.RECORD, winners[0].seat, ours=new, theirs=old)] if is_new else []


def _find_wins(row: ScoreRow, before: Iterable[FinishedGame]) -> list[Memory]:
    """Return a winner's first win or a long streak, if any."""
    places = [seat.place for game in before for user, seat in counting_rows(game) if user == row.user]
    if 1 not in places:
        return [Memory(MemoryKind.FIRST_WIN, row.seat, ours=len(places) + 1)]
    lost = [number for number, place in enumerate(places) if place != 1]
    wins = len(places) - (lost[-1] + 1 if lost else 0) + 1
    return [Memory(MemoryKind.STREAK, row.seat, ours=wins)] if wins >= LEAST_STREAK else []


def _find_scores(game: FinishedGame, before: Sequence[FinishedGame]) -> list[Memory]:
    """Return the most important head-to-head score of a game: by kind, then by the number of games won."""
    found = [memory for one, other in combinations(game, 2) for memory in _compare(one, other, before)]
    rank = list(MemoryKind)
    return sorted(found, key=lambda one: (rank.index(one.kind), -one.ours - one.theirs))[:1]


def _compare(one: ScoreRow, other: ScoreRow, before: Iterable[FinishedGame]) -> list[Memory]:
    """Return the head-to-head score of two players after their game, if they have met often enough."""
    ones, others = _count_wins(one, other, before)
    now_ones, now_others = ones + (one.place < other.place), others + (other.place < one.place)
    if now_ones + now_others < LEAST_MET:
        return []
    if now_ones < now_others:
        return [Memory(_kind(ones == others), other.seat, one.seat, now_others, now_ones)]
    kind = MemoryKind.LEVEL if now_ones == now_others else _kind(ones == others)
    return [Memory(kind, one.seat, other.seat, now_ones, now_others)]


def _kind(was_level: bool) -> MemoryKind:
    return MemoryKind.OVERTAKES if was_level else MemoryKind.LEADS


def _count_wins(one: ScoreRow, other: ScoreRow, before: Iterable[FinishedGame]) -> tuple[int, int]:
    """Count how often each of two users was placed above the other."""
    ones = others = 0
    for game in before:
        places = {user: row.place for user, row in counting_rows(game)}
        if one.user in places and other.user in places:
            ones += places[one.user] < places[other.user]
            others += places[other.user] < places[one.user]
    return ones, others
