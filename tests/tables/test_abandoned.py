"""Lobbies and games with an inactive host or no active player."""

from pathlib import Path

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
from tests.database import opened
from tests.every_game import played_by
from tests.tables.absence import DAY, WEEK, konrad, wake
from tests.tables.tables import ADA, BEN, CLEO, FOREIGNER, check_stored, lobby, posts_of, refused, started


@played_by(3)
async def test_the_next_player_becomes_host_after_a_day_of_silence(
    manager: Manager, store: Store, clock: Clock
) -> None:
    """Until then, the refusal says when players can take over; users without a seat learn that the host decides."""
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
    assert table.now.status is Status.RUNNING
    await check_stored(store, table)


@played_by(3)
async def test_the_next_present_player_becomes_host_if_the_host_left_the_server(manager: Manager, store: Store) -> None:
    """Seat order decides, not the order of clicks."""
    table = await lobby(manager, ADA, BEN, CLEO)
    await refused(manager, table, HostIsThere, manager.lobby.cancel(1, CLEO, gone={ADA}))
    await manager.lobby.leave(1, CLEO)
    await manager.lobby.add_computer(1, BEN, "random", konrad, gone={ADA})
    assert table.host == BEN
    await check_stored(store, table)
    await refused(manager, table, HostIsThere, manager.lobby.start(1, ADA))
    await manager.lobby.cancel(1, BEN)
    assert table.now.status is Status.CANCELLED


@played_by(3)
async def test_the_only_player_who_is_present_becomes_host(manager: Manager) -> None:
    """That player can change the lobby like any host."""
    table = await lobby(manager, ADA, BEN, CLEO)
    await manager.lobby.leave(1, CLEO)
    await manager.lobby.add_computer(1, BEN, "random", konrad, gone={ADA})
    assert table.host == BEN
    await manager.lobby.remove_computer(1, BEN)


@pytest.mark.parametrize(
    ("is_running", "silence", "status"), [(True, WEEK, Status.ENDED), (False, DAY, Status.CANCELLED)]
)
async def test_a_table_with_only_silent_players_can_be_closed_for_a_new_one(
    manager: Manager, store: Store, clock: Clock, is_running: bool, silence: int, status: Status
) -> None:
    """The table closes exactly when the limit is reached; a post announces it."""
    table = await (started if is_running else lobby)(manager, ADA, BEN)
    clock.forward(silence - 1)
    assert await manager.endings.close_dead(5) is None
    with pytest.raises(ChannelBusy):
        await lobby(manager, CLEO)
    clock.forward(1)
    assert await manager.endings.close_dead(5) == table.id
    assert table.now.status is status
    assert (await posts_of(manager, table))[-1].kind is PostKind.ABANDONED
    await check_stored(store, table)
    assert (await lobby(manager, CLEO)).id == 2
    assert await manager.endings.close_dead(5) is None


@played_by(3)
async def test_one_active_player_keeps_a_table_open(manager: Manager, clock: Clock) -> None:
    await started(manager, ADA, BEN, CLEO)
    clock.forward(WEEK)
    await wake(manager, CLEO)
    assert await manager.endings.close_dead(5) is None


@played_by(3)
async def test_a_lobby_without_players_can_be_closed_at_once(manager: Manager) -> None:
    table = await lobby(manager, ADA)
    await manager.lobby.leave(1, ADA)
    assert await manager.endings.close_dead(5) == 1
    assert table.now.status is Status.CANCELLED


async def test_an_abandoned_table_with_missing_rules_can_be_closed_too(
    manager: Manager, store: SqliteStore, file: Path, clock: Clock
) -> None:
    """The game of such a table cannot be loaded."""
    await started(manager, ADA, BEN)
    with opened(file) as db:
        db.execute("UPDATE tables SET rules = '0.old'")
    again = Manager(store, clock)
    assert await again.endings.close_dead(5) is None
    with pytest.raises(ChannelBusy):
        await lobby(again, CLEO)
    clock.forward(WEEK)
    await again.endings.close_dead(5)
    assert (await lobby(again, CLEO)).id == 2
