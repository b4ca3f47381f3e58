"""What keeps answers waiting though the bot is not to blame: others on its cores, the disk, the measurement itself."""

import asyncio
import gc
import os
import tempfile
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Self

from tests.bench.usage import as_seconds, family

TICK = 0.05
"""Seconds between two looks at how late the event loop of sandbox and people is."""
TICKS_PER_SYNC = 20
"""Looks at the event loop for each one at the disk."""
BLOCK = bytes(4096)


def waited_for_a_core(process: int) -> float:
    """Seconds that the threads of a process and of all that it has started were ready to run and did not."""
    found = 0
    for one in family(process):
        for task in Path(f"/proc/{one}/task").glob("*/schedstat"):
            with suppress(FileNotFoundError, ProcessLookupError):
                found += int(task.read_text("ascii").split()[1])
    return found / 1e9


def stolen_seconds() -> float:
    """Processor time of all cores that other machines on the same hardware have taken."""
    return as_seconds(int(Path("/proc/stat").read_text("ascii").split("\n", 1)[0].split()[8]))


def time_a_sync() -> float:
    """Seconds that a small write takes until it is on the disk where the measured databases are."""
    with tempfile.TemporaryFile() as file:
        began = time.monotonic()
        file.write(BLOCK)
        file.flush()
        os.fsync(file.fileno())
        return time.monotonic() - began


class Disturbances:
    """What was seen since they were begun."""

    def __init__(self, bots: Iterable[int]) -> None:
        self._bots = tuple(bots)
        self._began_to_collect = 0.0
        self.begin()

    def begin(self) -> None:
        """From now on."""
        self._since, self._stolen = time.monotonic(), stolen_seconds()
        self._waited = sum(map(waited_for_a_core, self._bots))
        self.latest = self.collecting = self.syncing = 0.0
        """The worst of each, in seconds: how late the event loop was, a collection of garbage, a sync of the disk."""

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[Self]:
        """They are looked for meanwhile."""
        gc.callbacks.append(self._on_collection)
        looking = asyncio.create_task(self._look())
        try:
            yield self
        finally:
            looking.cancel()
            gc.callbacks.remove(self._on_collection)
            await asyncio.gather(looking, return_exceptions=True)

    def _on_collection(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._began_to_collect = time.monotonic()
        else:
            self.collecting = max(self.collecting, time.monotonic() - self._began_to_collect)

    async def _look(self) -> None:
        while True:
            for _ in range(TICKS_PER_SYNC):
                due = time.monotonic() + TICK
                await asyncio.sleep(TICK)
                self.latest = max(self.latest, time.monotonic() - due)
            self.syncing = max(self.syncing, await asyncio.to_thread(time_a_sync))

    def say(self) -> str:
        """All of it in words."""
        span = time.monotonic() - self._since
        waited = (sum(map(waited_for_a_core, self._bots)) - self._waited) / span
        stolen = (stolen_seconds() - self._stolen) / span
        return (
            f"the bots waited {waited:.3f} of the time for a core, {stolen:.3f} of one was stolen, sandbox and people"
            f" late by {1000 * self.latest:.0f} ms at most (garbage {1000 * self.collecting:.0f} ms),"
            f" disk synced within {1000 * self.syncing:.0f} ms"
        )
