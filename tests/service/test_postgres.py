"""Check, backup, health and start on PostgreSQL, as an operator uses them."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.config import read_config
from bot.host_errors import NotAnAddress
from bot.service.databases import working_alone
from bot.service.health import find_problem
from bot.storage.address import Address
from bot.storage.leases import Shards
from bot.storage.limits import Limits
from bot.storage.postgres.backup import hide_password
from bot.tables.manager import Manager
from tests.conftest import ROOT
from tests.database import fetch
from tests.managers import managers_are_closed
from tests.postgres import Server
from tests.storage.stores import NEEDS_SERVER
from tests.tables.tables import ADA, BEN, CLEO, play_on, started

__all__ = ["managers_are_closed"]


async def play(address: Address) -> None:
    """Play some turns of a game of each kind."""
    from bot.storage.postgres.store import PostgresStore  # noqa: PLC0415  # asyncpg may be missing

    async with PostgresStore.working(address) as store:
        manager = Manager(store, limits=Limits(0, 0))
        table = await started(manager, ADA, BEN, CLEO)
        await play_on(manager, table, 8)
        await manager.close()


@pytest.fixture
def address(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Address:
    """A database with a game, which the bot is configured to use."""
    found = server.create()
    asyncio.run(play(found))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", found.url)
    return found


def test_a_database_url_is_distinguished_from_a_file() -> None:
    """The prefix decides; an invalid URL is refused without printing its contents."""
    assert read_config({"DATABASE": "postgresql://ada@host/games"}).database == Address("postgresql://ada@host/games")
    assert read_config({"DATABASE": "games.sqlite3"}).database == Path("games.sqlite3")
    for wrong in ("postgresql://ada:secret@[host/games", "postgresql://ada:secret@host:abc/games"):
        with pytest.raises(NotAnAddress) as refused:
            read_config({"DATABASE": wrong})
        assert "secret" not in str(refused.value)


@pytest.mark.parametrize("command", [["check"], ["backup", "copy"], ["health"], ["move", "a.sqlite3", "{}"]])
def test_an_unencoded_password_is_not_shown_but_explained(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The test covers every command that reads the URL; the hint says how to encode the password."""
    url = "postgresql://ada:se@cr/et@db.example/games"
    monkeypatch.setenv("DATABASE", url)
    assert main([word.format(url) for word in command]) == 2
    said = capsys.readouterr().err
    assert "%40" in said
    assert not [part for part in ("ada", "se@", "cr/", "/et", "db.example") if part in said]


@NEEDS_SERVER
def test_a_game_on_postgresql_is_checked(address: Address, capsys: pytest.CaptureFixture[str]) -> None:
    """Replaying every game leads to its stored state, and manipulation is detected."""
    assert main(["check"]) == 0
    assert capsys.readouterr().out == "No fault found in one game.\n"
    asyncio.run(fetch(address, "DELETE FROM turns WHERE number = 3"))
    assert main(["check"]) == 1
    assert capsys.readouterr().out.startswith("Table 1: ")


@NEEDS_SERVER
def test_a_backup_can_be_restored_into_another_database(
    address: Address,
    server: Server,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The backup uses PostgreSQL's own program and never overwrites a file."""
    assert address
    assert main(["backup", "copy.dump"]) == 0
    restored = server.create()
    subprocess.run(["pg_restore", f"--dbname={restored.url}", str(tmp_path / "copy.dump")], check=True)
    monkeypatch.setenv("DATABASE", restored.url)
    assert main(["check"]) == 0
    capsys.readouterr()
    assert main(["backup", "copy.dump"]) == 2
    assert capsys.readouterr().err == "copy.dump already exists; nothing is overwritten.\n"


@NEEDS_SERVER
@pytest.mark.parametrize("trouble", ["no program", "no server"])
def test_a_failed_backup_leaves_no_file(
    address: Address, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], trouble: str
) -> None:
    """The error says what is missing."""
    assert address
    if trouble == "no program":
        monkeypatch.setenv("PATH", "/nowhere")
    else:
        monkeypatch.setenv("DATABASE", "postgresql://ada:secret@/games?host=/nowhere")
    assert main(["backup", "copy.dump"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("No backup was made in copy.dump: pg_dump")
    assert "secret" not in said
    assert not Path("copy.dump").exists()


def test_a_password_is_never_passed_to_a_program_on_the_command_line() -> None:
    """The password is passed in the environment instead."""
    url, secrets = hide_password(Address("postgresql://ada:se%40cret@host:5433/games?sslmode=require"))
    assert (url, secrets) == ("postgresql://ada@host:5433/games?sslmode=require", {"PGPASSWORD": "se@cret"})
    assert hide_password(Address("postgresql://ada@host/games")) == ("postgresql://ada@host/games", {})


@NEEDS_SERVER
async def test_health_is_read_from_the_server(address: Address, capsys: pytest.CaptureFixture[str]) -> None:
    """From any machine, the command reports whether a bot holds the database, and its last heartbeat's age."""
    assert await asyncio.to_thread(main, ["health"]) == 1
    async with working_alone(address) as store:
        assert await asyncio.to_thread(main, ["health"]) == 0
        assert (await asyncio.to_thread(find_problem, address, None, 0.0)).startswith("no sign of life for ")
        query = "SELECT query_start FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype = 'advisory'"
        before = await fetch(address, query)
        await store.measure()
        assert await fetch(address, query) == before, "reading alone is none"
        await store.give_sign()
        assert await fetch(address, query) > before, "each beat is a sign of life"
    told = capsys.readouterr().out.splitlines()
    assert told == ["not running", "well"]


@NEEDS_SERVER
async def test_health_of_some_shards_is_that_of_their_process(
    address: Address, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The process of the other shards may still be healthy."""
    async with working_alone(address, Shards(0, 3, 8)):
        for shards in ("0-3/8", "4-7/8"):
            monkeypatch.setenv("SHARDS", shards)
            await asyncio.to_thread(main, ["health"])
    assert capsys.readouterr().out.splitlines() == ["well", "not running"]


@NEEDS_SERVER
@pytest.mark.parametrize("command", ["run", "check", "health"])
@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("postgresql://ada:secret@/games?host=/nowhere", "The database postgresql://ada@/games cannot be reached:"),
        ("{}nothing", "The server has no database"),
    ],
    ids=["no server", "no database"],
)
def test_an_unusable_database_is_explained_on_one_line(
    address: Address,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: str,
    url: str,
    said: str,
) -> None:
    """The line has no traceback and no password."""
    monkeypatch.setenv("DATABASE", url.format(address.url.replace(f"/{address.name}?", "/{}?").partition("{}")[0]))
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setenv("SANDBOX_URL", "http://127.0.0.1:9")
    if url.startswith("{}"):
        monkeypatch.setenv("PGHOST", address.url.rpartition("host=")[2])
    assert main([command]) == 1
    lines = [line for line in capsys.readouterr().err.splitlines() if "sandbox_used" not in line]
    assert lines[0].startswith(said)
    assert len(lines) == 1
    assert "secret" not in lines[0]


def test_an_error_names_a_missing_package() -> None:
    """Most operators do not need the package. The test uses a separate process, because this one has imported it."""
    lacking = "import sys; sys.modules['asyncpg'] = None; from bot.__main__ import main; sys.exit(main(['check']))"
    environment = {**os.environ, "DATABASE": "postgresql://ada@host/games"}
    done = subprocess.run(
        [sys.executable, "-c", lacking], env=environment, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "the package asyncpg is needed" in done.stderr
