"""Closes lobbies where nobody has been for too long, now and then."""

import asyncio

from bot.tables.manager import Manager

EVERY = 1800.0
"""Seconds between two looks."""


async def watch_lobbies(manager: Manager, every: float = EVERY) -> None:
    """Looks for abandoned lobbies again and again."""
    while True:
        # A task that ends, since what a task has changed is announced when it ends.
        await asyncio.create_task(manager.closing.close_abandoned_lobbies())
        await asyncio.sleep(every)
