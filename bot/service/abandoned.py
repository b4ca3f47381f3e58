"""Closes lobbies where nobody has been for too long, now and then."""

import asyncio
import logging

from bot.storage.store import log_failure
from bot.tables.manager import Manager

log = logging.getLogger(__name__)

EVERY = 1800.0
"""Seconds between two looks."""


async def watch_lobbies(manager: Manager, every: float = EVERY) -> None:
    """Looks for abandoned lobbies again and again."""
    while True:
        try:
            await manager.closing.close_abandoned_lobbies()
        except Exception:  # noqa: BLE001  # such as for a database that is away: later it may be well again
            log_failure(log, "lobbies_not_looked_at")
        await asyncio.sleep(every)
