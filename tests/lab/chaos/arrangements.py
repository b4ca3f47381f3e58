"""Setups of the bot for fault injection: one process with a file, one process with a database server."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TypeAlias

from tests.lab.chaos.disk import small_disk
from tests.lab.chaos.mischief import EVERYWHERE, IN_A_FILE, ON_A_SERVER, Mischief, Scene
from tests.lab.chaos.process import BotProcess
from tests.player import Town
from tests.postgres import running_server

Arranged: TypeAlias = tuple[Scene, dict[Mischief, int]]
"""The targets of the faults, and the weight of each fault that can be injected."""
TOLD = {"LOG_FORMAT": "json"}
"""Settings for a machine-readable log."""
Arrangement: TypeAlias = Callable[[Town, Path], AbstractAsyncContextManager[Arranged]]


@asynccontextmanager
async def on_a_file(town: Town, folder: Path) -> AsyncIterator[Arranged]:
    """Set up one process, and SQLite on a small disk."""
    with small_disk(folder / "disk") as disk:
        yield (
            Scene(BotProcess(town, folder, disk.folder / "guildhall.sqlite3", **TOLD), disk=disk),
            EVERYWHERE | IN_A_FILE,
        )


@asynccontextmanager
async def on_a_server(town: Town, folder: Path) -> AsyncIterator[Arranged]:
    """Set up one process, and a temporary PostgreSQL server."""
    with running_server() as server:
        yield Scene(BotProcess(town, folder, server.create(), **TOLD), server=server), EVERYWHERE | ON_A_SERVER


ARRANGEMENTS: dict[str, Arrangement] = {"file": on_a_file, "server": on_a_server}
