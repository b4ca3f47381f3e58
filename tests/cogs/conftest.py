"""Fixtures: a sandbox, the real bot connected to it with a real database, and users."""

import asyncio
from collections import ChainMap
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.config import Greets
from bot.sandbox import Sandbox
from bot.service.client import Guildhall, Setup
from bot.service.discord_address import point_discord_at, token_for
from bot.service.shard_leases import ShardLeases
from bot.storage.address import Address
from bot.storage.leases import Shards
from bot.tables.allowance import Allowances
from cogs.symbols import DrawSymbols
from cogs.timing import Timing
from tests.clock import RunningClock
from tests.database import working_beside
from tests.patience import PATIENCE, UNHURRIED, unhurried
from tests.player import Player, Town, town_at
from tests.rates import rate_limits_are_brisk
from tests.seeds import games_are_alike

__all__ = ["games_are_alike", "rate_limits_are_brisk", "unhurried"]

GUILDS_WITHIN = 0.03
"""Seconds discord.py waits for more servers at startup; the sandbox sends all of them at once."""


@asynccontextmanager
async def running_bot(
    url: str,
    database: Path | Address,
    greets: Greets = Greets.NEVER,
    *,
    draw_symbols: DrawSymbols | None = None,
    clock: Callable[[], float] | None = None,
    shards: Shards | None = None,
    timing: Timing = UNHURRIED,
    token: str = "",
) -> AsyncIterator[Guildhall]:
    """Start a bot, with these shards if given; wait until it is connected and its commands are registered."""
    point_discord_at(url)
    async with working_beside(database, shards) as store, AsyncExitStack() as stack:
        leasing = ShardLeases(store.leases, shards) if store.leases and shards else None
        setup = Setup(GUILDS_WITHIN, greets=greets, draw_symbols=draw_symbols, timing=timing)
        bot = Guildhall(store, setup, leasing, clock)
        await stack.enter_async_context(bot)
        bot.allowances = Allowances(limits_servers=False)  # scripted users click faster than real ones
        running = asyncio.create_task(bot.start(token or token_for(url, None)))
        await asyncio.wait_for(bot.came_up.wait(), PATIENCE)
        yield bot
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)


@pytest.fixture
def fast_pulse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the heartbeat interval and its timeout."""
    monkeypatch.setattr("bot.service.health.PULSE", 0.05)
    monkeypatch.setattr("bot.service.health.LONGEST_SILENCE", 1.0)


@pytest.fixture
async def sandbox(spec: Path | None) -> AsyncIterator[Sandbox]:
    """A running sandbox that checks every request."""
    async with Sandbox(people=5, spec=spec) as running:
        yield running
    assert running.findings == []


@pytest.fixture
def clock() -> RunningClock:
    """The bot's clock."""
    return RunningClock()


@pytest.fixture
def timing(request: pytest.FixtureRequest) -> Timing:
    """The bot's timing: unhurried, except for the fields in the test's marks `timing`."""
    changed = ChainMap(*(mark.kwargs for mark in request.node.iter_markers("timing")))
    return replace(UNHURRIED, **changed)


@pytest.fixture
async def bot(
    sandbox: Sandbox, database: Path | Address, clock: Callable[[], float], timing: Timing
) -> AsyncIterator[Guildhall]:
    """A bot in the sandbox."""
    async with running_bot(sandbox.url, database, clock=clock, timing=timing) as running:
        yield running


@pytest.fixture
async def everybody(sandbox: Sandbox, bot: Guildhall, game: str) -> AsyncIterator[tuple[Town, list[Player]]]:
    """The sandbox's control API and five users of one game; the bot is connected."""
    assert bot.came_up.is_set()
    async with AsyncExitStack() as stack:
        town, people = await stack.enter_async_context(town_at(sandbox.url, 5))
        for person in people:
            person.is_patient, person.game = True, game
        yield town, people


@pytest.fixture
def town(everybody: tuple[Town, list[Player]]) -> Town:
    """The sandbox's control API."""
    return everybody[0]


@pytest.fixture
def people(everybody: tuple[Town, list[Player]]) -> list[Player]:
    """The five users."""
    return everybody[1]
