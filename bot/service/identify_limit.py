"""Limits how fast shards identify to Discord: one shard per slot at a time, then a pause before the slot's next one."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from bot.logs import about, describe_error
from bot.storage.leases import Leases
from bot.storage.store import StoreAway

log = logging.getLogger(__name__)

PAUSE = 5.25
"""Seconds between two shards of a slot: Discord requires five, and request times vary."""


class IdentifyLimit:
    """Makes the shards of a slot wait for each other, also across processes; Discord sets the number of slots."""

    def __init__(self, ask: Callable[[], Awaitable[Any]], leases: Leases | None = None, pause: float = PAUSE) -> None:
        self._ask, self._leases, self._pause = ask, leases, pause
        self._at_once: int | None = None
        self._free_at: dict[int, float] = {}
        """By slot: when the next shard may identify. A shard's slot is its number modulo the number of slots."""

    async def wait(self, shard: int) -> None:
        """Wait until a shard may identify."""
        await asyncio.sleep(await self.reserve(shard))

    async def reserve(self, shard: int) -> float:
        """Reserve the next turn of a shard's slot and return the seconds until then."""
        if self._at_once is None:
            self._at_once = await self._find_limit()
        slot = shard % self._at_once
        if self._leases:
            try:
                return await self._leases.reserve_identify(slot, self._pause)
            except StoreAway:  # the library retries if Discord refuses
                log.warning("identify_not_reserved")
        now = asyncio.get_running_loop().time()
        at = max(now, self._free_at.get(slot, 0.0))
        self._free_at[slot] = at + self._pause
        return at - now

    async def _find_limit(self) -> int:
        try:
            return max(1, int((await self._ask())["session_start_limit"]["max_concurrency"]))
        except Exception as error:  # noqa: BLE001  # one at a time is always allowed
            log.warning("identify_limit_unknown", extra=about(error=describe_error(error)))
            return 1
