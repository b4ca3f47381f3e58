"""Films and pages of finished games, each made in a separate process."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TypeAlias
from weakref import WeakValueDictionary

from msgspec import DecodeError, msgpack

from bot.errors import NotOver, OneMoment
from bot.logs import about
from bot.processes import start_module
from bot.records.film_request import FilmKind, FilmReply, FilmRequest, request_film
from bot.tables.keeper import Keeper
from bot.tables.service import Service
from bot.tables.status import Status
from bot.tables.table import Table

log = logging.getLogger(__name__)

PAINTER = "render.film.worker"
"""The module that makes a film, run as a separate process."""
TIMEOUT = 180.0
"""Timeout in seconds for making a film, generous for a busy machine."""
MOST_AT_ONCE = 1
"""Number of films made at the same time for all servers: each keeps a processor busy for some seconds."""
MOST_QUEUED = 10
"""Maximum number of requests that wait or are worked on; each takes some seconds."""
RETRY = 30
"""Seconds after which a user refused because of that may try again."""
MOST_BYTES = 12_000_000
"""Maximum size of cached films and pages in bytes."""
FILM = "film"
"""Storage name of the id of the message with a game's film."""

Key: TypeAlias = tuple[FilmKind, int, tuple[str, ...], tuple[str, str]]
"""Kind, table, names, and look."""


class Films(Service):
    """Makes films and pages, and remembers where films were posted."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._free = asyncio.Semaphore(MOST_AT_ONCE)
        self._cache: OrderedDict[Key, FilmReply] = OrderedDict()
        self._queued = 0

    @contextmanager
    def queued(self) -> Iterator[None]:
        """Count a request until it is done. Raises `OneMoment` if too many wait."""
        if self._queued >= MOST_QUEUED:
            raise OneMoment(seconds=RETRY)
        self._queued += 1
        try:
            yield
        finally:
            self._queued -= 1

    def turn(self, table: Table) -> asyncio.Lock:
        """Return the lock that serializes films of the table's server, or of its channel in direct messages."""
        return self._turns.setdefault(table.server or table.channel, asyncio.Lock())

    async def make(self, kind: FilmKind, table: Table, names: tuple[str, ...], look: tuple[str, str]) -> FilmReply:
        """Make a film or page of a finished game, unless it is cached; `look` is the language and the theme.

        Raises `NotOver`, and `OneMoment` if the process fails.
        """
        if table.now.status is not Status.OVER:
            raise NotOver()
        key = (kind, table.id, names, look)
        if key not in self._cache:
            record = table.record(await self.store.turns(table.id))
            self._keep(key, await self._paint(request_film(kind, table.game, record, names, look), table))
        self._cache.move_to_end(key)
        return self._cache[key]

    def _keep(self, key: Key, made: FilmReply) -> None:
        self._cache[key] = made
        while len(self._cache) > 1 and sum(len(one.data) for one in self._cache.values()) > MOST_BYTES:
            self._cache.popitem(last=False)

    async def _paint(self, request: FilmRequest, table: Table) -> FilmReply:
        """Paint in a separate process, which is killed if this task is canceled."""
        async with self._free:
            try:
                return msgpack.decode(await _ask(msgpack.encode(request)), type=FilmReply)
            except (OSError, TimeoutError, DecodeError) as error:
                log.warning("film_failed", extra=about(table=table.id, error=type(error).__name__))
                raise OneMoment(seconds=1) from None

    async def posted(self, table: Table) -> int | None:
        """Return the id of the message with the film, if it was posted."""
        body = await self.store.artifact(table.id, FILM)
        with suppress(DecodeError):
            return msgpack.decode(body, type=int) if body else None
        return None

    async def note_posted(self, table: Table, message: int) -> None:
        """Record the message with the film."""
        await self.store.save_artifact(table.id, FILM, msgpack.encode(message))


async def _ask(request: bytes) -> bytes:
    """Return the process's output. Raises `OSError` and `TimeoutError`."""
    process = await start_module(PAINTER)
    try:
        async with asyncio.timeout(TIMEOUT):
            reply, _ = await process.communicate(request)
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()  # waits until the pipes are closed, too
    if process.returncode:
        raise ChildProcessError(f"{PAINTER} has ended with {process.returncode}")
    return reply
