"""While nothing can be written into the file, such as on a full disk: trying again until something can."""

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
"""What SQLite says of a disk or of another program; it may be well again later."""


def is_passing(error: sqlite3.Error) -> bool:
    """Whether an error says nothing of the file itself nor of what was asked for."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in PASSING


class Absence:
    """Watches over a file from the first failure until it can be written again."""

    def __init__(self, jobs: Jobs, on_return: Callable[[], None]) -> None:
        self._jobs, self._on_return = jobs, on_return
        self._waiting: asyncio.Task[None] | None = None

    def note(self, error: sqlite3.Error) -> None:
        """Something could not be written or read."""
        if self._waiting is None:
            log.warning("database_away", extra=about(error=error))
            self._waiting = asyncio.create_task(self._wait())

    async def _wait(self) -> None:
        since = asyncio.get_running_loop().time()
        while not await self._is_back():  # noqa: ASYNC110  # asked of the disk
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
        """Nobody waits for the file any more."""
        if self._waiting:
            self._waiting.cancel()
            with suppress(asyncio.CancelledError):
                await self._waiting


def write_something(db: sqlite3.Connection) -> None:
    """Write a page as it was."""
    [version] = db.execute("PRAGMA user_version").fetchone()
    db.execute(f"PRAGMA user_version = {version}")
