"""Processor time of single callbacks in a bot's event loop; each callback blocks all other work."""

from pathlib import Path

PATCH = """
import os, time
from asyncio.events import Handle

def _time_callbacks(file, clock=time.thread_time, run=Handle._run):
    def timed(handle):
        begin = clock()
        try:
            run(handle)
        finally:
            if (taken := 1000 * (clock() - begin)) > 2:
                file.write(f"{taken:.1f}\\n")
    Handle._run = timed

_time_callbacks(open(os.environ["CALLBACKS"], "w", buffering=1))
"""
"""Code at the top of a bot's program: writes the duration of callbacks over 2 ms to the file named by `CALLBACKS`."""


class Callbacks:
    """Durations of a bot's long callbacks, read from the file that `PATCH` writes."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._read = 0

    def take(self) -> list[float]:
        """Return the milliseconds written since the last call; an incomplete line is left for the next call."""
        lines = self._file.read_bytes()[self._read :].rpartition(b"\n")[0]
        self._read += len(lines) + bool(lines)
        return [float(line) for line in lines.split()]
