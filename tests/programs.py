"""The program as a separate process."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.patience import PATIENCE

URL = re.compile(rb"url=(http://127\.0\.0\.1:\d+)")


@asynccontextmanager
async def sandbox_of(
    program: list[str], folder: Path, cwd: Path
) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """Start the sandbox with the bot and wait until it is ready; yield its URL and the process."""
    words = ["sandbox", "--port", "0", "--no-browser", "--folder", str(folder)]
    process = await asyncio.create_subprocess_exec(*program, *words, cwd=cwd, stderr=asyncio.subprocess.PIPE)
    assert process.stderr is not None
    try:
        said = await asyncio.wait_for(process.stderr.readuntil(b" ready "), PATIENCE)
        yield URL.findall(said)[0].decode(), process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()
