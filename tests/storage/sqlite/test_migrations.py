"""The schema's baseline, later steps, and files older than the baseline."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.host_errors import BadDatabase
from bot.storage.sqlite.migrations import FIRST, MIGRATIONS, newest
from bot.storage.sqlite.store import SqliteStore
from tests.database import opened, rows
from tests.storage.samples import NEW

SCHEMA = Path(__file__).with_name(f"schema_{FIRST}.sql")
"""The schema of the baseline, one statement per line."""


def describe_schema(db: sqlite3.Connection) -> list[str]:
    """Return every table and index in normalized form, because SQLite stores statements as written."""
    query = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type DESC, name"
    spaced = [re.sub(r"\s+", " ", sql.replace('"', "")) for (sql,) in db.execute(query)]
    return [re.sub(r" ?([(),]) ?", r"\1", sql) + ";" for sql in spaced]


async def create_file(file: Path) -> None:
    """Create a database with one table of players."""
    store = await SqliteStore.open(file)
    await store.create_table(NEW, 10)
    await store.close()


def read_folder(folder: Path) -> dict[str, bytes]:
    """Return the contents of every file by name."""
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_the_baseline_never_changes() -> None:
    """The test compares columns, types, defaults, keys and indexes."""
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript(MIGRATIONS[0])
        assert describe_schema(db) == SCHEMA.read_text("ascii").splitlines()


async def test_a_later_step_changes_the_tables_and_keeps_their_data(file: Path) -> None:
    """The step runs once; before it has run, readers refuse the file as outdated."""
    await create_file(file)
    steps = (*MIGRATIONS, "ALTER TABLE tables ADD COLUMN note TEXT DEFAULT 'new'")
    with pytest.raises(BadDatabase, match="why=older"):
        async with SqliteStore.reading(file, steps=steps):
            pass
    for _ in range(2):
        await (await SqliteStore.open(file, steps)).close()
    async with SqliteStore.reading(file, steps=steps) as reader:
        assert await reader.table(1)
    assert rows(file, "SELECT game, note FROM tables") == [("chess", "new")]
    assert rows(file, "PRAGMA user_version") == [(newest() + 1,)]


async def test_a_failed_step_leaves_nothing_behind(file: Path) -> None:
    """The previous version can continue with the file."""
    await create_file(file)
    steps = (*MIGRATIONS, "CREATE TABLE half_done (id INTEGER); SELECT * FROM nowhere")
    with pytest.raises(BadDatabase, match="nowhere"):
        await SqliteStore.open(file, steps)
    store = await SqliteStore.open(file)
    assert await store.table(1)
    await store.close()
    assert rows(file, "SELECT name FROM sqlite_master WHERE name = 'half_done'") == []


@pytest.mark.parametrize("mode", ["wal", "delete"])
@pytest.mark.parametrize("number", [1, FIRST - 1])
async def test_a_file_from_before_the_baseline_is_refused_and_left_alone(file: Path, number: int, mode: str) -> None:
    """Both the bot and readers refuse the file."""
    with opened(file) as db:
        db.execute(f"PRAGMA journal_mode = {mode}")
        db.execute("CREATE TABLE tables (id INTEGER PRIMARY KEY)")
        db.execute(f"PRAGMA user_version = {number}")
    before = read_folder(file.parent)
    with pytest.raises(BadDatabase, match="why=too_old"):
        await SqliteStore.open(file)
    with pytest.raises(BadDatabase, match="why=too_old"):
        async with SqliteStore.reading(file):
            pass
    assert read_folder(file.parent) == before
