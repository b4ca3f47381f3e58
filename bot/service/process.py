"""Settings of this process for threads and memory, and what the system knows of it."""

import ctypes
import os
import sys
import time
from pathlib import Path

from bot.metrics.metrics import CPU_SECONDS, MEMORY_BYTES, OPEN_FILES, START_SECONDS

BEGAN = time.time()
"""When this module was loaded, at the start of the program."""
STATUS, FILES = Path("/proc/self/statm"), Path("/proc/self/fd")

SWITCH_INTERVAL = 0.0005
"""Seconds until a thread lets another one run: Python's usual five milliseconds would be felt in clicks."""
MMAP_THRESHOLD, LARGE = -3, 2 * 1024 * 1024
"""The setting of glibc's allocator, and the bytes from which a freed buffer goes back to the system at once.

Left alone it raises them to what a drawing takes, and keeps the holes. A finished picture is smaller: to ask for new
memory for each would take longer than to paint it.
"""


def tune_process() -> None:
    """Leave time and memory to clicks while pictures are painted in a thread."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    if sys.platform == "linux" and (mallopt := getattr(ctypes.CDLL(None), "mallopt", None)):
        mallopt(MMAP_THRESHOLD, LARGE)


def look_at_process() -> None:
    """Shows all that can be known on this system."""
    MEMORY_BYTES.set(find_memory())
    CPU_SECONDS.reach(time.process_time())
    START_SECONDS.set(BEGAN)
    OPEN_FILES.set(len(list(FILES.iterdir())) if FILES.is_dir() else None)


def find_memory() -> int | None:
    """Bytes of memory in use, where the system tells: on macOS the most so far, on Windows nothing."""
    if STATUS.is_file():
        return int(STATUS.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415  # not on Windows

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
