"""The interface that scripts of statements need from a database.

Scripts are written once, for every database. They await each statement; a database that answers at once, such as
SQLite in its own thread, never suspends them. In a query, `?` stands for the next value and `?1` for the first value.
"""

from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

T = TypeVar("T")
Row: TypeAlias = tuple[Any, ...]


class Taken(Exception):
    """A row with the same key already exists."""


class Statement(NamedTuple):
    """A query with its values and, if it writes, the errors to raise."""

    query: str
    values: Row
    missing: type[Exception] | None = None
    """The error to raise if no row was changed."""
    taken: type[Exception] = Taken
    """The error to raise if a row with the same key exists."""


class Database(Protocol):
    """A database within a transaction. An exception rolls it back."""

    async def row(self, query: str, *values: object) -> Row | None:
        """Return the first row of a query or a `RETURNING` clause, or None. Raises `Taken`."""

    async def rows(self, query: str, *values: object) -> list[Row]:
        """Return all rows. Raises `Taken`."""

    async def execute(self, query: str, *values: object) -> int:
        """Execute a statement; return the number of changed rows. Raises `Taken`."""

    async def execute_many(self, query: str, rows: Sequence[Row]) -> None:
        """Execute a statement once per row of values."""

    async def read_together(self, *statements: Statement) -> list[list[Row]]:
        """Return the rows of several queries, read in one snapshot."""

    async def write_together(self, *statements: Statement) -> None:
        """Execute statements that touch different rows: a database may run them all at once."""

    async def wait_for_others(self, key: int) -> None:
        """Wait until no other transaction holds this key."""


Script: TypeAlias = Callable[[Database], Coroutine[Any, Any, T]]
"""Statements to run within a transaction that the caller begins and commits."""


async def write_each(db: Database, statements: Iterable[Statement]) -> None:
    """Execute one statement after another; raise each statement's errors."""
    for one in statements:
        try:
            changed = await db.execute(one.query, *one.values)
        except Taken:
            raise one.taken from None
        if not changed and one.missing:
            raise one.missing


def insert(into: str, rows: Sequence[Row], otherwise: str = "") -> Statement:
    """Build one INSERT for several rows; `otherwise` is the conflict clause."""
    values = rows[0] if len(rows) == 1 else tuple(value for row in rows for value in row)
    return Statement(_insertion(into, len(rows[0]), len(rows), otherwise), values)


@cache
def _insertion(into: str, width: int, rows: int, otherwise: str) -> str:
    places = f"({', '.join('?' * width)})"
    return f"INSERT INTO {into} VALUES {', '.join([places] * rows)} {otherwise}".rstrip()  # noqa: S608  # made of constants
