"""Inactive players, and a clock that tests move forward."""

from bot.tables.manager import Manager
from bot.tables.table import Table
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


def konrad(_at: Table) -> str:
    """The name for a new computer player."""
    return "Konrad"


async def wake(manager: Manager, *users: int) -> None:
    """Record that each of these users clicked at table 1."""
    for user in users:
        await manager.note_sign(1, user)


async def waiting_for_cleo(manager: Manager) -> Table:
    """A running game that waits only for Cleo."""
    table = await started(manager, ADA, BEN, CLEO)
    while table.awaited() != (table.seat_of(CLEO),):
        await decide(manager, table, next(user for user in asked(table) if user != CLEO))
    return table
