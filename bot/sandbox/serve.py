"""Running the sandbox by itself until it is stopped."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from bot.sandbox.server import Sandbox

PORT = 8787
FOLDER = Path("sandbox-state")


async def serve(
    *,
    port: int = PORT,
    people: int = 3,
    locale: str = "en-US",
    folder: Path | None = FOLDER,
    started: Callable[[Sandbox], None] = lambda _: None,
) -> None:
    """Serve until cancelled; `started` is called once the server listens."""
    async with Sandbox(port=port, people=people, locale=locale, folder=folder) as sandbox:
        started(sandbox)
        await asyncio.Event().wait()
