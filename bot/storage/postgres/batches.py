"""Batches statements of concurrent calls that differ only in their values, so that they share one wait for the disk."""

import asyncio
from typing import Any, TypeAlias

import asyncpg

from bot.storage.postgres.pool import Pool
from bot.storage.sql.database import Row
from bot.tasks import TaskSet

AT_ONCE = 2
"""Maximum number of statements or batches in flight; statements that arrive meanwhile form the next batch."""
REFUSED = (asyncpg.UniqueViolationError, asyncpg.DivisionByZeroError)
"""Errors of a statement that inserts an existing row, or that must change a row but changes none."""
DEADLOCKS = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
"""Errors of a transaction that the server aborted so that another one could continue; nothing was saved."""
Waiting: TypeAlias = tuple[Row, "asyncio.Future[None]"]
"""A statement's values, and the future its caller awaits."""


class Unclear(Exception):
    """One of several merged statements failed; running them one by one shows which."""


class Batches:
    """Statements that are one transaction each; statements that differ only in their values can share a transaction."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self._under_way = 0
        self._waiting: dict[str, list[Waiting]] = {}
        """Waiting calls by statement, oldest first."""
        self._tasks = TaskSet()

    async def save(self, query: str, values: Row) -> None:
        """Execute one statement, perhaps in a batch. Raises `Unclear` and `StoreAway`."""
        if self._under_way >= AT_ONCE:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(query, []).append((values, future))
            await future
            return
        self._under_way += 1
        try:
            await self._save(query, values)
        finally:
            self._go_on()

    async def _save(self, query: str, values: Row) -> None:
        async with self.pool.connection() as connection:
            try:
                await connection.execute(query, *values)
            except (*REFUSED, *DEADLOCKS):
                raise Unclear from None

    def _go_on(self) -> None:
        """Start the batch that has waited longest."""
        self._under_way -= 1
        if self._waiting:
            query = next(iter(self._waiting))
            self._under_way += 1
            self._tasks.start(self._save_together(query, self._waiting.pop(query)))

    async def _save_together(self, query: str, batch: list[Waiting]) -> None:
        """Save the batch in one transaction; if a statement fails, save each statement in its own transaction."""
        try:
            async with self.pool.connection() as connection:
                await connection.executemany(query, [values for values, _ in batch])
        except (*REFUSED, *DEADLOCKS):
            for values, future in batch:
                await self._save_alone(query, values, future)
        except Exception as error:  # noqa: BLE001  # passed to all callers
            for _, future in batch:
                _fail(future, error)
        else:
            for _, future in batch:
                if not future.done():  # the caller may have been cancelled
                    future.set_result(None)
        finally:
            self._go_on()

    async def _save_alone(self, query: str, values: Row, future: "asyncio.Future[None]") -> None:
        """Save one statement in its own transaction and pass the outcome to its caller."""
        try:
            await self._save(query, values)
        except Exception as error:  # noqa: BLE001  # passed to the caller
            _fail(future, error)
        else:
            if not future.done():
                future.set_result(None)

    async def finish(self) -> None:
        """Wait for all statements accepted so far."""
        await self._tasks.finish()


def _fail(future: "asyncio.Future[Any]", error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
