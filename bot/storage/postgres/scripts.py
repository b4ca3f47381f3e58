"""Running scripts of statements on a connection to PostgreSQL."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import asyncpg

from bot.storage.postgres.batches import DEADLOCKS, REFUSED, Batches, Unclear
from bot.storage.postgres.dialect import read_all, translate, write_all
from bot.storage.postgres.pool import Pool
from bot.storage.sql.database import Row, Script, Statement, Taken, write_each

T = TypeVar("T")

TRIES = 5
"""How often a transaction is run again that the server has broken off."""


class PostgresDatabase:
    """A connection to PostgreSQL as scripts see it."""

    def __init__(self, connection: Any, merges: bool) -> None:
        self._connection = connection
        self._merges = merges
        """Whether statements that may be run together go to the server as one."""

    async def row(self, query: str, *values: object) -> Row | None:
        """The first row that is found."""
        rows = await self.rows(query, *values)
        return rows[0] if rows else None

    async def rows(self, query: str, *values: object) -> list[Row]:
        """All rows that are found. Raises `Taken`."""
        try:
            return [tuple(row) for row in await self._connection.fetch(translate(query), *values)]
        except asyncpg.UniqueViolationError:
            raise Taken from None

    async def execute(self, query: str, *values: object) -> int:
        """Writes; gives how many rows were changed, the last word of what the server says. Raises `Taken`."""
        try:
            said: str = await self._connection.execute(translate(query), *values)
        except asyncpg.UniqueViolationError:
            raise Taken from None
        return int(said.rpartition(" ")[2])

    async def execute_many(self, query: str, rows: Sequence[Row]) -> None:
        """Writes once for each row of values; all are sent at once, and all are saved or none."""
        await self._connection.executemany(translate(query), rows)

    async def read_together(self, *statements: Statement) -> list[list[Row]]:
        """In one query, since another one would see what was saved meanwhile."""
        query, values = read_all(statements)
        [found] = await self._connection.fetch(query, *values)
        return [rows or [] for rows in found]

    async def write_together(self, *statements: Statement) -> None:
        """As one statement. Raises `Unclear` where it fails: the script runs again to find out which it was."""
        if not self._merges:
            await write_each(self, statements)
        elif statements:
            query, values = write_all(statements)
            try:
                await self._connection.execute(query, *values)
            except REFUSED:
                raise Unclear from None

    async def wait_for_others(self, key: int) -> None:
        """The lock ends with the transaction."""
        await self._connection.execute("SELECT pg_advisory_xact_lock($1)", key)


class SingleStatement:
    """The server as a script of one statement sees it, which is a transaction by itself."""

    def __init__(self, pool: Pool, batches: Batches) -> None:
        self._pool, self._batches = pool, batches
        self._is_used = False

    def _use(self) -> None:
        if self._is_used:
            raise RuntimeError("a script of one statement has another")
        self._is_used = True

    async def row(self, query: str, *values: object) -> Row | None:
        """The first row that is found."""
        async with self._connected() as db:
            return await db.row(query, *values)

    async def rows(self, query: str, *values: object) -> list[Row]:
        """All rows that are found. Raises `Taken`."""
        async with self._connected() as db:
            return await db.rows(query, *values)

    async def execute(self, query: str, *values: object) -> int:
        """Writes; gives how many rows were changed."""
        async with self._connected() as db:
            return await db.execute(query, *values)

    async def execute_many(self, query: str, rows: Sequence[Row]) -> None:
        """Writes once for each row of values."""
        async with self._connected() as db:
            await db.execute_many(query, rows)

    async def read_together(self, *statements: Statement) -> list[list[Row]]:
        """What several queries find at the same moment."""
        async with self._connected() as db:
            return await db.read_together(*statements)

    async def write_together(self, *statements: Statement) -> None:
        """As one statement, which may be saved together with those of others."""
        self._use()
        if statements:
            await self._batches.save(*write_all(statements))

    async def wait_for_others(self, _key: int) -> None:
        """A statement alone keeps nobody waiting."""
        raise RuntimeError("a lock would end with its own statement")

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[PostgresDatabase]:
        self._use()
        async with self._pool.connection() as connection:
            yield PostgresDatabase(connection, merges=True)


async def read(script: Script[T], pool: Pool) -> T:
    """Runs a script that changes nothing."""
    async with pool.connection() as connection:
        return await script(PostgresDatabase(connection, merges=True))


async def write_single(script: Script[T], pool: Pool, batches: Batches) -> T:
    """Runs a script of one statement."""
    try:
        return await script(SingleStatement(pool, batches))
    except Unclear:
        return await write(script, pool, merges=False)


async def write(script: Script[T], pool: Pool, merges: bool = True) -> T:
    """Runs a script as one transaction, again where the server has broken it off, or does not say what has failed."""
    for _ in range(TRIES):
        try:
            return await _write_once(script, pool, merges)
        except DEADLOCKS:
            continue
        except Unclear:
            merges = False
    return await _write_once(script, pool, merges)


async def _write_once(script: Script[T], pool: Pool, merges: bool) -> T:
    async with pool.connection() as connection, connection.transaction():
        return await script(PostgresDatabase(connection, merges))
