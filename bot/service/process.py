"""Thread and memory settings of this process, and what the system reports about it."""

import ctypes
import os
import sys
import time
from pathlib import Path

from bot.metrics.metrics import CPU_SECONDS, MEMORY_BYTES, OPEN_FILES, START_SECONDS

BEGAN = time.time()
"""When this module was loaded, which is at the start of the program."""
PROC = Path("/proc/self")
"""Linux's facts about this process."""

SWITCH_INTERVAL = 0.0005
"""Seconds until a thread yields to another: Python's default of five milliseconds would delay clicks."""
MMAP_THRESHOLD, LARGE = -3, 2 * 1024 * 1024
"""glibc's setting for the size above which a freed buffer is returned to the system at once, and our value.

By default, glibc would raise the threshold to the size of a drawing and keep the memory of freed drawings. Our value
exceeds the size of a finished picture: requesting new memory for each picture would take longer than painting it.
"""


def tune_process() -> None:
    """Leave processor time and memory for clicks while pictures are painted in a thread."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    if sys.platform == "linux" and (mallopt := getattr(ctypes.CDLL(None), "mallopt", None)):
        mallopt(MMAP_THRESHOLD, LARGE)


def look_at_process(proc: Path = PROC) -> None:
    """Update all process metrics that this system provides."""
    MEMORY_BYTES.set(find_memory(proc))
    CPU_SECONDS.reach(time.process_time())
    START_SECONDS.set(BEGAN)
    files = proc / "fd"
    OPEN_FILES.set(len(list(files.iterdir())) if files.is_dir() else None)


def find_memory(proc: Path = PROC) -> int | None:
    """Return the bytes of memory in use; on macOS the maximum so far, on Windows None."""
    status = proc / "statm"
    if status.is_file():
        return int(status.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415  # not on Windows

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
