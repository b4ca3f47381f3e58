"""Who is called later: whoever has their panel open finds the next question there, and has a while to answer it.

When somebody is to be called is stored with the table (`Mark.call_at`), so that a restart calls them too. Who has a
panel open is in memory: nobody's panel can be changed after a restart, so that they are called at once then. Where
several processes work together, another one may keep the panel up: they are called when their time has come.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Collection

from bot.errors import GameError
from bot.games.contract import Seat
from bot.logs import about, concern
from bot.storage.store import AWAY_PAUSE, StoreAway
from bot.tables.calls import CALL_AFTER
from bot.tables.keeper import Keeper
from bot.tables.locking import Service, locked
from bot.tables.table import Table
from bot.tables.turn import Turn
from bot.tasks import Alarms, Backoff, cancel_all

log = logging.getLogger(__name__)

PANEL_LIFE = 14 * 60
"""Seconds after a click on it in which a panel can be changed; Discord allows one minute more."""
FIRST_PAUSE, LONGEST_PAUSE = 30.0, 3600.0
"""Seconds until a call that could not be saved is tried again; each time twice as long."""


class Attention(Service):
    """Everybody's attention: when a table's calls are due, they are saved like any other."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        self._used: OrderedDict[tuple[int, int], int] = OrderedDict()
        """By table and user: when they last used a panel that can still be changed, the longest ago first."""
        self._alarms = Alarms(self._ring)
        """By table: when a player may have to be called."""
        self._calls: dict[int, asyncio.Task[None]] = {}
        self._is_closed = False

    def note(self, table_id: int, user: int, at: int) -> None:
        """Somebody has used their panel; an answer to that may have taken a while to arrive."""
        self._used[table_id, user] = max(at, self._used.get((table_id, user), 0))
        self._used.move_to_end((table_id, user))
        while self._used and self.keeper.now() - next(iter(self._used.values())) >= PANEL_LIFE:
            self._used.popitem(last=False)

    def lose(self, table_id: int, user: int) -> None:
        """Somebody's panel does not show what it should: if they are to be called, then now."""
        if self._used.pop((table_id, user), None) is not None:
            self._ring(table_id)

    def at_panel(self, table: Table) -> frozenset[Seat]:
        """The seats of those who have their panel open."""
        seats = enumerate(table.seats)
        return frozenset(seat for seat, row in seats if row.user and self._last_use(table, seat) is not None)

    def _last_use(self, table: Table, seat: Seat) -> int | None:
        used = self._used.get((table.id, table.seats[seat].user or 0))
        return None if used is None or self.keeper.now() - used >= PANEL_LIFE else used

    def note_answered(self, table: Table, seats: Collection[Seat]) -> None:
        """The players of these seats are shown their panel now."""
        for seat in seats:
            self.note(table.id, table.seats[seat].user or 0, self.keeper.now())

    def wake(self, table: Table) -> None:
        """A table was changed or loaded: those whose time is up are called, the others when it is."""
        due = self._due_times(table)
        if due and not self._is_closed:
            self._alarms.set(table.id, max(0, min(due.values()) - self.keeper.now()))
        else:
            self._alarms.stop(table.id)

    def _due_times(self, table: Table) -> dict[Seat, int]:
        """When those who were asked and not called are; at once where they have no panel open, later if they use it."""
        due = {}
        for seat in table.uncalled() if self.keeper.part.works_for(table.server) else ():
            used = self._last_use(table, seat)
            put_off = table.marks[seat].call_at or 0
            at = max(put_off, used + CALL_AFTER) if used is not None else put_off if self.keeper.part.is_shared else 0
            due[seat] = self.keeper.rest_end(table, table.settings_of(table.seats[seat].user or 0)) or at
        return due

    def _ring(self, table_id: int) -> None:
        self._alarms.stop(table_id)
        if table_id not in self._calls and not self._is_closed:
            self._calls[table_id] = asyncio.create_task(self._call_due(table_id))

    async def _call_due(self, table_id: int) -> None:
        """Until it is saved; then the table is watched again."""
        concern(table_id)
        backoff, table = Backoff(FIRST_PAUSE, LONGEST_PAUSE), None
        try:
            while table is None:
                try:
                    table = await self._call(table_id)
                except GameError:  # its rules are gone: nobody can play there
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
        """Calls those whose time is up, in one message."""
        seats = tuple(seat for seat, at in self._due_times(table).items() if at <= self.keeper.now())
        if seats:
            await self.keeper.save(table, Turn(table, late=seats))

    async def close(self) -> None:
        """Calls nobody any more; the next start does."""
        self._is_closed = True
        self._alarms.stop_all()
        await cancel_all(self._calls.values())
