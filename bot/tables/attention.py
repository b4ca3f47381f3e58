"""Deferred calls: a player with an open panel sees the next question there, and is called only after a while.

The time of a deferred call is stored with the table (`Mark.call_at`), so it survives a restart. Open panels are only in
memory: they cannot be updated after a restart, so their players are called at once. If several processes share the
work, the panel may be known only to a different process, so players are called at the stored time.
"""

import asyncio
import logging
from collections import OrderedDict

from bot.errors import GameError
from bot.games.contract import Seat
from bot.logs import about, concern
from bot.storage.store import AWAY_PAUSE, StoreAway
from bot.tables.calls import CALL_AFTER
from bot.tables.keeper import Keeper
from bot.tables.service import Service, locked
from bot.tables.table import Table
from bot.tables.turn import Turn
from bot.tasks import Alarms, Backoff, cancel_all

log = logging.getLogger(__name__)

PANEL_LIFE = 14 * 60
"""Seconds after a click during which a panel can be updated; Discord's limit is a minute longer."""
LONGEST_PAUSE = 3600.0
"""Maximum seconds between two attempts to save a call."""


class Attention(Service):
    """Tracks open panels, and saves calls that are due."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        self._used: OrderedDict[tuple[int, int], int] = OrderedDict()
        """By table and user: the last use of a panel that can still be updated, oldest first."""
        self._alarms = Alarms(self._ring)
        """By table: when a player may have to be called."""
        self._calls: dict[int, asyncio.Task[None]] = {}
        self._is_closed = False

    def note(self, table_id: int, user: int, at: int) -> None:
        """Record the use of a panel; the click may be older than the response."""
        self._used[table_id, user] = max(at, self._used.get((table_id, user), 0))
        self._used.move_to_end((table_id, user))
        while self._used and self.keeper.now() - next(iter(self._used.values())) >= PANEL_LIFE:
            self._used.popitem(last=False)

    def lose(self, table_id: int, user: int) -> None:
        """Forget an outdated panel, and call its player now if the call was deferred."""
        if self._used.pop((table_id, user), None) is not None:
            self._ring(table_id)

    def at_panel(self, table: Table) -> frozenset[Seat]:
        """Return the seats of players with an open panel."""
        seats = enumerate(table.now.seats)
        return frozenset(seat for seat, row in seats if row.user and self._last_use(table, seat) is not None)

    def _last_use(self, table: Table, seat: Seat) -> int | None:
        used = self._used.get((table.id, table.now.seats[seat].user or 0))
        return None if used is None or self.keeper.now() - used >= PANEL_LIFE else used

    def wake(self, table: Table) -> None:
        """Call the players who are due and schedule the others; to be called after a table is loaded or changed."""
        due = self._due_times(table)
        if due and not self._is_closed:
            self._alarms.set(table.id, max(0, min(due.values()) - self.keeper.now()))
        else:
            self._alarms.stop(table.id)

    def _due_times(self, table: Table) -> dict[Seat, int]:
        """Return when each uncalled player is due: a while after the last use of an open panel, at once without one."""
        due = {}
        for seat in table.uncalled() if self.keeper.scope.works_for(table.server) else ():
            used = self._last_use(table, seat)
            put_off = table.now.marks[seat].call_at or 0
            at = max(put_off, used + CALL_AFTER) if used is not None else put_off if self.keeper.scope.is_shared else 0
            due[seat] = self.keeper.rest_end(table, table.settings_of(table.now.seats[seat].user or 0)) or at
        return due

    def _ring(self, table_id: int) -> None:
        self._alarms.stop(table_id)
        if table_id not in self._calls and not self._is_closed:
            self._calls[table_id] = asyncio.create_task(self._call_due(table_id))

    async def _call_due(self, table_id: int) -> None:
        """Retry until the calls are saved, then schedule the next calls."""
        concern(table_id)
        backoff, table = Backoff(self.keeper.tuning.first_retry, LONGEST_PAUSE), None
        try:
            while table is None:
                try:
                    table = await self._call(table_id)
                except GameError:  # outdated rules: the game cannot be played
                    return
                except StoreAway:
                    log.warning("late_call_waits", extra=about(table=table_id))
                    await asyncio.sleep(AWAY_PAUSE)
                except Exception:
                    log.exception("late_call_failed", extra=about(table=table_id))
                    await backoff.wait()
        finally:
            del self._calls[table_id]
        self.wake(table)

    @locked
    async def _call(self, table: Table) -> None:
        """Call the players who are due, in one message."""
        seats = tuple(seat for seat, at in self._due_times(table).items() if at <= self.keeper.now())
        if seats:
            await self.keeper.save(table, Turn(table, late=seats))

    async def finish(self) -> None:
        """Wait until all calls that are due are saved."""
        while self._calls or self._alarms.is_any_due:
            await (asyncio.wait(self._calls.values()) if self._calls else asyncio.sleep(0))

    async def close(self) -> None:
        """Cancel all calls; the next start resumes them."""
        self._is_closed = True
        self._alarms.stop_all()
        await cancel_all(self._calls.values())
