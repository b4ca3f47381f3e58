"""Fixtures: a sandbox, the real bot connected to it with a real database, and users."""

import asyncio
from collections import ChainMap
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.config import Greets
from bot.sandbox import Sandbox
from bot.service.client import Guildhall, Setup
from bot.service.discord_address import point_discord_at, token_for
from bot.service.shard_leases import ShardLeases
from bot.storage.address import Address
from bot.storage.leases import Leases, Shards
from bot.tables.allowance import Allowances
from bot.tables.tuning import USUAL, Tuning
from cogs.symbols import DrawSymbols
from cogs.timing import Timing
from tests.clock import RunningClock
from tests.database import working_beside
from tests.faulty_store import faulty
from tests.patience import PATIENCE, UNHURRIED, unhurried
from tests.player import Player, Town, town_at
from tests.rates import make_brisk
from tests.seeds import games_are_alike

__all__ = ["games_are_alike", "unhurried"]

GUILDS_WITHIN = 0.03
"""Seconds discord.py waits for more servers at startup; the sandbox sends all of them at once."""


QUICK = Setup(GUILDS_WITHIN, timing=UNHURRIED, sync_timeout=PATIENCE, identify_pause=0.0)
"""The setup of bots in tests: short pauses, and long timeouts for slow machines."""


@asynccontextmanager
async def running_bot(
    url: str,
    database: Path | Address,
    greets: Greets = Greets.NEVER,
    *,
    draw_symbols: DrawSymbols | None = None,
    clock: Callable[[], float] | None = None,
    shards: Shards | None = None,
    setup: Setup = QUICK,
    lease: Callable[[Leases, Shards], ShardLeases] = ShardLeases,
    token: str = "",
) -> AsyncIterator[Guildhall]:
    """Start a bot, with these shards if given; wait until it is connected and its commands are registered.

    `replace_calls` works for its store.
    """
    point_discord_at(url)
    async with working_beside(database, shards) as store, AsyncExitStack() as stack:
        leasing = lease(store.leases, shards) if store.leases and shards else None
        setup = replace(setup, greets=greets, draw_symbols=draw_symbols)
        bot = Guildhall(faulty(store), setup, leasing, clock)
        await stack.enter_async_context(bot)
        bot.allowances = Allowances(limits_servers=False)  # scripted users click faster than real ones
        running = asyncio.create_task(bot.start(token or token_for(url, None)))
        await asyncio.wait_for(bot.came_up.wait(), PATIENCE)
        yield bot
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)


@pytest.fixture
async def sandbox(spec: Path | None) -> AsyncIterator[Sandbox]:
    """A running sandbox that checks every request."""
    async with Sandbox(people=5, spec=spec) as running:
        make_brisk(running)
        yield running
    assert running.findings == []


@pytest.fixture
def clock() -> RunningClock:
    """The bot's clock."""
    return RunningClock()


@pytest.fixture
def tuning() -> Tuning:
    """The tuning of the bot's tables; `tuned` replaces it."""
    return USUAL


@pytest.fixture
def timing(request: pytest.FixtureRequest) -> Timing:
    """The timing of the bot's messages: unhurried, except for the fields in the test's marks `timing`."""
    changed = ChainMap(*(mark.kwargs for mark in request.node.iter_markers("timing")))
    return replace(UNHURRIED, **changed)


@pytest.fixture
def setup_of_bot(tuning: Tuning, timing: Timing) -> Setup:
    """The bot's setup; `set_up` replaces it."""
    return replace(QUICK, tuning=tuning, timing=timing)


def set_up(**changes: Any) -> pytest.MarkDecorator:
    """Run a test with these fields of the bot's setup."""
    return pytest.mark.parametrize("setup_of_bot", [replace(QUICK, **changes)], ids=["set-up"])


@pytest.fixture
async def bot(
    sandbox: Sandbox, database: Path | Address, clock: Callable[[], float], setup_of_bot: Setup
) -> AsyncIterator[Guildhall]:
    """A bot in the sandbox."""
    async with running_bot(sandbox.url, database, clock=clock, setup=setup_of_bot) as running:
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
