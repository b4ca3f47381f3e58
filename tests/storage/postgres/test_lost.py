"""Lost connections and restarted servers: nothing is lost or doubled, and the store comes back by itself."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from msgspec.structs import replace

from bot.storage.address import Address
from bot.storage.rows import TurnRow
from bot.storage.store import Conflict, StoreAway
from tests.database import fetch
from tests.patience import PATIENCE
from tests.postgres import Server
from tests.storage.samples import NEW, change, found_in, setting

postgres = pytest.importorskip("bot.storage.postgres.store", exc_type=ImportError)
PostgresStore = postgres.PostgresStore

CUT_ALL = (
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
BACK_WITHIN = PATIENCE
"""Seconds after which a store that is not back never comes."""


async def until_back(returned: asyncio.Event) -> None:
    """Waits until the store says that it is there again."""
    await asyncio.wait_for(returned.wait(), BACK_WITHIN)


async def test_a_server_that_only_lets_read_is_found_out(address: Address) -> None:
    """By a write that changes nothing."""
    async with PostgresStore.working(address) as store:
        await store.prove_writable()
        async with PostgresStore.reading(address) as reader:
            with pytest.raises(Exception, match="read-only transaction"):
                await reader.prove_writable()


async def test_connections_that_are_cut_while_nobody_uses_them_are_opened_again(address: Address) -> None:
    """Whoever comes next does not notice."""
    async with PostgresStore.working(address) as store:
        returned = asyncio.Event()
        store.on_return = returned.set
        await store.create_table(NEW, 10)
        assert (await fetch(address, CUT_ALL))[0][0] > 0
        await until_back(returned)
        assert await store.save(change(0))
        assert len(await store.turns(1)) == 1


async def test_a_connection_that_is_lost_in_any_way_is_a_server_that_is_away(address: Address) -> None:
    """Asyncio raises a `TypeError` where it is lost between two statements; a mistake of ours stays one."""
    async with PostgresStore.working(address) as store:

        async def fail(is_lost: bool) -> None:
            async with store._pool.connection() as connection:
                if is_lost:
                    connection.terminate()
                raise TypeError("'NoneType' object is not callable")

        with pytest.raises(StoreAway):
            await fail(is_lost=True)
        with pytest.raises(TypeError):
            await fail(is_lost=False)


async def test_nobody_is_given_a_connection_that_was_just_lost(address: Address) -> None:
    """Whoever loses it is told a moment later."""
    async with PostgresStore.working(address) as store:
        await store.create_table(NEW, 10)
        for idle in store._pool._idle[1:]:
            idle._transport.abort()
        await asyncio.sleep(0)
        assert await store.save(change(0))
        assert await store.save(change(1))


async def test_nobody_works_without_the_guard_though_it_is_lost_while_others_are_opened(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All come back together."""
    async with PostgresStore.working(address, is_alone=True) as store:
        returned, pool, lost = asyncio.Event(), store._pool, list[object]()
        store.on_return, connect = returned.set, pool._connect

        async def connect_and_lose() -> object:
            if not lost:
                lost.append(pool._guard)
                pool._guard.terminate()
            return await connect()

        monkeypatch.setattr(pool, "_connect", connect_and_lose)
        pool._guard.terminate()
        await until_back(returned)
        assert pool._guard not in (None, *lost)
        assert not pool._guard.is_closed()
        assert len(pool._all) == len(pool._idle) == 4
        assert await store.create_table(NEW, 10)


async def test_a_guard_that_cannot_begin_what_it_is_for_is_opened_again(address: Address) -> None:
    """Such as listening to other processes: nobody would notice that it is deaf."""
    begun = list[object]()

    async def begin(guard: object) -> None:
        begun.append(guard)
        if len(begun) == 2:
            raise OSError

    async with PostgresStore.working(address, is_alone=True) as store:
        returned = asyncio.Event()
        store.on_return = returned.set
        await store._pool.attend(begin)
        store._pool._guard.terminate()
        await until_back(returned)
        assert store._pool._guard is begun[2]
        assert len(begun) == 3


async def test_a_server_that_is_down_is_said_so_soon_and_comes_back_by_itself(server: Server) -> None:
    """Nothing saved before is lost, whether it was stopped or broke down."""
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


async def test_restarts_under_fire_lose_nothing_and_double_nothing(server: Server) -> None:
    """Whoever got a yes finds it there; whoever got none looks first, and tries again."""
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

    async with PostgresStore.working(address) as store:
        for channel in accepted:
            await store.create_table(replace(NEW, channel=channel), 10)
        players = [asyncio.create_task(play(table_id)) for table_id in accepted]
        for how in (signal.SIGINT, signal.SIGQUIT, signal.SIGQUIT):
            returned = asyncio.Event()
            store.on_return = returned.set
            await asyncio.sleep(0.3)
            await asyncio.to_thread(server.stop, how)
            await asyncio.to_thread(server.start)
            await until_back(returned)
        await asyncio.sleep(0.1)
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
    """A way to the server that, once the event is set, carries one request more and no answer, and then breaks."""
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


async def test_an_answer_that_is_lost_on_its_way_is_not_saved_twice(address: Address) -> None:
    """It is there though nobody heard of it; the same click again says so."""
    async with deaf_line(address) as (way, is_deaf), PostgresStore.working(way) as store:
        returned = asyncio.Event()
        store.on_return = returned.set
        await store.create_table(NEW, 10)
        assert await store.save(setting(change(0, interaction=4), status=None))  # so the server knows the statement
        is_deaf.set()
        with pytest.raises(StoreAway):
            await store.save(setting(change(1, interaction=5), status=None))
        is_deaf.clear()
        await until_back(returned)
        assert len(await store.turns(1)) == 2, "it was saved all the same"
        assert not await store.save(change(1, interaction=5))
        assert len(await store.turns(1)) == len(await store.to_post(1)) == 2
