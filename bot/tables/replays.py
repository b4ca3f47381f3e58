"""Replays of tables in worker processes, cached by table and number of turns."""

import asyncio
import os
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from msgspec import msgpack
from msgspec.structs import replace

from bot.errors import GameError, NoWayBack, OneMoment, RulesChanged
from bot.games.contract import Rules, Seat, decode
from bot.host_errors import BrokenRecord
from bot.records.lookups import (
    Continuation,
    DecisionsLookup,
    Lookup,
    MomentsLookup,
    StateLookup,
    UndoLookup,
    UnusualLookup,
    WhatIfLookup,
)
from bot.records.record import Move
from bot.records.review import Decision
from bot.records.undo_preview import UndoPreview
from bot.tables.keeper import Keeper
from bot.tables.service import Service
from bot.tables.table import Table
from bot.tables.worker import ReplayRequest
from bot.tables.worker_pool import NoAnswer, WorkerPool
from bot.tasks import cancel_all

Key: TypeAlias = tuple[int, str, int, Lookup]
"""Table, version of its rules, number of turns, and the lookup."""

REPLAYERS = min(2, max(1, (os.cpu_count() or 1) - 1))
"""Maximum number of worker processes for replays; computers and hints have their own."""
MOST_BYTES = 4_000_000
"""Maximum size of cached results in bytes."""


class Decisions(Mapping[int, Decision]):
    """A seat's decisions by number; a view is unpacked when it is accessed."""

    def __init__(self, rules: Rules[Any], packed: bytes) -> None:
        self._rules = rules
        self._packed = {one.number: one for one in msgpack.decode(packed, type=tuple[Decision, ...])}

    def __getitem__(self, number: int) -> Decision:
        one = self._packed[number]
        return replace(one, view=decode(self._rules, one.view))

    def __iter__(self) -> Iterator[int]:
        return iter(self._packed)

    def __len__(self) -> int:
        return len(self._packed)


class Replays(Service):
    """Answers lookups about tables; identical concurrent lookups share one replay.

    Every method raises `BrokenRecord`, and `OneMoment` if the worker process fails.
    """

    def __init__(self, keeper: Keeper, workers: WorkerPool | None = None, most_bytes: int = MOST_BYTES) -> None:
        super().__init__(keeper)
        self._workers, self._most_bytes = workers or WorkerPool(workers=REPLAYERS), most_bytes
        self._cache: OrderedDict[Key, bytes] = OrderedDict()
        self._cached_bytes = 0
        self._running: dict[Key, asyncio.Task[bytes]] = {}

    async def undoing(self, table: Table, turns: int, seat: Seat, kept: int) -> UndoPreview:
        """Return what an undo of all but the first `kept` turns would change. Raises `NoWayBack` and `RulesChanged`."""
        found = msgpack.decode(await self._find(table, turns, UndoLookup(seat, kept)), type=UndoPreview)
        return replace(found, before=decode(table.rules, found.before), state=decode(table.rules, found.state))

    async def packed_state(self, table: Table, turns: int) -> bytes:
        """Return the state after a number of turns."""
        return await self._find(table, turns, StateLookup())

    async def decisions(self, table: Table, seat: Seat) -> Decisions:
        """Return all decisions of a seat."""
        return Decisions(table.rules, await self._find(table, table.now.turns, DecisionsLookup(seat)))

    async def unusual_decisions(self, table: Table, seat: Seat) -> frozenset[int]:
        """Return the numbers of a seat's decisions that differ from the quick computer's choices."""
        found = await self._find(table, table.now.turns, UnusualLookup(seat))
        return msgpack.decode(found, type=frozenset[int])

    async def public_views(self, table: Table, count: int) -> list[bytes]:
        """Return packed public views from evenly spaced points of the game."""
        return msgpack.decode(await self._find(table, table.now.turns, MomentsLookup(count)), type=list[bytes])

    async def continuation(self, table: Table, seat: Seat, number: int, moves: tuple[Move, ...]) -> Continuation:
        """Return the position after `moves`, which replace all moves of the game after the first `number`."""
        found = await self._find(table, table.now.turns, WhatIfLookup(seat, number, moves))
        return msgpack.decode(found, type=Continuation)

    async def _find(self, table: Table, turns: int, lookup: Lookup) -> bytes:
        key = (table.id, table.now.rules, turns, lookup)
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        if key not in self._running:
            task = self._running[key] = asyncio.create_task(self._replay(table, turns, lookup))
            task.add_done_callback(lambda done: self._note(key, done))
        return await asyncio.shield(self._running[key])

    def _note(self, key: Key, done: "asyncio.Task[bytes]") -> None:
        """Cache a result; callers get the error."""
        del self._running[key]
        if done.cancelled() or done.exception():
            return
        self._cache[key] = done.result()
        self._cached_bytes += len(done.result())
        while self._cached_bytes > self._most_bytes:
            self._cached_bytes -= len(self._cache.popitem(last=False)[1])

    async def _replay(self, table: Table, turns: int, lookup: Lookup) -> bytes:
        game, record = table.game, table.record(await self.store.turns(table.id))
        if turns < len(record.moves):
            record = replace(record, moves=record.moves[:turns], scores=None)
        request = ReplayRequest(game.name, game.home.rules, game.figures, record, lookup)
        try:
            return (await self._workers.replay(request)).found
        except NoAnswer as failure:
            raise _explain(str(failure), lookup) from None

    async def close(self) -> None:
        """Cancel all replays and stop the worker processes."""
        await cancel_all(self._running.values())
        await self._workers.close()


def _explain(failure: str, lookup: Lookup) -> GameError:
    """Rebuild an error from its name; worker processes send nothing else about it."""
    if failure == NoWayBack.__name__ and isinstance(lookup, UndoLookup):
        return NoWayBack(seat=lookup.seat)
    if failure == RulesChanged.__name__:
        return RulesChanged()
    if failure == BrokenRecord.__name__:
        return BrokenRecord(line=0, why="no_move")
    return OneMoment(seconds=1)
