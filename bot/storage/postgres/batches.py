"""Statements of different people that wait together are saved together: the disk is waited for once for all of them."""

import asyncio
from typing import Any, TypeAlias

import asyncpg

from bot.storage.postgres.pool import Pool
from bot.storage.sql.database import Row
from bot.tasks import TaskSet

AT_ONCE = 2
"""Statements, or batches of them, that are under way at a time; what comes meanwhile waits, and then goes together."""
REFUSED = (asyncpg.UniqueViolationError, asyncpg.DivisionByZeroError)
"""A row is there already, or none was changed where one must be."""
DEADLOCKS = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
"""The server has broken off a transaction so that another could go on; nothing of it was saved."""
Waiting: TypeAlias = tuple[Row, "asyncio.Future[None]"]
"""The values of a statement, and who waits for it."""


class Unclear(Exception):
    """Of several statements that were run as one, one has failed: run one after another they say which."""


class Batches:
    """Statements that are a transaction each; those that differ only in their values can share one."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._under_way = 0
        self._waiting: dict[str, list[Waiting]] = {}
        """By statement, in the order in which they came."""
        self._tasks = TaskSet()

    async def save(self, query: str, values: Row) -> None:
        """Saves one statement. Raises `Unclear` and `StoreAway`."""
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
        async with self._pool.connection() as connection:
            try:
                await connection.execute(query, *values)
            except (*REFUSED, *DEADLOCKS):
                raise Unclear from None

    def _go_on(self) -> None:
        """Something is done: what has waited longest goes next, with all that are like it."""
        self._under_way -= 1
        if self._waiting:
            query = next(iter(self._waiting))
            self._under_way += 1
            self._tasks.start(self._save_together(query, self._waiting.pop(query)))

    async def _save_together(self, query: str, batch: list[Waiting]) -> None:
        """All in one transaction; where one of them fails, each in its own."""
        try:
            async with self._pool.connection() as connection:
                await connection.executemany(query, [values for values, _ in batch])
        except (*REFUSED, *DEADLOCKS):
            for values, future in batch:
                await self._save_alone(query, values, future)
        except Exception as error:  # noqa: BLE001  # goes to all who wait
            for _, future in batch:
                _fail(future, error)
        else:
            for _, future in batch:
                if not future.done():  # somebody may wait no longer
                    future.set_result(None)
        finally:
            self._go_on()

    async def _save_alone(self, query: str, values: Row, future: "asyncio.Future[None]") -> None:
        """In a transaction of its own; whoever waits for it hears how it went."""
        try:
            await self._save(query, values)
        except Exception as error:  # noqa: BLE001  # goes to whoever waits
            _fail(future, error)
        else:
            if not future.done():
                future.set_result(None)

    async def finish(self) -> None:
        """Waits for all that came until now."""
        await self._tasks.finish()


def _fail(future: "asyncio.Future[Any]", error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
