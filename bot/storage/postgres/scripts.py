"""Running scripts of statements on a connection to PostgreSQL."""

from collections.abc import Sequence
from typing import Any, TypeVar

import asyncpg

from bot.storage.postgres.dialect import read_all, translate, write_all
from bot.storage.sql.database import Row, Script, Statement, Taken, write_each

T = TypeVar("T")

DEADLOCKS = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
"""The server has broken off a transaction so that another could go on; nothing of it was saved."""
TRIES = 5
"""How often such a transaction is run."""


class Unclear(Exception):
    """Of several statements that were run as one, one has failed: run one after another they say which."""


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
        """All rows that are found."""
        try:
            return [tuple(row) for row in await self._connection.fetch(translate(query), *values)]
        except asyncpg.UniqueViolationError:
            raise Taken from None

    async def execute(self, query: str, *values: object) -> int:
        """Writes; gives how many rows were changed, which is the last word of what the server says."""
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
        """As one statement; where that fails, which of them it was is found out by running the script again."""
        if not self._merges:
            await write_each(self, statements)
        elif statements:
            query, values = write_all(statements)
            try:
                await self._connection.execute(query, *values)
            except (asyncpg.UniqueViolationError, asyncpg.DivisionByZeroError):
                raise Unclear from None

    async def wait_for_others(self, key: int) -> None:
        """The lock ends with the transaction."""
        await self._connection.execute("SELECT pg_advisory_xact_lock($1)", key)


class SingleStatement(PostgresDatabase):
    """A connection without a transaction: the one statement of a script is its own."""

    def __init__(self, connection: Any) -> None:
        super().__init__(_Once(connection), merges=True)


class _Once:
    """Lets one statement through."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    def __getattr__(self, name: str) -> Any:
        if self._connection is None:
            raise RuntimeError("a script of one statement has another")
        connection, self._connection = self._connection, None
        return getattr(connection, name)


async def read(script: Script[T], connection: Any) -> T:
    """Runs a script that changes nothing."""
    return await script(PostgresDatabase(connection, merges=True))


async def write(script: Script[T], connection: Any, is_single: bool) -> T:
    """Runs a script as one transaction, again where the server has broken it off."""
    for _ in range(TRIES - 1):
        try:
            return await _write_once(script, connection, is_single)
        except DEADLOCKS:
            continue
    return await _write_once(script, connection, is_single)


async def _write_once(script: Script[T], connection: Any, is_single: bool) -> T:
    try:
        if is_single:
            return await script(SingleStatement(connection))
        async with connection.transaction():
            return await script(PostgresDatabase(connection, merges=True))
    except Unclear:
        async with connection.transaction():
            return await script(PostgresDatabase(connection, merges=False))
