"""Access to a test's database from outside the bot, like another program."""

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
from tests.faulty_store import real_store


@contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """A connection that commits and closes; sqlite3's own context manager does not close it, so Python 3.13 warns."""
    with closing(sqlite3.connect(file)) as db, db:
        yield db


def rows(file: Path, query: str) -> list[tuple[object, ...]]:
    """The rows of a query on the database file."""
    with opened(file) as db:
        return db.execute(query).fetchall()


def query_plan(file: Path, query: str, *values: object) -> list[str]:
    """SQLite's plan for a query."""
    with opened(file) as db:
        return [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {query}", values)]


def as_sqlite(store: Store) -> SqliteStore:
    """The bot's store as an SQLite store; other stores skip the test."""
    real = real_store(store)
    if not isinstance(real, SqliteStore):
        pytest.skip("meddles with SQLite itself")
    return real


_new_files: list[bytes] = []
"""The bytes of an empty database with its schema, once created."""


async def open_sooner(file: Path) -> SqliteStore:
    """Open a store. For a new file, an empty database is copied, which is faster than creating all tables."""
    if not _is_begun(file):
        await (await SqliteStore.open(file)).close()
        _new_files.append(file.read_bytes())  # noqa: ASYNC240  # only once
    return await SqliteStore.open(file)


def _is_begun(file: Path) -> bool:
    """True if the file exists or was just copied."""
    if _new_files and not file.exists():
        file.touch(0o600)
        file.write_bytes(_new_files[0])
    return file.exists()


@asynccontextmanager
async def working_beside(database: Path | Address, shards: Shards | None = None) -> AsyncIterator[Store]:
    """A store that other processes can use, too; optionally limited to some shards."""
    if isinstance(database, Address):
        async with postgres_store().working(database, shards=shards) as server:
            yield server
        return
    store = await open_sooner(database)
    try:
        yield store
    finally:
        await store.close()  # otherwise, its thread would keep the tests from exiting


async def fetch(address: Address, query: str) -> list[tuple[Any, ...]]:
    """The rows of a query on a PostgreSQL database."""
    import asyncpg  # noqa: PLC0415  # not installed everywhere

    connection = await asyncpg.connect(address.url)
    try:
        return [tuple(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()
