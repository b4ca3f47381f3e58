"""At most one bot per database on a server."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.host_errors import DatabaseInUse
from bot.storage.address import Address
from bot.storage.store import StoreAway
from tests.conftest import ROOT
from tests.database import fetch
from tests.patience import PATIENCE, until
from tests.postgres import Server
from tests.storage.samples import NEW

postgres = pytest.importorskip("bot.storage.postgres.store", exc_type=ImportError)
PostgresStore = postgres.PostgresStore

HOLD = """
import asyncio, sys
from bot.storage.address import Address
from bot.storage.postgres.store import PostgresStore
async def hold():
    async with PostgresStore.working(Address(sys.argv[1]), is_alone=True):
        print("held", flush=True)
        await asyncio.sleep(1000)
asyncio.run(hold())
"""


def hold_elsewhere(address: Address) -> "subprocess.Popen[str]":
    """Another process that holds the database."""
    command = [sys.executable, "-c", HOLD, address.url]
    other = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert other.stdout is not None
    assert other.stdout.readline() == "held\n"
    return other


async def test_a_second_bot_learns_who_holds_the_database_until_the_holder_dies(server: Server) -> None:
    """The error has the holder's process, host and time; other databases on the server are independent."""
    address, elsewhere = server.emptied(), server.create()
    with hold_elsewhere(address) as other:
        with pytest.raises(DatabaseInUse) as refused:
            async with PostgresStore.working(address, is_alone=True):
                raise AssertionError("two at once")
        assert refused.value.facts["process"] == str(other.pid)
        assert refused.value.facts["host"] == os.uname().nodename
        assert str(refused.value.facts["since"])[:2] == "20"
        async with PostgresStore.working(elsewhere, is_alone=True):
            pass
        other.send_signal(signal.SIGKILL)
        other.wait()
    async with asyncio.timeout(PATIENCE):
        while True:  # the server soon notices that the holder is dead
            with suppress(DatabaseInUse):
                async with PostgresStore.working(address, is_alone=True):
                    return
            await asyncio.sleep(0.05)


def test_running_a_second_bot_prints_one_line_about_the_first(
    address: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The second bot prints no traceback and sends nothing to Discord."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", address.url)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setenv("SANDBOX_URL", "http://127.0.0.1:9")
    with hold_elsewhere(address) as other:
        assert main(["run"]) == 1
        other.kill()
    assert f"process {other.pid} on {os.uname().nodename}" in capsys.readouterr().err.splitlines()[-1]


async def test_a_bot_that_lost_its_lock_to_another_stops_until_the_lock_is_free(address: Address) -> None:
    """Two running bots would answer the same clicks."""
    opening = pytest.importorskip("bot.storage.postgres.startup")
    async with PostgresStore.working(address, is_alone=True) as store:
        returned = asyncio.Event()
        store.on_return = returned.set
        other = await opening.connect(address)
        waiting = asyncio.create_task(other.execute("SELECT pg_advisory_lock($1, $2)", *opening.LOCK))
        query = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
        while await fetch(address, query) != [(1,)]:  # noqa: ASYNC110  # polled on the server
            await asyncio.sleep(0.01)
        await fetch(address, "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted")
        await waiting
        await until(lambda: not store.pool.guard_process)
        with pytest.raises(StoreAway):
            await store.create_table(NEW, 10)
        assert not returned.is_set()
        await other.close()
        await asyncio.wait_for(returned.wait(), PATIENCE)
        assert await store.create_table(NEW, 10) == 1
