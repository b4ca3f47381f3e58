"""Timeouts of tests, so long that only a failure reaches them, even on a busy machine."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

import pytest

PATIENCE = 120.0
"""Seconds until a test gives up waiting."""
LIMITS = (
    "bot.sandbox.interactions.tracker.InteractionTracker.answer_seconds",
    "cogs.features.undo.SETTLE_TIMEOUT",
    "cogs.posting.announcer.HEAD_START",
    "cogs.posting.announcer.SETTLE_TIMEOUT",
    "cogs.panel.panels.EDIT_TIMEOUT",
    "cogs.panel.panels.SETTLE_TIMEOUT",
    "cogs.replies.members.ASK_TIMEOUT",
    "cogs.replies.replies.DEFER_AFTER",
)
"""Timeouts that would make the sandbox or the bot act differently on a slow machine."""


async def until(is_so: Callable[[], bool]) -> None:
    """Poll until this condition is true. Raises `TimeoutError`."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110  # for any condition
            await asyncio.sleep(0.01)


async def until_found(is_so: Callable[[], Awaitable[bool]]) -> None:
    """Poll until this condition, which must be awaited, is true. Raises `TimeoutError`."""
    async with asyncio.timeout(PATIENCE):
        while not await is_so():  # noqa: ASYNC110  # for any condition
            await asyncio.sleep(0.01)


@contextmanager
def no_hurry() -> Iterator[None]:
    """Give a sandbox and a bot in this process more time than Discord does; tests of a limit set it themselves."""
    with ExitStack() as stack:
        for limit in LIMITS:
            stack.enter_context(patch(limit, PATIENCE))
        yield


@pytest.fixture(autouse=True)
def unhurried() -> Iterator[None]:
    """Make tests independent of timing, except tests of timing."""
    with no_hurry():
        yield
