"""Jobs for the database's thread: those that wait together share one hop to it and one commit."""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias, TypeVar

import aiosqlite

T = TypeVar("T")
Job: TypeAlias = Callable[[sqlite3.Connection], T]
"""Statements to run within a transaction that is begun and committed for it."""
Waiting: TypeAlias = tuple[Job[Any], asyncio.Future[Any]]
"""A job, and who waits for it."""


class DirectConnection(aiosqlite.Connection):
    """A connection whose thread also runs work that hands out its own results.

    aiosqlite would pass every result through a future of its own, which costs a turn of the event loop.
    """

    def run(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Run the work in the thread, which must not raise. Raises `ValueError` once the file is closed."""
        if not self._running:
            raise ValueError("no active connection")
        self._tx.put_nowait((None, partial(work, self._conn)))


class Jobs:
    """The jobs of one connection."""

    def __init__(self, db: DirectConnection, begin: str) -> None:
        self._db = db
        self._begin = begin
        self._waiting: list[Waiting] = []
        self._is_busy = False

    def do(self, job: Job[T]) -> "asyncio.Future[T]":
        """Hands in a job; whoever waits gets what it gives or raises, or what kept its whole batch from being saved."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        if not self._is_busy:
            self._send_waiting()
        return future

    def _send_waiting(self) -> None:
        """Hands over what waits; no task in between, since each costs a tenth of a save."""
        batch, self._waiting = self._waiting, []
        self._is_busy = bool(batch)
        if not batch:
            return
        try:
            self._db.run(partial(self._run, batch, asyncio.get_running_loop()))
        except ValueError as error:
            self._hand_out_results(batch, [error] * len(batch))

    def _run(self, batch: list[Waiting], loop: asyncio.AbstractEventLoop, db: sqlite3.Connection) -> None:
        """In the database's thread; where nothing could be saved, everyone gets the error."""
        try:
            results = _run_batch(db, self._begin, [job for job, _ in batch])
        except Exception as error:  # noqa: BLE001  # whatever it is, nobody may wait for ever
            results = [error] * len(batch)
        loop.call_soon_threadsafe(self._hand_out_results, batch, results)

    def _hand_out_results(self, batch: list[Waiting], results: list[Any]) -> None:
        """Everyone gets what their job gave; what has come to wait meanwhile goes next."""
        self._send_waiting()
        for (_, future), result in zip(batch, results, strict=True):
            if future.done():  # nobody waits for it any more
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)


def _run_batch(db: sqlite3.Connection, begin: str, jobs: list[Job[Any]]) -> list[Any]:
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


def _run_job(db: sqlite3.Connection, job: Job[Any]) -> Any:
    """Gives what the job gives or raises; raises only where SQLite has rolled the whole batch back by itself."""
    db.execute("SAVEPOINT job")
    try:
        result = _plain(job(db))
    except Exception as error:
        if not db.in_transaction:  # a disk that failed in the middle of a statement
            raise
        db.execute("ROLLBACK TO job")
        result = error
    db.execute("RELEASE job")
    return result


def _plain(result: Any) -> Any:
    """What may leave the database's thread: a cursor dies here, or its end elsewhere would disturb the next query."""
    return None if isinstance(result, sqlite3.Cursor) else result
