"""Cost of the process: an idle game, a garbage collection, memory after the start, imports."""

import asyncio
import gc
import json
import os
import subprocess
import sys
import time
import tracemalloc
from importlib.util import find_spec
from pathlib import Path
from statistics import median

from bot.catalogue import load_game
from bot.storage.sqlite.store import SqliteStore
from bot.tables.manager import Manager
from bot.tables.table import Table
from bot.tables.tuning import USUAL
from tests.lab.bench.hall import COMPILED, QUIET, ROOT, Hall, press
from tests.lab.bench.report import Figure, tell, tell_ratio
from tests.lab.bench.storage import fill

IDLE = 10_000
RELOADS = 150
IMPORTS = 9
RELOAD_GOAL, PACKED_GOAL, PAUSE_GOAL, MEMORY_GOAL, IMPORT_GOAL = 0.3, 2500, 2.0, 1.35, 1.25
PAINTED_GOAL = 2.1
PEERS = ["discord", "aiosqlite", *(["PIL.Image", "PIL.ImageDraw", "PIL.ImageFont"] if find_spec("PIL") else [])]
"""The minimum that a bot of this kind imports; Pillow only if it is installed."""


def resident(process: int | str = "self") -> float:
    """A process's resident memory in MiB."""
    pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def measure_memory(process: int, when: str, goal: float) -> None:
    """M3: the bot's memory after the start or after pictures, relative to a process that only imports the libraries."""
    ours = resident(process)
    bare = f"import {', '.join(PEERS)}, os; print(int(open('/proc/self/statm').read().split()[1]))"
    pages = [int(_python(bare)) for _ in range(3)]
    peer = median(pages) * os.sysconf("SC_PAGE_SIZE") / 2**20
    name = f"M3 memory after {when} / imports" + ("" if "PIL.Image" in PEERS else " (without Pillow)")
    tell_ratio(name, ours, peer, goal, unit="MiB")


def _python(code: str) -> str:
    command = [sys.executable, "-W", "ignore", "-c", code]
    return subprocess.run(command, cwd=ROOT, env=COMPILED, check=True, capture_output=True, text=True).stdout


async def measure_reload(echo: Hall, folder: Path) -> None:
    """M1: time to reload a game dropped from memory, relative to an echo click."""
    file, button = folder / "reload.sqlite3", echo.post_button(echo.channel)
    await fill(file, RELOADS)
    store = await SqliteStore.open(file)
    reloads, echoes = [], []
    for number in range(RELOADS):
        await asyncio.sleep(QUIET)
        echoes.append(await echo.click(echo.people[0], button, press(button, "press")))
        await asyncio.sleep(QUIET)
        manager = Manager(store)
        begin = time.perf_counter()
        await manager.table(number + 2)
        reloads.append((time.perf_counter() - begin) * 1000)
    await store.close()
    tell_ratio("M1 a dropped game loaded again / an echo click", median(reloads), median(echoes), RELOAD_GOAL)


async def measure_processes(folder: Path) -> None:
    """M1, M2 and M4, each in separate processes."""
    file = folder / "idle.sqlite3"
    await fill(file, IDLE)
    found = json.loads(_python(f"from tests.lab.bench import memory; memory.print_idle({str(file)!r})"))
    tell(Figure(name=f"M1 a game in memory, of {USUAL.most_tables} at most", value=found["table"], unit="bytes"))
    tell(Figure(name="M1 a game packed", value=found["packed"], unit="bytes", limit=PACKED_GOAL))
    name = f"M1 games in memory after {IDLE:,} were used"
    tell(Figure(name=name, value=found["kept"], unit="games", limit=USUAL.most_tables))
    tell_ratio(f"M2 garbage collection, {IDLE:,} games / none", found["after"], found["before"], PAUSE_GOAL)
    _measure_imports()


def _measure_imports() -> None:
    """M4: processor time of importing the bot, relative to importing discord.py, measured alternately."""
    times: dict[str, list[float]] = {"discord": [], "bot.service.run": []}
    _python(f"import {', '.join(times)}")  # compiles changed files before the measurement
    for _ in range(IMPORTS):
        for name, values in times.items():
            code = f"import time; begin = time.process_time(); import {name}; print(time.process_time() - begin)"
            values.append(float(_python(code)))
    ours, peer = median(times["bot.service.run"]) * 1000, median(times["discord"]) * 1000
    tell_ratio("M4 importing the bot / discord", ours, peer, IMPORT_GOAL)


def print_idle(file: str) -> None:
    """Load every game of a file once; print GC pauses and the games' memory as JSON. Runs in a separate process."""
    import bot.service.client  # noqa: F401, PLC0415  # as many objects to collect as in the running bot

    print(json.dumps(asyncio.run(_use_all(file))))


async def _use_all(file: str) -> dict[str, float]:
    store = await SqliteStore.open(file)
    manager = Manager(store)
    rows = [found for number in range(2, 202) if (found := await store.table(number))]
    Table(rows[0], load_game(rows[0].game))
    before = _pause()
    for number in range(2, IDLE + 2):
        await manager.table(number)
    after, kept = _pause(), len(manager._tables)
    tracemalloc.start()
    held = [Table(one, load_game(one.game)) for one in rows]
    size = tracemalloc.get_traced_memory()[0] / len(held)
    tracemalloc.stop()
    await store.close()
    packed = median([len(one.state or b"") + len(one.untold or b"") + len(one.settings) + 32 for one in rows])
    return {"before": before, "after": after, "kept": kept, "table": size, "packed": packed}


def _pause() -> float:
    """Return the milliseconds of a full garbage collection."""
    times = []
    for _ in range(15):
        begin = time.process_time()
        gc.collect()
        times.append((time.process_time() - begin) * 1000)
    return median(times)
