"""Runs scripts of statements in SQLite's thread, where each statement finishes at once."""

import re
import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from bot.storage.sql.database import Row, Script, Statement, Taken, write_each

T = TypeVar("T")
NUMBERED = re.compile(r"\?(\d+)")


@cache
def _read(query: str) -> tuple[str, tuple[int, ...]]:
    """Return the query with plain `?` placeholders, and the indices of their values; no indices if in order."""
    return NUMBERED.sub("?", query), tuple(int(number) - 1 for number in NUMBERED.findall(query))


class SqliteDatabase:
    """An SQLite connection, as scripts see it; awaiting it never suspends."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def _run(self, query: str, values: Row) -> sqlite3.Cursor:
        plain, order = _read(query)
        return self._db.execute(plain, [values[at] for at in order] if order else values)

    async def row(self, query: str, *values: object) -> Row | None:
        """Return the first row, or None."""
        rows = await self.rows(query, *values)
        return rows[0] if rows else None

    async def rows(self, query: str, *values: object) -> list[Row]:
        """Return all rows. Raises `Taken`."""
        try:
            return self._run(query, values).fetchall()
        except sqlite3.IntegrityError:
            raise Taken from None

    async def execute(self, query: str, *values: object) -> int:
        """Execute a statement; return the number of changed rows. Raises `Taken`."""
        try:
            return self._run(query, values).rowcount
        except sqlite3.IntegrityError:
            raise Taken from None

    async def execute_many(self, query: str, rows: Sequence[Row]) -> None:
        """Execute a statement once per row of values."""
        self._db.executemany(query, rows)

    async def read_together(self, *statements: Statement) -> list[list[Row]]:
        """Read one query after another; no other connection writes meanwhile."""
        return [self._run(one.query, one.values).fetchall() for one in statements]

    async def write_together(self, *statements: Statement) -> None:
        """Execute one statement after another."""
        await write_each(self, statements)

    async def wait_for_others(self, _key: int) -> None:
        """Do nothing: SQLite allows one writing transaction at a time."""


def run_script(script: Script[T], db: sqlite3.Connection) -> T:
    """Run a script to its end at once."""
    running = script(SqliteDatabase(db))
    try:
        running.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    raise RuntimeError("a script waits for something other than its database")
