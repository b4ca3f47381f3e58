"""Does what is due at tables though nobody clicks: reminders, deadlines, votes that lapse, games nobody goes on with.

When something is due is stored with each table; one task sleeps until the nearest of these times. What is done is
saved before anything is shown, so that a restart or a clock that jumps does nothing twice and forgets nothing.
"""

import asyncio
import logging

from msgspec.structs import replace

from bot.errors import GameError
from bot.games.contract import Prompt, Seat
from bot.logs import about, concern
from bot.storage.store import StoreAway, log_failure
from bot.tables.closing import give_up
from bot.tables.due import RETRY_AFTER, lapses_at, stalls_at
from bot.tables.keeper import Keeper
from bot.tables.locking import Service, locked
from bot.tables.marks import Mark, misses_so_far
from bot.tables.pace import EXTRA_TURNS, GRACE, MISSES_ALLOWED, Pace, StandIn, find_deadline, time_decision
from bot.tables.pending import Pending
from bot.tables.people import PersonSettings, vacation_until
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.timeouts import drafted_answer
from bot.tables.turn import Turn
from bot.tables.votes import Votes

log = logging.getLogger(__name__)

LOOK_EVERY = 2.0
"""Seconds between two looks at the clock, which may have been set anew."""
AT_ONCE = 50
"""Tables that the store is asked for at a time."""


class Timers(Service):
    """One task for all tables."""

    def __init__(self, keeper: Keeper, votes: Votes) -> None:
        super().__init__(keeper)
        self._votes = votes
        self._nearest: int | None = None
        """When something is due at the first of all tables, as far as is known."""

    def note(self, table: Table) -> None:
        """A table was changed or loaded: perhaps something is due there before all else."""
        if table.due_at is not None and (self._nearest is None or table.due_at < self._nearest):
            self._nearest = table.due_at

    def look_soon(self) -> None:
        """Perhaps something is due at tables that nobody has looked at."""
        self._nearest = 0

    async def run(self) -> None:
        """Does what is due, again and again."""
        self.look_soon()
        while True:
            try:
                await self.look()
            except Exception:  # noqa: BLE001  # such as for a full disk: later it may be well again
                log_failure(log, "timers_failed")
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> None:
        """Does what is due now."""
        now, share = self.keeper.now(), self.keeper.part.share()
        if self._nearest is None or self._nearest > now or (share and not share.shards):
            return
        while table_ids := await self.store.due_tables(now, AT_ONCE, share):
            for table_id in table_ids:
                await self._ring(table_id)
        concern(None)
        self._nearest = await self.store.next_due(share)

    async def _ring(self, table_id: int) -> None:
        concern(table_id)
        try:
            table = await self._do_due(table_id)
        except GameError:  # its rules are gone: nobody can play there
            await self._put_off(table_id, None)
        except StoreAway:  # it stays due
            raise
        except Exception:
            log.exception("timer_failed", extra=about(table=table_id))
            await self._put_off(table_id, self.keeper.now() + RETRY_AFTER)
        else:
            self.keeper.rouse(table)

    async def _put_off(self, table_id: int, at: int | None) -> None:
        if row := await self.store.table(table_id):
            await self.store.set_due(table_id, row.revision, at)

    @locked
    async def _do_due(self, table: Table) -> None:
        """All that is due at a table; deputies answer for those whose time is up, once they are roused."""
        now = self.keeper.now()
        if table.status is Status.RUNNING and self._is_given_up(table, now):
            await give_up(self.keeper, table)
            return
        pending = Pending(table)
        for motion in [motion for motion in table.consents if (lapses_at(table.consents, motion) or now + 1) <= now]:
            self._votes.lapse(pending, motion)
        turn = await self._find_turn(pending.table, now)
        if turn:
            await self.keeper.add_turn(pending, turn)
        if not pending.is_empty:
            pending.set(due_at=self.keeper.find_due(pending.table))
            await self.keeper.commit(table, pending)
        for seat in turn.reminded if turn else ():
            log.info("reminded", extra=about(table=table.id, seat=seat))
        await self.keeper.save_due(table)

    def _is_given_up(self, table: Table, now: int) -> bool:
        """Whether nothing has happened for long, or nobody has decided anything themselves for several decisions."""
        marks = [table.marks.get(seat) for seat, row in enumerate(table.seats) if row.user]
        misses = [misses_so_far(mark) if mark else 0 for mark in marks]
        return stalls_at(table.changed_at) <= now or min(misses, default=0) > MISSES_ALLOWED

    async def _find_turn(self, table: Table, now: int) -> Turn | None:
        """Reminders that are due, and deadlines that move on; None where there is neither."""
        changed: dict[Seat, Mark] = {}
        reminded: list[Seat] = []
        for prompt in table.prompts():
            if (mark := table.marks.get(prompt.seat)) and table.seats[prompt.seat].user:
                after, is_reminded = await self._consider(table, prompt, mark, now)
                changed |= {prompt.seat: after} if after != mark else {}
                reminded += [prompt.seat] if is_reminded else []
        if not changed and not reminded:
            return None
        turn = Turn(table, reminded=tuple(reminded))
        turn.marks = table.marks | changed
        return turn

    async def _consider(self, table: Table, prompt: Prompt, mark: Mark, now: int) -> tuple[Mark, bool]:
        """A decision's times from now on, and whether its player is reminded now."""
        settings = await self.keeper.people.settings(table.seats[prompt.seat].user or 0)
        has_picked = drafted_answer(table, prompt) is not None
        if mark.deadline is not None and mark.deadline <= now:
            return self._move_deadline(table.pace, settings, mark, now, has_picked), False
        if mark.remind_at is None or mark.remind_at > now:
            return mark, False
        rest_ends = settings.rest.ends(now) if table.pace.respects_rest else None
        if rest_ends := vacation_until(settings, now) or rest_ends:
            return replace(mark, remind_at=rest_ends), False
        return mark if not has_picked else replace(mark, remind_at=None), not has_picked

    def _move_deadline(self, pace: Pace, settings: PersonSettings, mark: Mark, now: int, has_picked: bool) -> Mark:
        """A decision whose time is up, perhaps with more of it: after a vacation, a night, or where that was wished."""
        if until := vacation_until(settings, now):
            return replace(mark, deadline=find_deadline(pace, settings.rest, until))
        rest_ends = settings.rest.ends(now) if pace.respects_rest else None
        own = time_decision(pace, settings.rest, max(mark.asked_at, settings.vacation.ends)).deadline
        if rest_ends and own is not None and own > now:  # their own time; others may have more
            return replace(mark, deadline=rest_ends + GRACE)
        if settings.stand_in is StandIn.WAIT and not has_picked and mark.extensions < EXTRA_TURNS:
            deadline = find_deadline(pace, settings.rest, now)
            return replace(mark, deadline=deadline, remind_at=None, extensions=mark.extensions + 1)
        return replace(mark, remind_at=None)
