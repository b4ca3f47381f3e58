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
from bot.tables.computers import Computers, OrderedDeputy, TimeoutDeputy, VacationDeputy
from bot.tables.consent import Consent
from bot.tables.deputies import Deputies
from bot.tables.digests import Digests
from bot.tables.endings import Endings
from bot.tables.films import Films
from bot.tables.forgetting import Forgetting
from bot.tables.hints import Hints
from bot.tables.keeper import Keeper
from bot.tables.lobby import Lobby
from bot.tables.memories import Memories
from bot.tables.missed import Missed
from bot.tables.order_changes import OrderChanges
from bot.tables.pace_votes import PaceVotes
from bot.tables.personal_data import PersonalData
from bot.tables.play import Play
from bot.tables.ratings import RatingBook
from bot.tables.rematch import Rematch
from bot.tables.replays import Replays
from bot.tables.resume_votes import ResumeVotes
from bot.tables.reviews import Reviews
from bot.tables.seat_changes import SeatChanges
from bot.tables.server_scope import ServerScope
from bot.tables.server_settings import Servers
from bot.tables.shared_moments import SharedMoments
from bot.tables.statistics import Statistics
from bot.tables.table import Table
from bot.tables.thanks import Thanks
from bot.tables.timers import Timers
from bot.tables.tuning import USUAL, Tuning
from bot.tables.undo_votes import UndoVotes
from bot.tables.vacations import Vacations
from bot.tables.what_if import WhatIfs
from bot.tables.worker import STANDS_LAST
from bot.tables.worker_pool import SEARCHERS, WorkerPool

ANSWER_FIRST = 0.005
"""Maximum delay of automatic players after a click, in seconds; a panel takes about 2 ms."""


class Manager(Keeper):
    """All tables of this process, with the services that change them."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float] = time.time,
        limits: Limits | None = None,
        workers: WorkerPool | None = None,
        scope: ServerScope | None = None,
        tuning: Tuning = USUAL,
    ) -> None:
        super().__init__(store, clock, limits, scope, tuning)
        self.replays = Replays(self)
        self.lobby = Lobby(self)
        self.rematch = Rematch(self, self.lobby)
        self.play = Play(self)
        self.order_changes = OrderChanges(self)
        self.missed = Missed(self, self.replays)
        self.consent = Consent(self)
        self.seat_changes = SeatChanges(self)
        self.pace_votes = PaceVotes(self)
        self.endings = Endings(self)
        self.memories = Memories(self)
        self.thanks = Thanks(self)
        self.ratings = RatingBook(self)
        self.resume_votes = ResumeVotes(self, self.replays)
        self.workers = workers or WorkerPool()
        self.searchers = WorkerPool(workers=SEARCHERS, stands_back=STANDS_LAST)
        self.hints = Hints(self, self.workers)
        self.reviews = Reviews(self, self.replays)
        self.shared_moments = SharedMoments(self)
        self.films = Films(self)
        computers = Computers(self.workers, self.searchers)
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
        self.statistics = Statistics(store, self.now)
        self.forgetting = Forgetting(self, self.statistics, self.ratings)
        self.personal_data = PersonalData(self)
        self.attention = Attention(self)
        self.timers = Timers(self, self.consent)
        self.undo_votes = UndoVotes(self, self.replays)
        self.servers = Servers(store)

    def at_panel(self, table: Table) -> Collection[Seat]:
        """Return the seats whose players have their panel open, which shows the next question."""
        return self.attention.at_panel(table)

    def follow(self, table: Table, cause: Cause, answered: Collection[Seat], is_shown: bool) -> None:
        """Run everything that happens after a commit; a click is answered before automatic players start."""
        for seat in answered:  # the panels of these players are up to date now
            self.attention.note(table.id, table.now.seats[seat].user or 0, self.now())
        self.scope.tell_table(table.id, table.server)
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
        self.undo_votes.wake(table)

    @property
    def waiting_to_think(self) -> int:
        """Number of computers' decisions that are waiting for a worker process."""
        return self.workers.waiting + self.searchers.waiting

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
        await self.undo_votes.close()
        await self.attention.close()
        await self.deputies.close()
        await self.hints.close()
        await self.reviews.close()
        await self.ratings.close()
        await self.replays.close()
        await self.workers.close()
        await self.searchers.close()
