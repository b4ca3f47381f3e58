"""Tables, drafts and people, and the messages that wait to be posted."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import ChannelTaken
from tests.storage.samples import NEW, change

# -- tables and drafts ------------------------------------------------------------------------------------------------


async def test_a_channel_has_room_for_one_open_table(store: SqliteStore) -> None:
    """Of two at once exactly one gets it; a closed one makes room."""
    results = await asyncio.gather(
        *(store.create_table(replace(NEW, channel=4), 10) for _ in range(5)), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in results) == ["ChannelTaken"] * 4 + ["int"]
    with pytest.raises(ChannelTaken):
        await store.create_table(NEW, 10)
    await store.set_status(1, 0, "over", 11)
    again = await store.create_table(NEW, 12)
    found = await store.table_in(2)
    assert found is not None
    assert found.id == again


async def test_a_channel_shows_its_open_table_or_else_its_last(store: SqliteStore) -> None:
    """Whoever asks after the game is over still finds it."""
    await store.set_status(1, 0, "over", 11)
    second = await store.create_table(NEW, 12)
    await store.set_status(second, 0, "cancelled", 13)
    found = await store.table_in(2)
    assert found is not None
    assert found.id == second
    assert await store.table_in(99) is None


async def test_finding_a_channels_table_reads_no_other(store: SqliteStore) -> None:
    """So a million stored games cost nothing."""
    query = "SELECT id FROM tables WHERE channel = ? ORDER BY status IN ('lobby', 'running') DESC, id DESC LIMIT 1"
    plan = await store._do(lambda db: db.execute(f"EXPLAIN QUERY PLAN {query}", (2,)).fetchall())
    assert "SEARCH tables USING" in plan[0][3]


async def test_drafts_are_there_after_reopening(store: SqliteStore, file: Path) -> None:
    """Picks that nobody has confirmed yet; an answer takes them away."""
    await store.save_draft(1, 0, 0, "plan", ("bakers", "smiths"))
    await store.save_draft(1, 1, 1, "plan", ())
    await store.save_draft(1, 2, 0, "plan", ("bakers",))
    again = await SqliteStore.open(file)
    found = await again.table(1)
    assert found is not None
    assert found.drafts == {0: ("plan", ("bakers",)), 1: ("plan", ())}
    await again.save(replace(change(revision=3), drop_drafts=(0,)))
    found = await again.table(1)
    await again.close()
    assert found is not None
    assert found.drafts == {1: ("plan", ())}


async def test_settings_of_people_are_kept(store: SqliteStore) -> None:
    """The last ones count."""
    assert await store.person(7) is None
    await store.save_person(7, b"one")
    await store.save_person(7, b"two")
    assert await store.person(7) == b"two"


# -- the outbox -------------------------------------------------------------------------------------------------------


async def test_messages_wait_in_the_order_in_which_they_came(store: SqliteStore) -> None:
    """Each table's own."""
    await store.create_table(replace(NEW, channel=3), 10)
    await store.save(change(0, posts=2))
    await store.save(change(0, table=2))
    await store.save(change(1))
    await store.set_status(1, 2, "ended", 30, (b"extra",))
    assert [row.body for row in await store.to_post(1)] == [b"post 0.0", b"post 0.1", b"post 1.0", b"extra"]
    assert await store.tables_to_post() == (1, 2)


async def test_what_was_once_tried_as_one_message_stays_one(store: SqliteStore, file: Path) -> None:
    """After a crash the repeat is the same, whatever has come since."""
    await store.save(change(0, posts=2))
    batch = await store.claim(await store.to_post(1))
    await store.save(change(1))
    again = await SqliteStore.open(file)
    waiting = await again.to_post(1)
    assert [row.batch for row in waiting] == [batch, batch, None]
    await again.posted(batch, 500, 30, card_of=1)
    assert [row.body for row in await again.to_post(1)] == [b"post 1.0"]
    assert await again.card(1) == (500, (b"post 0.0", b"post 0.1"))
    await again.close()


async def test_what_can_never_arrive_waits_no_longer(store: SqliteStore) -> None:
    """And is no card."""
    await store.save(change())
    batch = await store.claim(await store.to_post(1))
    await store.posted(batch, None, 30, card_of=1)
    assert await store.tables_to_post() == ()
    assert await store.card(1) is None
