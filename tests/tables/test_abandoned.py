"""Lobbies and tables whose host, or everybody, is gone."""

import pytest

from bot.errors import (
    ChannelBusy,
    HostIsThere,
    NotTheHost,
)
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.posts import PostKind
from bot.tables.status import Status
from tests.clock import Clock
from tests.every_game import played_by
from tests.tables.absence import DAY, WEEK, clock, konrad, manager, wake
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    FOREIGNER,
    contents,
    lobby,
    posts_of,
    refused,
    started,
    stored,
)

__all__ = ["clock", "manager"]
"""Fixtures that the tests ask for by name."""


@played_by(3)
async def test_when_the_host_is_silent_for_a_day_the_next_person_is_host(
    manager: Manager, store: Store, clock: Clock
) -> None:
    """Until then whoever sits there is told when; a foreigner only that it is the host's to do."""
    table = await lobby(manager, ADA, BEN, CLEO)
    clock.forward(DAY - 1)
    await wake(manager, BEN, CLEO)
    with pytest.raises(HostIsThere) as refusal:
        await manager.lobby.start(1, BEN)
    assert refusal.value.facts == {"when": 1000 + DAY}
    clock.forward(1)
    await refused(manager, table, NotTheHost, manager.lobby.cancel(1, FOREIGNER))
    assert table.host == ADA
    await manager.lobby.start(1, BEN)
    assert table.host == BEN
    assert table.status is Status.RUNNING
    assert contents(table) == await stored(store)


@played_by(3)
async def test_when_the_host_left_the_server_the_next_who_is_there_is_host(manager: Manager, store: Store) -> None:
    """Not whoever clicks first; a refused click changes nothing, and the next one's click makes them host for good."""
    table = await lobby(manager, ADA, BEN, CLEO)
    await refused(manager, table, HostIsThere, manager.lobby.cancel(1, CLEO, gone={ADA}))
    await manager.lobby.leave(1, CLEO)
    await manager.lobby.add_computer(1, BEN, "random", konrad, gone={ADA})
    assert table.host == BEN
    assert contents(table) == await stored(store)
    await refused(manager, table, HostIsThere, manager.lobby.start(1, ADA))
    await manager.lobby.cancel(1, BEN)
    assert table.status is Status.CANCELLED


@played_by(3)
async def test_when_all_others_are_absent_the_last_one_is_host(manager: Manager) -> None:
    """And may arrange the table as any host."""
    table = await lobby(manager, ADA, BEN, CLEO)
    await manager.lobby.leave(1, CLEO)
    await manager.lobby.add_computer(1, BEN, "random", konrad, gone={ADA})
    assert table.host == BEN
    await manager.lobby.remove_computer(1, BEN)


@pytest.mark.parametrize(
    ("is_running", "silence", "status"), [(True, WEEK, Status.ENDED), (False, DAY, Status.CANCELLED)]
)
async def test_a_table_where_all_are_silent_makes_room_for_a_new_one(
    manager: Manager, store: Store, clock: Clock, is_running: bool, silence: int, status: Status
) -> None:
    """Not a second earlier; a word about it is posted."""
    table = await (started if is_running else lobby)(manager, ADA, BEN)
    clock.forward(silence - 1)
    assert await manager.closing.close_dead(5) is None
    with pytest.raises(ChannelBusy):
        await lobby(manager, CLEO)
    clock.forward(1)
    assert await manager.closing.close_dead(5) == table.id
    assert table.status is status
    assert (await posts_of(manager, table))[-1].kind is PostKind.ABANDONED
    assert contents(table) == await stored(store)
    assert (await lobby(manager, CLEO)).id == 2
    assert await manager.closing.close_dead(5) is None


@played_by(3)
async def test_one_who_is_there_keeps_a_table_open(manager: Manager, clock: Clock) -> None:
    """However silent the others are."""
    await started(manager, ADA, BEN, CLEO)
    clock.forward(WEEK)
    await wake(manager, CLEO)
    assert await manager.closing.close_dead(5) is None


@played_by(3)
async def test_a_lobby_that_all_have_left_makes_room_at_once(manager: Manager) -> None:
    """Nobody is there to wait for."""
    table = await lobby(manager, ADA)
    await manager.lobby.leave(1, ADA)
    assert await manager.closing.close_dead(5) == 1
    assert table.status is Status.CANCELLED


async def test_a_dead_table_whose_rules_are_gone_makes_room_too(
    manager: Manager, store: SqliteStore, clock: Clock
) -> None:
    """Nothing can be said of it any more."""
    await started(manager, ADA, BEN)
    await store._do(lambda db: db.execute("UPDATE tables SET rules = '0.old'"))
    again = Manager(store, clock)
    assert await again.closing.close_dead(5) is None
    with pytest.raises(ChannelBusy):
        await lobby(again, CLEO)
    clock.forward(WEEK)
    await again.closing.close_dead(5)
    assert (await lobby(again, CLEO)).id == 2
