"""A database as another program opens it."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.service.databases import postgres_store
from bot.storage.address import Address
from bot.storage.leases import Shards
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store


@contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """A connection that commits at the end and, unlike sqlite3's own, is closed: since Python 3.13 it warns if not."""
    with closing(sqlite3.connect(file)) as db, db:
        yield db


def rows(file: Path, query: str) -> list[tuple[object, ...]]:
    """What another program sees in the file."""
    with opened(file) as db:
        return db.execute(query).fetchall()


def as_sqlite(store: Store) -> SqliteStore:
    """The bot's store, for a test that meddles with the database itself."""
    if not isinstance(store, SqliteStore):
        pytest.skip("meddles with SQLite itself")
    return store


_new_files: list[bytes] = []
"""A database with nothing in its tables, once there was one."""


async def open_sooner(file: Path) -> SqliteStore:
    """A store; a new file is a copy of an empty database, which is faster than creating all tables."""
    if not _is_begun(file):
        await (await SqliteStore.open(file)).close()
        _new_files.append(file.read_bytes())  # noqa: ASYNC240  # once
    return await SqliteStore.open(file)


def _is_begun(file: Path) -> bool:
    """Whether there is a file, perhaps since it was copied now."""
    if _new_files and not file.exists():
        file.touch(0o600)
        file.write_bytes(_new_files[0])
    return file.exists()


@asynccontextmanager
async def working_beside(database: Path | Address, shards: Shards | None = None) -> AsyncIterator[Store]:
    """A store that others may work with too, perhaps such as have other shards."""
    if isinstance(database, Address):
        async with postgres_store().working(database, shards=shards) as server:
            yield server
        return
    store = await open_sooner(database)
    try:
        yield store
    finally:
        await store.close()  # or its thread would keep the tests from ending


async def fetch(address: Address, query: str) -> list[tuple[Any, ...]]:
    """What another program sees in a database on a server."""
    import asyncpg  # noqa: PLC0415  # not everywhere

    connection = await asyncpg.connect(address.url)
    try:
        return [tuple(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()
