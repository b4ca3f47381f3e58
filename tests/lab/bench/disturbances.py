"""Delays not caused by the bot: other programs on its cores, the disk, the measurement itself."""

import asyncio
import gc
import os
import tempfile
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Self

from tests.lab.bench.usage import as_seconds, family

TICK = 0.05
"""Seconds between two measurements of the event-loop lag of the sandbox and the users."""
TICKS_PER_SYNC = 20
"""Number of event-loop measurements per disk measurement."""
BLOCK = bytes(4096)


def waited_for_a_core(process: int) -> float:
    """Seconds in which the threads of a process and its children were ready to run but had no core."""
    found = 0
    for one in family(process):
        for task in Path(f"/proc/{one}/task").glob("*/schedstat"):
            with suppress(FileNotFoundError, ProcessLookupError):
                found += int(task.read_text("ascii").split()[1])
    return found / 1e9


def stolen_seconds() -> float:
    """Processor time taken from all cores by other virtual machines on the hardware."""
    return as_seconds(int(Path("/proc/stat").read_text("ascii").split("\n", 1)[0].split()[8]))


def time_a_sync() -> float:
    """Return the seconds of a small synced write on the disk of the measured databases."""
    with tempfile.TemporaryFile() as file:
        began = time.monotonic()
        file.write(BLOCK)
        file.flush()
        os.fsync(file.fileno())
        return time.monotonic() - began


class Disturbances:
    """The disturbances measured since `begin`."""

    def __init__(self, bots: Iterable[int]) -> None:
        self._bots = tuple(bots)
        self._began_to_collect = 0.0
        self.begin()

    def begin(self) -> None:
        """Reset all values and measure from now on."""
        self._since, self._stolen = time.monotonic(), stolen_seconds()
        self._waited = sum(map(waited_for_a_core, self._bots))
        self.latest = self.collecting = self.syncing = 0.0
        """Longest event-loop lag, garbage collection and disk sync, in seconds."""

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[Self]:
        """Measure disturbances inside this context."""
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
        """Describe the disturbances since `begin` in one line."""
        span = time.monotonic() - self._since
        waited = (sum(map(waited_for_a_core, self._bots)) - self._waited) / span
        stolen = (stolen_seconds() - self._stolen) / span
        return (
            f"the bots waited {waited:.3f} of the time for a core, {stolen:.3f} of one was stolen, sandbox and people"
            f" late by {1000 * self.latest:.0f} ms at most (garbage {1000 * self.collecting:.0f} ms),"
            f" disk synced within {1000 * self.syncing:.0f} ms"
        )
