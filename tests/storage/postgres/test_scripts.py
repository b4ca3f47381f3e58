"""Scripts on PostgreSQL are atomic, even with several at once or in two processes."""

import asyncio
from collections import Counter

import pytest
from msgspec.structs import replace

from bot.storage.address import Address
from bot.storage.limits import Limits
from bot.storage.rows import Search
from bot.storage.sql.database import Database, Statement
from bot.storage.store import ChannelTaken, Conflict, HostsTooMany
from tests.database import fetch
from tests.storage.samples import NEW, change, closing, found_in, numbers, setting

postgres = pytest.importorskip("bot.storage.postgres.store", exc_type=ImportError)
PostgresStore = postgres.PostgresStore


async def test_two_processes_never_save_the_same_turn(address: Address) -> None:
    """The second save raises a conflict, and nothing of its change is stored."""
    async with PostgresStore.working(address) as one, PostgresStore.working(address) as other:
        await one.create_table(NEW, 10)
        for number in range(30):
            both = (one.save(change(number, interaction=2 * number)), other.save(change(number, 2 * number + 1)))
            results = await asyncio.gather(*both, return_exceptions=True)
            assert sorted(map(repr, results)) == ["Conflict()", "True"]
        assert len(await one.turns(1)) == len(await one.to_post(1)) == 30
    assert await fetch(address, "SELECT count(*) FROM clicks") == [(30,)]


async def test_a_click_in_two_processes_is_saved_once(address: Address) -> None:
    """The slower save returns False instead of raising `Conflict`, because the click is already saved."""
    async with PostgresStore.working(address) as one, PostgresStore.working(address) as other:
        await one.create_table(NEW, 10)
        for number in range(20):
            both = (one.save(change(number, interaction=number)), other.save(change(number, interaction=number)))
            assert sorted(await asyncio.gather(*both)) == [False, True]
        assert len(await one.turns(1)) == 20


async def test_two_processes_together_cannot_open_more_tables_than_allowed(address: Address) -> None:
    """The opening transactions wait for each other."""
    async with PostgresStore.working(address) as one, PostgresStore.working(address) as other:
        wishes = [
            store.create_table(replace(NEW, channel=channel), 10, Limits(9, 3))
            for channel, store in enumerate([one, other] * 5)
        ]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert Counter(map(type, results)) == {int: 3, HostsTooMany: 7}
        assert len(await one.find_tables(Search.OPEN)) == 3


async def test_an_ended_game_cannot_continue_in_a_channel_with_a_new_table(address: Address) -> None:
    """None of the turns is saved."""
    async with PostgresStore.working(address) as store:
        await store.create_table(NEW, 10)
        await store.save(closing(0, "ended"))
        await store.create_table(NEW, 10)
        with pytest.raises(ChannelTaken):
            await store.save(change(0, interaction=5, revision=1))
        assert await store.turns(1) == ()
        assert (await found_in(store)).status == "ended"


async def test_a_script_that_promises_one_statement_has_only_one(address: Address) -> None:
    """Two statements would be two transactions."""

    async def two(db: Database) -> None:
        await db.execute("DELETE FROM people")
        await db.execute("DELETE FROM digests")

    async with PostgresStore.working(address) as store:
        with pytest.raises(RuntimeError, match="has another"):
            await store.write(two, is_single=True)


async def test_an_aborted_transaction_is_retried(address: Address) -> None:
    """If two transactions wait for each other, the server aborts one; after the retry, both have succeeded."""
    met = asyncio.Barrier(2)
    tries = Counter[int]()

    async def lock_both(db: Database, first: int, second: int) -> None:
        tries[first] += 1
        await db.execute("UPDATE people SET settings = settings WHERE user_id = ?", first)
        if tries[first] == 1:
            await met.wait()
        await db.execute("UPDATE people SET settings = ?1 WHERE user_id = ?2", b"%d" % first, second)

    async with PostgresStore.working(address) as store:
        for user in (1, 2):
            await store.save_person(user, b"", None)
        await asyncio.gather(store.write(lambda db: lock_both(db, 1, 2)), store.write(lambda db: lock_both(db, 2, 1)))
        once, again = sorted(tries.values())
        assert (once, again > 1) == (1, True)  # may be aborted again if the other transaction is slow
        assert {await store.person(1), await store.person(2)} == {b"1", b"2"}


async def test_a_failure_in_the_middle_leaves_no_trace(address: Address) -> None:
    """The test includes several statements sent as one."""
    async with PostgresStore.working(address) as store:
        await store.create_table(NEW, 10)

        async def stumble(db: Database) -> None:
            await db.write_together(Statement("INSERT INTO people VALUES (?, ?)", (5, b"x")))
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await store.write(stumble)
        with pytest.raises(Conflict):
            await store.save(change(0, interaction=5, revision=7))
        assert await store.person(5) is None
        assert await store.save(change(0, interaction=5))


async def test_a_reader_changes_nothing(address: Address) -> None:
    """A reader sees saved changes, and cannot write."""
    async with PostgresStore.working(address) as store, PostgresStore.reading(address) as reader:
        await store.create_table(NEW, 10)
        assert await numbers(reader, Search.OPEN) == (1,)
        with pytest.raises(Exception, match="read-only"):
            await reader.save(change(0))
        assert await reader.integrity() == "ok"
        assert (await reader.measure()).size > 0


async def test_after_closing_no_call_waits_forever(address: Address) -> None:
    """Calls that were started finish; later ones raise an error."""
    async with PostgresStore.working(address) as store:
        await store.create_table(NEW, 10)
        begun = [asyncio.create_task(store.save(change(number))) for number in range(20)]
        await asyncio.sleep(0)
    assert await asyncio.gather(*begun) == [True] * 20
    with pytest.raises(ValueError, match="closed"):
        await store.table(1)


async def test_a_failed_save_in_a_batch_does_not_affect_the_others(address: Address) -> None:
    """Each save gets its own result; nothing of a failed save is stored."""
    async with PostgresStore.working(address) as store:
        for channel in range(40):
            await store.create_table(replace(NEW, channel=channel), 10)
        made = [setting(change(interaction=table, table_id=table), status=None) for table in range(1, 41)]
        made[10] = replace(made[10], revision=9)
        made[20] = replace(made[20], interaction=5)
        results = await asyncio.gather(*map(store.save, made), return_exceptions=True)
        assert isinstance(results.pop(10), Conflict)
        assert results.pop(19) is False
        assert results == [True] * 38
        assert [len(await store.turns(table)) for table in (10, 11, 12, 21, 22)] == [1, 0, 1, 0, 1]
    assert await fetch(address, "SELECT count(*) FROM turns") == [(38,)]


async def test_a_hundred_saves_at_once_share_commits(address: Address) -> None:
    """The saves wait for the disk a few times instead of a hundred times."""
    async with PostgresStore.working(address) as store:
        for channel in range(100):
            await store.create_table(replace(NEW, channel=channel), 10)
        made = [setting(change(interaction=table, table_id=table), status=None) for table in range(1, 101)]
        transactions: list[int] = []
        batches = store._batches
        together = batches._save_together

        async def note(query: str, batch: list[object]) -> None:
            transactions.append(len(batch))
            await together(query, batch)

        batches._save_together = note
        assert all(await asyncio.gather(*map(store.save, made)))
        assert 90 <= sum(transactions) < 100
        assert len(transactions) <= 5
    assert await fetch(address, "SELECT count(*) FROM turns") == [(100,)]
