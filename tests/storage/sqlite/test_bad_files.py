"""Databases that cannot be used: `run`, `check` and `backup` report the reason on one line."""

import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import bot.service.maintenance
import bot.service.run
from bot.__main__ import main
from bot.catalogue import GAMES
from bot.storage.limits import Limits
from bot.storage.rows import SeatRow
from bot.storage.sqlite.file import QUICKLY_CHECKED
from bot.storage.sqlite.store import SqliteStore
from bot.tables.lobby import Venue
from bot.tables.manager import Manager
from bot.tables.stored import Settings

assert bot.service.run, bot.service.maintenance  # imported now, before files become unreadable

NOBODY = 65534
COMMANDS = (["run"], ["check"], ["backup", "copy.sqlite3"])


async def fill(file: Path) -> None:
    """Create a database with many pages."""
    store = await SqliteStore.open(file)
    manager = Manager(store, limits=Limits(0, 0))
    seat, settings = SeatRow(7, "Ada" * 10), Settings(3, "en")
    await asyncio.gather(
        *(manager.lobby.open(next(iter(GAMES)), Venue(1, channel), seat, settings) for channel in range(200))
    )
    await store.close()


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a readable database, as working directory."""
    place = Path(tempfile.mkdtemp())
    place.chmod(0o777)
    asyncio.run(fill(place / "guildhall.sqlite3"))
    (place / "guildhall.sqlite3").chmod(0o666)
    monkeypatch.chdir(place)
    monkeypatch.setenv("DATABASE", "guildhall.sqlite3")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setenv("SANDBOX_URL", "http://127.0.0.1:9")
    yield place
    shutil.rmtree(place)


@contextmanager
def unprivileged() -> Iterator[None]:
    """Run as a user without root's privileges on files."""
    if os.geteuid():
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def spoil(file: Path) -> None:
    """Damage the last quarter of the pages, which contains neither the header nor the schema."""
    data = bytearray(file.read_bytes())
    for page in range(len(data) // 4096 * 3 // 4 * 4096, len(data), 4096):
        data[page : page + 200] = bytes([0xAB]) * 200
    file.write_bytes(data)


def cut(file: Path) -> None:
    """Truncate the file."""
    file.write_bytes(file.read_bytes()[: 4096 * 3 + 100])


def replace_by_folder(file: Path) -> None:
    """Replace the file with a folder."""
    file.unlink()
    file.mkdir()


TROUBLES: dict[str, tuple[Callable[[Path], object], dict[str, str]]] = {
    "a folder": (replace_by_folder, {"*": "is a folder"}),
    "a diary": (lambda file: file.write_bytes(b"a diary" * 1000), {"*": "is not a database"}),
    "damaged": (spoil, {"*": "is damaged"}),
    "cut off": (cut, {"*": "is damaged"}),
    "unreadable": (lambda file: file.chmod(0o000), {"*": "cannot be read"}),
    "read-only": (lambda file: file.chmod(0o444), {"run": "cannot be written"}),
    "in a read-only folder": (lambda file: file.parent.chmod(0o555), {"run": "Nothing can be written in the folder"}),
}
"""Kinds of damage, with the error of each command; commands that are not listed succeed."""


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
@pytest.mark.parametrize("trouble", TROUBLES)
def test_an_unusable_file_is_explained_in_one_line(
    trouble: str, command: list[str], folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """No traceback is printed; commands that only read succeed if the file is readable."""
    spoil_file, sentences = TROUBLES[trouble]
    spoil_file(folder / "guildhall.sqlite3")
    target = [] if command[0] != "backup" else [tempfile.mkdtemp() + "/copy.sqlite3"]
    for place in target:
        Path(place).parent.chmod(0o777)
    expected = sentences.get(command[0], sentences.get("*"))
    with unprivileged():
        code = main([command[0], *target])
    heard = capsys.readouterr()
    if expected is None:
        assert (code, heard.err) == (0, "")
        return
    told = (heard.out if command[0] == "check" and not heard.err else heard.err).splitlines()
    assert code == 1
    assert expected in told[-1]
    assert len([line for line in told if "sandbox_used" not in line]) == 1


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_missing_folder_is_named_and_not_created(
    command: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a typo in the path, no empty database may be created."""
    monkeypatch.setenv("DATABASE", "elsewhere/guildhall.sqlite3")
    assert main(command) == 1
    said = capsys.readouterr().err.splitlines()[-1]
    assert said.startswith("The folder of the database elsewhere/guildhall.sqlite3 does not exist.")
    assert not (folder / "elsewhere").exists()


async def test_a_large_file_is_not_checked_at_the_start(folder: Path) -> None:
    """A start must not take minutes; `check` exists for that."""
    statements: list[str] = []
    store = await SqliteStore.open(folder / "guildhall.sqlite3")
    await store.connection.set_trace_callback(statements.append)
    await store.check_quickly(folder / "guildhall.sqlite3")
    assert [one for one in statements if "quick_check" in one]
    statements.clear()
    size = (folder / "guildhall.sqlite3").stat().st_size
    assert 0 < size < QUICKLY_CHECKED
    await store.check_quickly(folder / "guildhall.sqlite3", most=size - 1)
    await store.close()
    assert not [one for one in statements if "quick_check" in one]


def test_a_backup_of_a_damaged_database_reports_the_damage(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The backup is kept because some of its data may be recoverable."""
    spoil(folder / "guildhall.sqlite3")
    assert main(["backup", "copy.sqlite3"]) == 1
    assert "was made, but the database is damaged" in capsys.readouterr().err
    assert (folder / "copy.sqlite3").stat().st_size == (folder / "guildhall.sqlite3").stat().st_size


def test_a_backup_without_enough_space_leaves_no_file(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An incomplete copy could be mistaken for a backup."""

    def fail(*_anything: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("aiosqlite.Connection.backup", fail)
    assert main(["backup", "copy.sqlite3"]) == 1
    assert capsys.readouterr().err == "No backup was made in copy.sqlite3: database or disk is full.\n"
    assert not (folder / "copy.sqlite3").exists()
