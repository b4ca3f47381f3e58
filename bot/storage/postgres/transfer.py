"""Moves a whole database to PostgreSQL: in one transaction, committed only if every row compares equal."""

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager, suppress
from functools import partial
from typing import Any, Protocol

import asyncpg
from msgspec import Struct

from bot.host_errors import NotMoved, TargetTaken
from bot.storage.address import Address
from bot.storage.postgres import startup
from bot.storage.postgres.pool import LOST
from bot.storage.sql.database import Row
from bot.storage.sql.schema import COUNTED, KEYS

PAGE = 500
"""Rows copied and compared at a time."""


class Source(Protocol):
    """A database that can be read from its first row to its last while nothing is written to it."""

    def pages(self, query: str, size: int) -> AsyncGenerator[list[Row], None]:
        """Yield a query's rows in pages of `size`; the caller closes the generator before the database."""

    async def last_numbers(self) -> dict[str, int]:
        """Return by table the highest id ever assigned to a row."""


class Moved(Struct):
    """The result of a move."""

    rows: dict[str, int]
    """Rows by table."""
    was_there: bool
    """True if an earlier move had already copied everything."""


class _Column(Struct, frozen=True):
    name: str
    type: str


async def take_over(source: Source, address: Address) -> Moved:
    """Copy everything, or check that it is there. Raises `BadDatabase`, `DatabaseInUse`, `NotMoved`, `TargetTaken`."""
    await startup.bring_up_to_date(address)
    guard = await startup.explained(address, partial(startup.connect_guard, address))
    try:
        async with _patient(address) as connection:
            transaction = connection.transaction()
            await transaction.start()
            moved = await _carry_over(source, connection, address)
            await startup.explained(address, transaction.commit)  # if lost here, the outcome is unknown
        return moved
    finally:
        await _leave(guard)


@asynccontextmanager
async def _patient(address: Address) -> AsyncIterator[Any]:
    """Open a connection whose statements have no timeout; roll back what is not committed at the end.

    Raises `BadDatabase`, and `NotMoved` if the server refuses a statement or is lost.
    """
    connection = await startup.explained(address, partial(startup.connect, address, patience=None))
    try:
        yield connection
    except LOST as error:
        raise NotMoved(why="lost") from error
    except asyncpg.PostgresError as error:
        raise NotMoved(why=" ".join(str(error).split()).rstrip(".")) from error
    except (asyncpg.InterfaceError, TypeError) as error:  # `TypeError`: asyncio wrote to a lost connection
        if connection.is_closed():
            raise NotMoved(why="lost") from error
        raise
    finally:
        await _leave(connection)


async def _leave(connection: Any) -> None:
    """Close a connection that may already be lost."""
    with suppress(*LOST, asyncpg.InterfaceError):
        await connection.close()


async def _carry_over(source: Source, connection: Any, address: Address) -> Moved:
    """Copy all rows into an empty database, and compare them. Raises `NotMoved` and `TargetTaken`."""
    columns = {table: await _columns(connection, table) for table in KEYS}
    was_there = await _is_used(connection)
    if not was_there:
        await connection.execute("DELETE FROM figures")  # merely starting a bot stores its games' figures
        await _copy(source, connection, columns)
    different, rows = await _compare(source, connection, columns)
    if different:
        raise TargetTaken(database=str(address)) if was_there else NotMoved(why=different)
    return Moved(rows, was_there)


async def _is_used(connection: Any) -> bool:
    """True if the database has any rows in tables other than `figures`."""
    found = [f"EXISTS (SELECT 1 FROM {table})" for table in KEYS if table != "figures"]  # noqa: S608  # our names
    return bool(await connection.fetchval(f"SELECT {' OR '.join(found)}"))


async def _columns(connection: Any, table: str) -> list[_Column]:
    query = (
        "SELECT column_name, data_type FROM information_schema.columns"
        " WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position"
    )
    return [_Column(*row) for row in await connection.fetch(query, table)]


def _query(table: str, columns: list[_Column], collation: str) -> str:
    """Build the query for all rows of a table, ordered alike on every database: text is ordered by its bytes."""
    types = {column.name: column.type for column in columns}
    order = [f"{key}{collation if types[key] == 'text' else ''}" for key in KEYS[table]]
    return f"SELECT {', '.join(types)} FROM {table} ORDER BY {', '.join(order)}"  # noqa: S608  # names are constants


async def _copy(source: Source, connection: Any, columns: dict[str, list[_Column]]) -> None:
    for table, own in columns.items():
        names = [column.name for column in own]
        truths = [place for place, column in enumerate(own) if column.type == "boolean"]
        async with aclosing(source.pages(_query(table, own, ""), PAGE)) as pages:
            async for page in pages:
                rows = [_with_truths(row, truths) for row in page]
                await connection.copy_records_to_table(table, records=rows, columns=names)
    last = await source.last_numbers()
    for table in COUNTED:
        query = f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), $1, $2)"
        await connection.execute(query, max(1, last[table]), last[table] > 0)


def _with_truths(row: Row, places: list[int]) -> Row:
    """Convert the numbers that SQLite stores for booleans to booleans."""
    return tuple(bool(value) if place in places else value for place, value in enumerate(row)) if places else row


async def _compare(source: Source, connection: Any, columns: dict[str, list[_Column]]) -> tuple[str, dict[str, int]]:
    """Compare every row; return the name of a table that differs, if any, and the number of rows by table."""
    counts: dict[str, int] = {}
    for table, own in columns.items():
        theirs = await connection.cursor(_query(table, own, ' COLLATE "C"'))
        counts[table] = 0
        async with aclosing(source.pages(_query(table, own, ""), PAGE)) as pages:
            async for page in pages:
                if page != [tuple(row) for row in await theirs.fetch(len(page))]:
                    return table, counts
                counts[table] += len(page)
        if await theirs.fetch(1):
            return table, counts
    return "", counts
