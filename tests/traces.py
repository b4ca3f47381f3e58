"""A search of the whole database for one person, by id and by name."""

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.storage.sql.schema import KEYS
from bot.storage.sql.store import SqlStore
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store
from tests.faulty_store import real_store


async def find_traces(store: Store, user: int, name: str) -> set[tuple[str, str]]:
    """The tables and columns with the user's id or name, also inside packed values."""
    real = real_store(store)
    assert isinstance(real, SqlStore)
    found = set()
    for table in KEYS:
        columns = await _columns(real, table)
        query = f"SELECT {', '.join(columns)} FROM {table}"  # noqa: S608  # made of constants
        for row in await real.read(lambda db, query=query: db.rows(query)):  # type: ignore[misc]
            found |= {(table, column) for column, value in zip(columns, row, strict=True) if _holds(value, user, name)}
    return found


async def _columns(store: SqlStore, table: str) -> list[str]:
    """The names of a table's columns, as the database lists them."""
    query = (
        "SELECT column_name FROM information_schema.columns WHERE table_name = ? AND table_schema = 'public'"
        if not isinstance(store, SqliteStore)
        else "SELECT name FROM pragma_table_info(?)"
    )
    return [name for (name,) in await store.read(lambda db: db.rows(query, table))]


def _holds(value: Any, user: int, name: str) -> bool:
    if isinstance(value, bytes):
        return any(needle in value for needle in _needles(user, name))
    return value == user or (isinstance(value, str) and (str(user) in value or name in value))


def _needles(user: int, name: str) -> Iterator[bytes]:
    """The encodings of a user's id and name in packed values."""
    yield from (str(user).encode(), name.encode(), msgspec.msgpack.encode(user))
    yield user.to_bytes(8, "little")
