"""Who of a table's people is not there any more: whoever left the server, or has been silent for too long."""

from collections.abc import Collection
from typing import TypeAlias

from bot.storage.limits import Limits
from bot.storage.rows import TableRow
from bot.tables.table import Table

Absence: TypeAlias = dict[int, int | None]
"""People who no longer count, each with when they were last heard of; None for whoever left the server."""


def patience(at: Table | TableRow, limits: Limits) -> int:
    """Seconds of silence after which somebody no longer counts; 0 for never."""
    return limits.lobby_silence if at.status == "lobby" else limits.game_silence


def last_heard(at: Table | TableRow, user: int) -> int:
    """When somebody last clicked there, or was asked something; being asked gives the whole time anew."""
    return at.heard.get(user, at.changed_at)


def counts_until(at: Table | TableRow, user: int, limits: Limits) -> int | None:
    """When somebody who stays silent counts no longer; None for never."""
    return last_heard(at, user) + patience(at, limits) if patience(at, limits) else None


def find_silent(at: Table | TableRow, now: int, limits: Limits) -> Absence:
    """Those who have been silent for too long."""
    ends = {seat.user: counts_until(at, seat.user, limits) for seat in at.seats if seat.user}
    return {user: last_heard(at, user) for user, end in ends.items() if end is not None and end <= now}


def owes_answer(at: Table, user: int) -> bool:
    """Whether somebody is asked by the game, or by a vote since they were last heard of; others only wait."""
    if at.status == "lobby" or at.seat_of(user) in at.awaited():
        return True
    votes = ((subject, at.agreed(subject)) for subject in at.consents if subject != user)
    return any(
        user not in agreed and max(at.consents[subject][one] for one in agreed) >= last_heard(at, user)
        for subject, agreed in votes
        if agreed
    )


def find_absent(at: Table, now: int, limits: Limits, gone: Collection[int], actor: int | None = None) -> Absence:
    """Those who no longer count: gone from the server, or silent and owing an answer; whoever acts right now counts."""
    silent = {user: since for user, since in find_silent(at, now, limits).items() if owes_answer(at, user)}
    absent = silent | dict.fromkeys(at.people & set(gone))
    absent.pop(actor or 0, None)
    return absent
