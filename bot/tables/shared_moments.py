"""Moments of finished games that players show to everyone, a few per player and game."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from msgspec import DecodeError, msgpack

from bot.errors import AlreadyShown, TooManyMoments
from bot.games.contract import Seat
from bot.tables.keeper import Keeper
from bot.tables.service import Service
from bot.tables.table import Table

MOST_SHARED = 5
"""Maximum number of moments that a player may show per game."""


class SharedMoments(Service):
    """Counts the moments that each seat has shown."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def showing(self, table: Table, seat: Seat, number: int) -> AsyncIterator[None]:
        """Record that a seat shows a step of the game, unless the block fails to post it.

        Raises `AlreadyShown` and `TooManyMoments`.
        """
        await self._add(table, seat, number)
        is_posted = False
        try:
            yield
            is_posted = True
        finally:
            if not is_posted:
                await self._remove(table, seat, number)

    async def _add(self, table: Table, seat: Seat, number: int) -> None:
        async with self._lock(table):
            shown = await self._read(table, seat)
            if number in shown:
                raise AlreadyShown()
            if len(shown) >= MOST_SHARED:
                raise TooManyMoments(most=MOST_SHARED)
            await self._save(table, seat, [*shown, number])

    async def _remove(self, table: Table, seat: Seat, number: int) -> None:
        async with self._lock(table):
            shown = await self._read(table, seat)
            await self._save(table, seat, [one for one in shown if one != number])

    def _lock(self, table: Table) -> asyncio.Lock:
        return self._locks.setdefault(table.id, asyncio.Lock())

    async def _save(self, table: Table, seat: Seat, shown: list[int]) -> None:
        await self.store.save_artifact(table.id, _name(seat), msgpack.encode(shown))

    async def _read(self, table: Table, seat: Seat) -> list[int]:
        body = await self.store.artifact(table.id, _name(seat))
        try:
            return msgpack.decode(body, type=list[int]) if body else []
        except DecodeError:  # saved by a different version
            return []


def _name(seat: Seat) -> str:
    """Return the storage name of a seat's moments."""
    return f"moments.{seat}"
