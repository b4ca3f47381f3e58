"""Running scripts of statements in SQLite: in its own thread each statement is done when it is asked for."""

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
    """A query with nameless places alone, and which value belongs to each; none are said where they stand in order."""
    return NUMBERED.sub("?", query), tuple(int(number) - 1 for number in NUMBERED.findall(query))


class SqliteDatabase:
    """A connection of SQLite as scripts see it; nothing is ever waited for."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def _run(self, query: str, values: Row) -> sqlite3.Cursor:
        plain, order = _read(query)
        return self._db.execute(plain, [values[at] for at in order] if order else values)

    async def row(self, query: str, *values: object) -> Row | None:
        """The first row that is found."""
        rows = await self.rows(query, *values)
        return rows[0] if rows else None

    async def rows(self, query: str, *values: object) -> list[Row]:
        """All rows that are found. Raises `Taken`."""
        try:
            return self._run(query, values).fetchall()
        except sqlite3.IntegrityError:
            raise Taken from None

    async def execute(self, query: str, *values: object) -> int:
        """Writes; gives how many rows were changed. Raises `Taken`."""
        try:
            return self._run(query, values).rowcount
        except sqlite3.IntegrityError:
            raise Taken from None

    async def execute_many(self, query: str, rows: Sequence[Row]) -> None:
        """Writes once for each row of values."""
        self._db.executemany(query, rows)

    async def read_together(self, *statements: Statement) -> list[list[Row]]:
        """One after another; nobody else writes meanwhile."""
        return [self._run(one.query, one.values).fetchall() for one in statements]

    async def write_together(self, *statements: Statement) -> None:
        """One after another."""
        await write_each(self, statements)

    async def wait_for_others(self, _key: int) -> None:
        """Only one transaction at a time writes anyway."""


def run_script(script: Script[T], db: sqlite3.Connection) -> T:
    """Runs a script to its end at once."""
    running = script(SqliteDatabase(db))
    try:
        running.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    raise RuntimeError("a script waits for something other than its database")
