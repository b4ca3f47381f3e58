"""How long tests wait: only a failure waits that long, so that a busy machine may take its time."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

import pytest

PATIENCE = 120.0
"""Seconds until a test gives up on what it waits for."""
LIMITS = (
    "bot.sandbox.interactions.tracker.InteractionTracker.answer_seconds",
    "bot.service.client.SYNC_TIMEOUT",
    "cogs.features.undo.SETTLE_TIMEOUT",
    "cogs.posting.announcer.HEAD_START",
    "cogs.posting.announcer.SETTLE_TIMEOUT",
    "cogs.panel.panels.EDIT_TIMEOUT",
    "cogs.panel.panels.SETTLE_TIMEOUT",
    "cogs.replies.members.ASK_TIMEOUT",
    "cogs.replies.replies.DEFER_AFTER",
)
"""Seconds after which the sandbox or the bot does something else than on a faster machine."""


@contextmanager
def no_hurry() -> Iterator[None]:
    """Give a sandbox and a bot in this process more time than Discord does; a test of a limit sets it itself."""
    with ExitStack() as stack:
        for limit in LIMITS:
            stack.enter_context(patch(limit, PATIENCE))
        yield


@pytest.fixture(autouse=True)
def unhurried() -> Iterator[None]:
    """Tests that are not about time do not depend on it."""
    with no_hurry():
        yield
