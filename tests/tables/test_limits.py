"""Limits on the open tables that one user hosts, per server and in total."""

import asyncio
from pathlib import Path

import pytest

from bot.errors import TooManyTables, TooManyTablesHere
from bot.storage.limits import Limits
from bot.storage.rows import SeatRow
from bot.storage.store import Store
from bot.tables.lobby import Venue
from bot.tables.manager import Manager
from bot.tables.stored import Settings
from bot.tables.table import Table
from tests.database import query_plan
from tests.tables import tables
from tests.tables.tables import ADA, BEN, NAMES


@pytest.fixture
def manager(store: Store) -> Manager:
    """A manager with a limit of two tables per server and three in total."""
    return Manager(store, lambda: 1000.0, Limits(tables_per_server=2, tables_per_person=3))


async def open_at(manager: Manager, channel: int, server: int = 1, user: int = ADA) -> Table:
    """Open a table in a channel."""
    return await manager.lobby.open(tables.GAME, Venue(server, channel), SeatRow(user, NAMES[user]), Settings(3, "en"))


async def test_a_user_hosts_at_most_the_limit_of_tables_in_a_server(manager: Manager, store: Store) -> None:
    """The error states the limit; nothing is stored; other users and servers are not affected."""
    for channel in (1, 2):
        await open_at(manager, channel)
    with pytest.raises(TooManyTablesHere) as refused:
        await open_at(manager, 3)
    assert refused.value.facts == {"tables": 2}
    assert await store.table(3) is None
    await open_at(manager, 3, user=BEN)
    await open_at(manager, 4, server=2)


async def test_a_user_hosts_at_most_the_limit_of_tables_in_all_servers(manager: Manager) -> None:
    for channel in (1, 2, 3):
        await open_at(manager, channel, server=channel)
    with pytest.raises(TooManyTables) as refused:
        await open_at(manager, 4, server=4)
    assert refused.value.facts == {"tables": 3}


async def test_closed_ended_and_handed_over_tables_do_not_count(manager: Manager) -> None:
    """Running tables count."""
    for channel in (1, 2):
        await open_at(manager, channel)
    for number in (1, 2):
        await manager.lobby.join(number, BEN, "Ben")
    await manager.lobby.start(1, ADA)
    with pytest.raises(TooManyTablesHere):
        await open_at(manager, 3)
    await manager.endings.end(1, "Mona")
    await open_at(manager, 3)
    await manager.lobby.cancel(3, ADA)
    await open_at(manager, 4)
    await manager.lobby.leave(2, ADA)
    await open_at(manager, 5)
    with pytest.raises(TooManyTablesHere):
        await open_at(manager, 6)


async def test_an_empty_lobby_counts_for_the_user_who_opened_it(manager: Manager) -> None:
    """Otherwise, a user could fill all channels by opening tables and leaving them."""
    for channel in (1, 2):
        await open_at(manager, channel)
        await manager.lobby.leave(channel, ADA)
    with pytest.raises(TooManyTablesHere):
        await open_at(manager, 3)


async def test_of_many_tables_opened_at_once_only_the_allowed_number_is_created(manager: Manager) -> None:
    wishes = [open_at(manager, channel) for channel in range(8)]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Table"] * 2 + ["TooManyTablesHere"] * 6


async def test_a_limit_of_zero_means_no_limit(store: Store) -> None:
    manager = Manager(store, lambda: 1000.0, Limits(tables_per_server=0, tables_per_person=0))
    for channel in range(30):
        await open_at(manager, channel)


@pytest.mark.usefixtures("store")
async def test_counting_open_tables_uses_an_index_on_the_host(file: Path) -> None:
    """A million stored games do not slow the query down."""
    query = "SELECT id FROM tables WHERE host = ? AND status IN ('lobby', 'running')"
    [step, *_] = query_plan(file, query, 2)
    assert "open_tables_by_host" in step
