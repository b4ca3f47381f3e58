"""Who of a table's people is not there any more: whoever left the server, or has been silent for too long."""

from collections.abc import Collection
from typing import TypeAlias

from bot.storage.limits import Limits
from bot.storage.rows import TableRow
from bot.tables.status import Status
from bot.tables.table import Table

Absence: TypeAlias = dict[int, int | None]
"""People who no longer count, each with when they were last heard of; None for whoever left the server."""
NOBODY: frozenset[int] = frozenset()


def patience(table: Table | TableRow, limits: Limits) -> int:
    """Seconds of silence after which somebody no longer counts; 0 for never."""
    return limits.lobby_silence if table.status == Status.LOBBY else limits.game_silence


def last_heard(table: Table | TableRow, user: int) -> int:
    """When somebody last clicked there, or was asked something; being asked gives the whole time anew."""
    return table.heard.get(user, table.changed_at)


def counts_until(table: Table | TableRow, user: int, limits: Limits) -> int | None:
    """When somebody who stays silent counts no longer; None for never."""
    return last_heard(table, user) + patience(table, limits) if patience(table, limits) else None


def find_silent(table: Table | TableRow, now: int, limits: Limits) -> Absence:
    """Those who have been silent for too long."""
    ends = {seat.user: counts_until(table, seat.user, limits) for seat in table.seats if seat.user}
    return {user: last_heard(table, user) for user, end in ends.items() if end is not None and end <= now}


def owes_answer(table: Table, user: int) -> bool:
    """Whether somebody is asked by the game, or by a vote since they were last heard of; others only wait."""
    if table.status == Status.LOBBY or table.seat_of(user) in table.awaited():
        return True
    votes = ((motion, table.agreed(motion)) for motion in table.consents if motion.subject != user)
    return any(
        user not in agreed and max(table.consents[motion][one] for one in agreed) >= last_heard(table, user)
        for motion, agreed in votes
        if agreed
    )


def find_absent(table: Table, now: int, limits: Limits, gone: Collection[int], actor: int | None = None) -> Absence:
    """Those who no longer count: gone from the server, or silent and owing an answer; whoever acts right now counts."""
    silent = {user: since for user, since in find_silent(table, now, limits).items() if owes_answer(table, user)}
    absent = silent | dict.fromkeys(table.people & set(gone))
    absent.pop(actor or 0, None)
    return absent
