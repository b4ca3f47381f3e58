"""The store on PostgreSQL: runs the shared scripts on a server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Self, TypeVar
from weakref import WeakValueDictionary

import asyncpg

from bot.storage.address import Address
from bot.storage.leases import Shards
from bot.storage.postgres import startup
from bot.storage.postgres.batches import Batches
from bot.storage.postgres.leases import PostgresLeases
from bot.storage.postgres.pool import Pool
from bot.storage.postgres.scripts import read, write, write_single
from bot.storage.rows import Measure
from bot.storage.sql.database import Database, Script
from bot.storage.sql.schema import KEYS
from bot.storage.sql.store import SqlStore
from bot.storage.sql.transaction_metrics import timed
from bot.storage.store import StoreAway

T = TypeVar("T")


class PostgresStore(SqlStore):
    """A store whose calls about different tables run concurrently."""

    def __init__(self, pool: Pool) -> None:
        super().__init__()
        self.pool, self._batches = pool, Batches(pool)
        pool.on_return = self._return
        self._rows: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """By table: serializes its writes in the order of the calls."""
        self._is_closed = False

    @classmethod
    @asynccontextmanager
    async def working(
        cls, address: Address, is_alone: bool = False, shards: Shards | None = None
    ) -> AsyncIterator[Self]:
        """Open the store for a whole run: migrate it first, close it at the end.

        With `is_alone` other bots are refused; with `shards`, only bots without shards. Raises `BadDatabase`,
        `DatabaseInUse` and `OtherShards`.
        """
        await startup.bring_up_to_date(address)
        guard = partial(startup.connect_guard, address, shards) if is_alone or shards else None
        pool = Pool(partial(startup.connect, address), guard)
        async with cls._opened(address, pool) as store:
            if shards:
                store.leases = await PostgresLeases.join(pool, shards)
            yield store

    @classmethod
    @asynccontextmanager
    async def reading(cls, address: Address) -> AsyncIterator[Self]:
        """Open the database read-only, even while a bot is running. Raises `BadDatabase`."""
        connect = partial(startup.connect, address, None, default_transaction_read_only="on")  # reads may take long
        pool = Pool(connect)
        async with cls._opened(address, pool) as store:
            async with pool.connection() as connection:
                await startup.explained(address, partial(startup.check_version, connection, address))
            yield store

    @staticmethod
    async def find_silence(address: Address, shards: Shards | None = None) -> float | None:
        """Return the seconds since the last query of the bot, or of one with these shards; None if none is running."""
        return await startup.explained(address, partial(startup.find_silence, address, shards))

    @classmethod
    @asynccontextmanager
    async def _opened(cls, address: Address, pool: Pool) -> AsyncIterator[Self]:
        await startup.explained(address, pool.open)
        store = cls(pool)
        try:
            yield store
        finally:
            await store.close()

    async def close(self) -> None:
        """Finish pending work and disconnect; later callers get an error."""
        self._is_closed = True
        for row in list(self._rows.values()):
            async with row:  # after all earlier callers
                pass
        await self._batches.finish()
        await self.pool.close()

    def _return(self) -> None:
        self.on_return()

    @timed("read")
    async def read(self, script: Script[T]) -> T:
        """Run a script that only reads; if the connection is lost, retry once on another one."""
        try:
            return await read(script, self.pool)
        except StoreAway:
            return await read(script, self.pool)

    @timed("write")
    async def write(self, script: Script[T], table_id: int = 0, is_single: bool = False) -> T:
        """Run a script in one transaction, after earlier ones for the same table."""
        if self._is_closed:
            raise ValueError("the store is closed")
        row = self._rows.setdefault(table_id, asyncio.Lock()) if table_id else asyncio.Lock()
        async with row:
            return await (write_single(script, self.pool, self._batches) if is_single else write(script, self.pool))

    async def measure(self) -> Measure:
        """Count unposted messages and measure the database."""
        query = "SELECT (SELECT count(*) FROM outbox WHERE posted_at IS NULL), pg_database_size(current_database())"
        [row] = await self.read(lambda db: db.rows(query))
        return Measure(*row)

    async def prove_writable(self) -> None:
        """Write a row without changing it."""
        await self._write_one(
            "UPDATE schema_steps SET number = number WHERE number = (SELECT max(number) FROM schema_steps)"
        )

    async def give_sign(self) -> None:
        """Query the server on the connection that holds the bot's lock."""
        await self.pool.give_sign()

    async def integrity(self) -> str:
        """Read every row, which fails on damaged pages and lost files; return "ok" or the server's error."""
        try:
            for table in KEYS:
                await self.read(partial(_read_through, table))
        except asyncpg.PostgresError as error:
            return " ".join(str(error).split())
        return "ok"

    async def _forget_told(self, db: Database, table_id: int) -> None:
        await db.execute("UPDATE turns SET told = NULL WHERE table_id = ? AND told IS NOT NULL", table_id)


async def _read_through(table: str, db: Database) -> None:
    """Read every value of every row from the disk."""
    await db.rows(f"SELECT count(one::text) FROM {table} AS one")  # noqa: S608  # table names are constants
