"""Fixtures: a real database and a manager with a fixed clock."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.address import Address
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.server_scope import ServerScope
from bot.tables.tuning import USUAL, Tuning
from tests.clock import Clock
from tests.database import working_beside
from tests.faulty_store import faulty
from tests.managers import managers_are_closed
from tests.seeds import games_are_alike

__all__ = ["games_are_alike", "managers_are_closed"]


@pytest.fixture
async def store(database: Path | Address, playing: str) -> AsyncIterator[Store]:
    """A database for tables of the game that the fixture `playing` chooses."""
    assert playing
    async with working_beside(database) as opened:
        yield faulty(opened)


@pytest.fixture
def clock() -> Clock:
    """The manager's clock."""
    return Clock()


@pytest.fixture
def tuning() -> Tuning:
    """The manager's tuning; `tuned` replaces it."""
    return USUAL


@pytest.fixture
def scope() -> ServerScope:
    """The servers that the manager works for; a test file can override this fixture."""
    return ServerScope()


@pytest.fixture
async def manager(store: Store, clock: Clock, tuning: Tuning, scope: ServerScope) -> AsyncIterator[Manager]:
    """A manager with a clock that tests move forward."""
    made = Manager(store, clock, tuning=tuning, scope=scope)
    yield made
    await made.close()
