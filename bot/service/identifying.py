"""How fast shards may introduce themselves to Discord: some at once, by their numbers, and then a pause."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from bot.logs import about

log = logging.getLogger(__name__)

PAUSE = 5.0
"""Seconds between two shards that may not introduce themselves at once."""


class IdentifyLimit:
    """Lets shards wait for each other; how many go at once, Discord says."""

    def __init__(self, ask: Callable[[], Awaitable[Any]]) -> None:
        self._ask = ask
        self._at_once: int | None = None
        self._free_at: dict[int, float] = {}
        """By the numbers of shards that have to wait for each other: when the next one may go."""

    async def wait(self, shard: int) -> None:
        """Until a shard may introduce itself."""
        if self._at_once is None:
            self._at_once = await self._find_limit()
        loop, key = asyncio.get_running_loop(), shard % self._at_once
        at = max(loop.time(), self._free_at.get(key, 0.0))
        self._free_at[key] = at + PAUSE
        await asyncio.sleep(at - loop.time())

    async def _find_limit(self) -> int:
        try:
            return max(1, int((await self._ask())["session_start_limit"]["max_concurrency"]))
        except Exception as error:  # noqa: BLE001  # one after the other is always allowed
            log.warning("identify_limit_unknown", extra=about(error=error))
            return 1
