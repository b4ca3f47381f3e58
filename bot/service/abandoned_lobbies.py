"""Periodically closes lobbies whose players have been silent for too long."""

import asyncio
import logging

from bot.storage.store import log_failure
from bot.tables.manager import Manager

log = logging.getLogger(__name__)

EVERY = 1800.0
"""Seconds between two checks."""


async def watch_lobbies(manager: Manager, every: float = EVERY) -> None:
    """Close abandoned lobbies in an endless loop."""
    while True:
        try:
            await manager.endings.close_abandoned_lobbies()
        except Exception:  # noqa: BLE001  # such as an unreachable database: retry later
            log_failure(log, "lobby_check_failed")
        await asyncio.sleep(every)
