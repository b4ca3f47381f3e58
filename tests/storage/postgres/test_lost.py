"""Lost connections and restarted servers: nothing is lost or duplicated, and the store recovers by itself."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from msgspec.structs import replace

from bot.storage.address import Address
from bot.storage.rows import TurnRow
from bot.storage.store import Conflict, StoreAway
from tests.database import fetch
from tests.patience import PATIENCE, until
from tests.postgres import Server
from tests.storage.samples import NEW, change, found_in, setting

postgres = pytest.importorskip("bot.storage.postgres.store", exc_type=ImportError)
PostgresStore = postgres.PostgresStore

CUT_ALL = (
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
BACK_WITHIN = PATIENCE
"""Seconds within which a store must recover."""


async def until_back(returned: asyncio.Event) -> None:
    """Wait until the store reports that it is back."""
    await asyncio.wait_for(returned.wait(), BACK_WITHIN)


async def test_a_read_only_server_is_detected(address: Address) -> None:
    """A test write, which changes nothing, detects a read-only server."""
    async with PostgresStore.working(address) as store:
        await store.prove_writable()
        async with PostgresStore.reading(address) as reader:
            with pytest.raises(Exception, match="read-only transaction"):
                await reader.prove_writable()


async def test_connections_cut_while_idle_are_opened_again(address: Address) -> None:
    """The next caller does not notice."""
    async with PostgresStore.working(address) as store:
        returned = asyncio.Event()
        store.on_return = returned.set
        await store.create_table(NEW, 10)
        assert (await fetch(address, CUT_ALL))[0][0] > 0
        await until_back(returned)
        assert await store.save(change(0))
        assert len(await store.turns(1)) == 1


async def test_a_connection_lost_in_any_way_means_that_the_server_is_away(address: Address) -> None:
    """If the connection is lost between two statements, asyncio raises `TypeError`; any other `TypeError` stays."""
    async with PostgresStore.working(address) as store:

        async def fail(is_lost: bool) -> None:
            async with store.pool.connection() as connection:
                if is_lost:
                    connection.terminate()
                raise TypeError("'NoneType' object is not callable")

        with pytest.raises(StoreAway):
            await fail(is_lost=True)
        with pytest.raises(TypeError):
            await fail(is_lost=False)


async def test_a_connection_that_was_just_lost_is_not_handed_out(address: Address) -> None:
    """The pool detects the loss before handing the connection out, though it is notified only a moment later."""
    async with PostgresStore.working(address) as store:
        await store.create_table(NEW, 10)
        for idle in store.pool._idle[1:]:
            idle._transport.abort()
        await asyncio.sleep(0)
        assert await store.save(change(0))
        assert await store.save(change(1))


async def test_the_store_waits_for_a_guard_that_is_lost_while_other_connections_are_opened(address: Address) -> None:
    """The guard and the other connections come back together."""
    async with PostgresStore.working(address, is_alone=True) as store:
        returned, pool, lost = asyncio.Event(), store.pool, list[object]()
        store.on_return, connect = returned.set, pool.connect

        async def connect_and_lose() -> object:
            if not lost:
                lost.append(pool._guard)
                pool._guard.terminate()
            return await connect()

        pool.connect = connect_and_lose
        pool._guard.terminate()
        await until_back(returned)
        assert pool._guard not in (None, *lost)
        assert not pool._guard.is_closed()
        assert len(pool._all) == len(pool._idle) == 4
        assert await store.create_table(NEW, 10)


async def test_a_guard_that_cannot_start_its_task_is_opened_again(address: Address) -> None:
    """Without its task, a guard would miss the news of other processes and raise no error."""
    begun = list[Any]()

    async def begin(guard: Any) -> None:
        begun.append(guard)
        if len(begun) == 2:
            raise OSError

    async with PostgresStore.working(address, is_alone=True) as store:
        returned = asyncio.Event()
        store.on_return = returned.set
        await store.pool.attend(begin)
        await fetch(address, f"SELECT pg_terminate_backend({store.pool.guard_process})")
        await until_back(returned)
        assert store.pool.guard_process == begun[2].get_server_pid()
        assert len(begun) == 3


@pytest.mark.long
async def test_a_server_outage_is_reported_soon_and_the_store_reconnects_by_itself(server: Server) -> None:
    """Saved changes survive both a clean stop and a crash."""
    address = server.emptied()
    async with PostgresStore.working(address) as store:
        await store.create_table(NEW, 10)
        for number, how in enumerate((signal.SIGINT, signal.SIGQUIT)):
            returned = asyncio.Event()
            store.on_return = returned.set
            await asyncio.to_thread(server.stop, how)
            with pytest.raises(StoreAway):
                await store.save(change(number, interaction=number))
            with pytest.raises(StoreAway):
                await store.table(1)
            await asyncio.to_thread(server.start)
            await until_back(returned)
            assert await store.save(change(number, interaction=number))
        assert len(await store.turns(1)) == len(await store.to_post(1)) == 2


async def test_repeated_restarts_lose_nothing_and_double_nothing(server: Server) -> None:
    """Confirmed changes are stored; after an error, the caller reads again and retries."""
    address = server.emptied()
    accepted: dict[int, list[int]] = {table_id: [] for table_id in range(1, 6)}
    is_over = asyncio.Event()

    async def play(table_id: int) -> None:
        number = 0
        while not is_over.is_set():
            try:
                row = await found_in(store, table_id)
                number = max(number, row.turns)
                assert await store.save(change(number, interaction=1000 * number + table_id, table_id=table_id))
                accepted[table_id].append(number)
                number += 1
            except (StoreAway, Conflict):
                await asyncio.sleep(0.02)

    async def save_more() -> None:
        """Wait until each writer has saved five more answers."""
        before = {table_id: len(numbers) for table_id, numbers in accepted.items()}
        await until(lambda: all(len(accepted[table_id]) >= number + 5 for table_id, number in before.items()))

    async with PostgresStore.working(address) as store:
        for channel in accepted:
            await store.create_table(replace(NEW, channel=channel), 10)
        players = [asyncio.create_task(play(table_id)) for table_id in accepted]
        for how in (signal.SIGINT, signal.SIGQUIT, signal.SIGQUIT):
            returned = asyncio.Event()
            store.on_return = returned.set
            await save_more()
            await asyncio.to_thread(server.stop, how)
            await asyncio.to_thread(server.start)
            await until_back(returned)
        await save_more()
        is_over.set()
        await asyncio.gather(*players)
        for table_id, numbers in accepted.items():
            turns = await store.turns(table_id)
            assert turns == tuple(TurnRow(0, f"prompt.{number}", ("one", "two")) for number in range(len(turns)))
            assert {*numbers} <= {*range(len(turns))}
            assert len(await store.to_post(table_id)) == len(turns) == (await found_in(store, table_id)).turns
            assert len(numbers) >= len(turns) - 3, "at most one of each restart was saved unheard"
    assert await fetch(address, "SELECT count(*) FROM clicks") == await fetch(address, "SELECT count(*) FROM turns")


@asynccontextmanager
async def deaf_line(address: Address) -> AsyncIterator[tuple[Address, asyncio.Event]]:
    """A connection that, once the event is set, forwards one more request, drops its answer, and then breaks."""
    is_deaf = asyncio.Event()
    socket = Path(address.url.rpartition("host=")[2]) / ".s.PGSQL.5432"

    async def carry(source: asyncio.StreamReader, target: asyncio.StreamWriter, is_answer: bool) -> None:
        while data := await source.read(65536):
            if is_answer and is_deaf.is_set():
                break
            target.write(data)
            await target.drain()
        target.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        theirs, ours = await asyncio.open_unix_connection(str(socket))
        await asyncio.gather(carry(reader, ours, False), carry(theirs, writer, True), return_exceptions=True)

    with TemporaryDirectory() as folder:
        line = await asyncio.start_unix_server(serve, f"{folder}/.s.PGSQL.5432")
        yield Address(address.url.rpartition("host=")[0] + f"host={folder}"), is_deaf
        line.close()


async def test_a_change_whose_confirmation_is_lost_is_not_saved_twice(address: Address) -> None:
    """The unconfirmed change is stored; repeating the click reports that."""
    async with deaf_line(address) as (way, is_deaf), PostgresStore.working(way) as store:
        returned = asyncio.Event()
        store.on_return = returned.set
        await store.create_table(NEW, 10)
        assert await store.save(
            setting(change(0, interaction=4), status=None)
        )  # so that the server knows the statement
        is_deaf.set()
        with pytest.raises(StoreAway):
            await store.save(setting(change(1, interaction=5), status=None))
        is_deaf.clear()
        await until_back(returned)
        assert len(await store.turns(1)) == 2, "it was saved all the same"
        assert not await store.save(change(1, interaction=5))
        assert len(await store.turns(1)) == len(await store.to_post(1)) == 2
