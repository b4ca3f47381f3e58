"""Connections to the server: some that scripts share, opened again by themselves when they are lost."""

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
"""Opens a connection of asyncpg."""
SIZE = 4
"""Connections that scripts share: while one waits for the disk, others go on."""
RECONNECT_TIMEOUT = 1.0
"""Seconds that a script waits for a lost server; after that whoever clicked is asked to try again."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0
"""Seconds between two tries to reach the server; each time twice as long."""
LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.TooManyConnectionsError,
    asyncpg.InternalClientError,  # the server said goodbye between two statements
    OSError,
)
"""The server is gone or does not answer in time, which asyncpg tells by `TimeoutError`, an `OSError`."""


class Pool:
    """So many connections; whoever needs one waits for it in a row."""

    def __init__(self, connect: Connect, guard: Connect | None = None) -> None:
        self._connect, self._open_guard = connect, guard
        """The guard is a connection of its own, without which nobody may work: it holds a lock."""
        self._all: set[Any] = set()
        self._idle: list[Any] = []
        self._waiting: deque[asyncio.Future[Any]] = deque()
        self._guard: Any = None
        self._begin_guard: Callable[[Any], Awaitable[None]] | None = None
        """What is done with each new guard."""
        self._filling: asyncio.Task[None] | None = None
        self._is_away = False
        self._is_closed = False
        self.on_return: Callable[[], None] = lambda: None
        """Told when all connections are there again."""

    async def open(self) -> None:
        """Opens all connections; raises what keeps it from that."""
        try:
            await self._fill()
        except BaseException:
            await self.close()
            raise

    async def _fill(self) -> None:
        """Until all are there: the guard may be lost again while the others are opened."""
        while True:
            if self._open_guard and self._guard is None:
                await self._set_guard(await self._open_guard())
            elif len(self._all) < SIZE:
                connection = await self._connect()
                connection.add_termination_listener(self._lose)
                self._all.add(connection)
                self._hand_on(connection)
            else:
                return

    async def _set_guard(self, guard: Any) -> None:
        """One that could not begin what it is for is none."""
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
        """A connection for a while. Raises `StoreAway`, and `ValueError` once it is closed."""
        connection = await self._take()
        try:
            yield connection
        except LOST as error:
            connection.terminate()
            raise StoreAway from error
        except (asyncpg.InterfaceError, TypeError) as error:  # the latter by asyncio, which writes to what is lost
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
            if not (connection := self._idle.pop()).is_closed():  # its listener may have yet to be told
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
        """To whoever waits longest."""
        while self._waiting:
            if not (waiter := self._waiting.popleft()).done():
                waiter.set_result(connection)
                return
        self._idle.append(connection)

    @property
    def guard_process(self) -> int:
        """The server's process behind the guard, which ends with this one; 0 where there is none."""
        return int(self._guard.get_server_pid()) if self._guard else 0

    async def attend(self, begin: Callable[[Any], Awaitable[None]]) -> None:
        """Does something with the guard, now and with each that takes its place, such as listening there."""
        self._begin_guard = begin
        if self._guard:
            await begin(self._guard)

    async def give_sign(self) -> None:
        """Lets the server see that whoever holds the lock is alive."""
        if self._guard:
            with suppress(*LOST, asyncpg.InterfaceError):  # it is lost, and its listener knows
                await self._guard.execute("SELECT 1")

    # -- lost and back -------------------------------------------------------------------------------------------------

    def _lose(self, connection: Any) -> None:
        """A connection has ended, whoever has noticed it."""
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
        """Somebody else may hold the lock now: nobody goes on before it is ours again."""
        if guard is not self._guard:  # another one has taken its place, or it never had it
            return
        self._guard = None
        for connection in list(self._all):
            connection.terminate()
            self._lose(connection)

    async def _come_back(self) -> None:
        """Tries until all connections are there; those who wait too long are sent away."""
        concern(None)  # it may have begun in a click
        loop, backoff = asyncio.get_running_loop(), Backoff(FIRST_PAUSE, LONGEST_PAUSE)
        since = loop.time()
        while True:
            try:
                await self._fill()
                break
            except Exception as error:  # noqa: BLE001  # whatever it is, it may be well again later
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
        """Finishes what is under way and closes all connections; whoever comes from now on gets an error."""
        self._is_closed = True
        if self._filling:
            self._filling.cancel()
            self._send_away()
        with suppress(StoreAway):
            for _ in range(len(self._all)):
                connection = self._idle.pop() if self._idle else await self._wait()  # after all who came before
                connection.remove_termination_listener(self._lose)
                await connection.close()
        if self._guard:
            self._guard.remove_termination_listener(self._lose_guard)
            await self._guard.close()
