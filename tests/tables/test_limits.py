"""How many open tables a person may host, in one server and in all."""

import asyncio

import pytest

from bot.errors import TooManyTables, TooManyTablesHere
from bot.storage.limits import Limits
from bot.storage.rows import SeatRow
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store
from bot.tables.lobby import Venue
from bot.tables.manager import Manager
from bot.tables.stored import Settings
from bot.tables.table import Table
from tests.tables import tables
from tests.tables.tables import ADA, BEN, NAMES


@pytest.fixture
def manager(store: Store) -> Manager:
    """Two tables in a server, three in all."""
    return Manager(store, lambda: 1000.0, Limits(tables_per_server=2, tables_per_person=3))


async def open_at(manager: Manager, channel: int, server: int = 1, user: int = ADA) -> Table:
    """Somebody opens a table."""
    return await manager.lobby.open(tables.GAME, Venue(server, channel), SeatRow(user, NAMES[user]), Settings(3, "en"))


async def test_a_person_hosts_so_many_open_tables_in_a_server(manager: Manager, store: Store) -> None:
    """The refusal says how many; another person or server is not concerned, and nothing is stored."""
    for channel in (1, 2):
        await open_at(manager, channel)
    with pytest.raises(TooManyTablesHere) as refused:
        await open_at(manager, 3)
    assert refused.value.facts == {"tables": 2}
    assert await store.table(3) is None
    await open_at(manager, 3, user=BEN)
    await open_at(manager, 4, server=2)


async def test_a_person_hosts_so_many_open_tables_in_all(manager: Manager) -> None:
    """Wherever they are."""
    for channel in (1, 2, 3):
        await open_at(manager, channel, server=channel)
    with pytest.raises(TooManyTables) as refused:
        await open_at(manager, 4, server=4)
    assert refused.value.facts == {"tables": 3}


async def test_a_table_that_is_closed_ended_or_left_to_others_counts_no_longer(manager: Manager) -> None:
    """A running one does."""
    for channel in (1, 2):
        await open_at(manager, channel)
    for number in (1, 2):
        await manager.lobby.join(number, BEN, "Ben")
    await manager.lobby.start(1, ADA)
    with pytest.raises(TooManyTablesHere):
        await open_at(manager, 3)
    await manager.closing.end(1, "Mona")
    await open_at(manager, 3)
    await manager.lobby.cancel(3, ADA)
    await open_at(manager, 4)
    await manager.lobby.leave(2, ADA)
    await open_at(manager, 5)
    with pytest.raises(TooManyTablesHere):
        await open_at(manager, 6)


async def test_an_empty_lobby_counts_for_whoever_opened_it(manager: Manager) -> None:
    """Or the channels could be filled by opening and leaving."""
    for channel in (1, 2):
        await open_at(manager, channel)
        await manager.lobby.leave(channel, ADA)
    with pytest.raises(TooManyTablesHere):
        await open_at(manager, 3)


async def test_of_many_tables_opened_at_once_only_the_limit_comes_to_be(manager: Manager) -> None:
    """However fast somebody types."""
    wishes = [open_at(manager, channel) for channel in range(8)]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Table"] * 2 + ["TooManyTablesHere"] * 6


async def test_a_limit_of_nought_is_none(store: Store) -> None:
    """For hosts who trust their people."""
    manager = Manager(store, lambda: 1000.0, Limits(tables_per_server=0, tables_per_person=0))
    for channel in range(30):
        await open_at(manager, channel)


async def test_counting_open_tables_reads_only_those_of_the_host(store: SqliteStore) -> None:
    """So a million stored games cost nothing."""
    query = "SELECT id FROM tables WHERE host = ? AND status IN ('lobby', 'running')"
    plan = await store._do(lambda db: db.execute(f"EXPLAIN QUERY PLAN {query}", (2,)).fetchall())
    assert "open_tables_by_host" in plan[0][3]
