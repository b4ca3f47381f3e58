"""Periodically deletes the data of users who asked for it a day ago."""

import asyncio
import logging

from bot.storage.store import log_failure
from bot.tables.manager import Manager

log = logging.getLogger(__name__)

EVERY = 60.0
"""Seconds between two checks."""


async def watch_requests(manager: Manager, every: float = EVERY) -> None:
    """Carry out due requests in an endless loop."""
    while True:
        try:
            await manager.forgetting.forget_due()
        except Exception:  # noqa: BLE001  # such as an unreachable database: the request stays due
            log_failure(log, "deletion_failed")
        await asyncio.sleep(every)
