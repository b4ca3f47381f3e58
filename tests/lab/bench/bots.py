"""A sandbox with one bot, or with several that share a PostgreSQL database, each with some of the shards."""

import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from bot.catalogue import GAMES
from bot.sandbox import Sandbox
from bot.sandbox.state import channels
from bot.storage.address import Address
from bot.storage.leases import Shards
from tests.database import fetch, rows
from tests.lab.bench.hall import COMPILED, ROOT, STARTS, Hall
from tests.lab.bench.outcomes import RecentPictures
from tests.postgres import running_server

SHARDS = 16
"""Total number of shards if there are several processes; each shard has its own server."""
AHEAD = 10
"""How much the niceness of the sandbox and the scripted users is below that of bots, so that they have priority."""
UP_WITHIN = 60.0
"""Seconds within which each bot must answer after its start."""


@dataclass(frozen=True)
class Database:
    """The database that the bots use."""

    place: Path | Address
    process: int = 0
    """Process id of the database server; 0 for a file."""

    @property
    def setting(self) -> str:
        """The bot's setting for this database."""
        return self.place.url if isinstance(self.place, Address) else str(self.place)

    async def count(self, what: str) -> int:
        """Count rows, such as `outbox WHERE posted_at IS NULL`."""
        query = f"SELECT count(*) AS number FROM {what}"  # noqa: S608
        if isinstance(self.place, Address):
            ((number,),) = await fetch(self.place, query)
        else:
            ((number,),) = rows(self.place, query)
        return int(str(number))


@contextmanager
def database_for(processes: int) -> Iterator[Database]:
    """A SQLite file for one bot; for several, a temporary PostgreSQL server that syncs to disk as in production."""
    if processes == 1:
        with tempfile.TemporaryDirectory(prefix="guildhall-bench-") as folder:
            yield Database(Path(folder) / "load.sqlite3")
    else:
        with running_server(()) as server:
            assert server.process is not None
            yield Database(server.create(), server.process.pid)


def share_out(processes: int, count: int = SHARDS) -> list[Shards]:
    """Split the shards into parts of nearly equal size, one per process."""
    edges = [number * count // processes for number in range(processes + 1)]
    return [Shards(first, after - 1, count) for first, after in pairwise(edges)]


class SharedHall(Hall):
    """A sandbox with several bots and its users; tables are spread over the servers of all shards."""

    def __init__(self, sandbox: Sandbox) -> None:
        super().__init__(sandbox)
        self.process_ids: list[int] = []
        self.world.files._kept = RecentPictures()

    def add_channels(self, number: int) -> None:
        """Add channels for games; must run before the bots start."""
        servers = list(self.world.servers)
        for count in range(number):
            server = servers[count % len(servers)]
            self.tables.append(channels.add_channel(self.world, server, f"table-{count}").id)
        self.world.take_events()

    @property
    def are_all_online(self) -> bool:
        """True if every shard is connected and the commands of all games are registered."""
        online = {one.shard.number for one in self.sandbox.gateway.sessions.values() if one.connection}
        known = {one["name"] for one in self.world.commands.values()}
        return len(online) == self.world.session_starts.shards and set(GAMES) <= known


@asynccontextmanager
async def shared_hall(
    role: str, database: Database, parts: list[Shards], *, people: int, tables: int
) -> AsyncIterator[SharedHall]:
    """Start a sandbox and one bot per part of the shards; without parts, one bot for all shards."""
    shards = parts[0].count if parts else 1
    async with Sandbox(people=people, servers=shards, shards=shards, max_concurrency=shards) as sandbox:
        hall = SharedHall(sandbox)
        hall.add_channels(tables)
        bots: list[asyncio.subprocess.Process] = []
        try:
            for part in [str(one) for one in parts] or [""]:
                bots.append(await _start_bot(role, sandbox.url, database, part))  # noqa: PERF401  # stopped if one fails
            hall.process_ids = [one.pid for one in bots]
            await asyncio.wait_for(_until_up(hall, bots, database), UP_WITHIN)
            with come_first():
                yield hall
        finally:
            await _stop(bots)


@contextmanager
def come_first() -> Iterator[None]:
    """Give the sandbox and the users priority over running bots, because in production, Discord has its own machines.

    Otherwise, the sandbox would be slow to take answers. Only root can set this; for other users, nothing changes.
    """
    usual = os.getpriority(os.PRIO_PROCESS, 0)
    with suppress(PermissionError):
        os.setpriority(os.PRIO_PROCESS, 0, usual - AHEAD)
    try:
        yield
    finally:
        os.setpriority(os.PRIO_PROCESS, 0, usual)


async def _start_bot(role: str, url: str, database: Database, part: str) -> asyncio.subprocess.Process:
    start, settings = STARTS[role](url, database.setting)
    sharing = {"SHARDS": part} if part else {}
    command = [sys.executable, "-W", "ignore", "-m", *start]
    return await asyncio.create_subprocess_exec(*command, cwd=ROOT, env={**COMPILED, **settings, **sharing})


async def _until_up(hall: SharedHall, bots: list[asyncio.subprocess.Process], database: Database) -> None:
    """Wait until each process answers the clicks of its shards."""
    while not hall.are_all_online:
        assert all(one.returncode is None for one in bots), "a bot did not start"
        await asyncio.sleep(0.05)
    while len(bots) > 1 and await database.count("leases WHERE NOT is_connected OR successor <> ''"):
        await asyncio.sleep(0.1)
    await asyncio.sleep(0.5)


async def _stop(bots: list[asyncio.subprocess.Process]) -> None:
    for one in bots:
        if one.returncode is None:
            one.terminate()
    await asyncio.gather(*(one.wait() for one in bots))
