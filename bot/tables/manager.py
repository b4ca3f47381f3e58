"""The entry point to all tables and services."""

import asyncio
import time
from collections.abc import Callable, Collection

from bot.games.contract import Seat
from bot.records.record import Record
from bot.storage.limits import Limits
from bot.storage.store import Store
from bot.tables.attention import Attention
from bot.tables.cause import Cause, Click
from bot.tables.closing import Closing
from bot.tables.computers import Computers, OrderedDeputy, TimeoutDeputy, VacationDeputy
from bot.tables.consent import Consent
from bot.tables.deputies import Deputies
from bot.tables.digests import Digests
from bot.tables.hinting import Hinting
from bot.tables.keeper import Keeper
from bot.tables.lobby import Lobby
from bot.tables.missed import Missed
from bot.tables.ordering import Ordering
from bot.tables.pacing import Pacing
from bot.tables.part import Part
from bot.tables.play import Play
from bot.tables.rematch import Rematch
from bot.tables.replays import Replays
from bot.tables.resuming import Resuming
from bot.tables.reviewing import Reviewing
from bot.tables.seating import Seating
from bot.tables.table import Table
from bot.tables.thinker import STANDS_LAST
from bot.tables.thinking import SEARCHERS, Thinking
from bot.tables.timers import Timers
from bot.tables.undoing import UndoVotes
from bot.tables.vacations import Vacations
from bot.tables.what_if import WhatIfs

ANSWER_FIRST = 0.005
"""Maximum delay of automatic players after a click, in seconds; a panel takes about 2 ms."""


class Manager(Keeper):
    """All tables of this process, with the services that change them."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float] = time.time,
        limits: Limits | None = None,
        thinking: Thinking | None = None,
        part: Part | None = None,
    ) -> None:
        super().__init__(store, clock, limits, part)
        self.replays = Replays(self)
        self.lobby = Lobby(self)
        self.rematch = Rematch(self, self.lobby)
        self.play = Play(self)
        self.ordering = Ordering(self)
        self.missed = Missed(self, self.replays)
        self.consent = Consent(self)
        self.seating = Seating(self)
        self.pacing = Pacing(self)
        self.closing = Closing(self)
        self.resuming = Resuming(self, self.replays)
        self.thinking = thinking or Thinking()
        self.searching = Thinking(workers=SEARCHERS, stands_back=STANDS_LAST)
        self.hinting = Hinting(self, self.thinking)
        self.reviewing = Reviewing(self, self.replays)
        computers = Computers(self.thinking, self.searching)
        self.what_ifs = WhatIfs(self, self.replays, computers)
        deputies = (
            OrderedDeputy(computers),
            computers,
            VacationDeputy(self, computers),
            TimeoutDeputy(self, computers),
        )
        self.deputies = Deputies(self, deputies)
        self.vacations = Vacations(self)
        self.digests = Digests(self)
        self.attention = Attention(self)
        self.timers = Timers(self, self.consent)
        self.undo = UndoVotes(self, self.replays)

    def at_panel(self, table: Table) -> Collection[Seat]:
        """Return the seats whose players have their panel open, which shows the next question."""
        return self.attention.at_panel(table)

    def follow(self, table: Table, cause: Cause, answered: Collection[Seat], is_shown: bool) -> None:
        """Run everything that happens after a commit; a click is answered before automatic players start."""
        for seat in answered:  # the panels of these players are up to date now
            self.attention.note(table.id, table.now.seats[seat].user or 0, self.now())
        self.part.tell_table(table.id, table.server)
        if isinstance(cause, Click) and not cause.sent.has_come:
            self._rouse_after(cause, table)
        else:
            self.rouse(table)
        if is_shown:
            self.announce(table.id, cause)

    def _rouse_after(self, click: Click, table: Table) -> None:
        """Rouse the table once the click's response is sent, at most `ANSWER_FIRST` seconds from now."""
        loop = asyncio.get_running_loop()
        timer = loop.call_later(ANSWER_FIRST, self.rouse, table)

        def rouse_now() -> None:
            if loop.time() < timer.when():
                timer.cancel()
                self.rouse(table)

        click.sent.when(rouse_now)

    def rouse(self, table: Table) -> None:
        """Wake the timers, calls, automatic players and votes of a table which was loaded or has changed."""
        self.timers.note(table)
        self.attention.wake(table)
        self.deputies.wake(table)
        self.undo.wake(table)

    @property
    def waiting_to_think(self) -> int:
        """Number of computers' decisions that are waiting for a worker process."""
        return self.thinking.waiting + self.searching.waiting

    def rouse_all(self) -> None:
        """Rouse all tables in memory, after this process has taken over more servers."""
        for table in list(self._in_use.values()):
            self.rouse(table)
        self.timers.look_soon()

    async def record(self, table_id: int) -> Record:
        """Return the game as a record, finished or not. Raises `NoTable` and `OldRules`."""
        table = await self.table(table_id)
        async with table.lock:
            return table.record(await self.store.turns(table_id))

    async def close(self) -> None:
        """Cancel all background work, and stop the worker processes."""
        await self.undo.close()
        await self.attention.close()
        await self.deputies.close()
        await self.hinting.close()
        await self.reviewing.close()
        await self.replays.close()
        await self.thinking.close()
        await self.searching.close()
