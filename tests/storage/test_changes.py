"""One transaction a change: whole or not at all, each click once, nothing lost by closing the file."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.storage.rows import ConsentRow, SeatRow, TurnRow
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Conflict
from tests.database import rows
from tests.storage.samples import ADA, BEN, NEW, change


async def test_a_change_is_saved_as_a_whole(store: SqliteStore, file: Path) -> None:
    """The turn, the state after it and the messages about it, seen by another program."""
    assert await store.save(change(interaction=5, posts=2))
    found = await store.table(1)
    assert found is not None
    assert (found.status, found.state, found.untold, found.turns) == ("running", b"state 0", b"untold", 1)
    assert await store.turns(1) == (TurnRow(0, "prompt.0", ("one", "two")),)
    assert rows(file, "SELECT body FROM outbox ORDER BY id") == [(b"post 0.0",), (b"post 0.1",)]
    assert rows(file, "SELECT interaction FROM clicks") == [(5,)]


async def test_a_change_of_seats_stands_or_falls_with_its_turns(store: SqliteStore) -> None:
    """Nobody's seat is taken by a computer that then does not play."""
    computer = SeatRow(None, "Merchant", "merchant")
    await store.save(change())
    with pytest.raises(sqlite3.IntegrityError):
        await store.save(replace(change(0, revision=1), seats=(computer, BEN)))  # there is a turn 0
    found = await store.table(1)
    assert found is not None
    assert found.seats == (ADA, BEN)
    await store.save(replace(change(1), seats=(computer, BEN)))
    found = await store.table(1)
    assert found is not None
    assert found.seats == (computer, BEN)


async def test_a_failing_change_leaves_no_trace_and_does_not_disturb_others(store: SqliteStore, file: Path) -> None:
    """All of them come at once and share a commit; one was made for an older revision, one for no table."""
    await store.create_table(replace(NEW, channel=3), 10)
    await store.save(change())
    results = await asyncio.gather(
        store.save(change(1, interaction=1)),
        store.save(change(0, interaction=2)),
        store.save(change(0, interaction=3, table=2)),
        store.save(change(0, interaction=4, table=99)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [bool, Conflict, bool, Conflict]
    assert rows(file, "SELECT interaction FROM clicks ORDER BY 1") == [(1,), (3,)]
    assert rows(file, "SELECT table_id, number FROM turns ORDER BY 1, 2") == [(1, 0), (1, 1), (2, 0)]
    assert rows(file, "SELECT table_id, body FROM outbox ORDER BY id") == [
        (1, b"post 0.0"),
        (1, b"post 1.0"),
        (2, b"post 0.0"),
    ]


async def test_whatever_goes_wrong_goes_to_whoever_wished_it(store: SqliteStore) -> None:
    """Also what is no fault of SQLite."""

    def stumble(_db: sqlite3.Connection) -> None:
        raise ZeroDivisionError

    good = asyncio.create_task(store.save(change()))
    with pytest.raises(ZeroDivisionError):
        await store._do(stumble)
    assert await good


async def test_after_closing_nobody_waits_for_ever(file: Path) -> None:
    """A late wish gets an error."""
    store = await SqliteStore.open(file)
    await store.close()
    with pytest.raises(ValueError, match="no active connection"):
        await asyncio.wait_for(store.table(1), 1)


async def test_who_comes_while_it_closes_gets_an_answer_or_an_error(file: Path) -> None:
    """At every moment of it."""
    store = await SqliteStore.open(file)
    closing, late = asyncio.create_task(store.close()), []
    while not closing.done():
        late.append(asyncio.create_task(store.table(1)))
        await asyncio.sleep(0)
    results = await asyncio.wait_for(asyncio.gather(*late, return_exceptions=True), 1)
    assert {type(result) for result in results} <= {type(None), ValueError}


async def test_closing_finishes_what_is_under_way(file: Path) -> None:
    """A save that was begun is there afterwards."""
    store = await SqliteStore.open(file)
    await store.create_table(NEW, 10)
    saving = asyncio.create_task(store.save(change()))
    await asyncio.sleep(0)
    await store.close()
    assert await saving
    assert rows(file, "SELECT number FROM turns") == [(0,)]


async def test_each_click_is_applied_once(store: SqliteStore) -> None:
    """Also when it arrives several times at the same moment."""
    results = await asyncio.gather(*(store.save(change(number, interaction=5)) for number in range(10)))
    assert sorted(results) == [False] * 9 + [True]
    assert len(await store.turns(1)) == 1
    assert len(await store.to_post(1)) == 1


async def test_a_hundred_saves_at_once_share_commits(store: SqliteStore) -> None:
    """And all are there."""
    commits = 0

    def count(statement: str) -> None:
        nonlocal commits
        commits += statement == "COMMIT"

    await store._do(lambda db: db.set_trace_callback(count))
    before = commits
    assert all(await asyncio.gather(*(store.save(change(number, interaction=number)) for number in range(100))))
    await store._do(lambda db: db.set_trace_callback(None))
    assert len(await store.turns(1)) == 100
    assert len(await store.to_post(1)) == 100
    assert commits - before <= 5


async def test_no_change_of_a_table_is_saved_that_was_made_for_another_revision(store: SqliteStore, file: Path) -> None:
    """Whatever it changes; what another process has saved meanwhile stays."""
    before = await store.table(1)
    await store.save_seats(1, 0, (BEN,))
    late = (
        store.save_seats(1, 0, (ADA,)),
        store.set_status(1, 0, "cancelled", 20, (b"late",)),
        store.save_draft(1, 0, 0, "plan", ("bakers",)),
        store.save_consent(1, 0, ConsentRow(7, True, 20, 0, "end")),
        store.save(change(interaction=5)),
    )
    assert {type(one) for one in await asyncio.gather(*late, return_exceptions=True)} == {Conflict}
    assert before is not None
    assert await store.table(1) == replace(before, seats=(BEN,), revision=1)
    for table in ("drafts", "consents", "turns", "clicks", "outbox"):
        assert rows(file, f"SELECT * FROM {table}") == []  # noqa: S608


@pytest.mark.parametrize("jobs", [1, 3])
async def test_a_cursor_never_leaves_the_databases_thread(store: SqliteStore, jobs: int) -> None:
    """Its end resets a statement that the next query may be using: "bad parameter or other API misuse"."""
    ended_in: list[threading.Thread] = []

    class Watched(sqlite3.Cursor):
        def __del__(self) -> None:
            ended_in.append(threading.current_thread())

    wishes = [store._do(lambda db: db.cursor(Watched).execute("SELECT 1")) for _ in range(jobs)]
    assert await asyncio.gather(*wishes) == [None] * jobs
    assert len(ended_in) == jobs
    assert threading.main_thread() not in ended_in
