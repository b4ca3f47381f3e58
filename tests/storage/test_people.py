"""What is kept of people: at which tables they sit, and when they are told where they are awaited."""

from msgspec.structs import replace

from bot.storage.store import Store
from tests.storage.samples import ADA, BEN, NEW, edit


async def test_somebody_finds_the_open_tables_at_which_they_sit(store: Store) -> None:
    """In every server; none that is over, and none of others."""
    await store.create_table(replace(NEW, server=5, channel=6), 10)
    await store.create_table(replace(NEW, channel=7, seats=(BEN,)), 10)
    assert [(place.table_id, place.server, place.channel) for place in await store.tables_of(7)] == [
        (1, 1, 2),
        (2, 5, 6),
    ]
    assert [place.table_id for place in await store.tables_of(8)] == [1, 2, 3]
    await store.edit(edit(0, status="cancelled"))
    assert [place.table_id for place in await store.tables_of(ADA.user or 0)] == [2]
    assert await store.tables_of(99) == ()


async def test_digests_are_due_in_the_order_of_their_times(store: Store) -> None:
    """Somebody has one time; none is none."""
    for user, at in ((1, 30), (2, 10), (3, 20), (1, 40)):
        await store.set_digest(user, at)
    assert await store.due_digests(9, 10) == ()
    assert await store.due_digests(30, 10) == (2, 3)
    assert await store.due_digests(40, 2) == (2, 3)
    await store.set_digest(2, None)
    await store.set_digest(2, None)
    assert await store.due_digests(40, 10) == (3, 1)
