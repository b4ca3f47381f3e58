"""A sandbox, the real bot with a real database file in it, and people."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from bot.config import Greets
from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.service.discord_address import point_discord_at, token_for
from bot.service.leasing import Leasing
from bot.storage.address import Address
from bot.storage.leases import Shards
from bot.tables.allowance import Allowances
from tests.database import working_beside
from tests.driver import Person, Town, town_at
from tests.patience import PATIENCE, unhurried
from tests.rates import rate_limits_are_brisk
from tests.seeds import games_are_alike

__all__ = ["games_are_alike", "rate_limits_are_brisk", "unhurried"]

GUILDS_WITHIN = 0.03
"""Seconds without a further server after which discord.py takes a bot for ready; here they come at once."""


@asynccontextmanager
async def running_bot(
    url: str,
    database: Path | Address,
    greets: Greets = Greets.NEVER,
    uploads_symbols: bool = False,
    clock: Callable[[], float] = time.time,
    shards: Shards | None = None,
) -> AsyncIterator[Guildhall]:
    """The bot, connected and synced; perhaps one of several."""
    point_discord_at(url)
    async with working_beside(database, shards) as store, AsyncExitStack() as stack:
        leasing = Leasing(store.leases, shards) if store.leases and shards else None
        bot = Guildhall(store, GUILDS_WITHIN, greets=greets, uploads_symbols=uploads_symbols, leasing=leasing)
        await stack.enter_async_context(bot)
        bot.allowances = Allowances(limits_servers=False)  # scripted people click faster than real ones
        bot.manager._clock = clock
        running = asyncio.create_task(bot.start(token_for(url, None)))
        await asyncio.wait_for(bot.came_up.wait(), PATIENCE)
        yield bot
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)


@pytest.fixture
def fast_pulse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Signs of life come and are missed sooner."""
    monkeypatch.setattr("bot.service.health.PULSE", 0.05)
    monkeypatch.setattr("bot.service.health.LONGEST_SILENCE", 1.0)


@pytest.fixture
async def sandbox(spec: Path | None) -> AsyncIterator[Sandbox]:
    """A running sandbox whose every request is checked."""
    async with Sandbox(people=5, spec=spec) as running:
        yield running
    assert running.findings == []


@pytest.fixture
async def bot(sandbox: Sandbox, database: Path | Address) -> AsyncIterator[Guildhall]:
    """The bot in it."""
    async with running_bot(sandbox.url, database) as running:
        yield running


@pytest.fixture
async def everybody(sandbox: Sandbox, bot: Guildhall, game: str) -> AsyncIterator[tuple[Town, list[Person]]]:
    """Five people, there when the bot is, who play one of the games."""
    assert bot.came_up.is_set()
    async with AsyncExitStack() as stack:
        town, people = await stack.enter_async_context(town_at(sandbox.url, 5))
        for person in people:
            person.is_patient, person.game = True, game
        yield town, people


@pytest.fixture
def town(everybody: tuple[Town, list[Person]]) -> Town:
    """The sandbox's switches."""
    return everybody[0]


@pytest.fixture
def people(everybody: tuple[Town, list[Person]]) -> list[Person]:
    """The five."""
    return everybody[1]
