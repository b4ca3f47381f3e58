"""A real database file, and a manager whose clock stands still."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store
from bot.tables.manager import Manager
from tests.managers import managers_are_closed

__all__ = ["managers_are_closed"]


@pytest.fixture
async def store(file: Path) -> AsyncIterator[SqliteStore]:
    """The database."""
    opened = await SqliteStore.open(file)
    yield opened
    await opened.close()


@pytest.fixture
async def manager(store: Store) -> AsyncIterator[Manager]:
    """All tables; its clock stands still."""
    made = Manager(store, clock=lambda: 1000.0)
    yield made
    await made.close()
