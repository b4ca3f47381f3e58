"""Backup and check, as a host uses them."""

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.manager import Manager
from bot.rows import SeatRow
from bot.store import Store
from bot.table import Settings
from tests.database import opened


@pytest.fixture
async def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with one whole game between computers, watched by its host."""
    file = tmp_path / "guildhall.sqlite3"
    monkeypatch.setenv("DATABASE", str(file))
    store = await Store.open(file)
    manager = Manager(store)
    table = await manager.open("norenberc", 1, 2, SeatRow(7, "Ada"), Settings(3, "en"))
    for _ in range(2):
        await manager.add_computer(table.id, 7, "merchant", lambda at: f"Merchant {len(at.seats)}")
    await manager.start(table.id, 7)
    await manager.hand_over(table.id, 7, "random", lambda _at: "Nobody")
    assert table.status == "over"
    await store.close()
    return file


def test_a_sound_database_has_no_fault(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every game leads by its answers to the state that is stored."""
    assert database.is_file()
    assert main(["check"]) == 0
    assert capsys.readouterr().out == "no fault found\n"


def test_a_changed_answer_is_found(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever meddles with a game leaves a trace."""
    with opened(database) as db:
        db.execute("DELETE FROM turns WHERE number = 5")
    assert main(["check"]) == 1
    assert capsys.readouterr().out.startswith("table 1: ")


def test_a_backup_is_a_whole_database(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It can take the place of the original, and is never written over another file."""
    copy = tmp_path / "copy.sqlite3"
    assert main(["backup", str(copy)]) == 0
    monkeypatch.setenv("DATABASE", str(copy))
    assert main(["check"]) == 0
    capsys.readouterr()
    monkeypatch.setenv("DATABASE", str(database))
    assert main(["backup", str(copy)]) == 1
    assert "File exists" in capsys.readouterr().err


def test_a_backup_that_cannot_be_made_leaves_no_file(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An empty one would be taken for a backup."""
    with opened(database) as db:
        db.execute("PRAGMA user_version = 99")
    assert main(["backup", str(tmp_path / "copy.sqlite3")]) == 1
    assert "newer version" in capsys.readouterr().err
    assert not (tmp_path / "copy.sqlite3").exists()


def test_without_a_database_nothing_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Looking for a file must not make one."""
    monkeypatch.setenv("DATABASE", str(tmp_path / "none.sqlite3"))
    assert main(["check"]) == 1
    assert "No such file" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
