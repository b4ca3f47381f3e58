"""Stored data of users: the tables where they have a seat, and the times of their digests."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.storage.rows import DigestRow
from bot.storage.store import Store
from tests.storage.conftest import Reopen
from tests.storage.samples import ADA, BEN, NEW, closing


async def test_a_user_finds_the_open_tables_with_a_seat(store: Store) -> None:
    """The tables are on any server; finished tables and tables of other users are left out."""
    await store.create_table(replace(NEW, server=5, channel=6), 10)
    await store.create_table(replace(NEW, channel=7, seats=(BEN,)), 10)
    assert [(place.table_id, place.server, place.channel) for place in await store.tables_of(7)] == [
        (1, 1, 2),
        (2, 5, 6),
    ]
    assert [place.table_id for place in await store.tables_of(8)] == [1, 2, 3]
    await store.save(closing(0, "cancelled"))
    assert [place.table_id for place in await store.tables_of(ADA.user or 0)] == [2]
    assert await store.tables_of(99) == ()


async def test_digests_are_due_in_the_order_of_their_times(store: Store) -> None:
    """A user has at most one digest time: the one set last."""
    for user, at in ((1, 30), (2, 10), (3, 20), (1, 40)):
        await store.set_digest(user, at)
    assert await store.due_digests(9, 10) == ()
    assert await store.due_digests(30, 10) == (DigestRow(2, 10), DigestRow(3, 20))
    assert await store.due_digests(40, 2) == (DigestRow(2, 10), DigestRow(3, 20))
    await store.set_digest(2, None)
    await store.set_digest(2, None)
    assert await store.due_digests(40, 10) == (DigestRow(3, 20), DigestRow(1, 40))


@pytest.mark.parametrize("next_at", [50, None])
async def test_if_two_processes_take_a_due_digest_one_gets_it(
    store: Store, reopen: Reopen, next_at: int | None
) -> None:
    """There may be a next time or none; other users' digests do not change."""
    async with reopen() as other:
        for user in (1, 2):
            await store.set_digest(user, 10)
        [[mine, _], [theirs, _]] = [await one.due_digests(10, 10) for one in (store, other)]
        taken = await asyncio.gather(store.take_digest(mine, next_at), other.take_digest(theirs, next_at))
        assert sorted(taken) == [False, True]
        assert not await store.take_digest(mine, next_at)
        assert await other.due_digests(50, 10) == (DigestRow(2, 10), *([DigestRow(1, 50)] if next_at else []))


async def test_a_digest_that_another_process_changed_is_not_taken(store: Store) -> None:
    """Covers digests that were turned off, or off and on again."""
    await store.set_digest(1, 10)
    [due] = await store.due_digests(10, 10)
    for chosen in (30, None, 40):
        await store.set_digest(1, chosen)
        assert not await store.take_digest(due, 50)
    assert await store.due_digests(99, 10) == (DigestRow(1, 40),)
