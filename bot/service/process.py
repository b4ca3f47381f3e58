"""What the system knows of this process: memory, time of processors, open files."""

import os
import sys
import time
from pathlib import Path

from bot.metrics.metrics import CPU_SECONDS, MEMORY_BYTES, OPEN_FILES, START_SECONDS

BEGAN = time.time()
"""When this module was loaded, at the start of the program."""
STATUS, FILES = Path("/proc/self/statm"), Path("/proc/self/fd")


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
