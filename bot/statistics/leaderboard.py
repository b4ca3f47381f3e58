"""The ranking of a server's players: by mean place, by wins or by records."""

from collections import Counter
from collections.abc import Callable, Mapping
from enum import StrEnum

from bot.statistics.tally import PersonTally, Tally

MIN_GAMES = 5
"""Minimum number of games for a ranking by mean place."""
DAY = 86_400
ACTIVE = 183 * DAY
"""Seconds since the last game after which a player drops out of the leaderboard."""


class Order(StrEnum):
    """What a leaderboard is sorted by."""

    PLACE = "place"
    WINS = "wins"
    RECORDS = "records"


def count_records(tally: Tally) -> Counter[int]:
    """Count the highest scores that each player holds, one per game and number of seats."""
    return Counter(best.user for best in tally.records.best.values())


def rank_people(tally: Tally, order: Order, now: int) -> list[int]:
    """Return the ranked players, best first; inactive players are left out."""
    ranks, records = RANKINGS[order], count_records(tally)
    keys = {
        user: key
        for user, person in tally.people.items()
        if person.totals.games and person.ended_at > now - ACTIVE and (key := ranks(person, records[user])) is not None
    }
    return sorted(keys, key=lambda user: (keys[user], user))


def _by_place(person: PersonTally, _records: int) -> tuple[float, ...] | None:
    totals = person.totals
    return (totals.mean_place, -totals.games) if totals.games >= MIN_GAMES else None


def _by_wins(person: PersonTally, _records: int) -> tuple[float, ...] | None:
    totals = person.totals
    return (-totals.wins, totals.games) if totals.wins else None


def _by_records(person: PersonTally, records: int) -> tuple[float, ...] | None:
    return (-records, -person.totals.wins) if records else None


RANKINGS: Mapping[Order, Callable[[PersonTally, int], tuple[float, ...] | None]] = {
    Order.PLACE: _by_place,
    Order.WINS: _by_wins,
    Order.RECORDS: _by_records,
}
"""By order: a function that returns a player's sort key, given the player's number of records; None if unranked."""
