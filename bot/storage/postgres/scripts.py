"""Runs scripts of statements on a PostgreSQL connection."""

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
"""Attempts at a transaction that the server aborts."""


class PostgresDatabase:
    """A PostgreSQL connection, as scripts see it."""

    def __init__(self, connection: Any, merges: bool) -> None:
        self._connection = connection
        self._merges = merges
        """True if statements that may run together are sent as one."""

    async def row(self, query: str, *values: object) -> Row | None:
        """Return the first row, or None."""
        rows = await self.rows(query, *values)
        return rows[0] if rows else None

    async def rows(self, query: str, *values: object) -> list[Row]:
        """Return all rows. Raises `Taken`."""
        try:
            return [tuple(row) for row in await self._connection.fetch(translate(query), *values)]
        except asyncpg.UniqueViolationError:
            raise Taken from None

    async def execute(self, query: str, *values: object) -> int:
        """Execute a statement; return the number of changed rows, the last word of the server's reply.

        Raises `Taken`.
        """
        try:
            said: str = await self._connection.execute(translate(query), *values)
        except asyncpg.UniqueViolationError:
            raise Taken from None
        return int(said.rpartition(" ")[2])

    async def execute_many(self, query: str, rows: Sequence[Row]) -> None:
        """Execute a statement once per row of values, all or none."""
        await self._connection.executemany(translate(query), rows)

    async def read_together(self, *statements: Statement) -> list[list[Row]]:
        """Read with one query, since a second query could see later changes."""
        query, values = read_all(statements)
        [found] = await self._connection.fetch(query, *values)
        return [rows or [] for rows in found]

    async def write_together(self, *statements: Statement) -> None:
        """Write with one statement. Raises `Unclear` if it fails: the script is then rerun to find the failing part."""
        if not self._merges:
            await write_each(self, statements)
        elif statements:
            query, values = write_all(statements)
            try:
                await self._connection.execute(query, *values)
            except REFUSED:
                raise Unclear from None

    async def wait_for_others(self, key: int) -> None:
        """Take an advisory lock, which ends with the transaction."""
        await self._connection.execute("SELECT pg_advisory_xact_lock($1)", key)


class SingleStatement:
    """A connection for scripts of one statement, which need no explicit transaction."""

    def __init__(self, pool: Pool, batches: Batches) -> None:
        self.pool, self._batches = pool, batches
        self._is_used = False

    def _use(self) -> None:
        if self._is_used:
            raise RuntimeError("a script of one statement has another")
        self._is_used = True

    async def row(self, query: str, *values: object) -> Row | None:
        """Return the first row, or None."""
        async with self._connected() as db:
            return await db.row(query, *values)

    async def rows(self, query: str, *values: object) -> list[Row]:
        """Return all rows. Raises `Taken`."""
        async with self._connected() as db:
            return await db.rows(query, *values)

    async def execute(self, query: str, *values: object) -> int:
        """Execute a statement; return the number of changed rows."""
        async with self._connected() as db:
            return await db.execute(query, *values)

    async def execute_many(self, query: str, rows: Sequence[Row]) -> None:
        """Execute a statement once per row of values."""
        async with self._connected() as db:
            await db.execute_many(query, rows)

    async def read_together(self, *statements: Statement) -> list[list[Row]]:
        """Return the rows of several queries, read in one snapshot."""
        async with self._connected() as db:
            return await db.read_together(*statements)

    async def write_together(self, *statements: Statement) -> None:
        """Write with one statement, which may share a transaction with others."""
        self._use()
        if statements:
            await self._batches.save(*write_all(statements))

    async def wait_for_others(self, _key: int) -> None:
        """Refuse: the lock would end with the statement that takes it."""
        raise RuntimeError("a lock would end with its own statement")

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[PostgresDatabase]:
        self._use()
        async with self.pool.connection() as connection:
            yield PostgresDatabase(connection, merges=True)


async def read(script: Script[T], pool: Pool) -> T:
    """Run a script that only reads."""
    async with pool.connection() as connection:
        return await script(PostgresDatabase(connection, merges=True))


async def write_single(script: Script[T], pool: Pool, batches: Batches) -> T:
    """Run a script of one statement."""
    try:
        return await script(SingleStatement(pool, batches))
    except Unclear:
        return await write(script, pool, merges=False)


async def write(script: Script[T], pool: Pool, merges: bool = True) -> T:
    """Run a script in one transaction; retry if the server aborts the transaction or the script raises `Unclear`."""
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
