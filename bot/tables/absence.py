"""Absence: players who left the server, have been silent for too long, or missed several deadlines in a row."""

from collections.abc import Collection, Mapping
from typing import TypeAlias

from bot.storage.limits import Limits
from bot.storage.rows import TableRow
from bot.tables.marks import misses_so_far
from bot.tables.motions import LIFE
from bot.tables.pace import MISSES_ALLOWED
from bot.tables.people import Vacation
from bot.tables.status import Status
from bot.tables.stored import Stored
from bot.tables.table import Table

Absence: TypeAlias = dict[int, int | None]
"""Absent players, each with the time of their last activity, or None if they left the server."""
NOBODY: frozenset[int] = frozenset()


def patience(status: str, limits: Limits) -> int:
    """Return the seconds of silence after which a player is absent; 0 for never."""
    return limits.lobby_silence if status == Status.LOBBY else limits.game_silence


def last_heard(table: Table, user: int) -> int:
    """Return when a player last clicked at the table or was asked a question; a question restarts the clock."""
    return table.heard.get(user, table.now.changed_at)


def counts_until(table: Table, user: int, limits: Limits) -> int | None:
    """Return when a player who stays silent becomes absent; None for never."""
    silence = patience(table.now.status, limits)
    return last_heard(table, user) + silence if silence else None


def find_silent(stored: Stored | TableRow, heard: Mapping[int, int], now: int, limits: Limits) -> Absence:
    """Return the players who have been silent for too long."""
    silence = patience(stored.status, limits)
    last = {seat.user: heard.get(seat.user, stored.changed_at) for seat in stored.seats if seat.user}
    return {user: at for user, at in last.items() if silence and at + silence <= now}


def owes_answer(table: Table, user: int) -> bool:
    """True if the game awaits the player, or a lasting vote got a yes since they were last active."""
    if table.now.status == Status.LOBBY or table.seat_of(user) in table.awaited():
        return True
    # Votes of the other kinds lapse without an answer.
    lasting = (motion for motion in table.now.consents if motion.kind not in LIFE)
    votes = ((motion, table.agreed(motion)) for motion in lasting if motion.person != user)
    return any(
        user not in agreed and max(table.now.consents[motion][one] for one in agreed) >= last_heard(table, user)
        for motion, agreed in votes
        if agreed
    )


def waits_since(table: Table, user: int) -> int | None:
    """Return the time since which the game, or a vote that does not lapse, has awaited a player, or None."""
    seat = table.seat_of(user)
    votes = [(motion, table.now.consents[motion]) for motion in table.now.consents if motion.kind not in LIFE]
    times = [min(agreed.values()) for motion, agreed in votes if user not in agreed and motion.person != user]
    return min([*times, *([table.now.marks[seat].asked_at] if seat in table.awaited() else [])], default=None)


def excused_until(table: Table, user: int, vacation: Vacation, now: int, limits: Limits) -> int:
    """Return the time until which a current or recent vacation excuses a player, or 0.

    Silence during a vacation does not count, and the full time starts at the vacation's end. But an awaited player is
    excused only for the usual time, counted from the start of the wait or of the vacation,
    whichever is later.
    """
    end = vacation.ends + patience(table.now.status, limits)
    since = waits_since(table, user)
    if now < vacation.ends and since is not None:
        end = max(since, vacation.begins) + patience(table.now.status, limits)
    return end if vacation.begins and vacation.begins <= now < end else 0


def find_late(table: Table) -> set[int]:
    """Return the players who missed several deadlines in a row."""
    if table.now.status is not Status.RUNNING:
        return set()
    marks = {seat.user: table.now.marks.get(number) for number, seat in enumerate(table.now.seats) if seat.user}
    return {user for user, mark in marks.items() if mark and misses_so_far(mark) >= MISSES_ALLOWED}


def find_absent(table: Table, now: int, limits: Limits, gone: Collection[int], actor: int | None = None) -> Absence:
    """Return the absent players: gone from the server, silent while the table awaits them, or repeatedly late.

    The acting user is never absent.
    """
    found = find_silent(table.now, table.heard, now, limits)
    silent = {user: since for user, since in found.items() if owes_answer(table, user)}
    late = {user: last_heard(table, user) for user in find_late(table)}
    absent = late | silent | dict.fromkeys(table.people & set(gone))
    absent.pop(actor or 0, None)
    return absent
