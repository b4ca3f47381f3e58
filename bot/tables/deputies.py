"""Whoever answers for a seat other than by clicking: after a person's answer is saved, one decision at a time.

A deputy thinks while nobody is kept waiting; each of its answers is saved as a person's is. Where the table has moved
on meanwhile, it thinks again.
"""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Protocol, TypeAlias

from bot.errors import GameError
from bot.games.contract import Answer, Prompt, Seat
from bot.logs import about, concern
from bot.storage.rows import Search
from bot.storage.store import AWAY_PAUSE, StoreAway
from bot.tables.cause import BOT
from bot.tables.keeper import Keeper
from bot.tables.locking import Service, locked
from bot.tables.table import Table
from bot.tables.turn import Turn
from bot.tasks import Backoff, cancel_all

log = logging.getLogger(__name__)

LONG = 3.0
"""Seconds after which it is shown that somebody is thinking."""
SETTLE_TIMEOUT = 1.0
"""Seconds that deputies at work have to finish before what they do is shown, so that all of it is shown at once."""
FIRST_PAUSE, LONGEST_PAUSE = 30.0, 3600.0
"""Seconds until what could not be saved is tried again; each time twice as long."""


class Deputy(Protocol):
    """One kind of those who answer for seats, such as the computers."""

    def answers_for(self, table: Table, prompt: Prompt) -> bool:
        """Whether the seat that is asked is one of theirs now."""

    async def answer(self, table: Table, prompt: Prompt) -> Answer:
        """A legal answer, by what that seat may know; the table is not locked and may move on meanwhile."""


Case: TypeAlias = tuple[Deputy, Prompt]
"""A question, and who answers it."""


class Deputies(Service):
    """Asks the deputies of all tables: at most one decision per table is under way."""

    def __init__(self, keeper: Keeper, deputies: Sequence[Deputy]) -> None:
        super().__init__(keeper)
        self._deputies = deputies
        self._rows: dict[int, asyncio.Task[None]] = {}
        """By table: the row of decisions under way, from the first to the last that needs no person."""
        self._is_closed = False

    def wake(self, table: Table) -> None:
        """A table was changed or loaded: if it is a deputy's turn, a row of decisions begins."""
        if table.id not in self._rows and not self._is_closed and self._find(table):
            self._rows[table.id] = asyncio.create_task(self._work(table))

    def _find(self, table: Table) -> Case | None:
        """The first question that a deputy answers; none where another process lets them answer."""
        if not self.keeper.part.works_for(table.server):
            return None
        cases = ((deputy, prompt) for prompt in table.prompts() for deputy in self._deputies)
        return next(((deputy, prompt) for deputy, prompt in cases if deputy.answers_for(table, prompt)), None)

    async def _work(self, table: Table) -> None:
        concern(table.id)
        backoff = Backoff(FIRST_PAUSE, LONGEST_PAUSE)
        try:
            while case := self._find(table):
                try:
                    await self._decide(table, case)
                    backoff.reset()
                except StoreAway:
                    log.warning("deputy_waits", extra=about(table=table.id, seat=case[1].seat))
                    await asyncio.sleep(AWAY_PAUSE)
                except Exception:
                    log.exception("deputy_failed", extra=about(table=table.id, seat=case[1].seat))
                    await backoff.wait()
        finally:
            del self._rows[table.id]

    async def _decide(self, table: Table, case: Case) -> None:
        deputy, prompt = case
        basis = _basis(table, prompt.seat)
        with self._ponders(table, prompt):
            answer = await deputy.answer(table, prompt)
        await self._save(table.id, case, answer, basis)

    @contextmanager
    def _ponders(self, table: Table, prompt: Prompt) -> Iterator[None]:
        """Whoever watches is told that somebody thinks once it takes long."""
        timer = asyncio.get_running_loop().call_later(LONG, self._show_pondering, table, prompt.seat)
        try:
            yield
        finally:
            timer.cancel()
            table.pondering = None

    def _show_pondering(self, table: Table, seat: Seat) -> None:
        table.pondering = seat
        self.keeper.announce(table.id, BOT)

    @locked
    async def _save(self, table: Table, case: Case, answer: Answer, basis: object) -> None:
        """Takes an answer, unless the table has moved on since; another process may have saved new picks."""
        if _basis(table, case[1].seat) != basis or self._find(table) != case:
            return
        turn, prompt = Turn(table), case[1]
        if self.keeper.is_overdue(table, prompt.seat):
            log.info("time_ran_out", extra=about(table=table.id, seat=prompt.seat))
            turn.note_lapse(prompt.seat)
        take = turn.answer_for if table.is_delegated(prompt) else turn.answer
        take(prompt.seat, prompt.id, answer)
        await self.keeper.save(table, turn)

    def are_busy_at(self, table_id: int) -> bool:
        """Whether any deputy is at work at a table."""
        return table_id in self._rows

    async def settle(self, table_id: int, seconds: float) -> None:
        """Waits until no deputy is at work at a table, so many seconds at most."""
        if row := self._rows.get(table_id):
            await asyncio.wait((row,), timeout=seconds)

    async def resume(self) -> None:
        """After a start: goes on wherever it was a deputy's turn, since a table that is loaded wakes its deputies."""
        for search in (Search.WITH_COMPUTERS, Search.WITH_ORDERS):
            for place in await self.store.find_tables(search):
                if not self.keeper.part.works_for(place.server):
                    continue
                with suppress(GameError):  # of other rules: nobody can play there
                    await self.keeper.table(place.table_id)

    async def close(self) -> None:
        """Breaks off what is thought; the next start goes on with it."""
        self._is_closed = True
        await cancel_all(self._rows.values())


def _basis(table: Table, seat: Seat) -> tuple[object, ...]:
    """What an answer for a seat depends on."""
    return table.turns, table.drafts.get(seat), table.orders.get(seat)
