"""At most one bot per database."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.__main__ import main
from bot.host_errors import BadDatabase, DatabaseInUse
from bot.storage.sqlite.lock_file import held
from bot.storage.sqlite.store import SqliteStore
from tests.conftest import ROOT
from tests.storage.samples import NEW

HOLD = """
import sys
from pathlib import Path
from bot.storage.sqlite.lock_file import held
with held(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def hold_elsewhere(database: Path) -> "subprocess.Popen[str]":
    """Another process that holds the database."""
    command = [sys.executable, "-c", HOLD, str(database)]
    other = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert other.stdout is not None
    assert other.stdout.readline() == "held\n"
    return other


def test_a_second_bot_learns_who_holds_the_database(file: Path) -> None:
    """The error has the holder's process, host and time; the first bot is not disturbed."""
    with hold_elsewhere(file) as other:
        with pytest.raises(DatabaseInUse) as refused, held(file):
            raise AssertionError("two at once")
        assert refused.value.facts["process"] == str(other.pid)
        assert refused.value.facts["host"] == os.uname().nodename
        assert str(refused.value.facts["since"])[:2] == "20"
        assert other.poll() is None
        other.kill()


def test_a_lock_dies_with_its_process(file: Path) -> None:
    """A killed process loses its lock, too."""
    with hold_elsewhere(file) as other:
        other.send_signal(signal.SIGKILL)
        other.wait()
        with held(file):
            pass
        with held(file):
            pass


@pytest.mark.parametrize("by", ["link", "relative", "folder"])
def test_a_database_is_recognized_by_any_path(by: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The paths are a link, a relative path, and a link to the folder."""
    (tmp_path / "real").mkdir()
    file = tmp_path / "real" / "guildhall.sqlite3"
    (tmp_path / "link.sqlite3").symlink_to(file)
    (tmp_path / "folder").symlink_to(tmp_path / "real")
    monkeypatch.chdir(tmp_path / "real")
    ways = {"link": tmp_path / "link.sqlite3", "relative": Path(file.name), "folder": tmp_path / "folder" / file.name}
    with held(file), pytest.raises(DatabaseInUse), held(ways[by]):
        raise AssertionError("two at once")


async def test_a_database_with_a_second_hard_link_is_refused(tmp_path: Path) -> None:
    """SQLite keeps one log per file name: two names would damage the file, and hide one bot from the other."""
    file, other = tmp_path / "guildhall.sqlite3", tmp_path / "other.sqlite3"
    store = await SqliteStore.open(file)
    other.hardlink_to(file)
    for name in (other, file):
        with pytest.raises(BadDatabase) as refused:
            await SqliteStore.open(name)
        assert refused.value.facts["why"] == "linked"
    await store.close()
    other.unlink()
    await (await SqliteStore.open(file)).close()


def test_running_a_second_bot_prints_one_line_about_the_first(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The second bot prints no traceback, sends nothing to Discord, and creates no database."""
    monkeypatch.chdir(file.parent)
    monkeypatch.setenv("DATABASE", str(file))
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setenv("SANDBOX_URL", "http://127.0.0.1:9")
    with hold_elsewhere(file) as other:
        assert main(["run"]) == 1
        other.kill()
    said = capsys.readouterr().err.splitlines()[-1]
    assert f"process {other.pid} on {os.uname().nodename}" in said
    assert not file.exists()


@pytest.mark.parametrize("is_running", [False, True])
@pytest.mark.parametrize("command", [["check"], ["backup", "copy"]])
async def test_backup_and_check_leave_the_folder_unchanged(
    command: list[str], is_running: bool, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commands leave no SQLite log of the database or of its copy; a running bot's log stays."""
    monkeypatch.chdir(file.parent)
    monkeypatch.setenv("DATABASE", str(file))
    store = await SqliteStore.open(file)
    await store.create_table(NEW, 1)
    if not is_running:
        await store.close()
    before = {one: one.read_bytes() for one in file.parent.iterdir() if not one.name.endswith("-shm")}
    names = {one.name for one in file.parent.iterdir()}
    assert await asyncio.to_thread(main, command) == 0
    assert {one.name for one in file.parent.iterdir()} == names | set(command[1:])
    assert {one: one.read_bytes() for one in before} == before
    if is_running:
        await store.create_table(replace(NEW, channel=NEW.channel + 1), 1)
        await store.close()


async def test_a_log_left_by_a_killed_bot_is_read_and_stays(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next bot checkpoints the log into the file."""
    store = await SqliteStore.open(file)
    left = tmp_path / "left"
    left.mkdir()
    for one in file.parent.glob(f"{file.name}*"):
        shutil.copy(one, left / one.name)
    await store.close()
    monkeypatch.setenv("DATABASE", str(left / file.name))
    names = {one.name for one in left.iterdir()}
    assert f"{file.name}-wal" in names
    assert await asyncio.to_thread(main, ["check"]) == 0
    assert {one.name for one in left.iterdir()} == names


def test_backup_check_and_health_work_beside_a_running_bot(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The three commands only read the database."""
    monkeypatch.setenv("DATABASE", str(file))
    file.with_name(f"{file.name}.alive").touch()
    with held(file):
        store = asyncio.run(SqliteStore.open(file))
        assert main(["backup", str(file.parent / "copy")]) == 0
        assert main(["check"]) == 0
        assert main(["health"]) == 0
        asyncio.run(store.connection.close())
