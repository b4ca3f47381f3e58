"""The time at which the timers must next check a table."""

from collections.abc import Collection, Mapping

from bot.games.contract import Prompt
from bot.storage.rows import SeatRow
from bot.tables.marks import Marks, find_due
from bot.tables.motions import LIFE, Motion
from bot.tables.pace import DAY, STALLED

RETRY_AFTER = 60
"""Seconds after which the timers recheck a table whose due work is unfinished or has failed."""

Votes = Mapping[Motion, Mapping[int, int]]


def next_due(
    prompts: Collection[Prompt], seats: tuple[SeatRow, ...], marks: Marks, votes: Votes, changed_at: int
) -> int | None:
    """Return the earliest of all due times; None if the game is not running."""
    if not prompts:
        return None
    asked = [marks[prompt.seat] for prompt in prompts if seats[prompt.seat].user and prompt.seat in marks]
    times = [at for mark in asked if (at := find_due(mark)) is not None]
    lapses = [at for motion in votes if (at := lapses_at(votes, motion)) is not None]
    return min([*times, *lapses, stalls_at(changed_at)])


def stalls_at(changed_at: int) -> int:
    """Return when an inactive game is given up: at midnight, so that changes rarely move this time."""
    return -(-(changed_at + STALLED) // DAY) * DAY


def lapses_at(votes: Votes, motion: Motion) -> int | None:
    """Return when an open vote lapses; None if no player has agreed, and for kinds that do not lapse."""
    agreed, life = votes.get(motion), LIFE.get(motion.kind)
    return min(agreed.values()) + life if agreed and life else None
