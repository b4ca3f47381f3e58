"""Results of games that were over before results were kept."""

import asyncio
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from bot.storage.rows import Search
from bot.storage.sqlite.store import SqliteStore
from bot.tables.manager import Manager
from tests.cogs.conftest import running_bot
from tests.database import opened
from tests.patience import PATIENCE
from tests.tables.tables import ADA, BEN, play_on, started


@pytest.mark.usefixtures("playing")
async def test_a_bot_that_comes_up_fills_them_in(sandbox: Sandbox, file: Path) -> None:
    """While it serves everybody."""
    store = await SqliteStore.open(file)
    manager = Manager(store)
    await play_on(manager, await started(manager, ADA, BEN), 10_000)
    results = await store.results(1)
    await store.close()
    with opened(file) as db:
        db.executescript("DELETE FROM results; INSERT INTO unscored VALUES (1); DELETE FROM outbox; DELETE FROM cards")
    async with running_bot(sandbox.url, file) as bot, asyncio.timeout(PATIENCE):
        while await bot.store.find_tables(Search.UNSCORED):  # noqa: ASYNC110  # a moment later
            await asyncio.sleep(0.01)
        assert await bot.store.results(1) == results
    assert results
