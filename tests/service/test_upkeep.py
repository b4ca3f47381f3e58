"""Backup and check, as an operator uses them."""

import re
from pathlib import Path

import msgspec
import pytest

from bot.__main__ import main
from bot.catalogue import GAMES
from bot.storage.rows import SeatRow
from bot.storage.sqlite.store import SqliteStore
from bot.tables.lobby import Venue
from bot.tables.manager import Manager
from bot.tables.status import Status
from bot.tables.stored import Settings
from tests.database import opened

_played: dict[str, bytes] = {}
"""The database after a whole game, cached by game."""


@pytest.fixture(params=GAMES)
async def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Path:
    """A file with one whole game, played by computers at all seats."""
    file = tmp_path / "guildhall.sqlite3"
    monkeypatch.setenv("DATABASE", str(file))
    if request.param not in _played:
        await play_whole_game(tmp_path / "played.sqlite3", request.param)
        _played[request.param] = (tmp_path / "played.sqlite3").read_bytes()
        (tmp_path / "played.sqlite3").unlink()
    file.touch(0o600)
    file.write_bytes(_played[request.param])
    return file


async def play_whole_game(file: Path, game: str) -> None:
    """Let computers play at all seats, including the host's."""
    store = await SqliteStore.open(file)
    manager = Manager(store)
    table = await manager.lobby.open(game, Venue(1, 2), SeatRow(7, "Ada"), Settings(3, "en"))
    for _ in range(2):
        await manager.lobby.add_computer(
            table.id, 7, table.game.best_computer, lambda at: f"Computer {len(at.now.seats)}"
        )
    await manager.lobby.start(table.id, 7)
    await manager.consent.hand_over(table.id, 7, "random", lambda _at: "Nobody")
    await manager.deputies.settle(table.id, 60)
    await manager.close()
    await store.close()
    assert table.now.status is Status.OVER


def test_a_sound_database_has_no_problem(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Replaying every game leads to its stored state."""
    assert database.is_file()
    assert main(["check"]) == 0
    assert capsys.readouterr().out == "No fault found in one game.\n"


def test_a_changed_answer_is_found(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with opened(database) as db:
        db.execute("DELETE FROM turns WHERE number = 5")
    assert main(["check"]) == 1
    assert re.match(r"Table 1: Line \d+ of the record .+\.\n$", capsys.readouterr().out)


def test_a_backup_is_a_whole_database(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The backup can replace the original; the command never overwrites a file."""
    copy = tmp_path / "copy.sqlite3"
    assert main(["backup", str(copy)]) == 0
    monkeypatch.setenv("DATABASE", str(copy))
    assert main(["check"]) == 0
    capsys.readouterr()
    monkeypatch.setenv("DATABASE", str(database))
    assert main(["backup", str(copy)]) == 2
    assert capsys.readouterr().err == f"{copy} already exists; nothing is overwritten.\n"


def test_a_failed_backup_leaves_no_file(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An empty file could be mistaken for a backup."""
    with opened(database) as db:
        db.execute("PRAGMA user_version = 99")
    assert main(["backup", str(tmp_path / "copy.sqlite3")]) == 1
    assert "a newer version" in capsys.readouterr().err
    assert not (tmp_path / "copy.sqlite3").exists()


def test_without_a_database_no_file_is_created(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE", str(tmp_path / "none.sqlite3"))
    assert main(["check"]) == 1
    assert capsys.readouterr().err.startswith(f"There is no database {tmp_path}")
    assert not list(tmp_path.iterdir())


def test_games_of_older_rules_are_listed_separately_and_are_not_a_problem(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Operators cannot do anything about games of older rules."""
    with opened(database) as db:
        db.execute("UPDATE tables SET rules = '0.old'")
    assert main(["check"]) == 0
    sound, old = capsys.readouterr().out.splitlines()
    assert sound == "No fault found; there was no game to replay."
    assert old.startswith("1 stored game was started with rules that this version does not have")
    assert old.endswith(": table 1 (0.old)")


def test_a_stored_game_that_cannot_be_read_is_a_problem(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No traceback is printed; the other games are still checked."""
    with opened(database) as db:
        db.execute("UPDATE tables SET state = x'ff00'")
    assert main(["check"]) == 1
    assert capsys.readouterr().out.startswith("Table 1: What is stored cannot be read: ")


def test_a_stored_string_that_is_not_text_is_a_problem(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A flipped bit in a card or a phase can cause this."""
    with opened(database) as db:
        [(state,)] = db.execute("SELECT state FROM tables")
        words = sorted(words_in_state(msgspec.msgpack.decode(state)), key=len)
        if not words:
            pytest.skip("this game's position is kept in numbers alone")
        damaged = state.replace(words[-1].encode(), b"\xa6" * len(words[-1]))
        db.execute("UPDATE tables SET state = ?", (damaged,))
    assert main(["check"]) == 1
    assert capsys.readouterr().out.startswith("Table 1: What is stored cannot be read: ")


def words_in_state(value: object) -> list[str]:
    """Return the strings in an unpacked value; bytes that look like text do not count."""
    if isinstance(value, list):
        return [word for part in value for word in words_in_state(part)]
    return [value] if isinstance(value, str) and value else []


def test_a_manipulated_position_is_a_problem(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The answers lead to a different state."""
    with opened(database) as db:
        [(state,)] = db.execute("SELECT state FROM tables")
        at = len(state) // 2  # flip one bit
        db.execute("UPDATE tables SET state = ?", (state[:at] + bytes([state[at] ^ 1]) + state[at + 1 :],))
    assert main(["check"]) == 1
    assert capsys.readouterr().out.startswith("Table 1: ")


def test_a_check_leaves_the_file_unchanged(database: Path) -> None:
    """The check does not continue games, even if computers were about to play; only the bot does."""
    with opened(database) as db:
        db.execute("UPDATE tables SET status = 'running', turns = 0, state = NULL")
    before = database.read_bytes()
    assert main(["check"]) == 0
    assert database.read_bytes() == before


def test_an_older_versions_file_is_copied_unchanged_and_not_checked(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A backup just before an update is the most useful one."""
    with opened(database) as db:
        db.execute("PRAGMA user_version = 1")
    assert main(["backup", str(tmp_path / "copy.sqlite3")]) == 0
    assert main(["check"]) == 1
    assert "a development version" in capsys.readouterr().err
    for file in (database, tmp_path / "copy.sqlite3"):
        with opened(file) as db:
            assert db.execute("PRAGMA user_version").fetchone() == (1,)
