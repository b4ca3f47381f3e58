"""Tables dropped from memory come back equal; a full disk changes nothing."""

import asyncio
import gc

import pytest
from msgspec.structs import replace

import bot.tables.keeper
from bot.pictures.scene import Look
from bot.service.warm_up import look_of
from bot.storage.rows import OPEN
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store, StoreAway
from bot.tables.manager import Manager
from tests.causes import by_click
from tests.tables.tables import (
    ADA,
    BEN,
    check_replay,
    contents,
    open_prompt,
    play_on,
    started,
    stored,
)


async def test_boards_are_announced_for_a_loaded_table_and_again_for_a_new_game(manager: Manager) -> None:
    """Once for each; a table in memory is not told again."""
    told: list[int] = []
    manager.on_play = lambda table: told.append(table.id)
    table = await started(manager, ADA, BEN)
    await manager.table(table.id)
    assert told == [table.id, table.id]


async def test_tables_dropped_from_memory_come_back_equal(
    manager: Manager, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five games at once in a memory for two."""
    monkeypatch.setattr(bot.tables.keeper, "MOST_TABLES", 2)
    for channel in range(5):
        await started(manager, ADA, BEN, channel=channel)
    for turn in range(7):  # no game can be over before
        for number in range(1, 6):
            table = await manager.table(number)
            await play_on(manager, table, 1, seed=100 * turn + number)
            assert contents(table) == await stored(store, number)
            del table
    assert len(manager._tables) == len(manager._in_use) == 2
    for number in range(1, 6):
        await check_replay(manager, await manager.table(number))


async def test_a_table_in_use_is_never_loaded_a_second_time(manager: Manager, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many others are asked for meanwhile: two copies would overwrite each other."""
    monkeypatch.setattr(bot.tables.keeper, "MOST_TABLES", 1)
    table = await started(manager, ADA, BEN)
    await started(manager, ADA, BEN, channel=6)
    assert await manager.table(1) is table
    loads = await asyncio.gather(*(manager.table(2) for _ in range(10)))
    assert len({id(one) for one in loads}) == 1


async def test_a_table_that_is_over_is_not_kept(manager: Manager) -> None:
    """It is read again when somebody asks for it."""
    await started(manager, ADA, BEN)
    await manager.closing.end(1, "Mona")
    table = await manager.table(1)
    assert table.status not in OPEN
    del table
    gc.collect()
    assert manager.tables_in_memory == 0
    assert (await manager.table(1)).status not in OPEN


async def test_a_full_disk_leaves_the_table_as_it_was(manager: Manager, store: SqliteStore) -> None:
    """In memory and file; the same answer is good once there is room."""
    table = await started(manager, ADA, BEN)
    user = table.seats[table.awaited()[0]].user or 0
    plan = open_prompt(table, user)
    before = contents(table)
    await store._db.execute("PRAGMA query_only = ON")
    for wish in (
        manager.play.answer(by_click(1, 1), user, plan.id, plan.options[:1]),
        manager.play.draft(1, user, plan.id, plan.options[:1]),
        manager.consent.hand_over(1, user, "random", lambda _at: "M"),
        manager.consent.agree_to_end(1, user),
        manager.closing.end(1, "Mona"),
    ):
        with pytest.raises(StoreAway):
            await wish
        assert contents(table) == before
    await store._db.execute("PRAGMA query_only = OFF")
    assert await stored(store) == before
    await manager.play.answer(by_click(1, 1), user, plan.id, plan.options[:1])
    assert table.turns == 1


async def test_boards_are_expected_for_the_screens_of_all_players_once_a_game_begins(manager: Manager) -> None:
    """Also of those who came after the table was loaded."""
    looks: list[Look] = []
    manager.on_play = lambda table: looks.append(look_of(table))
    for user in (ADA, BEN):
        await manager.people.change(user, lambda settings: replace(settings, size="narrow"))
    await started(manager, ADA, BEN)
    assert looks[-1] == Look(size="narrow")
