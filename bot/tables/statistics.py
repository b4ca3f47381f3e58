"""Totals of the finished games of servers and of users, kept in memory and updated as games end."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias
from weakref import WeakValueDictionary

from bot.statistics.totals import OVERLAP, Totals
from bot.storage.rows import ScoreRow
from bot.storage.store import Store

PAGE = 5_000
"""Number of rows read and counted at a time when totals are built."""
FEW = 500
"""Maximum number of new rows that are counted on the event loop; with more, totals are built again in a thread."""
FRESH = 3600
"""Seconds after which totals are built again, in case names were removed from the rows meanwhile."""
MOST_GAMES = 200_000
"""Maximum number of games in all cached totals, of a few hundred bytes each; totals themselves count as one more."""

Key: TypeAlias = tuple[str, int]
"""The subject of totals: "server" or "user", with its id."""
Read: TypeAlias = Callable[[int, int], Awaitable[tuple[ScoreRow, ...]]]
"""Reads rows with an id higher than the first argument, at most as many as the second argument."""


class Statistics:
    """The totals in memory, least recently used first."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store, self._now = store, now
        self._kept: OrderedDict[Key, tuple[int, Totals]] = OrderedDict()
        """Totals, each with the time they were built."""
        self._expiries = 0
        """Number of times that all totals were dropped."""
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()

    async def of_server(self, server: int) -> Totals:
        """Return the totals of a server's games."""
        return await self._find(("server", server), partial(self._store.scores_in, server), Totals)

    async def of_user(self, user: int) -> Totals:
        """Return the totals of the games of a user."""
        return await self._find(("user", user), partial(self._store.scores_of, user), partial(Totals, user))

    def expire(self) -> None:
        """Drop all totals, because a user's data was deleted from the rows."""
        self._kept.clear()
        self._expiries += 1

    async def _find(self, key: Key, read: Read, make: Callable[[], Totals]) -> Totals:
        async with self._locks.setdefault(key, asyncio.Lock()):
            while True:
                expiries = self._expiries
                built_at, totals = self._kept.pop(key, (0, None))
                if totals is None or self._now() - built_at >= FRESH or not await _extend(totals, read):
                    built_at, totals = self._now(), await _build(make(), read)
                if expiries == self._expiries:  # else these may name a user whose data was deleted meanwhile
                    self._kept[key] = built_at, totals
                    self._evict()
                    return totals

    def _evict(self) -> None:
        """Drop the least recently used totals beyond the limit, but keep at least one."""
        weight = sum(_weigh(totals) for _, totals in self._kept.values())
        while weight > MOST_GAMES and len(self._kept) > 1:
            _, (_, dropped) = self._kept.popitem(last=False)
            weight -= _weigh(dropped)


def _weigh(totals: Totals) -> int:
    """Return how much of the limit some totals take; empty ones take memory, too."""
    return 1 + totals.games


async def _extend(totals: Totals, read: Read) -> bool:
    """Count the new games; returns False if all games must be counted again."""
    most = FEW + OVERLAP
    rows = await read(totals.after, most)
    return len(rows) < most and totals.add(rows)


async def _build(totals: Totals, read: Read) -> Totals:
    """Count all games, off the event loop."""
    while True:
        rows = await read(totals.read_to, PAGE)
        await asyncio.to_thread(totals.add, rows)
        if len(rows) < PAGE:
            return totals
