"""Data that is no longer needed is deleted; data that users may request stays."""

from msgspec.structs import replace

from bot.storage.rows import ConsentRow, DraftRow
from bot.storage.store import Store
from tests.storage.samples import NEW, change, closing, edit, found_in, setting


async def post_all(store: Store, table_id: int, at: int) -> None:
    """Mark all messages as sent; the last one names the awaited players."""
    for row in await store.to_post(table_id):
        await store.posted(await store.claim((row,)), 500, at, table_id)


async def test_clicks_are_forgotten_once_they_cannot_be_repeated(store: Store) -> None:
    """Clicks that may still be repeated are kept."""
    await store.save(change(0, interaction=5))
    await store.tidy(before=20)
    assert not await store.save(change(1, interaction=5))
    await store.tidy(before=21)
    assert await store.save(change(1, interaction=5))


async def test_a_finished_game_keeps_its_turns_and_loses_the_rest(store: Store) -> None:
    """The rest is drafts, votes, activity, posted lines, and messages sent long ago."""
    await store.save(setting(replace(change(), turns=(), told=b""), told=b"begin", told_from=-1, turns=0))
    await store.save(setting(change(0, revision=1), told_from=-1))
    await store.save(edit(2, drafts=(DraftRow(0, "plan", ("bakers",)),)))
    await store.save(edit(3, consents=(ConsentRow(7, True, 20, "end"),)))
    await post_all(store, 1, at=25)
    await store.save(closing(4, "over", at=30))
    before = await found_in(store)
    await store.tidy(before=30)
    assert (await found_in(store)).drafts
    assert (await found_in(store)).told == ((-1, b"begin"), (0, b"told 0"))
    await store.tidy(before=31)
    assert await store.table(1) == replace(before, drafts={}, consents={}, heard={}, marks=None, told=())
    assert len(await store.turns(1)) == 1
    assert await store.live_posts(1) == ()


async def test_messages_of_an_open_table_can_be_requested_for_some_days(store: Store) -> None:
    """A finished table's messages can be requested for one day."""
    await store.create_table(replace(NEW, channel=3), 10)
    for table_id in (1, 2):
        await store.save(change(0, table_id=table_id))
        await post_all(store, table_id, at=25)
    await store.save(closing(1, "over", at=30, table_id=2))
    await store.save(change(1))
    await post_all(store, 1, at=25)
    await store.tidy(before=26)
    assert (await store.batch(1, 1), await store.batch(2, 2)) == ((b"post 0.0",), ())
    await store.tidy(before=26 + 7 * 24 * 3600)
    assert await store.batch(1, 1) == ()


async def test_an_open_table_keeps_its_votes_its_card_and_its_waiting_posts(store: Store) -> None:
    """Votes, card and waiting posts stay, however long the table is inactive."""
    await store.create_table(replace(NEW, channel=3), 10)
    await store.save(change(0, posts=2))
    await store.save(edit(1, drafts=(DraftRow(0, "plan", ("bakers",)),)))
    await post_all(store, 1, at=25)
    await store.save(change(0, table_id=2))
    before, live = await found_in(store), await store.live_posts(1)
    await store.tidy(before=10**9)
    assert await store.table(1) == before
    assert await store.live_posts(1) == live[-1:] != ()
    assert [row.body for row in await store.to_post(2)] == [b"post 0.0"]
