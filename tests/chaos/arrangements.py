"""How the bot is set up while faults fall: one process on a file, one process on a database server."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TypeAlias

from tests.chaos.disk import small_disk
from tests.chaos.mischief import EVERYWHERE, IN_A_FILE, ON_A_SERVER, Mischief, Scene
from tests.chaos.process import BotProcess
from tests.driver import Town
from tests.postgres import running_server

Arranged: TypeAlias = tuple[Scene, dict[Mischief, int]]
"""The bot that is to be started, and what may happen to it, with weights."""
TOLD = {"LOG_FORMAT": "json"}
"""A log that can be read by a program."""
Arrangement: TypeAlias = Callable[[Town, Path], AbstractAsyncContextManager[Arranged]]


@asynccontextmanager
async def on_a_file(town: Town, folder: Path) -> AsyncIterator[Arranged]:
    """One process, and SQLite on a small disk."""
    with small_disk(folder / "disk") as disk:
        yield (
            Scene(BotProcess(town, folder, disk.folder / "guildhall.sqlite3", **TOLD), disk=disk),
            EVERYWHERE | IN_A_FILE,
        )


@asynccontextmanager
async def on_a_server(town: Town, folder: Path) -> AsyncIterator[Arranged]:
    """One process, and a PostgreSQL server of its own."""
    with running_server() as server:
        yield Scene(BotProcess(town, folder, server.create(), **TOLD), server=server), EVERYWHERE | ON_A_SERVER


ARRANGEMENTS: dict[str, Arrangement] = {"file": on_a_file, "server": on_a_server}
