"""Moments of finished games that players show to everyone, a few per player and game."""

import asyncio
from weakref import WeakValueDictionary

from msgspec import DecodeError, msgpack

from bot.errors import TooManyMoments
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

    async def add(self, table: Table, seat: Seat, number: int) -> None:
        """Record that a seat's player shows a step of the game to everyone. Raises `TooManyMoments`."""
        async with self._locks.setdefault(table.id, asyncio.Lock()):
            shown = await self._read(table, seat)
            if len(shown) >= MOST_SHARED:
                raise TooManyMoments(most=MOST_SHARED)
            await self.store.save_artifact(table.id, _name(seat), msgpack.encode([*shown, number]))

    async def _read(self, table: Table, seat: Seat) -> list[int]:
        body = await self.store.artifact(table.id, _name(seat))
        try:
            return msgpack.decode(body, type=list[int]) if body else []
        except DecodeError:  # saved by a different version
            return []


def _name(seat: Seat) -> str:
    """Return the storage name of a seat's moments."""
    return f"moments.{seat}"
