"""Scripts on PostgreSQL: whole or not at all, several at once, also from two processes."""

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
    """Whoever comes second gets a conflict, and nothing of theirs is there."""
    async with PostgresStore.working(address) as one, PostgresStore.working(address) as other:
        await one.create_table(NEW, 10)
        for number in range(30):
            both = (one.save(change(number, interaction=2 * number)), other.save(change(number, 2 * number + 1)))
            results = await asyncio.gather(*both, return_exceptions=True)
            assert sorted(map(repr, results)) == ["Conflict()", "True"]
        assert len(await one.turns(1)) == len(await one.to_post(1)) == 30
    assert await fetch(address, "SELECT count(*) FROM clicks") == [(30,)]


async def test_the_same_click_in_two_processes_is_saved_once(address: Address) -> None:
    """The other one hears that it was saved before, though the turn is there too."""
    async with PostgresStore.working(address) as one, PostgresStore.working(address) as other:
        await one.create_table(NEW, 10)
        for number in range(20):
            both = (one.save(change(number, interaction=number)), other.save(change(number, interaction=number)))
            assert sorted(await asyncio.gather(*both)) == [False, True]
        assert len(await one.turns(1)) == 20


async def test_nobody_opens_more_tables_than_allowed_by_two_processes(address: Address) -> None:
    """They wait for each other."""
    async with PostgresStore.working(address) as one, PostgresStore.working(address) as other:
        wishes = [
            store.create_table(replace(NEW, channel=channel), 10, Limits(9, 3))
            for channel, store in enumerate([one, other] * 5)
        ]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert Counter(map(type, results)) == {int: 3, HostsTooMany: 7}
        assert len(await one.find_tables(Search.OPEN)) == 3


async def test_a_game_that_would_go_on_beside_another_is_refused(address: Address) -> None:
    """Though its turns could be saved."""
    async with PostgresStore.working(address) as store:
        await store.create_table(NEW, 10)
        await store.save(closing(0, "ended"))
        await store.create_table(NEW, 10)
        with pytest.raises(ChannelTaken):
            await store.save(change(0, interaction=5, revision=1))
        assert await store.turns(1) == ()
        assert (await found_in(store)).status == "ended"


async def test_a_script_that_promises_one_statement_keeps_to_it(address: Address) -> None:
    """Two would be two transactions."""

    async def two(db: Database) -> None:
        await db.execute("DELETE FROM people")
        await db.execute("DELETE FROM digests")

    async with PostgresStore.working(address) as store:
        with pytest.raises(RuntimeError, match="has another"):
            await store._write(two, is_single=True)


async def test_a_broken_off_transaction_is_run_again(address: Address) -> None:
    """Two that wait for each other: the server breaks one off, and both are done in the end."""
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
        await asyncio.gather(store._write(lambda db: lock_both(db, 1, 2)), store._write(lambda db: lock_both(db, 2, 1)))
        once, again = sorted(tries.values())
        assert (once, again > 1) == (1, True)  # perhaps broken off again, where the other one is slow
        assert {await store.person(1), await store.person(2)} == {b"1", b"2"}


async def test_what_fails_in_the_midst_leaves_no_trace(address: Address) -> None:
    """Also where several statements went as one."""
    async with PostgresStore.working(address) as store:
        await store.create_table(NEW, 10)

        async def stumble(db: Database) -> None:
            await db.write_together(Statement("INSERT INTO people VALUES (?, ?)", (5, b"x")))
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await store._write(stumble)
        with pytest.raises(Conflict):
            await store.save(change(0, interaction=5, revision=7))
        assert await store.person(5) is None
        assert await store.save(change(0, interaction=5))


async def test_a_reader_changes_nothing(address: Address) -> None:
    """It sees what is saved, and cannot write."""
    async with PostgresStore.working(address) as store, PostgresStore.reading(address) as reader:
        await store.create_table(NEW, 10)
        assert await numbers(reader, Search.OPEN) == (1,)
        with pytest.raises(Exception, match="read-only"):
            await reader.save(change(0))
        assert await reader.integrity() == "ok"
        assert (await reader.measure()).size > 0


async def test_after_closing_nobody_waits_for_ever(address: Address) -> None:
    """What was begun is finished; a late wish gets an error."""
    async with PostgresStore.working(address) as store:
        await store.create_table(NEW, 10)
        begun = [asyncio.create_task(store.save(change(number))) for number in range(20)]
        await asyncio.sleep(0)
    assert await asyncio.gather(*begun) == [True] * 20
    with pytest.raises(ValueError, match="closed"):
        await store.table(1)


async def test_one_that_fails_among_many_that_are_saved_together_disturbs_no_other(address: Address) -> None:
    """Each gets its own answer; nothing of those that failed is there."""
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
    """The disk is waited for a few times, not a hundred."""
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
