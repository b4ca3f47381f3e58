"""Tables, drafts, users' settings, and the messages waiting to be posted."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.storage.limits import Limits
from bot.storage.rows import ConsentRow, DraftRow, LivePost, PlaceRow, Search, Share
from bot.storage.store import ChannelTaken, Conflict, HostsTooMany, Store
from tests.storage.conftest import Reopen
from tests.storage.samples import NEW, change, closing, edit, found_in, numbers, setting

# -- tables and drafts ------------------------------------------------------------------------------------------------


async def test_a_channel_has_room_for_one_open_table(store: Store) -> None:
    """If several tables are opened at once, exactly one succeeds; once it is closed, another can be opened."""
    results = await asyncio.gather(
        *(store.create_table(replace(NEW, channel=4), 10) for _ in range(5)), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in results) == ["ChannelTaken"] * 4 + ["int"]
    with pytest.raises(ChannelTaken):
        await store.create_table(NEW, 10)
    await store.save(closing(0, "over", at=11))
    again = await store.create_table(NEW, 12)
    found = await store.table_in(2)
    assert found is not None
    assert found.id == again


async def test_a_channel_shows_its_open_table_or_otherwise_its_last_one(store: Store) -> None:
    """Users can still find a game after its end."""
    await store.save(closing(0, "over", at=11))
    second = await store.create_table(NEW, 12)
    await store.save(closing(0, "cancelled", at=13, table_id=second))
    found = await store.table_in(2)
    assert found is not None
    assert found.id == second
    assert await store.table_in(99) is None


async def test_drafts_are_kept(store: Store, reopen: Reopen) -> None:
    """Drafts are unconfirmed picks; an answer removes them."""
    await store.save(edit(0, drafts=(DraftRow(0, "plan", ("bakers", "smiths")),)))
    await store.save(edit(1, drafts=(DraftRow(1, "plan", ()),)))
    await store.save(edit(2, drafts=(DraftRow(0, "plan", ("bakers",)),)))
    async with reopen() as again:
        assert (await found_in(again)).drafts == {0: ("plan", ("bakers",)), 1: ("plan", ())}
        await again.save(replace(change(revision=3), drop_drafts=(0,)))
        assert (await found_in(again)).drafts == {1: ("plan", ())}


async def test_settings_of_people_are_kept(store: Store) -> None:
    """The settings saved last are returned."""
    assert await store.person(7) is None
    await store.save_person(7, b"one", None)
    await store.save_person(7, b"two", b"one")
    assert await store.person(7) == b"two"


@pytest.mark.parametrize("before", [None, b"other"])
async def test_settings_that_another_process_changed_are_not_overwritten(store: Store, before: bytes | None) -> None:
    """If two processes change a user's settings at once, the later process gets a conflict."""
    await store.save_person(7, b"one", None)
    with pytest.raises(Conflict):
        await store.save_person(7, b"two", before)
    assert await store.person(7) == b"one"


async def test_due_tables_are_found_for_a_share_of_the_servers(store: Store) -> None:
    """The share is the servers on shards 1 and 2 of 4."""
    for number in range(6):
        row = replace(NEW, server=number << 22 | 5, channel=100 + number)
        table_id = await store.create_table(row, 1)
        await store.set_due(table_id, 0, 50 + number)
    share = Share((1, 2), 4)
    assert await store.due_tables(99, 9, share) == (3, 4, 7)
    assert await store.next_due(share) == 51
    assert await store.next_due(Share((3,), 4)) == 53


async def test_posts_are_assigned_to_a_batch_once(store: Store) -> None:
    """The faster of two processes assigns the posts; the same batch can be claimed again for a retry."""
    for revision in (0, 1):
        await store.save(change(revision))
    first, second, *_ = await store.to_post(1)
    await store.claim((first, second))
    for late in ((second,), (first, second)):
        with pytest.raises(Conflict):
            await store.claim(late)
    bound = await store.to_post(1)
    assert [row.batch for row in bound] == [first.id, first.id]
    assert [await store.claim(bound) for _ in range(2)] == [first.id, first.id]


@pytest.mark.parametrize("is_later_faster", [False, True])
async def test_no_post_is_lost_if_two_processes_claim_different_rows(
    store: Store, reopen: Reopen, is_later_faster: bool
) -> None:
    """The second process has read one more row; the slower claim is refused, and unsent rows still wait."""
    async with reopen() as other:
        await store.save(change(0, posts=2))
        earlier = await store.to_post(1)
        await store.save(change(1))
        later = await other.to_post(1)
        [faster, slower] = [later, earlier] if is_later_faster else [earlier, later]
        batch = await store.claim(faster)
        with pytest.raises(Conflict):
            await other.claim(slower)
        await store.posted(batch, 500, 30)
        assert await other.to_post(1) == later[len(faster) :]


async def test_two_conflicting_claims_at_once_cannot_both_succeed(store: Store, reopen: Reopen) -> None:
    """Both claims start with the same row, but one has an additional row."""
    async with reopen() as other:
        await store.save(change(0, posts=2))
        earlier = await store.to_post(1)
        await store.save(change(1))
        later = await other.to_post(1)
        ends = await asyncio.gather(store.claim(earlier), other.claim(later), return_exceptions=True)
        assert {type(end) for end in ends} == {int, Conflict}
        bound = [row.batch for row in await store.to_post(1)]
        assert bound == ([1, 1, None] if ends[0] == 1 else [1, 1, 1])


async def test_a_user_hosts_a_limited_number_of_open_tables(store: Store) -> None:
    """There are limits per server and in total; a refused table is not created."""
    await store.check_limits(7, 1, Limits(2, 2))
    with pytest.raises(HostsTooMany) as here:
        await store.create_table(replace(NEW, channel=4), 10, Limits(1, 9))
    with pytest.raises(HostsTooMany) as everywhere:
        await store.check_limits(7, 99, Limits(1, 1))
    assert (here.value.is_server_full, everywhere.value.is_server_full) == (True, False)
    assert await store.table_in(4) is None


async def test_a_tables_data_outside_its_game_is_kept(store: Store, reopen: Reopen) -> None:
    """The data is the host, cards, activity, and votes since the last no."""
    await store.save(edit(0, columns={"host": 8}))
    await store.save(edit(1, consents=(ConsentRow(7, True, 20, "end"),)))
    await store.save(edit(2, consents=(ConsentRow(8, False, 21, "end"),)))
    await store.save(edit(3, consents=(ConsentRow(7, True, 22, "replace.8"),)))
    await store.save_signs(1, (7,), 30)
    await store.save_card(1, "end", 500)
    assert await numbers(store, Search.WITH_CARDS) == (1,)
    await store.drop_card(1, "replace.8")
    async with reopen() as other:
        found = await found_in(other)
    assert (found.host, found.cards, found.heard) == (8, {"end": 500}, {7: 30, 8: 10})
    assert (found.consents, found.refusals) == ({"replace.8": {7: 22}}, {"end": 8})


async def test_a_deleted_channel_ends_its_table_and_its_waiting_posts(store: Store) -> None:
    """A lobby is canceled, a game ended; no other channel is affected."""
    await store.create_table(replace(NEW, channel=3), 10)
    await store.save(change())
    assert await store.find_tables(Search.OPEN) == (PlaceRow(1, 1, 2), PlaceRow(2, 1, 3))
    assert [await store.end_in(channel, 50) for channel in (2, 3, 99)] == [1, 2, None]
    assert [(await found_in(store, number)).status for number in (1, 2)] == ["ended", "cancelled"]
    assert (await found_in(store)).revision == 2
    assert (await store.find_tables(Search.OPEN), await numbers(store, Search.TO_POST)) == ((), ())


async def test_every_started_game_can_be_listed(store: Store) -> None:
    """Lobbies are not listed."""
    await store.create_table(replace(NEW, channel=3), 10)
    await store.save(change(table_id=2))
    assert await numbers(store, Search.PLAYED) == (2,)


async def test_the_numbers_of_the_rules_are_kept_with_the_table_that_starts_with_them(
    store: Store, reopen: Reopen
) -> None:
    """The numbers are stored once for all tables and never change."""
    for channel, body in ((3, b"figures"), (4, b"others")):
        await store.create_table(replace(NEW, channel=channel, figures="f00d"), 10, figures=body)
    await store.create_table(replace(NEW, game="go", channel=5, figures="f00d"), 10, figures=b"of go")
    async with reopen() as other:
        assert [(await found_in(other, number)).figures for number in (1, 2, 3)] == ["", "f00d", "f00d"]
        assert await other.figures("chess", "f00d") == b"figures"
        assert await other.figures("go", "f00d") == b"of go"
        assert await other.figures("go", "0000") is None


async def test_the_numbers_of_the_rules_of_a_refused_table_are_not_kept(store: Store) -> None:
    """The table and its numbers are one transaction."""
    with pytest.raises(ChannelTaken):
        await store.create_table(replace(NEW, figures="f00d"), 10, figures=b"figures")
    assert await store.figures("chess", "f00d") is None


# -- the outbox -------------------------------------------------------------------------------------------------------


async def test_messages_wait_in_the_order_of_saving(store: Store) -> None:
    """Each table has its own order."""
    await store.create_table(replace(NEW, channel=3), 10)
    await store.save(change(0, posts=2))
    await store.save(change(0, table_id=2))
    await store.save(change(1))
    await store.save(closing(2, "ended", at=30, posts=(b"extra",)))
    assert [row.body for row in await store.to_post(1)] == [b"post 0.0", b"post 0.1", b"post 1.0", b"extra"]
    assert await numbers(store, Search.TO_POST) == await numbers(store, Search.TO_POST, 1) == (1, 2)
    assert await numbers(store, Search.TO_POST, 9) == ()
    assert (await store.measure()).posts_waiting == 5


async def test_a_claimed_batch_stays_one_message(store: Store, reopen: Reopen) -> None:
    """After a crash, the retry has the same contents, even if new rows were added."""
    await store.save(change(0, posts=2))
    batch = await store.claim(await store.to_post(1))
    await store.save(change(1))
    async with reopen() as again:
        waiting = await again.to_post(1)
        assert [row.batch for row in waiting] == [batch, batch, None]
        await again.posted(batch, 500, 30, card_of=1)
        assert [row.body for row in await again.to_post(1)] == [b"post 1.0"]
        assert await again.batch(1, batch) == (b"post 0.0", b"post 0.1")
        assert await again.batch(2, batch) == ()
        assert await again.live_posts(1) == (LivePost(batch, 500, (b"post 0.0", b"post 0.1")),)


async def test_a_message_that_can_never_arrive_waits_no_longer(store: Store) -> None:
    """The message does not become the table's card."""
    await store.save(change())
    batch = await store.claim(await store.to_post(1))
    await store.posted(batch, None, 30, card_of=1)
    assert await numbers(store, Search.TO_POST) == ()
    assert await store.live_posts(1) == ()
    assert (await found_in(store)).card is None


async def test_a_message_is_live_until_it_is_retired(store: Store) -> None:
    """The newest live message is the table's card; a message that names no awaited player is never live."""
    await store.save(change(0, posts=3))
    batches = [await store.claim((row,)) for row in await store.to_post(1)]
    for message, batch in enumerate(batches[:2], start=500):
        await store.posted(batch, message, 30, card_of=1)
    await store.posted(batches[2], 502, 30)
    assert [live.message for live in await store.live_posts(1)] == [500, 501]
    assert (await found_in(store)).card == batches[1]
    await store.retired(batches[0])
    assert [live.message for live in await store.live_posts(1)] == [501]


async def test_tables_are_unsettled_if_their_messages_may_be_wrong(store: Store) -> None:
    """These are the running tables changed last, and tables with two live messages, or with one after their end."""
    for channel in range(3, 7):
        await store.create_table(replace(NEW, channel=channel), 10)
    for table in range(1, 6):
        await store.save(setting(change(table_id=table), changed_at=1000 if table == 5 else 100))
        for row in await store.to_post(table):
            await store.posted(await store.claim((row,)), 500, 100, table)
    assert await numbers(store, Search.UNSETTLED) == (5,)
    await store.save(setting(change(1, table_id=2), changed_at=100))
    [row] = await store.to_post(2)
    await store.posted(await store.claim((row,)), 501, 100, 2)
    await store.save(closing(1, "over", at=100, table_id=3))
    assert await numbers(store, Search.UNSETTLED) == (2, 3, 5)
    await store.save(closing(1, "over", at=100, table_id=5))
    assert await numbers(store, Search.UNSETTLED) == (1, 2, 3, 4, 5)


async def test_tables_are_found_by_due_time(store: Store, reopen: Reopen) -> None:
    """Tables come in the order of their times; a time for an outdated revision is ignored; a closed table has none."""
    await store.create_table(replace(NEW, channel=3), 10)
    await store.save(setting(change(), due_at=70))
    await store.set_due(2, 0, 60)
    await store.set_due(2, 9, 50)
    async with reopen() as other:
        assert await other.next_due() == 60
        assert [await other.due_tables(at, 9) for at in (59, 60, 70)] == [(), (2,), (2, 1)]
        assert await other.due_tables(70, 1) == (2,)
        assert (await found_in(other)).due_at == 70
    await store.set_due(2, 0, None)
    await store.save(closing(1, "ended"))
    assert (await store.next_due(), await store.due_tables(99, 9)) == (None, ())


async def test_changed_settings_of_a_table_are_kept(store: Store, reopen: Reopen) -> None:
    """The newest settings are returned."""
    await store.save(edit(0, columns={"settings": b"anew"}))
    async with reopen() as other:
        assert (await found_in(other)).settings == b"anew"
