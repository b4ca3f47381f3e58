"""Tables in memory: which tables are kept, and that a failed save changes nothing."""

import asyncio
import gc

import pytest
from msgspec.structs import replace

from bot.pictures.scene import Look
from bot.service.warm_up import look_of
from bot.storage.rows import OPEN
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store, StoreAway
from bot.tables.manager import Manager
from bot.tables.tuning import Tuning
from tests.causes import by_click
from tests.tables.tables import ADA, BEN, check_replay, check_stored, contents, open_prompt, play_on, started, stored
from tests.tuned import tuned


async def test_on_play_runs_when_a_game_starts_or_its_table_is_loaded(manager: Manager) -> None:
    """`on_play` does not run again for a table that is already in memory."""
    told: list[int] = []
    manager.on_play = lambda table: told.append(table.id)
    table = await started(manager, ADA, BEN)
    await manager.table(table.id)
    assert told == [table.id, table.id]


@tuned(Tuning(most_tables=2))
async def test_tables_dropped_from_memory_come_back_equal(manager: Manager, store: Store) -> None:
    """Five games run at once, with memory for two."""
    for channel in range(5):
        await started(manager, ADA, BEN, channel=channel)
    for turn in range(7):  # too few turns to finish a game
        for number in range(1, 6):
            table = await manager.table(number)
            await play_on(manager, table, 1, seed=100 * turn + number)
            await check_stored(store, table)
            del table
    assert manager.tables_in_memory == 2
    for number in range(1, 6):
        await check_replay(manager, await manager.table(number))


@tuned(Tuning(most_tables=1))
async def test_a_table_in_use_is_never_loaded_twice(manager: Manager) -> None:
    """Two copies would overwrite each other."""
    table = await started(manager, ADA, BEN)
    await started(manager, ADA, BEN, channel=6)
    assert await manager.table(1) is table
    loads = await asyncio.gather(*(manager.table(2) for _ in range(10)))
    assert len({id(one) for one in loads}) == 1


async def test_a_finished_table_is_not_kept_in_memory(manager: Manager) -> None:
    """The table is loaded again on request."""
    await started(manager, ADA, BEN)
    await manager.endings.end(1, "Mona")
    table = await manager.table(1)
    assert table.now.status not in OPEN
    del table
    gc.collect()
    assert manager.tables_in_memory == 0
    assert (await manager.table(1)).now.status not in OPEN


async def test_a_full_disk_leaves_the_table_unchanged(manager: Manager, store: SqliteStore) -> None:
    """Neither memory nor the database changes; the same answer succeeds once the disk has room."""
    table = await started(manager, ADA, BEN)
    user = table.now.seats[table.awaited()[0]].user or 0
    plan = open_prompt(table, user)
    before = contents(table)
    await store.connection.execute("PRAGMA query_only = ON")
    for wish in (
        manager.play.answer(by_click(1, 1), user, plan.id, plan.options[:1]),
        manager.play.draft(1, user, plan.id, plan.options[:1]),
        manager.consent.hand_over(1, user, "random", lambda _at: "M"),
        manager.consent.agree_to_end(1, user),
        manager.endings.end(1, "Mona"),
    ):
        with pytest.raises(StoreAway):
            await wish
        assert contents(table) == before
    await store.connection.execute("PRAGMA query_only = OFF")
    assert await stored(store) == before
    await manager.play.answer(by_click(1, 1), user, plan.id, plan.options[:1])
    assert table.now.turns == 1


async def test_boards_are_prepared_for_the_screens_of_all_players_when_a_game_starts(manager: Manager) -> None:
    """The screens of players who joined after the table was loaded count, too."""
    looks: list[Look] = []
    manager.on_play = lambda table: looks.append(look_of(table))
    for user in (ADA, BEN):
        await manager.people.change(user, lambda settings: replace(settings, size="narrow"))
    await started(manager, ADA, BEN)
    assert looks[-1] == Look(size="narrow")
