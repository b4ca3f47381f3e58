"""A pool of connections that are reopened automatically when they are lost."""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeAlias

import asyncpg

from bot.logs import about, concern
from bot.storage.store import StoreAway
from bot.tasks import Backoff

log = logging.getLogger(__name__)

Connect: TypeAlias = Callable[[], Awaitable[Any]]
"""Opens an asyncpg connection."""
SIZE = 4
"""Number of connections that scripts share: while one waits for the disk, others continue."""
RECONNECT_TIMEOUT = 1.0
"""Seconds that a script waits for a lost server; after that the user is asked to try again."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0
"""Seconds between attempts to reach the server; doubled each time."""
LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.TooManyConnectionsError,
    asyncpg.InternalClientError,  # the server closed the connection between two statements
    OSError,
)
"""Errors of a server that is gone or too slow; for the latter, asyncpg raises `TimeoutError`, an `OSError`."""


class Pool:
    """A fixed number of connections; callers wait for a free one in the order of their calls."""

    def __init__(self, connect: Connect, guard: Connect | None = None) -> None:
        self.connect, self.open_guard = connect, guard
        """Opens the guard, a separate connection with the database's lock; no connection may be used without it."""
        self._all: set[Any] = set()
        self._idle: list[Any] = []
        self._waiting: deque[asyncio.Future[Any]] = deque()
        self._guard: Any = None
        self._begin_guard: Callable[[Any], Awaitable[None]] | None = None
        """Called with each new guard."""
        self._filling: asyncio.Task[None] | None = None
        self._is_away = False
        self._is_closed = False
        self.on_return: Callable[[], None] = lambda: None
        """Called when all connections are back."""

    async def open(self) -> None:
        """Open all connections; raise the first error."""
        try:
            await self._fill()
        except BaseException:
            await self.close()
            raise

    async def _fill(self) -> None:
        """Open connections until all are open; the guard may be lost again meanwhile."""
        while True:
            if self.open_guard and self._guard is None:
                await self._set_guard(await self.open_guard())
            elif len(self._all) < SIZE:
                connection = await self.connect()
                connection.add_termination_listener(self._lose)
                self._all.add(connection)
                self._hand_on(connection)
            else:
                return

    async def _set_guard(self, guard: Any) -> None:
        """Install a new guard after running its start hook; close it if the hook fails."""
        guard.add_termination_listener(self._lose_guard)
        if self._begin_guard:
            try:
                await self._begin_guard(guard)
            except BaseException:
                guard.terminate()
                raise
        self._guard = None if guard.is_closed() else guard

    # -- in use --------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """Borrow a connection. Raises `StoreAway`, and `ValueError` once the pool is closed."""
        connection = await self._take()
        try:
            yield connection
        except LOST as error:
            connection.terminate()
            raise StoreAway from error
        except (asyncpg.InterfaceError, TypeError) as error:  # `TypeError`: asyncio wrote to a lost connection
            if connection.is_closed():
                raise StoreAway from error
            raise
        finally:
            if connection.is_closed():
                self._lose(connection)
            else:
                self._hand_on(connection)

    async def _take(self) -> Any:
        if self._is_closed:
            raise ValueError("the store is closed")
        if self._is_away:
            raise StoreAway
        while self._idle:
            # Closed connections stay in the list until their listener runs.
            if not (connection := self._idle.pop()).is_closed():
                return connection
        return await self._wait()

    async def _wait(self) -> Any:
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            return await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled() and not waiter.exception():
                self._hand_on(waiter.result())
            raise

    def _hand_on(self, connection: Any) -> None:
        """Pass the connection to the longest-waiting caller, or mark it idle."""
        while self._waiting:
            if not (waiter := self._waiting.popleft()).done():
                waiter.set_result(connection)
                return
        self._idle.append(connection)

    @property
    def guard_process(self) -> int:
        """The process id of the guard's connection on the server, or 0."""
        return int(self._guard.get_server_pid()) if self._guard else 0

    async def attend(self, begin: Callable[[Any], Awaitable[None]]) -> None:
        """Run a hook with the guard, now and whenever the guard is replaced, for example to listen on it."""
        self._begin_guard = begin
        if self._guard:
            await begin(self._guard)

    async def give_sign(self) -> None:
        """Query the server on the guard, which shows that the lock's holder is alive."""
        if self._guard:
            with suppress(*LOST, asyncpg.InterfaceError):  # the connection is lost, and its listener handles that
                await self._guard.execute("SELECT 1")

    # -- lost and back -------------------------------------------------------------------------------------------------

    def _lose(self, connection: Any) -> None:
        """Handle the end of a connection; may be called more than once for each."""
        if connection not in self._all:
            return
        self._all.discard(connection)
        if connection in self._idle:
            self._idle.remove(connection)
        if self._is_closed:
            self._send_away()
        elif self._filling is None:
            log.warning("database_connection_lost")
            self._filling = asyncio.create_task(self._come_back())

    def _lose_guard(self, guard: Any) -> None:
        """Close all connections: another bot may hold the lock now, so work stops until the guard is back."""
        if guard is not self._guard:  # this connection was replaced, or never installed
            return
        self._guard = None
        for connection in list(self._all):
            connection.terminate()
            self._lose(connection)

    async def _come_back(self) -> None:
        """Reconnect until all connections are back; reject callers that have waited too long."""
        concern(None)  # log no table, even if a click at a table has started this task
        loop, backoff = asyncio.get_running_loop(), Backoff(FIRST_PAUSE, LONGEST_PAUSE)
        since = loop.time()
        while True:
            try:
                await self._fill()
                break
            except Exception as error:  # noqa: BLE001  # any failure may be temporary
                log.warning("database_away", extra=about(error=repr(error)))
            if loop.time() - since + backoff.pause > RECONNECT_TIMEOUT:
                self._send_away()
            await backoff.wait()
        self._filling, self._is_away = None, False
        log.info("database_back", extra=about(seconds=round(loop.time() - since, 1)))
        self.on_return()

    def _send_away(self) -> None:
        self._is_away = True
        while self._waiting:
            if not (waiter := self._waiting.popleft()).done():
                waiter.set_exception(StoreAway())

    async def close(self) -> None:
        """Finish pending work and close all connections; later callers get an error."""
        self._is_closed = True
        if self._filling:
            self._filling.cancel()
            self._send_away()
        with suppress(StoreAway):
            for _ in range(len(self._all)):
                connection = self._idle.pop() if self._idle else await self._wait()  # after all earlier callers
                connection.remove_termination_listener(self._lose)
                await connection.close()
        if self._guard:
            self._guard.remove_termination_listener(self._lose_guard)
            await self._guard.close()
