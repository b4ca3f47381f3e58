"""The file of SQLite in use: opened to work or to read, looked through, copied, closed."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Self, TypeVar

import aiosqlite

from bot.host_errors import NoBackup
from bot.storage.sql.database import Row
from bot.storage.sql.schema import COUNTED
from bot.storage.sqlite.absence import Absence, is_passing
from bot.storage.sqlite.jobs import DirectConnection, Job, Jobs
from bot.storage.sqlite.opening import bad, explain, open_to_read, open_to_work
from bot.storage.store import StoreAway

T = TypeVar("T")

QUICKLY_CHECKED = 256 * 2**20
"""Bytes of a file that is looked through at each start; in memory that takes a third of a second."""


class SqliteFile:
    """A file of SQLite, and jobs to be done in it."""

    def __init__(self, db: DirectConnection, jobs: Jobs) -> None:
        super().__init__()
        self._db = db
        self._jobs = jobs
        self._absence: Absence | None = None
        """Only where the file is written."""
        self._is_closed = False

    def _return(self) -> None:
        """The file can be written again."""

    @classmethod
    async def open(cls, file: Path | str) -> Self:
        """Opens or makes the file and brings its tables up to date. Raises `BadDatabase`."""
        db = await open_to_work(Path(file))
        store = cls(db, Jobs(db, "BEGIN IMMEDIATE"))
        store._absence = Absence(store._jobs, store._return)
        return store

    @classmethod
    @asynccontextmanager
    async def working(cls, file: Path) -> AsyncIterator[Self]:
        """For a whole run: looked at first, closed at the end; what SQLite cannot bear is a `BadDatabase`."""
        store = await cls.open(file)
        try:
            await store.check_quickly(file)
            yield store
        except sqlite3.Error as error:
            raise explain(file, error) from error
        except StoreAway as error:
            raise bad(file, "other", error.__cause__ or "") from error
        finally:
            await store.close()

    @classmethod
    @asynccontextmanager
    async def reading(cls, file: Path, is_understood: bool = True) -> AsyncIterator[Self]:
        """The file as it is, beside a bot that may be running; whatever SQLite says of it is a `BadDatabase`."""
        db = await open_to_read(file, is_understood)
        store = cls(db, Jobs(db, "BEGIN"))
        try:
            yield store
        except sqlite3.Error as error:
            raise explain(file, error) from error
        finally:
            await store._db.close()

    async def close(self) -> None:
        """Finishes what is under way and closes the file; whoever comes from now on gets an error."""
        self._is_closed = True
        if self._absence:
            await self._absence.end()
        with suppress(sqlite3.Error):  # the log waits beside the file for the next start
            await self._jobs.do(lambda _db: None)
            await self.fold_log()
        await self._db.close()

    async def _do(self, job: Job[T]) -> T:
        """Runs a job in the database's thread, in one transaction with all that wait at the same moment.

        Raises `ValueError` once it is closed, and `StoreAway` where the disk is full or the like.
        """
        if self._is_closed:
            raise ValueError("no active connection")
        with self._noting_absence():
            return await self._jobs.do(job)

    @contextmanager
    def _noting_absence(self) -> Iterator[None]:
        """Raises `StoreAway` instead of what SQLite raises for a full disk or the like."""
        try:
            yield
        except sqlite3.OperationalError as error:
            if self._absence is None or not is_passing(error):
                raise
            self._absence.note(error)
            raise StoreAway from error

    async def integrity(self) -> str:
        """What SQLite says of the file: "ok", or what is wrong; it may take long, so nobody is kept from writing."""
        return await self._look_through("PRAGMA integrity_check")

    async def _look_through(self, query: str) -> str:
        try:
            told = "; ".join(str(row[0]) for row in await self._db.execute_fetchall(query))
            return " ".join(told.split())
        except sqlite3.DatabaseError as error:  # too broken to be looked through
            return str(error)

    async def check_quickly(self, file: Path) -> None:
        """Looks for damage where that takes less than a second or so. Raises `BadDatabase`.

        SQLite can bound how many faults it tells but not how long it looks, so a large file is not looked through:
        opening it has read the header and the schema, and `check` does the rest.
        """
        if (await asyncio.to_thread(file.stat)).st_size <= QUICKLY_CHECKED:
            found = await self._look_through("PRAGMA quick_check(1)")
            if found != "ok":
                raise bad(file, "damaged", found)

    async def pages(self, query: str, size: int) -> AsyncGenerator[list[Row], None]:
        """What a query finds, so many rows at a time; closed by whoever reads it, before the file is."""
        async with self._db.execute(query) as cursor:
            while page := await cursor.fetchmany(size):
                yield [tuple(row) for row in page]

    async def last_numbers(self) -> dict[str, int]:
        """By table: the highest number that was ever given to a row, also to one that is gone since."""
        counts = [f"SELECT '{table}', coalesce(max(id), 0) FROM {table}" for table in COUNTED]  # noqa: S608
        query = " UNION ALL ".join([*counts, "SELECT name, seq FROM sqlite_sequence"])
        highest: dict[str, int] = {}
        for table, number in await self._db.execute_fetchall(query):
            highest[table] = max(highest.get(table, 0), number)
        return highest

    async def fold_log(self) -> None:
        """Moves what is in SQLite's log into the file, as far as no reader needs it: a copy of the file is recent."""
        await self._db.execute_fetchall("PRAGMA wal_checkpoint(PASSIVE)")

    async def backup(self, file: Path) -> None:
        """A copy of the database as it is now, while it is in use. Raises `NoBackup`."""
        try:
            async with aiosqlite.connect(file) as target:
                await self._db.backup(target)
        except sqlite3.Error as error:
            raise NoBackup(file=str(file), why=str(error)) from error
