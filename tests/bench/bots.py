"""A sandbox with one bot, or with several that share a PostgreSQL database, each with its part of the shards."""

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
from tests.bench.hall import COMPILED, ROOT, STARTS, Hall
from tests.bench.watching import RecentPictures
from tests.database import fetch, rows
from tests.postgres import running_server

SHARDS = 16
"""Of all processes together where there are several; each shard has a server of its own."""
AHEAD = 10
"""By how much sandbox and people are nicer to themselves than to bots."""
UP_WITHIN = 60.0
"""Seconds after which bots that do not answer have failed to start."""


@dataclass(frozen=True)
class Database:
    """Where games are kept."""

    place: Path | Address
    process: int = 0
    """That of the server; 0 where there is none."""

    @property
    def setting(self) -> str:
        """As the bot is told."""
        return self.place.url if isinstance(self.place, Address) else str(self.place)

    async def count(self, what: str) -> int:
        """How many rows there are of something, such as `outbox WHERE posted_at IS NULL`."""
        query = f"SELECT count(*) AS number FROM {what}"  # noqa: S608
        if isinstance(self.place, Address):
            ((number,),) = await fetch(self.place, query)
        else:
            ((number,),) = rows(self.place, query)
        return int(str(number))


@contextmanager
def database_for(processes: int) -> Iterator[Database]:
    """A file for one bot; for several a server of their own, which syncs to its disk as it does for a host."""
    if processes == 1:
        with tempfile.TemporaryDirectory(prefix="guildhall-bench-") as folder:
            yield Database(Path(folder) / "load.sqlite3")
    else:
        with running_server(()) as server:
            assert server._process is not None
            yield Database(server.create(), server._process.pid)


def share_out(processes: int, count: int = SHARDS) -> list[Shards]:
    """The shards of each process: equal parts, as far as they can be."""
    edges = [number * count // processes for number in range(processes + 1)]
    return [Shards(first, after - 1, count) for first, after in pairwise(edges)]


class SharedHall(Hall):
    """Everybody in one sandbox with several bots; tables are spread over the servers of all shards."""

    def __init__(self, sandbox: Sandbox) -> None:
        super().__init__(sandbox)
        self.process_ids: list[int] = []
        self.world.files._kept = RecentPictures()

    def add_channels(self, number: int) -> None:
        """Places for games; before the bots come."""
        servers = list(self.world.servers)
        for count in range(number):
            server = servers[count % len(servers)]
            self.tables.append(channels.add_channel(self.world, server, f"table-{count}").id)
        self.world.take_events()

    @property
    def are_all_online(self) -> bool:
        """Whether every shard is connected and the commands of all games are known."""
        online = {one.shard.number for one in self.sandbox.gateway.sessions.values() if one.connection}
        known = {one["name"] for one in self.world.commands.values()}
        return len(online) == self.world.session_starts.shards and set(GAMES) <= known


@asynccontextmanager
async def shared_hall(
    role: str, database: Database, parts: list[Shards], *, people: int, tables: int
) -> AsyncIterator[SharedHall]:
    """A sandbox whose bots have come up, one for each part of the shards; without parts one bot for all."""
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
    """Sandbox and people run before bots that were started earlier: Discord is on no host's machine.

    Else it would be the sandbox that has no time for an answer. Only root may do so; for all others it stays as it is.
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
    """Until each process answers the clicks of its own shards."""
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
