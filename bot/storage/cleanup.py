"""Cleans up the database while the bot runs."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from bot.storage.store import Store, log_failure

log = logging.getLogger(__name__)

KEPT = 24 * 3600
"""Seconds for which all data is kept, far longer than the 15 minutes in which Discord may repeat a click."""
EVERY = 300.0
"""Seconds between two cleanups, and the maximum age of the data in a copy of SQLite's file without its log."""


@asynccontextmanager
async def kept_tidy(
    store: Store, is_ours: Callable[[], bool] = lambda: True, every: float = EVERY
) -> AsyncIterator[None]:
    """Clean up at once and then regularly while the bot runs; skip cleanups while `is_ours` is false."""
    tidying = asyncio.create_task(_tidy_now_and_then(store, is_ours, every))
    try:
        yield
    finally:
        tidying.cancel()
        with suppress(asyncio.CancelledError):
            await tidying


async def _tidy_now_and_then(store: Store, is_ours: Callable[[], bool], every: float) -> None:
    while True:
        try:
            if is_ours():
                await store.tidy(int(time.time()) - KEPT)
        except Exception:  # noqa: BLE001
            log_failure(log, "tidying_failed")
        await asyncio.sleep(every)
