"""Cost of saving relative to a bare sync and to raw sqlite3, and whether many stored games slow the bot down."""

import asyncio
import os
import random
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import TypeVar

import msgspec

from bot.storage.rows import Change, Search, SeatRow
from bot.storage.sqlite.store import SqliteStore
from bot.tables.lobby import Venue
from bot.tables.manager import Manager
from bot.tables.pace import Attendance
from bot.tables.pending import Pending
from bot.tables.status import Status
from bot.tables.stored import Settings
from bot.tables.turn import Turn
from tests.lab.bench.hall import QUIET, Hall, first_value, hall_with, next_click, spread
from tests.lab.bench.report import Figure, tell, tell_ratio

Key = TypeVar("Key")
SAVES = 400
LOADS = 300
CLICKS = 120
SIZED = 5
PAGE = 4096
WAL_PAGES = 1500
"""Number of pages to write: more than SQLite writes to its log before it reuses the start of the log."""
SYNC_GOAL, RAW_GOAL, CROWD_GOAL = 2.2, 1.6, 1.1


# -- one save -------------------------------------------------------------------------------------------------------


async def play_on(manager: Manager, channel: int, turns: int) -> list[Change]:
    """Play the first turns of a game at random; return the changes that were saved."""
    rng = random.Random(channel)  # noqa: S311  # repeatable, not secret
    changes: list[Change] = []
    table = await manager.lobby.open("norenberc", Venue(1, channel), SeatRow(channel * 10, "Anna"), Settings(3, "en"))
    await manager.lobby.join(table.id, 2, "Bruno")
    await manager.lobby.join(table.id, 3, "Clara")
    await manager.lobby.start(table.id, channel * 10)
    while table.now.status is Status.RUNNING and len(changes) < turns:
        prompt = rng.choice(table.prompts())
        picks = rng.sample(prompt.options, rng.randint(max(1, prompt.least), max(1, min(prompt.most, 3))))
        turn = Turn(table)
        turn.answer(prompt.seat, prompt.id, picks)
        pending = Pending(table)
        turn.finish(pending, Attendance((prompt.seat,)), 0)
        changes.append(pending.change(0, len(changes) + 1))
        await manager.play.answer(table.id, table.now.seats[prompt.seat].user or 0, prompt.id, picks)
    return changes


def time_sync(file: Path) -> float:
    """Return the milliseconds of a bare 4 KB overwrite and its sync."""
    if not file.exists():
        file.write_bytes(bytes(PAGE))
    place = os.open(file, os.O_RDWR)
    begin = time.perf_counter()
    os.pwrite(place, os.urandom(PAGE), 0)
    os.fdatasync(place)
    seconds = time.perf_counter() - begin
    os.close(place)
    return seconds * 1000


async def measure_save(folder: Path) -> None:
    """D1: time a saved answer, raw SQL and a bare disk sync, alternating."""
    store = await SqliteStore.open(folder / "save.sqlite3")
    changes = [
        one for channel in range(1, 2 + SAVES // 40) for one in await play_on(Manager(store), channel, 40) if one.turns
    ]
    bare, raw = folder / "bare", folder / "raw.sqlite3"
    with closing(_open_raw(raw)) as db, bare.open("w+b") as file:
        file.write(bytes(PAGE))
        file.flush()
        os.fsync(file.fileno())
        times: dict[str, list[float]] = {"bare": [], "raw": [], "ours": []}
        saved = {one.table_id: 0 for one in changes}
        revisions = {table: stored.revision for table in saved if (stored := await store.table(table))}
        for number in range(SAVES):
            change = changes[number % len(changes)]
            fresh = msgspec.structs.replace(
                change,
                revision=revisions[change.table_id] + saved[change.table_id],
                interaction=10_000 + number,
                first_turn=1_000 + number * 4,
                posts=(),
            )
            saved[change.table_id] += 1
            for name, action in _saves(file.fileno(), db, store, fresh, number):
                begin = time.perf_counter()
                await action()
                times[name].append(time.perf_counter() - begin)
    await store.close()
    for name, peer, goal in (
        ("bare", "a bare 4 KB overwrite + fdatasync", SYNC_GOAL),
        ("raw", "raw sqlite3", RAW_GOAL),
    ):
        (own_quiet, own, _), (quiet, middle, _) = (quantiles(times[case], n=4) for case in ("ours", name))
        tell_ratio(f"D1 a saved answer / {peer}", own * 1000, middle * 1000, goal)
        tell_ratio(f"D1 the same in the disk's quiet quarter / {peer}", own_quiet * 1000, quiet * 1000, goal)


def _saves(
    file: int, db: sqlite3.Connection, store: SqliteStore, change: Change, number: int
) -> list[tuple[str, Callable[[], Awaitable[object]]]]:
    async def bare() -> None:
        os.pwrite(file, bytes([number % 256]) * PAGE, 0)
        os.fdatasync(file)

    async def raw() -> None:
        turn = change.turns[0]
        db.execute("BEGIN IMMEDIATE")
        db.execute("INSERT INTO turns VALUES (?, ?, ?, ?)", (number, turn.seat, turn.prompt, " ".join(turn.answer)))
        db.execute("UPDATE tables SET state = ?, turns = ? WHERE id = 1", (change.columns["state"], number))
        db.execute("COMMIT")

    async def ours() -> None:
        assert await store.save(change), "a save that does nothing is no save"

    actions: list[tuple[str, Callable[[], Awaitable[object]]]] = [("bare", bare), ("raw", raw), ("ours", ours)]
    random.Random(number).shuffle(actions)  # noqa: S311
    return actions


def _open_raw(file: Path) -> sqlite3.Connection:
    db = sqlite3.connect(file, isolation_level=None)
    db.executescript(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
        "CREATE TABLE turns (number INTEGER PRIMARY KEY, seat INTEGER, prompt TEXT, answer TEXT);"
        "CREATE TABLE tables (id INTEGER PRIMARY KEY, state BLOB, turns INTEGER); INSERT INTO tables VALUES (1, '', 0);"
    )
    _stretch(db)
    return db


def _stretch(db: sqlite3.Connection) -> None:
    """Let the log grow to its full size, because a sync that extends a file is several times as expensive."""
    db.executescript("PRAGMA synchronous = OFF; CREATE TABLE stretching (filling BLOB);")
    for _ in range(WAL_PAGES):
        db.execute("INSERT INTO stretching VALUES (randomblob(3000))")
    db.executescript("DROP TABLE stretching; PRAGMA wal_checkpoint(FULL); PRAGMA synchronous = FULL;")


# -- the size of a finished game ------------------------------------------------------------------------------------


async def measure_size(folder: Path) -> None:
    """D4: the bytes of a whole three-player game with its messages, at its end and a day later."""
    store = await SqliteStore.open(folder / "size.sqlite3")
    empty = await used_bytes(store)
    manager = Manager(store, clock=lambda: 0.0)
    for channel in range(1, SIZED + 1):
        await play_on(manager, channel, 10_000)
        for post in await store.to_post(channel):
            await store.posted(await store.claim((post,)), 1, 0, channel)
    full = (await used_bytes(store) - empty) / SIZED
    await store.tidy(before=1)
    small = (await used_bytes(store) - empty) / SIZED
    await store.close()
    tell(Figure(name="D4 a finished game of three in the file, at once", value=full / 1000, unit="kB"))
    tell(Figure(name="D4 a finished game of three in the file, a day later", value=small / 1000, unit="kB"))


async def used_bytes(store: SqliteStore) -> int:
    """Count the bytes of pages that are in use."""
    query = (
        "SELECT (page_count - freelist_count) * page_size"
        " FROM pragma_page_count, pragma_freelist_count, pragma_page_size"
    )
    return int((await store.do(lambda db: db.execute(query).fetchone()))[0])


# -- many stored games ----------------------------------------------------------------------------------------------

FILL = """
    CREATE TEMP TABLE numbers AS
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :games) SELECT i FROM n;
    INSERT INTO tables (id, game, rules, server, channel, host, status, settings, seed, state, untold, turns,
                        card, created_at, changed_at, revision, figures)
        SELECT i + 1, game, rules, server, 1000000 + i, host, 'over', settings, randomblob(32), state, untold, turns,
               NULL, i, i, 0, figures FROM numbers, tables WHERE id = 1;
    INSERT INTO seats SELECT i + 1, seat, user_id, name, computer FROM numbers, seats WHERE table_id = 1;
    INSERT INTO turns (table_id, number, seat, prompt, answer, at)
        SELECT i + 1, number, seat, prompt, answer, at FROM numbers, turns
        WHERE table_id = 1 AND number < 8;
    INSERT INTO clicks SELECT 1000000 + i * 4 + k, i + 1, i FROM numbers, (SELECT 0 AS k UNION SELECT 1);
    INSERT INTO outbox (table_id, body, batch, message, posted_at)
        SELECT i + 1, body, NULL, i, i FROM numbers, (SELECT body FROM outbox WHERE table_id = 1 LIMIT 1);
    UPDATE outbox SET batch = id, posted_at = 1;
    DROP TABLE numbers;
"""
"""Insert copies of the first game, each with its seats, some turns and clicks, and a message."""


async def fill(file: Path, games: int) -> float:
    """Fill a file with one half-played game and this many copies; return how long that takes in seconds."""
    begin = time.perf_counter()
    store = await SqliteStore.open(file)
    await play_on(Manager(store), 1, 60)
    await store.close()
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.executescript("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000;")
        db.executescript(FILL.replace(":games", str(games)))
        db.executescript("PRAGMA journal_mode = WAL;")
    return time.perf_counter() - begin


async def measure_crowd(folder: Path, crowds: tuple[int, ...]) -> None:
    """D3: operations with few and with many stored games."""
    files = {}
    for games in crowds:
        files[games] = folder / f"crowd-{games}.sqlite3"
        seconds = await fill(files[games], games)
        print(f"{games:>9,} stored games: {files[games].stat().st_size / 1e6:,.0f} MB, filled in {seconds:.0f} s")
    await _measure_loads(files)
    async with AsyncExitStack() as stack:
        halls = {
            games: await stack.enter_async_context(hall_with("guildhall", str(file))) for games, file in files.items()
        }
        await _measure_clicks(halls)


async def _measure_loads(files: dict[int, Path]) -> None:
    stores = {games: await SqliteStore.open(file) for games, file in files.items()}
    loads: dict[str, dict[int, list[float]]] = {
        "loading the same game": {games: [] for games in files},
        "loading any game": {games: [] for games in files},
        "a channel's game": {games: [] for games in files},
        "start: opening, what is to post": {games: [] for games in files},
    }
    rng = random.Random(1)  # noqa: S311
    for _ in range(LOADS):
        for games, store in stores.items():
            one = rng.randint(2, games + 1)
            actions: list[Callable[[], Awaitable[object]]] = [
                lambda store=store: store.table(1),  # type: ignore[misc]
                lambda store=store, one=one: store.table(one),  # type: ignore[misc]
                lambda store=store, one=one: store.table_in(999_999 + one),  # type: ignore[misc]
                lambda games=games: _start(files[games]),  # type: ignore[misc]
            ]
            for times, action in zip(loads.values(), actions, strict=True):
                begin = time.perf_counter()
                await action()
                times[games].append((time.perf_counter() - begin) * 1000)
    for store in stores.values():
        await store.close()
    for name, times in loads.items():
        _compare(name, times)


async def _start(file: Path) -> None:
    store = await SqliteStore.open(file)
    await store.find_tables(Search.TO_POST)
    await store.close()


async def _measure_clicks(halls: dict[int, Hall]) -> None:
    """Time sealing and reopening a plan, alternating between the bots with few and with many stored games."""
    _compare("a click", await click_in_turn(halls, CLICKS))


async def click_in_turn(halls: dict[Key, Hall], clicks: int) -> dict[Key, list[float]]:
    """Return the times of clicks in each sandbox: a plan is picked, sealed and reopened."""
    panels = {}
    for key, hall in halls.items():
        await hall.begin(hall.channel, 2)
        panels[key] = await hall.slash(hall.people[0], "norenberc play")
    times: dict[Key, list[float]] = {key: [] for key in halls}
    for number in range(clicks):
        for key, hall in random.Random(number).sample(list(halls.items()), len(halls)):  # noqa: S311
            control = next_click(panels[key])
            await asyncio.sleep(3 * QUIET)  # the card in the channel is also edited
            times[key].append(await hall.click(hall.people[0], panels[key], control, *first_value(control)))
    return times


def _compare(name: str, times: dict[int, list[float]]) -> None:
    middles = {games: spread(found)[0] for games, found in times.items()}
    least, *_, most = middles
    ratio = middles[most] / middles[least]
    found = " / ".join(f"{middle:.2f}" for middle in middles.values())
    figure = Figure(name=f"D3 {name} by stored games, most / least", value=ratio, limit=CROWD_GOAL)
    tell(figure, f"{found} ms = {ratio:.2f}")


async def measure_alone() -> None:
    """Run the measurements without a bot, in the working folder: the usual temporary folder may be in memory."""
    with TemporaryDirectory(dir=".") as folder:
        await measure_save(Path(folder))
        await measure_size(Path(folder))


if __name__ == "__main__":
    asyncio.run(measure_alone())
