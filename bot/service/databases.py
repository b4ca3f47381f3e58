"""Opens the store named by `DATABASE`: an SQLite file, or a PostgreSQL database on a server."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bot.host_errors import NoDriver
from bot.storage.address import Address
from bot.storage.leases import Shards
from bot.storage.sqlite.lock_file import held
from bot.storage.sqlite.startup import check_place
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store

if TYPE_CHECKING:
    from bot.storage.postgres.store import PostgresStore


def postgres_store() -> "type[PostgresStore]":
    """Return the PostgreSQL store. Raises `NoDriver` if its optional driver is not installed."""
    try:
        from bot.storage.postgres.store import PostgresStore  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise NoDriver(package="asyncpg") from None
    return PostgresStore


@asynccontextmanager
async def working_alone(database: Path | Address, shards: Shards | None = None) -> AsyncIterator[Store]:
    """Open a store for a whole run and keep other bots out, except those with different shards.

    Raises `BadDatabase`, `DatabaseInUse` and `OtherShards`.
    """
    if isinstance(database, Address):
        async with postgres_store().working(database, is_alone=shards is None, shards=shards) as store:
            yield store
        return
    check_place(database, is_written=True)  # checked before a lock file is created there
    with held(database):
        async with SqliteStore.working(database) as file:
            yield file


def reading(database: Path | Address) -> "AbstractAsyncContextManager[SqliteStore | PostgresStore]":
    """Open a store read-only, even while a bot is running. Raises `BadDatabase`."""
    return postgres_store().reading(database) if isinstance(database, Address) else SqliteStore.reading(database)
