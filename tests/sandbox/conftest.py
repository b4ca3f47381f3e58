"""A sandbox with users and a bot; requests that do not fit Discord's API description fail the test."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import ClientSession

from bot.sandbox import Sandbox
from bot.service.discord_address import point_discord_at, token_for
from tests.patience import PATIENCE, unhurried
from tests.player import Player, Town, town_at
from tests.sandbox.by_hand import Rest
from tests.sandbox.demo_bot import DemoBot

__all__ = ["unhurried"]


@pytest.fixture
async def sandbox(spec: Path | None) -> AsyncIterator[Sandbox]:
    """A running sandbox."""
    async with Sandbox(people=3, spec=spec) as running:
        yield running
    assert running.findings == []


@pytest.fixture
async def crowd(sandbox: Sandbox) -> AsyncIterator[tuple[Town, list[Player]]]:
    """Three users of the sandbox."""
    async with town_at(sandbox.url, 3) as everybody:
        yield everybody


@pytest.fixture
def town(crowd: tuple[Town, list[Player]]) -> Town:
    """The sandbox's fault switches."""
    return crowd[0]


@pytest.fixture
def host(crowd: tuple[Town, list[Player]]) -> Player:
    """The first user, who owns the server."""
    return crowd[1][0]


@pytest.fixture
def guest(crowd: tuple[Town, list[Player]]) -> Player:
    """The second user."""
    return crowd[1][1]


@asynccontextmanager
async def running_bot(url: str, bot: DemoBot) -> AsyncIterator[DemoBot]:
    """A bot in this process, connected, with its commands registered."""
    point_discord_at(url)
    async with bot:
        bot.run_task = asyncio.create_task(bot.start(token_for(url, None)))
        await asyncio.wait_for(bot.is_up.wait(), PATIENCE)
        yield bot
        await bot.close()
        await asyncio.gather(bot.run_task, return_exceptions=True)


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[DemoBot]:
    """The demo bot, connected, with its commands registered."""
    async with running_bot(sandbox.url, DemoBot()) as running:
        yield running


@pytest.fixture
async def rest() -> AsyncIterator[Rest]:
    """A sandbox with rate limits too high to matter, and a bot without a library."""
    async with Sandbox(people=2) as sandbox, ClientSession() as web:
        yield Rest(sandbox, web)
