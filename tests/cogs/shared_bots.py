"""Fixtures for several bots that share one PostgreSQL database."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.storage.address import Address
from bot.storage.leases import Shards
from tests.cogs.conftest import running_bot
from tests.database import fetch
from tests.patience import until_found
from tests.player import Player, town_at
from tests.postgres import Server
from tests.rates import lift_limits

SERVERS = 4
LOW, HIGH, ALL = Shards(0, 1, SERVERS), Shards(2, 3, SERVERS), Shards(0, 3, SERVERS)


@pytest.fixture
async def sandbox(spec: Path | None) -> AsyncIterator[Sandbox]:
    """Four servers, one on each of four shards, without rate limits."""
    async with Sandbox(people=3, spec=spec, servers=SERVERS, shards=SERVERS, max_concurrency=SERVERS) as running:
        lift_limits(running)
        yield running
    assert running.findings == []


@pytest.fixture
def address(server: Server) -> Address:
    """The URL of an empty database."""
    return server.emptied()


@pytest.fixture
async def people(sandbox: Sandbox, game: str) -> AsyncIterator[list[Player]]:
    """Three users who play one of the games."""
    async with town_at(sandbox.url, 3) as (_town, people):
        for person in people:
            person.is_patient, person.game = True, game
        yield people


@pytest.fixture
async def bots(sandbox: Sandbox, address: Address) -> AsyncIterator[list[Guildhall]]:
    """Two bots, each with half of the shards."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(running_bot(sandbox.url, address, shards=shards)) for shards in (LOW, HIGH)
        ]


def meet_on(shard: int, people: list[Player]) -> int:
    """Move all users to the server of a shard. Returns the server's id."""
    server = next(one for one in people[0].servers if ALL.shard_of(int(one)) == shard)
    for person in people:
        person.go_to(server)
    return int(server)


async def until_connected(address: Address) -> None:
    """Poll until all leases are connected; a bot that starts after that counts as newer."""

    async def are_connected() -> bool:
        return not await fetch(address, "SELECT 1 FROM leases WHERE NOT is_connected")

    await until_found(are_connected)


async def until_alike(bots: list[Guildhall]) -> None:
    """Wait until all bots know the first table's stored turns and no computer is searching."""

    async def are_alike() -> bool:
        row = await bots[0].store.table(1)
        known = [table.now.turns for bot in bots if (table := bot.manager.loaded(1))]
        return (
            row is not None and {*known} == {row.turns} and not any(bot.manager.deputies.are_busy_at(1) for bot in bots)
        )

    await until_found(are_alike)
