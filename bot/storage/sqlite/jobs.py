"""Runs jobs in the database's thread: jobs that wait together share one thread switch and one commit."""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias, TypeVar

import aiosqlite

T = TypeVar("T")
Job: TypeAlias = Callable[[sqlite3.Connection], T]
"""Statements to run within a transaction that the caller begins and commits."""
Waiting: TypeAlias = tuple[Job[Any], asyncio.Future[Any]]
"""A job, and the future its caller awaits."""


class DirectConnection(aiosqlite.Connection):
    """A connection whose thread can also run work that delivers its own results.

    aiosqlite would pass every result through a future, which costs a turn of the event loop.
    """

    def run(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Run the work in the thread; it must not raise. Raises `ValueError` once the file is closed."""
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
        """Queue a job; the future gets the job's result, the job's error, or the error of the whole batch."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        if not self._is_busy:
            self._send_waiting()
        return future

    def _send_waiting(self) -> None:
        """Run all waiting jobs as a batch, without a task in between: a task costs a tenth of a save."""
        batch, self._waiting = self._waiting, []
        self._is_busy = bool(batch)
        if not batch:
            return
        try:
            self._db.run(partial(self._run, batch, asyncio.get_running_loop()))
        except ValueError as error:
            self._hand_out_results(batch, [error] * len(batch))

    def _run(self, batch: list[Waiting], loop: asyncio.AbstractEventLoop, db: sqlite3.Connection) -> None:
        """Run a batch in the database's thread; if nothing could be saved, every caller gets the error."""
        try:
            results = _run_batch(db, self._begin, [job for job, _ in batch])
        except Exception as error:  # noqa: BLE001  # no caller may wait forever
            results = [error] * len(batch)
        loop.call_soon_threadsafe(self._hand_out_results, batch, results)

    def _hand_out_results(self, batch: list[Waiting], results: list[Any]) -> None:
        """Start the next batch, then deliver the results of the previous one."""
        self._send_waiting()
        for (_, future), result in zip(batch, results, strict=True):
            if future.done():  # its caller was cancelled
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)


def _run_batch(db: sqlite3.Connection, begin: str, jobs: list[Job[Any]]) -> list[Any]:
    """Run all jobs in one commit; a failing job is rolled back alone."""
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
    """Return the job's result or exception; raise only if SQLite has rolled back the whole batch."""
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
    """Drop cursors: they must be closed in the database's thread, or they would disturb the next query."""
    return None if isinstance(result, sqlite3.Cursor) else result
