"""Leases of shards, for several processes that share a database on a server."""

import asyncio
import importlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from bot.host_errors import DatabaseInUse, OtherShards
from bot.storage.address import Address
from bot.storage.leases import Lease, Leases, Presence, Shards
from bot.storage.store import StoreAway
from tests.database import fetch
from tests.patience import PATIENCE, until

postgres = pytest.importorskip("bot.storage.postgres.store", exc_type=ImportError)
PostgresStore = postgres.PostgresStore

LOW, HIGH = Shards(0, 1, 4), Shards(2, 3, 4)
LATER_CLICK = 1000


@asynccontextmanager
async def processes(address: Address, *shards: Shards) -> AsyncIterator[list[Any]]:
    """Open the stores of several processes."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(PostgresStore.working(address, shards=one)) for one in shards]


async def beat(store: Any, presence: Presence = Presence.SETTLED) -> list[str]:
    """Renew the leases; return each shard's holder."""
    leases: Leases = store.leases
    return [lease.holder for lease in await leases.beat(presence, LATER_CLICK)]


async def run_out(address: Address, store: Any) -> None:
    """Let a process's leases expire."""
    await fetch(address, f"UPDATE leases SET expires = now() - interval '1 s' WHERE holder = '{store.leases.name}'")  # noqa: S608


async def test_each_process_works_for_its_own_shards(address: Address) -> None:
    """A process holds its shards from its first heartbeat on."""
    async with processes(address, LOW, HIGH) as (low, high):
        assert await beat(low) == [low.leases.name] * 2
        assert await beat(high) == [low.leases.name] * 2 + [high.leases.name] * 2


async def test_expired_leases_are_taken_over_and_given_back(address: Address) -> None:
    """The new holder does not connect to these shards; a new process with these shards requests them back."""
    async with processes(address, LOW, HIGH, HIGH) as (low, dead, again):
        await beat(dead)
        await run_out(address, dead)
        assert await beat(low) == [low.leases.name] * 4
        leases = await low.leases.beat(Presence.SETTLED, 0)
        assert [lease.is_connected for lease in leases] == [True, True, False, False]
        assert await beat(again) == [low.leases.name] * 4
        assert await beat(low) == [low.leases.name] * 2 + [again.leases.name] * 2


async def test_a_new_process_receives_the_shards_of_an_older_one(address: Address) -> None:
    """A boundary separates the clicks of the two; the older process does not request the shards back."""
    async with processes(address, LOW, LOW) as (old, new):
        await beat(old)
        assert await beat(new, Presence.STARTING) == [old.leases.name] * 2, "it is not connected yet"
        assert await beat(old) == [old.leases.name] * 2
        assert await beat(new, Presence.NEW) == [old.leases.name] * 2
        [lease, _] = await old.leases.beat(Presence.SETTLED, LATER_CLICK)
        assert lease == Lease(0, new.leases.name, True, old.leases.name, LATER_CLICK)
        assert await beat(old) == [new.leases.name] * 2
        assert await beat(new) == [new.leases.name] * 2


@pytest.mark.parametrize("first_beat", [Presence.STARTING, Presence.NEW], ids=lambda presence: presence.name)
async def test_if_two_new_processes_have_the_same_shards_one_keeps_them(address: Address, first_beat: Presence) -> None:
    """If each requested the shards that it had just handed over, neither would hold them for long."""
    async with processes(address, LOW, LOW) as (one, other):
        await beat(one, Presence.STARTING)
        await beat(other, Presence.NEW)
        await beat(one, first_beat)
        holders = [await beat(store, Presence.NEW) for store in (other, one, other, one, other, one)]
    assert len({*holders[-1], *holders[-2], *holders[-3]}) == 1, "the shards still change hands"


@pytest.mark.parametrize("how", ["stopped", "killed"])
async def test_nothing_is_handed_to_a_process_that_requested_and_died(address: Address, how: str) -> None:
    """If shards were handed to a dead process, their clicks would be unanswered until the leases expire."""
    async with processes(address, LOW, LOW) as (old, new):
        await beat(old)
        await beat(new, Presence.NEW)
        if how == "stopped":
            await new.leases.release()
        else:
            await fetch(address, "UPDATE leases SET successor_backend = 4194304")  # no process has this id
        assert await beat(old) == [old.leases.name] * 2


async def test_the_death_of_a_process_right_after_a_handover_is_noticed_at_once(address: Address) -> None:
    """From the start, the leases record the new holder's connection."""
    async with processes(address, LOW) as (old,):
        await beat(old)
        async with processes(address, LOW) as (new,):
            await beat(new, Presence.NEW)
            assert await beat(old) == [new.leases.name] * 2
        await until_gone(address)
        assert await beat(old) == [old.leases.name] * 2


async def until_gone(address: Address) -> None:
    """Wait until the server knows that a holder's connection has ended."""
    query = "SELECT 1 FROM leases JOIN pg_stat_activity ON pid = backend"
    async with asyncio.timeout(PATIENCE):
        while await fetch(address, query):  # noqa: ASYNC110  # polled on the server
            await asyncio.sleep(0.01)


async def test_a_process_that_is_not_connected_yet_gives_back_what_it_has_taken(address: Address) -> None:
    """The connected process requests the shards back; once the new process is connected, it gets them."""
    async with processes(address, LOW, LOW) as (old, new):
        await beat(old)
        await run_out(address, old)
        leases = await new.leases.beat(Presence.STARTING, LATER_CLICK)
        assert [(lease.holder, lease.is_connected) for lease in leases] == [(new.leases.name, False)] * 2
        await beat(old)
        assert await beat(new, Presence.STARTING) == [old.leases.name] * 2
        await beat(new, Presence.NEW)
        assert await beat(old) == [new.leases.name] * 2


async def test_shards_taken_before_the_connection_count_as_connected_after_it(address: Address) -> None:
    """Once shards count as connected, other processes do not request them."""
    async with processes(address, LOW) as (low,):
        for presence, is_connected in ((Presence.STARTING, False), (Presence.NEW, True)):
            leases = await low.leases.beat(presence, LATER_CLICK)
            assert [lease.is_connected for lease in leases] == [is_connected] * 2


async def test_a_process_that_freezes_during_a_renewal_does_not_stop_the_others(address: Address) -> None:
    """The server aborts the frozen process's transaction."""
    one_by_one = importlib.import_module("bot.storage.postgres.leases").ONE_BY_ONE
    async with processes(address, LOW, HIGH) as (frozen, high):
        returned = asyncio.Event()
        frozen.on_return = returned.set

        async def freeze() -> None:
            async with frozen.pool.connection() as connection, connection.transaction():
                await connection.execute(one_by_one.replace("3s", "200ms"))
                await beat(high)
                await connection.execute("SELECT 1")

        with pytest.raises(StoreAway):
            await asyncio.wait_for(freeze(), PATIENCE)
        await asyncio.wait_for(returned.wait(), PATIENCE)
        assert await beat(frozen) == [frozen.leases.name] * 2 + [high.leases.name] * 2


async def test_if_two_processes_find_expired_leases_one_gets_them(address: Address) -> None:
    """The test includes processes that try at the same moment."""
    async with processes(address, LOW, HIGH, Shards(3, 3, 4)) as (dead, one, other):
        await beat(dead)
        await run_out(address, dead)
        await asyncio.gather(*(beat(store) for store in (one, other) for _ in range(5)))
        holders = await beat(one)
        assert {*holders} <= {one.leases.name, other.leases.name}
        assert await beat(other) == holders, "both see the same"


async def test_holders_that_request_each_others_shards_do_not_wait_for_each_other(address: Address) -> None:
    """The processes make many requests at the same time."""
    async with processes(address, LOW, HIGH) as (low, high):
        await beat(low)
        await beat(high)
        high_first = f"CASE WHEN shard < 2 THEN '{high.leases.name}' ELSE '{low.leases.name}' END"
        for _ in range(20):
            await fetch(address, f"UPDATE leases SET is_connected = false, holder = {high_first}")  # noqa: S608
            await asyncio.gather(*(beat(store) for store in (low, high) * 2))
        for store in (low, high, low, high):
            await beat(store)
        assert await beat(low) == [low.leases.name] * 2 + [high.leases.name] * 2


async def test_a_leaving_process_releases_its_leases_at_once(address: Address) -> None:
    """Other processes need not wait until the leases expire."""
    async with processes(address, LOW, HIGH) as (low, high):
        await beat(high)
        await high.leases.release()
        assert await beat(low) == [low.leases.name] * 4


async def test_a_process_without_a_connection_counts_as_dead_sooner(address: Address) -> None:
    """A process counts as dead six seconds after its last heartbeat, or three if its connection has ended."""
    async with processes(address, LOW, HIGH) as (low, high):
        await beat(high)
        late = "UPDATE leases SET expires = now() + interval '2 s' WHERE shard > 1"
        await fetch(address, late)
        assert await beat(low) == [low.leases.name] * 2 + [high.leases.name] * 2
        await fetch(address, "UPDATE leases SET backend = 4194304 WHERE shard > 1")  # no process has this id
        assert await beat(low) == [low.leases.name] * 4


async def test_a_process_that_was_killed_and_restarted_continues_at_once(address: Address) -> None:
    """The new process does not wait until the leases of the killed one expire."""
    async with processes(address, LOW, LOW) as (dead, again):
        await beat(dead)
        await fetch(address, "UPDATE leases SET backend = 4194304")
        assert await beat(again) == [again.leases.name] * 2


async def test_all_processes_use_the_same_number_of_shards(address: Address) -> None:
    """With different numbers, two processes could work for the same server; leases of dead processes are removed."""
    async with processes(address, LOW) as (low,):
        await beat(low)
        with pytest.raises(OtherShards) as refused:
            async with processes(address, Shards(0, 7, 8)):
                raise AssertionError("two at once")
        assert (refused.value.facts["ours"], refused.value.facts["theirs"]) == (8, 4)
        await low.leases.release()
        async with processes(address, Shards(0, 7, 8)) as (other,):
            assert len(await beat(other)) == 8


async def test_shards_of_all_processes_identify_one_after_another(address: Address) -> None:
    """The rule applies separately in each slot; a time in the past blocks no shard."""
    async with processes(address, LOW, HIGH) as (low, high):
        waits = [await store.leases.reserve_identify(1, 60.0) for store in (low, high, low)]
        assert waits == pytest.approx([0, 60, 120], abs=20)
        assert await high.leases.reserve_identify(0, 60.0) == 0
        await fetch(address, "UPDATE identify_times SET free_at = now() - interval '1 s'")
        assert await high.leases.reserve_identify(1, 60.0) == 0


async def test_a_process_that_must_be_alone_is_refused(address: Address) -> None:
    """While a process runs alone, other processes are refused, too."""
    async with processes(address, LOW):
        with pytest.raises(DatabaseInUse):
            async with PostgresStore.working(address, is_alone=True):
                raise AssertionError("not alone")
    async with PostgresStore.working(address, is_alone=True):
        with pytest.raises(DatabaseInUse):
            async with processes(address, LOW):
                raise AssertionError("not alone")


async def test_news_reach_all_others_even_after_a_lost_connection(address: Address) -> None:
    """A process does not receive its own news."""
    heard: dict[str, list[str]] = {"low": [], "high": []}
    async with processes(address, LOW, HIGH) as (low, high):
        low.leases.on_news, high.leases.on_news = heard["low"].append, heard["high"].append
        await low.leases.tell("t1:2")
        await until(lambda: heard["high"] == ["t1:2"])
        returned = asyncio.Event()
        high.on_return = returned.set
        await fetch(address, f"SELECT pg_terminate_backend({high.pool.guard_process})")
        await asyncio.wait_for(returned.wait(), PATIENCE)
        await low.leases.tell("p3")
        await until(lambda: heard["high"] == ["t1:2", "p3"])
        assert heard["low"] == []
