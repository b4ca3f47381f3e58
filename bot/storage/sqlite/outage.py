"""Outages of the file, such as a full disk: retry until the file can be written again."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress

from bot.logs import about
from bot.storage.sqlite.jobs import Jobs
from bot.storage.store import AWAY_PAUSE

log = logging.getLogger(__name__)

PASSING = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
)
"""SQLite's errors about the disk or a different program, which may be temporary."""


def is_passing(error: sqlite3.Error) -> bool:
    """True if the error is about neither the file's contents nor the statement."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in PASSING


class Absence:
    """Watches a file from the first failure until it can be written again."""

    def __init__(self, jobs: Jobs, on_return: Callable[[], None]) -> None:
        self._jobs, self._on_return = jobs, on_return
        self._waiting: asyncio.Task[None] | None = None

    def note(self, error: sqlite3.Error) -> None:
        """Start to watch the file after a failed read or write, unless it is watched already."""
        if self._waiting is None:
            log.warning("database_away", extra=about(error=error))
            self._waiting = asyncio.create_task(self._wait())

    async def _wait(self) -> None:
        since = asyncio.get_running_loop().time()
        while not await self._is_back():  # noqa: ASYNC110  # polls the disk
            await asyncio.sleep(AWAY_PAUSE)
        self._waiting = None
        log.warning("database_back", extra=about(seconds=round(asyncio.get_running_loop().time() - since, 1)))
        self._on_return()

    async def _is_back(self) -> bool:
        try:
            await self._jobs.do(write_something)
        except sqlite3.Error:
            return False
        return True

    async def end(self) -> None:
        """Stop waiting for the file."""
        if self._waiting:
            self._waiting.cancel()
            with suppress(asyncio.CancelledError):
                await self._waiting


def write_something(db: sqlite3.Connection) -> None:
    """Write a page unchanged."""
    [version] = db.execute("PRAGMA user_version").fetchone()
    db.execute(f"PRAGMA user_version = {version}")
