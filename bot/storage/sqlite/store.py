"""The database, in SQLite: transactions that wait together share one hop to its thread and one commit."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import aiosqlite

from bot.errors import NoBackup
from bot.storage.limits import Limits
from bot.storage.rows import Change, ConsentRow, Measure, OutboxRow, SeatRow, TableRow, TurnRow
from bot.storage.sqlite import statements
from bot.storage.sqlite.opening import bad, explain, open_to_read, open_to_work

T = TypeVar("T")
Job: TypeAlias = tuple[Callable[[sqlite3.Connection], Any], asyncio.Future[Any]]
"""A job for the database's thread, and who waits for it."""

QUICKLY_CHECKED = 256 * 2**20
"""Bytes of a file that is looked through at each start; in memory that takes a third of a second."""


class Store:
    """The database; wishes that arrive together share one commit."""

    def __init__(self, db: aiosqlite.Connection, begin: str = "BEGIN IMMEDIATE") -> None:
        self._db = db
        self._begin = begin
        self._waiting: list[Job] = []
        self._is_busy = self._is_closed = False
        self.on_change: Callable[[int], None] = lambda _table: None
        """Told of every table that was changed, once that is saved: whatever is saved is announced."""

    @classmethod
    async def open(cls, file: Path | str) -> "Store":
        """Opens or makes the file and brings its tables up to date. Raises `BadDatabase`."""
        return cls(await open_to_work(Path(file)))

    @classmethod
    @asynccontextmanager
    async def working(cls, file: Path) -> "AsyncIterator[Store]":
        """For a whole run: looked at first, closed at the end; what SQLite cannot bear is a `BadDatabase`."""
        store = await cls.open(file)
        try:
            await store.check_quickly(file)
            yield store
        except sqlite3.Error as error:
            raise explain(file, error) from error
        finally:
            await store.close()

    @classmethod
    @asynccontextmanager
    async def reading(cls, file: Path, is_understood: bool = True) -> "AsyncIterator[Store]":
        """The file as it is, beside a bot that may be running; whatever SQLite says of it is a `BadDatabase`."""
        store = cls(await open_to_read(file, is_understood), begin="BEGIN")
        try:
            yield store
        except sqlite3.Error as error:
            raise explain(file, error) from error
        finally:
            await store._db.close()

    async def close(self) -> None:
        """Finishes what is under way and closes the file; whoever comes from now on gets an error."""
        self._is_closed = True
        await self._hand_in(lambda _db: None)
        with suppress(sqlite3.Error):  # the log waits beside the file for the next start
            await self.fold_log()
        await self._db.close()

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Runs a job in the database's thread, in one transaction with all that wait at the same moment."""
        if self._is_closed:
            raise ValueError("no active connection")
        return await self._hand_in(job)

    def _hand_in(self, job: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        if not self._is_busy:
            self._send_waiting()
        return future

    def _send_waiting(self) -> None:
        """Hands over what waits; no task and no future in between, since each costs a tenth of a save."""
        batch, self._waiting = self._waiting, []
        if batch:
            # the one hop that runs several statements: aiosqlite offers no public way
            queue, db, loop = self._db._tx, self._db._conn, asyncio.get_running_loop()  # noqa: SLF001
            run = partial(_try_batch, db, self._begin, batch)
            queue.put_nowait((None, lambda: loop.call_soon_threadsafe(self._settle, batch, run())))
        self._is_busy = bool(batch)

    def _settle(self, batch: list[Job], results: list[Any]) -> None:
        """Everyone gets what their job gave; what has come to wait meanwhile goes next."""
        self._send_waiting()
        for (_, future), result in zip(batch, results, strict=True):
            if future.done():  # nobody waits for it any more
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

    async def create_table(self, row: TableRow, at: int, limits: Limits | None = None) -> int:
        """A new table in its lobby; a channel has room for one, and perhaps a person hosts only so many."""

        def create(db: sqlite3.Connection) -> int:
            if limits:
                statements.check_limits(db, row.host, row.server, limits)
            return statements.create_table(db, row, at)

        table = await self._do(create)
        self.on_change(table)
        return table

    async def check_limits(self, host: int, server: int, limits: Limits) -> None:
        """Refuses whoever hosts as many open tables as one person may."""
        await self._do(lambda db: statements.check_limits(db, host, server, limits))

    async def table(self, table: int) -> TableRow | None:
        """A table by its number."""
        return await self._do(lambda db: statements.load(db, statements.BY_ID, table))

    async def table_in(self, channel: int) -> TableRow | None:
        """The table in a channel: the open one, or else the last one."""
        return await self._do(lambda db: statements.load(db, statements.BY_CHANNEL, channel))

    async def save_seats(self, table: int, revision: int, seats: tuple[SeatRow, ...]) -> None:
        """Who sits there now. Raises `Conflict`, as does every change of a table that has another revision by now."""
        await self._do(lambda db: statements.save_seats(db, table, revision, seats))
        self.on_change(table)

    async def set_status(self, table: int, revision: int, status: str, at: int, posts: tuple[bytes, ...] = ()) -> None:
        """Ends or cancels a table, with what is to be said about it."""
        await self._do(lambda db: statements.set_status(db, table, revision, status, at, posts))
        self.on_change(table)

    async def save(self, change: Change) -> bool:
        """Saves an answer with all that follows from it; False when this click was saved before."""
        is_new = await self._do(lambda db: statements.save(db, change))
        if is_new:
            self.on_change(change.table)
        return is_new

    async def save_draft(self, table: int, revision: int, seat: int, prompt: str, picks: tuple[str, ...]) -> None:
        """Keeps what a player has picked but not confirmed."""
        row = (table, seat, prompt, " ".join(picks))
        await self._do(lambda db: statements.add(db, table, revision, "REPLACE INTO drafts VALUES (?, ?, ?, ?)", row))

    async def save_consent(self, table: int, revision: int, consent: ConsentRow) -> None:
        """Somebody wants to end a game early or to replace somebody, or does not, which undoes every wish before it."""
        await self._do(lambda db: statements.save_consent(db, table, revision, consent))
        self.on_change(table)

    async def save_signs(self, table: int, users: tuple[int, ...], at: int) -> None:
        """People gave a sign of life at a table."""
        await self._do(lambda db: statements.save_signs(db, table, users, at))

    async def set_host(self, table: int, revision: int, user: int) -> None:
        """Somebody else is host from now on."""
        query = "UPDATE tables SET host = ? WHERE id = ?"
        await self._do(lambda db: statements.add(db, table, revision, query, (user, table)))

    async def turns(self, table: int) -> tuple[TurnRow, ...]:
        """Every answer of a game, in order."""
        return await self._do(lambda db: statements.turns(db, table))

    async def to_post(self, table: int) -> tuple[OutboxRow, ...]:
        """What has yet to be posted for a table, in order; rows once tried as one message have their batch."""
        query = "SELECT id, batch, body FROM outbox WHERE table_id = ? AND posted_at IS NULL ORDER BY id"
        rows = await self._do(lambda db: db.execute(query, (table,)).fetchall())
        return tuple(OutboxRow(*row) for row in rows)

    async def claim(self, rows: tuple[OutboxRow, ...]) -> int:
        """Binds rows together for good, so that a repeat is the same message with the same nonce."""
        batch = rows[0].id
        query = "UPDATE outbox SET batch = ? WHERE id = ?"
        await self._do(lambda db: db.executemany(query, [(batch, row.id) for row in rows]))
        return batch

    async def tables_to_post(self) -> tuple[int, ...]:
        """The tables that have something to post, such as after a crash."""
        query = "SELECT DISTINCT table_id FROM outbox WHERE posted_at IS NULL"
        return tuple(row[0] for row in await self._do(lambda db: db.execute(query).fetchall()))

    async def posted(self, batch: int, message: int | None, at: int, card_of: int | None = None) -> None:
        """A batch has arrived, or can never arrive; perhaps it shows whom a table waits for."""
        await self._do(lambda db: statements.posted(db, batch, message, at, card_of))

    async def card(self, table: int) -> tuple[int, tuple[bytes, ...]] | None:
        """The message that shows who is awaited, and what it was made of."""
        query = (
            "SELECT message, body FROM outbox JOIN tables ON outbox.batch = tables.card"
            " WHERE tables.id = ? ORDER BY outbox.id"
        )
        rows = await self._do(lambda db: db.execute(query, (table,)).fetchall())
        return (rows[0][0], tuple(row[1] for row in rows)) if rows and rows[0][0] else None

    async def tables_with_cards(self) -> tuple[int, ...]:
        """The tables that have a card which always shows how things are."""
        query = "SELECT DISTINCT table_id FROM cards"
        return tuple(row[0] for row in await self._do(lambda db: db.execute(query).fetchall()))

    async def save_card(self, table: int, kind: str, message: int | None) -> None:
        """Which message it is."""
        await self._do(lambda db: db.execute("REPLACE INTO cards VALUES (?, ?, ?)", (table, kind, message)))

    async def drop_card(self, table: int, kind: str) -> None:
        """It need not change any more."""
        query = "DELETE FROM cards WHERE table_id = ? AND kind = ?"
        await self._do(lambda db: db.execute(query, (table, kind)))

    async def person(self, user: int) -> bytes | None:
        """Somebody's settings."""
        query = "SELECT settings FROM people WHERE user = ?"
        row = await self._do(lambda db: db.execute(query, (user,)).fetchone())
        return row[0] if row else None

    async def save_person(self, user: int, settings: bytes) -> None:
        """Keeps somebody's settings."""
        await self._do(lambda db: db.execute("REPLACE INTO people VALUES (?, ?)", (user, settings)))

    async def played(self) -> tuple[int, ...]:
        """Every table with a game in it, for checking them all."""
        query = "SELECT id FROM tables WHERE state IS NOT NULL ORDER BY id"
        return tuple(row[0] for row in await self._do(lambda db: db.execute(query).fetchall()))

    async def tables_with_computers(self) -> tuple[int, ...]:
        """The running tables where a computer sits."""
        query = (
            "SELECT DISTINCT table_id FROM seats JOIN tables ON tables.id = table_id"
            " WHERE computer <> '' AND status = 'running'"
        )
        return tuple(row[0] for row in await self._do(lambda db: db.execute(query).fetchall()))

    async def measure(self) -> Measure:
        """What waits to be posted, and how large the database is."""
        query = (
            "SELECT (SELECT count(*) FROM outbox WHERE posted_at IS NULL), page_count * page_size"
            " FROM pragma_page_count, pragma_page_size"
        )
        return Measure(*await self._do(lambda db: db.execute(query).fetchone()))

    async def run(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """One of the statements of `bot/storage/sqlite/tidying.py` and `bot/storage/sqlite/places.py`."""
        return await self._do(job)

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


def _try_batch(db: sqlite3.Connection, begin: str, batch: list[Job]) -> list[Any]:
    """What each job gave; where nothing could be saved, everyone gets the error."""
    try:
        return _run_batch(db, begin, [job for job, _ in batch])
    except Exception as error:  # noqa: BLE001  # whatever it is, nobody may wait for ever
        return [error] * len(batch)


def _run_batch(db: sqlite3.Connection, begin: str, jobs: list[Callable[[sqlite3.Connection], Any]]) -> list[Any]:
    """All jobs in one commit; one that fails leaves no trace and does not disturb the others."""
    db.execute(begin)
    try:
        results = [_plain(jobs[0](db))] if len(jobs) == 1 else [_run_job(db, job) for job in jobs]
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return results


def _run_job(db: sqlite3.Connection, job: Callable[[sqlite3.Connection], Any]) -> Any:
    db.execute("SAVEPOINT job")
    try:
        result = _plain(job(db))
    except Exception as error:  # noqa: BLE001  # goes to whoever wished it
        db.execute("ROLLBACK TO job")
        result = error
    db.execute("RELEASE job")
    return result


def _plain(result: Any) -> Any:
    """What may leave the database's thread: a cursor dies here, or its end elsewhere would disturb the next query."""
    return None if isinstance(result, sqlite3.Cursor) else result
