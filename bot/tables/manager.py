"""The one way from Discord to the games: all tables, and all that people do at them."""

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
from bot.tables.computers import Computers, OrderedDeputy
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
from bot.tables.timeouts import TimeoutDeputy
from bot.tables.timers import Timers
from bot.tables.undoing import UndoVotes
from bot.tables.vacations import VacationDeputy, Vacations
from bot.tables.what_if import WhatIfs

ANSWER_FIRST = 0.005
"""Seconds that a click has to be answered before computers think; a panel takes about two milliseconds."""


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
        self._thinking = thinking or Thinking()
        self._searching = Thinking(workers=SEARCHERS, stands_back=STANDS_LAST)
        self.hinting = Hinting(self, self._thinking)
        self.reviewing = Reviewing(self, self.replays)
        computers = Computers(self._thinking, self._searching)
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
        """The seats whose players have their panel open, which shows the next question."""
        return self.attention.at_panel(table)

    def follow(self, table: Table, cause: Cause, answered: Collection[Seat], is_shown: bool) -> None:
        """All that happens after a commit, in this order; the answer to a click comes before the automatic players."""
        self.attention.note_answered(table, answered)
        self.part.tell_table(table.id, table.server)
        if isinstance(cause, Click) and not cause.sent.has_come:
            self._rouse_after(cause, table)
        else:
            self.rouse(table)
        if is_shown:
            self.announce(table.id, cause)

    def _rouse_after(self, click: Click, table: Table) -> None:
        """Rouse once the click's answer is on its way, at most `ANSWER_FIRST` seconds from now."""
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
        """How many decisions of computers wait for a process."""
        return self._thinking.waiting + self._searching.waiting

    def rouse_all(self) -> None:
        """There is more to work for: tables in memory may wait for a deputy, a call or a vote."""
        for table in list(self._in_use.values()):
            self.rouse(table)
        self.timers.look_soon()

    async def record(self, table_id: int) -> Record:
        """The game as a record, finished or not. Raises `NoTable` and `OldRules`."""
        table = await self.table(table_id)
        async with table.lock:
            return table.record(await self.store.turns(table_id))

    async def close(self) -> None:
        """Calls nobody any more, breaks off what deputies do, and ends the processes in which computers think."""
        await self.undo.close()
        await self.attention.close()
        await self.deputies.close()
        await self.hinting.close()
        await self.reviewing.close()
        await self.replays.close()
        await self._thinking.close()
        await self._searching.close()
