"""Starts modules of this project in separate processes."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process


async def start_module(name: str, *arguments: str) -> Process:
    """Start a module with pipes for input and output, and with this process's import path. Raises `OSError`."""
    path = os.pathsep.join(place or str(os.curdir) for place in sys.path)
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", name, *arguments),
        stdin=PIPE,
        stdout=PIPE,
        env={**os.environ, "PYTHONPATH": path},
        start_new_session=True,  # Ctrl+C must reach only the bot
    )
