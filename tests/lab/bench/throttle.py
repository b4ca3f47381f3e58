"""`python -m tests.lab.bench.throttle SHARE PROCESS...`: limit processes to a share of one core each.

Each process is stopped when its budget is used up and continued when it is refilled, many times per second. Throttling
needs no privileges, and stops all threads of a process alike.
"""

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

from tests.lab.bench.report import ROOT

TICK = 0.002
"""Seconds between two checks."""
PORTION, MOST_SAVED = 0.01, 0.04
"""Seconds of processor time at which a process continues, and the maximum that a waiting process can save up."""


class Budget:
    """A process's budget: it grows by a share of the time that passes; at zero, the process stops."""

    def __init__(self, share: float, now: float, used: float) -> None:
        self._share, self._now, self._used = share, now, used
        self._left = 0.0
        self.is_stopped = False

    def must_switch(self, now: float, used: float) -> bool:
        """True if the process must be stopped or continued now; `is_stopped` is then its new state."""
        self._left = min(self._left + self._share * (now - self._now), MOST_SAVED) - (used - self._used)
        self._now, self._used = now, used
        is_due = self._left >= PORTION if self.is_stopped else self._left <= 0
        self.is_stopped ^= is_due
        return is_due


def processor_clock(process: int) -> Callable[[], float]:
    """Return a clock of a process's exact processor time; uses Linux's numbering of such clocks."""
    clock = (~process << 3) | 2
    return lambda: time.clock_gettime(clock)


def hold(share: float, processes: list[int]) -> None:
    """Throttle until signaled, or until the parent process has ended."""
    clocks = {process: processor_clock(process) for process in processes}
    budgets = {process: Budget(share, time.monotonic(), clock()) for process, clock in clocks.items()}
    parent = os.getppid()
    with _free_at_last(processes):
        sys.stdout.write("holding\n")
        sys.stdout.flush()
        while os.getppid() == parent:
            time.sleep(TICK)
            for process, budget in budgets.items():
                if budget.must_switch(time.monotonic(), clocks[process]()):
                    os.kill(process, signal.SIGSTOP if budget.is_stopped else signal.SIGCONT)


@contextmanager
def _free_at_last(processes: list[int]) -> Iterator[None]:
    """Continue all processes when the throttling ends, by a signal or because one of the processes has ended."""
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(0))
    try:
        with suppress(ProcessLookupError, OSError):
            yield
    finally:
        free(processes)


def free(processes: list[int]) -> None:
    """Continue processes that may be stopped."""
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGCONT)


@asynccontextmanager
async def throttled(share: float, processes: list[int]) -> AsyncIterator[None]:
    """Limit each of the processes to this share of a core inside the context."""
    command = [sys.executable, "-m", "tests.lab.bench.throttle", str(share), *map(str, processes)]
    throttle = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    try:
        assert throttle.stdout is not None
        assert await throttle.stdout.readline(), "the throttle did not start"
        yield
        assert throttle.returncode is None, "the throttle has ended by itself"
    finally:
        if throttle.returncode is None:
            throttle.terminate()
        await throttle.wait()
        free(processes)


if __name__ == "__main__":
    hold(float(sys.argv[1]), [int(one) for one in sys.argv[2:]])
