"""How long a bot's event loop runs one callback, during which nobody else is answered; by processor time."""

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
"""At the top of a bot's program: it writes each callback of more than 2 ms into the file that `CALLBACKS` names."""


class Callbacks:
    """Long callbacks of a bot, as it writes them."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._read = 0

    def take(self) -> list[float]:
        """Milliseconds of those since the last call; a line that is being written is left for the next one."""
        lines = self._file.read_bytes()[self._read :].rpartition(b"\n")[0]
        self._read += len(lines) + bool(lines)
        return [float(line) for line in lines.split()]
