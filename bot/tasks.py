"""Background tasks, pauses between retries, and transient timers; timers that survive a restart are in the store."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Iterator
from typing import Any


class Backoff:
    """Pauses between retries: each is twice as long as the previous one, up to a limit."""

    def __init__(self, first: float, longest: float) -> None:
        self._first, self._longest = first, longest
        self.pause = first
        """Seconds until the next retry."""

    def reset(self) -> None:
        """Start over with the first pause, after a success."""
        self.pause = self._first

    def take(self) -> float:
        """Return the next pause in seconds, and double the following one."""
        pause = self.pause
        self.pause = min(2 * pause, self._longest)
        return pause

    async def wait(self) -> None:
        """Sleep for the next pause."""
        await asyncio.sleep(self.take())


class Alarms:
    """Transient timers, at most one per table; a restart loses them."""

    def __init__(self, ring: Callable[[int], None]) -> None:
        self._ring = ring
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def __contains__(self, table_id: int) -> bool:
        return table_id in self._timers

    def __iter__(self) -> Iterator[int]:
        return iter(tuple(self._timers))

    @property
    def is_any_due(self) -> bool:
        """True if any timer is due but has not run yet."""
        now = asyncio.get_running_loop().time()
        return any(timer.when() <= now for timer in self._timers.values())

    def set(self, table_id: int, seconds: float) -> None:
        """Set a table's timer, replacing an earlier one."""
        self.stop(table_id)
        self._timers[table_id] = asyncio.get_running_loop().call_later(seconds, self._ring_now, table_id)

    def stop(self, table_id: int) -> None:
        """Cancel a table's timer."""
        if timer := self._timers.pop(table_id, None):
            timer.cancel()

    def stop_all(self) -> None:
        """Cancel all timers."""
        for table_id in self:
            self.stop(table_id)

    def _ring_now(self, table_id: int) -> None:
        del self._timers[table_id]
        self._ring(table_id)


class TaskSet:
    """Background tasks, each referenced until it has ended."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def __iter__(self) -> Iterator["asyncio.Task[Any]"]:
        return iter(tuple(self._tasks))

    def __len__(self) -> int:
        return len(self._tasks)

    def start(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Start a task, and keep it until it has ended."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def cancel(self) -> None:
        """Cancel all tasks and wait for their end."""
        await cancel_all(self)

    async def finish(self) -> None:
        """Wait until no task is left, including tasks that start meanwhile."""
        while self._tasks:
            await asyncio.wait(self._tasks)


async def cancel_all(tasks: Iterable["asyncio.Task[Any]"]) -> None:
    """Cancel tasks and wait for their end."""
    tasks = tuple(tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
