"""People who are silent, with a clock that can be put forward."""

import pytest

from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.table import Table
from tests.clock import Clock
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    asked,
    decide,
    started,
)

DAY = 24 * 3600
WEEK = 7 * DAY


@pytest.fixture
def clock() -> Clock:
    """The manager's clock."""
    return Clock()


@pytest.fixture
def manager(store: Store, clock: Clock) -> Manager:
    """All tables, with the usual limits."""
    return Manager(store, clock)


def konrad(_at: Table) -> str:
    """A computer's name."""
    return "Konrad"


async def wake(manager: Manager, *users: int) -> None:
    """These people click on something at the first table."""
    for user in users:
        await manager.note_sign(1, user)


async def waiting_for_cleo(manager: Manager) -> Table:
    """A game in which only Cleo owes an answer."""
    table = await started(manager, ADA, BEN, CLEO)
    while table.awaited() != (table.seat_of(CLEO),):
        await decide(manager, table, next(user for user in asked(table) if user != CLEO))
    return table
