"""`python -m tests.bench.throttle SHARE PROCESS...`: lets processes use only a share of one core each.

Each process is stopped when it has used what it was given, and goes on when it has been given some more, many times
per second. Nothing needs to be allowed for that, and all threads of a process are held alike.
"""

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

from tests.bench.report import ROOT

TICK = 0.002
"""Seconds between two looks."""
PORTION, MOST_SAVED = 0.01, 0.04
"""Seconds of processor time with which a process goes on, and what it can save up while it waits for something."""


class Budget:
    """What a process may use: it gets a share of the time that passes, and stops when it has used that up."""

    def __init__(self, share: float, now: float, used: float) -> None:
        self._share, self._now, self._used = share, now, used
        self._left = 0.0
        self.is_stopped = False

    def must_switch(self, now: float, used: float) -> bool:
        """Whether the process has to be stopped now, or let go on."""
        self._left = min(self._left + self._share * (now - self._now), MOST_SAVED) - (used - self._used)
        self._now, self._used = now, used
        is_due = self._left >= PORTION if self.is_stopped else self._left <= 0
        self.is_stopped ^= is_due
        return is_due


def processor_clock(process: int) -> Callable[[], float]:
    """How much processor time a process has used, exactly; Linux numbers these clocks so."""
    clock = (~process << 3) | 2
    return lambda: time.clock_gettime(clock)


def hold(share: float, processes: list[int]) -> None:
    """Until told to end, or whoever has started it has ended."""
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
    """However it ends, no process stays stopped; that one of them has ended is an end too."""
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(0))
    try:
        with suppress(ProcessLookupError, OSError):
            yield
    finally:
        free(processes)


def free(processes: list[int]) -> None:
    """Lets processes go on that may be stopped."""
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGCONT)


@asynccontextmanager
async def throttled(share: float, processes: list[int]) -> AsyncIterator[None]:
    """Meanwhile each of the processes has only that share of a core."""
    command = [sys.executable, "-m", "tests.bench.throttle", str(share), *map(str, processes)]
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
