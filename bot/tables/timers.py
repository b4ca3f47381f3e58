"""Timers of tables: reminders, deadlines, votes that lapse, and inactive games.

Each table's next due time is stored; one task sleeps until the earliest. Actions are saved before they are shown, so
that restarts and clock changes neither repeat an action nor lose one.
"""

import asyncio
import logging

from msgspec.structs import replace

from bot.errors import GameError
from bot.games.contract import Prompt, Seat
from bot.logs import about, concern
from bot.storage.store import StoreAway, log_failure
from bot.tables.computers import drafted_answer
from bot.tables.due import RETRY_AFTER, lapses_at, stalls_at
from bot.tables.endings import give_up
from bot.tables.keeper import Keeper
from bot.tables.marks import Mark, misses_so_far
from bot.tables.pace import EXTRA_TURNS, GRACE, MISSES_ALLOWED, Pace, TimeoutPolicy, find_deadline, time_decision
from bot.tables.pending import Pending
from bot.tables.people import PersonSettings, vacation_until
from bot.tables.service import Service, locked
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.turn import Turn
from bot.tables.votes import Votes

log = logging.getLogger(__name__)


class Timers(Service):
    """One task for all tables."""

    def __init__(self, keeper: Keeper, votes: Votes) -> None:
        super().__init__(keeper)
        self._votes = votes
        self.nearest: int | None = None
        """The earliest known due time."""

    def note(self, table: Table) -> None:
        """Update the earliest due time; to be called after a table is loaded or changed."""
        if table.now.due_at is not None and (self.nearest is None or table.now.due_at < self.nearest):
            self.nearest = table.now.due_at

    def look_soon(self) -> None:
        """Check the store at the next opportunity, since tables that were never loaded here may be due."""
        self.nearest = 0

    async def run(self) -> None:
        """Handle due tables in an endless loop."""
        self.look_soon()
        while True:
            try:
                await self.look()
            except Exception:  # noqa: BLE001  # such as a full disk, which may be temporary
                log_failure(log, "timers_failed")
            await asyncio.sleep(self.keeper.tuning.timer_interval)

    async def look(self) -> None:
        """Handle the tables that are due now."""
        now, share = self.keeper.now(), self.keeper.scope.share()
        if self.nearest is None or self.nearest > now or (share and not share.shards):
            return
        while table_ids := await self.store.due_tables(now, self.keeper.tuning.due_batch, share):
            for table_id in table_ids:
                await self._ring(table_id)
        concern(None)
        self.nearest = await self.store.next_due(share)

    async def _ring(self, table_id: int) -> None:
        concern(table_id)
        try:
            table = await self._do_due(table_id)
        except GameError:  # outdated rules: the game cannot be played
            await self._put_off(table_id, None)
        except StoreAway:  # the table stays due
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
        """Do everything that is due at a table; `rouse` then wakes the deputies of players with passed deadlines."""
        now = self.keeper.now()
        if table.now.status is Status.RUNNING and self._is_given_up(table, now):
            await give_up(self.keeper, table)
            return
        pending = Pending(table)
        votes = table.now.consents
        for motion in [motion for motion in votes if (lapses_at(votes, motion) or now + 1) <= now]:
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
        """True if nothing has happened for long, or all players have missed several decisions."""
        marks = [table.now.marks.get(seat) for seat, row in enumerate(table.now.seats) if row.user]
        misses = [misses_so_far(mark) if mark else 0 for mark in marks]
        return stalls_at(table.now.changed_at) <= now or min(misses, default=0) > MISSES_ALLOWED

    async def _find_turn(self, table: Table, now: int) -> Turn | None:
        """Return a turn with due reminders and moved deadlines; None if nothing is due."""
        changed: dict[Seat, Mark] = {}
        reminded: list[Seat] = []
        for prompt in table.prompts():
            if (mark := table.now.marks.get(prompt.seat)) and table.now.seats[prompt.seat].user:
                after, is_reminded = await self._consider(table, prompt, mark, now)
                changed |= {prompt.seat: after} if after != mark else {}
                reminded += [prompt.seat] if is_reminded else []
        if not changed and not reminded:
            return None
        turn = Turn(table, reminded=tuple(reminded))
        turn.marks = table.now.marks | changed
        return turn

    async def _consider(self, table: Table, prompt: Prompt, mark: Mark, now: int) -> tuple[Mark, bool]:
        """Return a decision's updated times, and True if its player is reminded now."""
        settings = await self.keeper.people.settings(table.now.seats[prompt.seat].user or 0)
        has_picked = drafted_answer(table, prompt) is not None
        if mark.deadline is not None and mark.deadline <= now:
            return self._move_deadline(table.pace, settings, mark, now, has_picked), False
        if mark.remind_at is None or mark.remind_at > now:
            return mark, False
        if rest_ends := self.keeper.rest_end(table, settings):
            return replace(mark, remind_at=rest_ends), False
        return mark if not has_picked else replace(mark, remind_at=None), not has_picked

    def _move_deadline(self, pace: Pace, settings: PersonSettings, mark: Mark, now: int, has_picked: bool) -> Mark:
        """Handle a passed deadline; a vacation, quiet hours or the player's settings may extend it."""
        if until := vacation_until(settings, now):
            return replace(mark, deadline=find_deadline(pace, settings.rest, until))
        rest_ends = settings.rest.ends(now) if pace.respects_rest else None
        own = time_decision(pace, settings.rest, max(mark.asked_at, settings.vacation.ends)).deadline
        if rest_ends and own is not None and own > now:  # a shared deadline may be later
            return replace(mark, deadline=rest_ends + GRACE)
        if settings.stand_in is TimeoutPolicy.WAIT and not has_picked and mark.extensions < EXTRA_TURNS:
            deadline = find_deadline(pace, settings.rest, now)
            return replace(mark, deadline=deadline, remind_at=None, extensions=mark.extensions + 1)
        return replace(mark, remind_at=None)
