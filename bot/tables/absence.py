"""Who of a table's people is not there any more: whoever left the server, or has been silent for too long."""

from collections.abc import Collection
from typing import TypeAlias

from bot.storage.limits import Limits
from bot.storage.rows import TableRow
from bot.tables.marks import misses_so_far
from bot.tables.motions import LIFE
from bot.tables.pace import MISSES_ALLOWED
from bot.tables.people import Vacation
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
    lasting = (motion for motion in table.consents if motion.kind not in LIFE)  # others end without an answer too
    votes = ((motion, table.agreed(motion)) for motion in lasting if motion.person != user)
    return any(
        user not in agreed and max(table.consents[motion][one] for one in agreed) >= last_heard(table, user)
        for motion, agreed in votes
        if agreed
    )


def waits_since(table: Table, user: int) -> int | None:
    """Since when the game, or a vote that waits for everyone, waits for somebody; None where neither does."""
    seat = table.seat_of(user)
    votes = [(motion, table.consents[motion]) for motion in table.consents if motion.kind not in LIFE]
    times = [min(agreed.values()) for motion, agreed in votes if user not in agreed and motion.person != user]
    return min([*times, *([table.marks[seat].asked_at] if seat in table.awaited() else [])], default=None)


def excused_until(table: Table, user: int, vacation: Vacation, now: int, limits: Limits) -> int:
    """Until when somebody counts since they are, or were, on vacation; 0 where that is long ago.

    Their silence then is none, and they have the whole time once it ends. But nobody is waited for longer than for
    anyone else from when the waiting began.
    """
    end = vacation.ends + patience(table, limits)
    since = waits_since(table, user)
    if now < vacation.ends and since is not None:
        end = max(since, vacation.begins) + patience(table, limits)
    return end if vacation.begins and vacation.begins <= now < end else 0


def find_late(table: Table) -> set[int]:
    """Those for whom several decisions in a row were made, since their time was up."""
    if table.status is not Status.RUNNING:
        return set()
    marks = {seat.user: table.marks.get(number) for number, seat in enumerate(table.seats) if seat.user}
    return {user for user, mark in marks.items() if mark and misses_so_far(mark) >= MISSES_ALLOWED}


def find_absent(table: Table, now: int, limits: Limits, gone: Collection[int], actor: int | None = None) -> Absence:
    """Those who no longer count: gone from the server, silent and owing an answer, or late several times in a row.

    Whoever acts right now counts.
    """
    silent = {user: since for user, since in find_silent(table, now, limits).items() if owes_answer(table, user)}
    late = {user: last_heard(table, user) for user in find_late(table)}
    absent = late | silent | dict.fromkeys(table.people & set(gone))
    absent.pop(actor or 0, None)
    return absent
