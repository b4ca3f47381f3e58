"""The database file: migrated, sound, copied, full, or invalid."""

import asyncio
import logging
import os
import shutil
import sqlite3
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.host_errors import BadDatabase
from bot.storage.cleanup import kept_tidy
from bot.storage.rows import Search
from bot.storage.sql.database import Database, Row
from bot.storage.sql.history import HISTORY
from bot.storage.sql.places import PARTICULARS, find_query
from bot.storage.sqlite.migrations import newest
from bot.storage.sqlite.scripts import run_script
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import StoreAway
from tests.database import opened, query_plan, rows
from tests.lab.chaos.disk import unwritable
from tests.patience import PATIENCE, until
from tests.storage.samples import NEW, change

# -- the file ---------------------------------------------------------------------------------------------------------


async def test_an_empty_file_is_migrated(file: Path) -> None:
    """The file gets all tables and WAL mode; a second migration changes nothing."""
    for _ in range(2):
        store = await SqliteStore.open(file)
        await store.close()
    assert rows(file, "PRAGMA user_version") == [(newest(),)]
    assert rows(file, "PRAGMA journal_mode") == [("wal",)]
    tables = {"tables", "seats", "turns", "clicks", "drafts", "outbox", "people"}
    assert tables <= {name for (name,) in rows(file, "SELECT name FROM sqlite_master")}


async def test_a_newer_file_is_refused_and_left_alone(file: Path) -> None:
    """A newer file may contain data that this version does not know."""
    with opened(file) as db:
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(BadDatabase, match="why=newer"):
        await SqliteStore.open(file)
    assert rows(file, "SELECT name FROM sqlite_master") == []


async def test_a_commit_is_on_disk_before_it_is_reported(store: SqliteStore) -> None:
    """SQLite's strictest level (2, FULL) is set."""
    found = await store.do(lambda db: db.execute("PRAGMA synchronous").fetchone())
    assert found == (2,)


async def test_a_sound_file_passes_the_check(store: SqliteStore) -> None:
    """SQLite's own integrity check is used."""
    assert await store.integrity() == "ok"


async def test_a_check_does_not_block_writers(store: SqliteStore) -> None:
    """Checking a large file takes minutes, while the bot goes on in another process."""
    statements: list[str] = []
    await store.connection.set_trace_callback(statements.append)
    assert await store.integrity() == "ok"
    assert not [one for one in statements if one.startswith("BEGIN")]


async def test_a_backup_made_while_in_use_is_a_whole_database(store: SqliteStore, tmp_path: Path) -> None:
    """The backup has everything saved before it began, while more is being saved."""
    for number in range(50):
        await store.save(change(number))
    copying = asyncio.create_task(store.backup(tmp_path / "copy.sqlite3"))
    await asyncio.gather(*(store.save(change(number)) for number in range(50, 100)))
    await copying
    copy = await SqliteStore.open(tmp_path / "copy.sqlite3")
    turns, found, integrity = await copy.turns(1), await copy.table(1), await copy.integrity()
    await copy.close()
    assert found is not None
    assert len(turns) == found.turns >= 50
    assert integrity == "ok"
    assert len(await store.turns(1)) == 100


async def test_after_a_checkpoint_a_copy_of_the_file_alone_is_recent(store: SqliteStore, file: Path) -> None:
    """Operators who copy files may not know SQLite's log; saving can go on at once."""
    await store.save(change(0))
    await store.fold_log()
    copy = file.with_name("copy.sqlite3")
    await asyncio.to_thread(shutil.copyfile, file, copy)
    assert rows(copy, "SELECT number FROM turns") == [(0,)]
    assert await store.save(change(1))


async def test_stopping_checkpoints_the_log_even_while_another_program_reads(file: Path) -> None:
    """By itself, SQLite checkpoints only when the last connection closes."""
    store = await SqliteStore.open(file)
    await store.create_table(NEW, 10)
    reader = sqlite3.connect(file)
    reader.execute("SELECT * FROM turns").fetchall()
    await store.save(change(0))
    await store.close()
    copy = file.with_name("copy.sqlite3")
    await asyncio.to_thread(shutil.copyfile, file, copy)
    reader.close()
    assert rows(copy, "SELECT number FROM turns") == [(0,)]


async def test_a_reader_changes_nothing_and_blocks_no_writer(store: SqliteStore, file: Path) -> None:
    """A reader sees saved changes, and cannot write."""
    async with SqliteStore.reading(file) as reader:
        await store.save(change(0))
        assert len(await reader.turns(1)) == 1
        with pytest.raises(BadDatabase, match="readonly"):
            async with SqliteStore.reading(file) as second:
                await second.save(change(1))
    assert len(await store.turns(1)) == 1


@pytest.mark.usefixtures("store")
async def test_finding_a_channels_table_reads_no_other_table(file: Path) -> None:
    """The lookup therefore costs the same with a million stored games."""
    query = "SELECT id FROM tables WHERE channel = ? ORDER BY status IN ('lobby', 'running') DESC, id DESC LIMIT 1"
    assert "SEARCH tables USING" in query_plan(file, query, 2)[0]


@pytest.mark.usefixtures("store")
async def test_finding_a_users_games_reads_no_other_games(file: Path) -> None:
    """The query reads no more of the user's games than requested."""
    told = query_plan(file, HISTORY, 7, 5)
    assert told[0].startswith("SEARCH sittings USING INDEX sittings_by_user (user_id=?)")
    assert not [step for step in told if step.startswith("SCAN") or step == "USE TEMP B-TREE FOR ORDER BY"]


# -- a disk that is full, a file that cannot be written ---------------------------------------------------------------


async def fill(store: SqliteStore) -> None:
    """Limit the file to its current size."""
    await store.do(lambda db: db.execute("DELETE FROM people"))
    await store.connection.execute("PRAGMA max_page_count = 1")


def until_back(store: SqliteStore) -> "asyncio.Future[None]":
    """Wait until the store reports that its file is writable again."""
    back = asyncio.get_running_loop().create_future()
    store.on_return = lambda: back.set_result(None)
    return back


async def test_a_full_disk_means_that_the_store_is_away_and_nothing_changes(store: SqliteStore, file: Path) -> None:
    """Once the disk has space again, the store continues and notifies its listener."""
    back = until_back(store)
    await store.save(change(0))
    await fill(store)
    big = replace(change(1, interaction=6), posts=(bytes(100_000),))
    results = await asyncio.gather(store.save(big), store.save(big), return_exceptions=True)
    assert all(isinstance(result, StoreAway) for result in results), results
    assert len(await store.turns(1)) == 1
    assert rows(file, "SELECT COUNT(*) FROM clicks") == [(0,)]
    await store.connection.execute("PRAGMA max_page_count = 1000000")
    await asyncio.wait_for(back, PATIENCE)
    assert await store.save(big)
    assert await store.integrity() == "ok"


async def test_an_unwritable_file_is_detected(store: SqliteStore, file: Path) -> None:
    """A write that changes nothing detects a full disk and a read-only file."""
    before = (await store.measure()).size
    await store.prove_writable()
    assert (await store.measure()).size == before
    with unwritable(os.getpid()), pytest.raises(StoreAway):
        await store.prove_writable()
    async with SqliteStore.reading(file) as reader:
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await reader.prove_writable()


async def test_tidying_on_a_full_disk_is_postponed(store: SqliteStore, caplog: pytest.LogCaptureFixture) -> None:
    """Each failed round is one warning without a traceback."""

    def failed() -> list[logging.LogRecord]:
        return [one for one in caplog.records if one.getMessage() == "tidying_failed"]

    await store.save(change(0))  # write something to the log for the checkpoint
    with unwritable(os.getpid()):
        async with kept_tidy(store, every=0.01):
            await until(lambda: len(failed()) >= 2)
    assert {(one.levelname, one.exc_info) for one in failed()} == {("WARNING", None)}


async def test_an_unwritable_file_means_that_the_store_is_away_and_nothing_changes(store: SqliteStore) -> None:
    """Once the file is writable, the store continues and notifies its listener once."""
    back = until_back(store)
    await store.connection.execute("PRAGMA query_only = ON")
    for _ in range(2):
        with pytest.raises(StoreAway):
            await store.save(change())
    await store.connection.execute("PRAGMA query_only = OFF")
    await asyncio.wait_for(back, PATIENCE)
    assert await store.turns(1) == ()
    assert await store.save(change())


async def test_a_save_aborted_by_sqlite_aborts_the_others_in_its_commit(store: SqliteStore) -> None:
    """If the disk fails in the middle of a save, SQLite itself rolls back the whole transaction."""
    back = until_back(store)
    await store.connection.execute(
        "PRAGMA cache_size = 5"
    )  # number of pages: a save this large is written before its commit
    big = replace(change(), posts=(os.urandom(100_000),))
    with unwritable(os.getpid()):
        calls = (store.table(1), store.save_signs(1, (7,), at=5), store.save(big))  # two saves wait for the first
        _, *results = await asyncio.gather(*calls, return_exceptions=True)
    assert [type(result) for result in results] == [StoreAway] * 2, results
    await asyncio.wait_for(back, PATIENCE)
    assert await store.turns(1) == ()
    assert await store.save(big)
    assert await store.integrity() == "ok"


async def test_an_unwritable_file_can_be_closed(file: Path) -> None:
    """Closing ends the wait for the file to become writable again."""
    store = await SqliteStore.open(file)
    await store.create_table(NEW, at=1)
    await store.connection.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreAway):
        await store.save(change())
    await store.close()
    assert rows(file, "SELECT COUNT(*) FROM turns") == [(0,)]


async def test_an_error_in_a_statement_does_not_mean_that_the_store_is_away(store: SqliteStore) -> None:
    """The error is raised unchanged."""
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await store.do(lambda db: db.execute("SELECT * FROM nowhere"))


async def test_a_file_that_is_not_a_database_is_refused(file: Path) -> None:
    """The file is not overwritten."""
    diary = b"a diary" * 1000
    await asyncio.to_thread(file.write_bytes, diary)
    with pytest.raises(BadDatabase, match="why=foreign"):
        await SqliteStore.open(file)
    assert await asyncio.to_thread(file.read_bytes) == diary


@pytest.mark.parametrize("search", [one for one in Search if one is not Search.PLAYED])
async def test_searching_tables_reads_no_other_tables(store: SqliteStore, search: Search) -> None:
    """Every search uses an index, except the search for all played games."""
    query, facts = find_query(search), (0, *PARTICULARS.get(search, ()))

    async def explain(db: Database) -> list[Row]:
        return await db.rows(f"EXPLAIN QUERY PLAN {query}", *facts)

    plan = await store.do(partial(run_script, explain))
    found = next(row[3] for row in plan if " tables" in row[3])
    assert "INDEX" in found or found.endswith("(rowid=?)")
