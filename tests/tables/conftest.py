"""A real database, and a manager whose clock stands still."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.address import Address
from bot.storage.store import Store
from bot.tables.manager import Manager
from tests.database import working_beside
from tests.managers import managers_are_closed
from tests.seeds import games_are_alike

__all__ = ["games_are_alike", "managers_are_closed"]


@pytest.fixture
async def store(database: Path | Address, playing: str) -> AsyncIterator[Store]:
    """The database, whose tables play one of the games."""
    assert playing
    async with working_beside(database) as opened:
        yield opened


@pytest.fixture
async def manager(store: Store) -> AsyncIterator[Manager]:
    """All tables; its clock stands still."""
    made = Manager(store, clock=lambda: 1000.0)
    yield made
    await made.close()
