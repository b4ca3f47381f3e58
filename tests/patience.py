"""Timeouts of tests, so long that only a failure reaches them, even on a busy machine."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import TypeVar
from unittest.mock import patch

import pytest

from cogs.timing import Timing

T = TypeVar("T")

PATIENCE = 120.0
"""Seconds until a test gives up waiting."""
LIMITS = ("bot.sandbox.interactions.tracker.InteractionTracker.answer_seconds",)
"""Timeouts that would make the sandbox or the bot act differently on a slow machine."""
UNHURRIED = Timing(
    defer_after=PATIENCE,
    head_start=PATIENCE,
    settle_timeout=PATIENCE,
    member_timeout=PATIENCE,
    panel_timeout=PATIENCE,
)
"""The timing of a bot that does not act differently on a slow machine."""


async def until(is_so: Callable[[], bool]) -> None:
    """Poll until this condition is true. Raises `TimeoutError`."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110  # for any condition
            await asyncio.sleep(0.01)


async def until_found(find: Callable[[], Awaitable[T | None]]) -> T:
    """Poll until this finds something, or until a condition that must be awaited is true. Raises `TimeoutError`."""
    async with asyncio.timeout(PATIENCE):
        while not (found := await find()):  # noqa: ASYNC110  # for any condition
            await asyncio.sleep(0.01)
    return found


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
