"""An SQLite file in use: opened for work or reading, checked, copied, closed."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Self, TypeVar

import aiosqlite

from bot.host_errors import NoBackup
from bot.storage.sql.database import Row
from bot.storage.sql.schema import COUNTED
from bot.storage.sqlite.jobs import DirectConnection, Job, Jobs
from bot.storage.sqlite.migrations import MIGRATIONS
from bot.storage.sqlite.outage import Absence, is_passing
from bot.storage.sqlite.startup import bad, explain, open_to_read, open_to_work
from bot.storage.store import StoreAway

T = TypeVar("T")

QUICKLY_CHECKED = 256 * 2**20
"""Maximum size of a file that is checked at each start; in the disk cache, that takes a third of a second."""


class SqliteFile:
    """An SQLite file that runs jobs."""

    def __init__(self, db: DirectConnection, jobs: Jobs) -> None:
        super().__init__()
        self.connection = db
        """The connection for statements outside of a transaction."""
        self._jobs = jobs
        self._absence: Absence | None = None
        """Detects outages; None if the file is only read."""
        self._is_closed = False

    def _return(self) -> None:
        """Handle the end of an outage."""

    @classmethod
    async def open(cls, file: Path | str, steps: Sequence[str] = MIGRATIONS) -> Self:
        """Open or create the file and migrate it. Raises `BadDatabase`."""
        db = await open_to_work(Path(file), steps)
        store = cls(db, Jobs(db, "BEGIN IMMEDIATE"))
        store._absence = Absence(store._jobs, store._return)
        return store

    @classmethod
    @asynccontextmanager
    async def working(cls, file: Path) -> AsyncIterator[Self]:
        """Open the file for a whole run: check it first, close it at the end; SQLite's errors become `BadDatabase`."""
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
    async def reading(
        cls, file: Path, is_understood: bool = True, steps: Sequence[str] = MIGRATIONS
    ) -> AsyncIterator[Self]:
        """Open the file read-only, even while a bot is running; SQLite's errors become `BadDatabase`."""
        db = await open_to_read(file, is_understood, steps)
        store = cls(db, Jobs(db, "BEGIN"))
        try:
            yield store
        except sqlite3.Error as error:
            raise explain(file, error) from error
        finally:
            await store.connection.close()

    async def close(self) -> None:
        """Finish pending work and close the file; later callers get an error."""
        self._is_closed = True
        if self._absence:
            await self._absence.end()
        with suppress(sqlite3.Error):  # SQLite recovers the log at the next start
            await self._jobs.do(lambda _db: None)
            await self.fold_log()
        await self.connection.close()

    async def do(self, job: Job[T]) -> T:
        """Run a job in the database's thread, in one transaction with all jobs that wait at that time.

        Raises `ValueError` once the file is closed, and `StoreAway` for errors such as a full disk.
        """
        if self._is_closed:
            raise ValueError("no active connection")
        with self._noting_absence():
            return await self._jobs.do(job)

    @contextmanager
    def _noting_absence(self) -> Iterator[None]:
        """Turn SQLite's temporary errors, such as a full disk, into `StoreAway`."""
        try:
            yield
        except sqlite3.OperationalError as error:
            if self._absence is None or not is_passing(error):
                raise
            self._absence.note(error)
            raise StoreAway from error

    async def integrity(self) -> str:
        """Return "ok" or SQLite's findings; the check may take long, but does not block writers."""
        return await self._look_through("PRAGMA integrity_check")

    async def _look_through(self, query: str) -> str:
        try:
            told = "; ".join(str(row[0]) for row in await self.connection.execute_fetchall(query))
            return " ".join(told.split())
        except sqlite3.DatabaseError as error:  # too broken to be checked
            return str(error)

    async def check_quickly(self, file: Path, most: int = QUICKLY_CHECKED) -> None:
        """Check small files for damage, which takes less than a second. Raises `BadDatabase`.

        SQLite can limit the number of reported faults but not the time, so large files are not checked: opening them
        already reads the header and the schema, and the `check` command reads the rest.
        """
        if (await asyncio.to_thread(file.stat)).st_size <= most:
            found = await self._look_through("PRAGMA quick_check(1)")
            if found != "ok":
                raise bad(file, "damaged", found)

    async def pages(self, query: str, size: int) -> AsyncGenerator[list[Row], None]:
        """Yield a query's rows in pages of `size`; the caller closes the generator before the file."""
        async with self.connection.execute(query) as cursor:
            while page := await cursor.fetchmany(size):
                yield [tuple(row) for row in page]

    async def last_numbers(self) -> dict[str, int]:
        """Return the highest id ever assigned, by table, including deleted rows."""
        counts = [f"SELECT '{table}', coalesce(max(id), 0) FROM {table}" for table in COUNTED]  # noqa: S608
        query = " UNION ALL ".join([*counts, "SELECT name, seq FROM sqlite_sequence"])
        highest: dict[str, int] = {}
        for table, number in await self.connection.execute_fetchall(query):
            highest[table] = max(highest.get(table, 0), number)
        return highest

    async def fold_log(self) -> None:
        """Move SQLite's log into the file, except what readers still need, so that a plain copy of it is recent."""
        await self.connection.execute_fetchall("PRAGMA wal_checkpoint(PASSIVE)")

    async def backup(self, file: Path) -> None:
        """Copy the database while it is in use. Raises `NoBackup`."""
        try:
            async with aiosqlite.connect(file) as target:
                await self.connection.backup(target)
        except sqlite3.Error as error:
            raise NoBackup(file=str(file), why=str(error)) from error
