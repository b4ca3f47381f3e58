"""A SQLite store with one table."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.sqlite.store import SqliteStore
from tests.managers import managers_are_closed
from tests.storage.samples import NEW

__all__ = ["managers_are_closed"]


@pytest.fixture
async def store(file: Path) -> AsyncIterator[SqliteStore]:
    """A store with table 1 in channel 2."""
    opened = await SqliteStore.open(file)
    await opened.create_table(NEW, 10)
    yield opened
    await opened.close()
