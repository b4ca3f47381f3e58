"""What a script of statements needs of a database, whichever it is.

Scripts are written once, for every database. They wait for each statement; where a database answers at once, such as
SQLite in its own thread, nothing is waited for. In a query `?` stands for the next value and `?1` for the first.
"""

from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

T = TypeVar("T")
Row: TypeAlias = tuple[Any, ...]


class Taken(Exception):
    """A row with the same key is there already."""


class Statement(NamedTuple):
    """A query with its values; for one that writes, what its failing means."""

    query: str
    values: Row
    missing: type[Exception] | None = None
    """What to raise where no row was changed."""
    taken: type[Exception] = Taken
    """What to raise where a row with the same key is there already."""


class Database(Protocol):
    """A database within a transaction. Whatever is raised undoes all of it."""

    async def row(self, query: str, *values: object) -> Row | None:
        """The first row that is found, also of what a statement that writes gives back. Raises `Taken`."""

    async def rows(self, query: str, *values: object) -> list[Row]:
        """All rows that are found. Raises `Taken`."""

    async def execute(self, query: str, *values: object) -> int:
        """Writes; gives how many rows were changed. Raises `Taken`."""

    async def execute_many(self, query: str, rows: Sequence[Row]) -> None:
        """Writes once for each row of values."""

    async def read_together(self, *statements: Statement) -> list[list[Row]]:
        """What several queries find at the same moment."""

    async def write_together(self, *statements: Statement) -> None:
        """Several statements, no two of which touch the same row: a database may run them all at once."""

    async def wait_for_others(self, key: int) -> None:
        """Lets only one transaction at a time go on that names this key."""


Script: TypeAlias = Callable[[Database], Coroutine[Any, Any, T]]
"""Statements to run within a transaction that is begun and committed for it."""


async def write_each(db: Database, statements: Iterable[Statement]) -> None:
    """One statement after another, each with what its failing means."""
    for one in statements:
        try:
            changed = await db.execute(one.query, *one.values)
        except Taken:
            raise one.taken from None
        if not changed and one.missing:
            raise one.missing


def insert(into: str, rows: Sequence[Row], otherwise: str = "") -> Statement:
    """Several new rows in their order, and what to do where one is there already."""
    values = rows[0] if len(rows) == 1 else tuple(value for row in rows for value in row)
    return Statement(_insertion(into, len(rows[0]), len(rows), otherwise), values)


@cache
def _insertion(into: str, width: int, rows: int, otherwise: str) -> str:
    places = f"({', '.join('?' * width)})"
    return f"INSERT INTO {into} VALUES {', '.join([places] * rows)} {otherwise}".rstrip()  # noqa: S608  # made of constants
