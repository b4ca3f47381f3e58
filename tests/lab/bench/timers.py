"""Cost of sleeping timers for a running bot, and the delay of due ones: `python -m tests.lab.bench.timers`."""

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median

from bot.storage.rows import SeatRow
from bot.storage.sqlite.store import SqliteStore
from bot.tables.lobby import Venue
from bot.tables.manager import Manager
from bot.tables.pace import DAY, PACES, PaceName
from bot.tables.posts import PostKind, unpack
from bot.tables.stored import Settings
from tests.clock import RunningClock
from tests.lab.bench.memory import resident
from tests.lab.bench.report import UNSTEADY, Figure, tell, tell_ratio

SLEEPING = 100_000
SECONDS = 20.0
"""Seconds to watch each bot while no timer is due."""
FIRES = 5
LATEST = 5.0
"""Seconds within which a due timer must run."""
COPY = (
    "INSERT INTO tables (game, rules, server, channel, host, status, settings, seed, state, untold, turns, created_at,"
    " changed_at, figures, marks, told_from, due_at)"
    " WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < :most)"
    " SELECT game, rules, server, 1000 + number, 1000 + number, status, settings, seed, state, untold, turns,"
    " created_at, changed_at, figures, marks, told_from, due_at + number % 86400 + 86400"
    " FROM tables, numbers WHERE tables.id = 1"
)


async def open_games(store: SqliteStore, clock: float) -> None:
    """Start `FIRES` games, each with an open question, which will cause a reminder."""
    manager = Manager(store, clock=lambda: clock)
    for channel in range(1, FIRES + 1):
        settings = Settings(2, "en", pace=PaceName.DAILY)
        table = await manager.lobby.open("norenberc", Venue(1, channel), SeatRow(channel, "Anna"), settings)
        await manager.lobby.join(table.id, 900, "Bruno")
        await manager.lobby.start(table.id, channel)
    await manager.close()


async def watch(store: SqliteStore) -> tuple[float, float, float]:
    """Return processor milliseconds per second while no timer is due, the slowest save, and memory in MiB."""
    manager = Manager(store)
    timers = asyncio.create_task(manager.timers.run())
    await asyncio.sleep(1)  # let the first check pass
    begin, used, saves = time.perf_counter(), time.process_time(), []
    while time.perf_counter() - begin < SECONDS:
        before = time.perf_counter()
        await store.save_signs(1, (1,), int(time.time()))
        saves.append(time.perf_counter() - before)
        await asyncio.sleep(0.5)
    cost = 1000 * (time.process_time() - used) / (time.perf_counter() - begin)
    timers.cancel()
    await manager.close()
    return cost, 1000 * median(saves), resident()


async def fire(store: SqliteStore) -> list[float]:
    """Return the seconds from the reminder's due time to its save, for each game."""
    begun, late = time.time(), []
    clock = RunningClock()
    manager = Manager(store, clock)
    timers = asyncio.create_task(manager.timers.run())
    for table_id in range(1, FIRES + 1):
        table = await manager.table(table_id)
        due = int(time.time()) + 2
        clock.ahead = (table.now.due_at or 0) - due
        manager.timers.note(table)
        while not any(unpack(one.body).kind is PostKind.REMINDER for one in await store.to_post(table_id)):
            assert time.time() - begun < 60 * FIRES
            await asyncio.sleep(0.02)
        late.append(time.time() - due)
    timers.cancel()
    await manager.close()
    return late


async def measure() -> None:
    """Measure bots with and without sleeping games, alternating."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "games.sqlite3")
        store = await SqliteStore.open(file)
        await open_games(store, time.time())
        few = await watch(store)
        await store.close()
        with closing(sqlite3.connect(file)) as db, db:
            db.execute(COPY, {"most": SLEEPING})
        store = await SqliteStore.open(file)
        many = await watch(store)
        late = await fire(store)
        await store.close()
    tell_ratio(f"T1 processor while timers sleep, {SLEEPING:,} / none", many[0], few[0], unit="ms per s")
    tell_ratio(f"T1 a save meanwhile, {SLEEPING:,} / none", many[1], few[1])
    tell_ratio(f"T1 memory, {SLEEPING:,} / none", many[2], few[2], unit="MiB")
    name = "T2 a reminder after it was due, slowest"
    tell(Figure(name=name, value=max(late), unit="s", limit=LATEST, tolerance=UNSTEADY))


def main() -> None:
    """Run `python -m tests.lab.bench.timers`."""
    assert PACES[PaceName.DAILY].limit == DAY
    asyncio.run(measure())


if __name__ == "__main__":
    main()
