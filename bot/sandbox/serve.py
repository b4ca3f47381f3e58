"""Runs the sandbox by itself until it is stopped."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from bot.sandbox.server import Sandbox

PORT = 8787
FOLDER = Path("sandbox-state")


async def serve(sandbox: Sandbox, started: Callable[[Sandbox], None] = lambda _: None) -> None:
    """Serve until cancelled; `started` is called once the server listens."""
    async with sandbox:
        started(sandbox)
        await asyncio.Event().wait()
