"""The file: brought up to date, sound, copied, full, or none at all."""

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
from bot.storage.rows import Search
from bot.storage.sql.database import Database, Row
from bot.storage.sql.history import HISTORY
from bot.storage.sql.places import PARTICULARS, find_query
from bot.storage.sqlite.migrations import NEWEST
from bot.storage.sqlite.scripts import run_script
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import StoreAway
from bot.storage.tidying import kept_tidy
from tests.chaos.disk import unwritable
from tests.database import opened, rows
from tests.patience import PATIENCE
from tests.storage.samples import NEW, change

# -- the file ---------------------------------------------------------------------------------------------------------


async def test_an_empty_file_is_brought_up_to_date(file: Path) -> None:
    """With all tables, in WAL mode, and again without harm."""
    for _ in range(2):
        store = await SqliteStore.open(file)
        await store.close()
    assert rows(file, "PRAGMA user_version") == [(NEWEST,)]
    assert rows(file, "PRAGMA journal_mode") == [("wal",)]
    tables = {"tables", "seats", "turns", "clicks", "drafts", "outbox", "people"}
    assert tables <= {name for (name,) in rows(file, "SELECT name FROM sqlite_master")}


async def test_a_newer_file_is_refused_and_left_alone(file: Path) -> None:
    """It may hold what this program does not know."""
    with opened(file) as db:
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(BadDatabase, match="why=newer"):
        await SqliteStore.open(file)
    assert rows(file, "SELECT name FROM sqlite_master") == []


async def test_a_commit_is_on_the_disk_before_it_is_reported(store: SqliteStore) -> None:
    """As strict as SQLite can be: 2 is FULL."""
    found = await store._do(lambda db: db.execute("PRAGMA synchronous").fetchone())
    assert found == (2,)


async def test_a_sound_file_is_found_sound(store: SqliteStore) -> None:
    """By SQLite itself."""
    assert await store.integrity() == "ok"


async def test_a_check_keeps_nobody_from_writing(store: SqliteStore) -> None:
    """A large file takes minutes to check, and the bot goes on in another process."""
    statements: list[str] = []
    await store._db.set_trace_callback(statements.append)
    assert await store.integrity() == "ok"
    assert not [one for one in statements if one.startswith("BEGIN")]


async def test_a_backup_made_while_in_use_is_a_whole_database(store: SqliteStore, tmp_path: Path) -> None:
    """With all that was saved before it, while more is being saved."""
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


async def test_a_copy_of_the_file_alone_is_recent_after_the_log_was_folded(store: SqliteStore, file: Path) -> None:
    """Whoever copies files knows nothing of SQLite's log; saving goes on at once."""
    await store.save(change(0))
    await store.fold_log()
    copy = file.with_name("copy.sqlite3")
    await asyncio.to_thread(shutil.copyfile, file, copy)
    assert rows(copy, "SELECT number FROM turns") == [(0,)]
    assert await store.save(change(1))


async def test_stopping_folds_the_log_also_while_another_program_reads(file: Path) -> None:
    """SQLite does so by itself only for the last one to close."""
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


async def test_a_reader_changes_nothing_and_keeps_nobody_waiting(store: SqliteStore, file: Path) -> None:
    """It sees what is saved, and cannot write."""
    async with SqliteStore.reading(file) as reader:
        await store.save(change(0))
        assert len(await reader.turns(1)) == 1
        with pytest.raises(BadDatabase, match="readonly"):
            async with SqliteStore.reading(file) as second:
                await second.save(change(1))
    assert len(await store.turns(1)) == 1


async def test_finding_a_channels_table_reads_no_other(store: SqliteStore) -> None:
    """So a million stored games cost nothing."""
    query = "SELECT id FROM tables WHERE channel = ? ORDER BY status IN ('lobby', 'running') DESC, id DESC LIMIT 1"
    plan = await store._do(lambda db: db.execute(f"EXPLAIN QUERY PLAN {query}", (2,)).fetchall())
    assert "SEARCH tables USING" in plan[0][3]


async def test_finding_somebodys_games_reads_no_others(store: SqliteStore) -> None:
    """And no more of them than were asked for."""
    plan = await store._do(lambda db: db.execute(f"EXPLAIN QUERY PLAN {HISTORY}", (7, 5)).fetchall())
    told = [row[3] for row in plan]
    assert told[0].startswith("SEARCH sittings USING INDEX sittings_by_user (user_id=?)")
    assert not [step for step in told if step.startswith("SCAN") or step == "USE TEMP B-TREE FOR ORDER BY"]


# -- a disk that is full, a file that cannot be written ---------------------------------------------------------------


async def fill(store: SqliteStore) -> None:
    """No page more."""
    await store._do(lambda db: db.execute("DELETE FROM people"))
    await store._db.execute("PRAGMA max_page_count = 1")


def until_back(store: SqliteStore) -> "asyncio.Future[None]":
    """Done when the store says that its file can be written again."""
    back = asyncio.get_running_loop().create_future()
    store.on_return = lambda: back.set_result(None)
    return back


async def test_a_full_disk_is_said_to_be_away_and_nothing_changes(store: SqliteStore, file: Path) -> None:
    """Once there is room again it goes on, and whoever waits is told."""
    back = until_back(store)
    await store.save(change(0))
    await fill(store)
    big = replace(change(1, interaction=6), posts=(bytes(100_000),))
    results = await asyncio.gather(store.save(big), store.save(big), return_exceptions=True)
    assert all(isinstance(result, StoreAway) for result in results), results
    assert len(await store.turns(1)) == 1
    assert rows(file, "SELECT COUNT(*) FROM clicks") == [(0,)]
    await store._db.execute("PRAGMA max_page_count = 1000000")
    await asyncio.wait_for(back, PATIENCE)
    assert await store.save(big)
    assert await store.integrity() == "ok"


async def test_a_file_that_takes_no_write_is_found_out(store: SqliteStore, file: Path) -> None:
    """By a write that changes nothing, on a full disk and while the file is only read."""
    before = (await store.measure()).size
    await store.prove_writable()
    assert (await store.measure()).size == before
    with unwritable(os.getpid()), pytest.raises(StoreAway):
        await store.prove_writable()
    async with SqliteStore.reading(file) as reader:
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await reader.prove_writable()


async def test_tidying_on_a_full_disk_is_put_off(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One line, no error; the next round does it."""
    monkeypatch.setattr("bot.storage.tidying.EVERY", 0.01)

    def failed() -> list[logging.LogRecord]:
        return [one for one in caplog.records if one.getMessage() == "tidying_failed"]

    await store.save(change(0))  # there is something in the log to be folded into the file
    with unwritable(os.getpid()):
        async with asyncio.timeout(10), kept_tidy(store):
            while len(failed()) < 2:  # noqa: ASYNC110  # logged by another task
                await asyncio.sleep(0.01)
    assert {(one.levelname, one.exc_info) for one in failed()} == {("WARNING", None)}


async def test_a_file_that_cannot_be_written_is_said_to_be_away_and_nothing_changes(store: SqliteStore) -> None:
    """Once it can be, it goes on, and whoever waits is told once."""
    back = until_back(store)
    await store._db.execute("PRAGMA query_only = ON")
    for _ in range(2):
        with pytest.raises(StoreAway):
            await store.save(change())
    await store._db.execute("PRAGMA query_only = OFF")
    await asyncio.wait_for(back, PATIENCE)
    assert await store.turns(1) == ()
    assert await store.save(change())


async def test_a_save_that_sqlite_breaks_off_takes_those_of_the_same_commit_with_it(store: SqliteStore) -> None:
    """Where a disk fails in the middle of a save, SQLite takes back the whole transaction by itself."""
    back = until_back(store)
    await store._db.execute("PRAGMA cache_size = 5")  # pages: a large save is written before its commit
    big = replace(change(), posts=(os.urandom(100_000),))
    with unwritable(os.getpid()):
        calls = (store.table(1), store.save_signs(1, (7,), at=5), store.save(big))  # two wait for the first
        _, *results = await asyncio.gather(*calls, return_exceptions=True)
    assert [type(result) for result in results] == [StoreAway] * 2, results
    await asyncio.wait_for(back, PATIENCE)
    assert await store.turns(1) == ()
    assert await store.save(big)
    assert await store.integrity() == "ok"


async def test_a_file_that_cannot_be_written_is_closed_all_the_same(file: Path) -> None:
    """Nobody waits for it any more."""
    store = await SqliteStore.open(file)
    await store.create_table(NEW, at=1)
    await store._db.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreAway):
        await store.save(change())
    await store.close()
    assert rows(file, "SELECT COUNT(*) FROM turns") == [(0,)]


async def test_a_mistake_in_a_statement_is_no_absence(store: SqliteStore) -> None:
    """It is told as what it is."""
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await store._do(lambda db: db.execute("SELECT * FROM nowhere"))


async def test_a_file_that_is_no_database_is_refused(file: Path) -> None:
    """And not overwritten."""
    diary = b"a diary" * 1000
    await asyncio.to_thread(file.write_bytes, diary)
    with pytest.raises(BadDatabase, match="why=foreign"):
        await SqliteStore.open(file)
    assert await asyncio.to_thread(file.read_bytes) == diary


@pytest.mark.parametrize("search", [one for one in Search if one is not Search.PLAYED])
async def test_looking_for_tables_reads_no_others(store: SqliteStore, search: Search) -> None:
    """However many games there are; only those who check all games read all of them."""
    query, facts = find_query(search), (0, *PARTICULARS.get(search, ()))

    async def explain(db: Database) -> list[Row]:
        return await db.rows(f"EXPLAIN QUERY PLAN {query}", *facts)

    plan = await store._do(partial(run_script, explain))
    found = next(row[3] for row in plan if " tables" in row[3])
    assert "INDEX" in found or found.endswith("(rowid=?)")
