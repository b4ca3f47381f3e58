"""Jobs in the database's thread: shared commits, errors raised in the caller, and no caller left waiting at the end."""

import asyncio
import selectors
import sqlite3
import threading
from pathlib import Path

import pytest

from bot.storage.sqlite.store import SqliteStore
from tests.database import rows
from tests.patience import PATIENCE
from tests.storage.samples import NEW, change


async def test_any_error_is_raised_in_its_caller(store: SqliteStore) -> None:
    """The error in this test does not come from SQLite."""

    def stumble(_db: sqlite3.Connection) -> None:
        raise ZeroDivisionError

    good = asyncio.create_task(store.save(change()))
    with pytest.raises(ZeroDivisionError):
        await store.do(stumble)
    assert await good


async def test_after_closing_no_call_waits_forever(file: Path) -> None:
    """A late call raises an error."""
    store = await SqliteStore.open(file)
    await store.close()
    with pytest.raises(ValueError, match="no active connection"):
        await asyncio.wait_for(store.table(1), PATIENCE)


async def test_a_call_while_closing_gets_a_result_or_an_error(file: Path) -> None:
    """The test makes calls throughout the closing."""
    store = await SqliteStore.open(file)
    closing, late = asyncio.create_task(store.close()), []
    while not closing.done():
        late.append(asyncio.create_task(store.table(1)))
        await asyncio.sleep(0)
    results = await asyncio.wait_for(asyncio.gather(*late, return_exceptions=True), PATIENCE)
    assert {type(result) for result in results} <= {type(None), ValueError}


async def test_closing_finishes_running_jobs(file: Path) -> None:
    """A save that was started is stored afterwards."""
    store = await SqliteStore.open(file)
    await store.create_table(NEW, 10)
    saving = asyncio.create_task(store.save(change()))
    await asyncio.sleep(0)
    await store.close()
    assert await saving
    assert rows(file, "SELECT number FROM turns") == [(0,)]


async def test_a_hundred_saves_at_once_share_commits(store: SqliteStore) -> None:
    """All hundred saves succeed with at most five commits."""
    commits = 0

    def count(statement: str) -> None:
        nonlocal commits
        commits += statement == "COMMIT"

    await store.do(lambda db: db.set_trace_callback(count))
    before = commits
    assert all(await asyncio.gather(*(store.save(change(number, interaction=number)) for number in range(100))))
    await store.do(lambda db: db.set_trace_callback(None))
    assert len(await store.turns(1)) == 100
    assert len(await store.to_post(1)) == 100
    assert commits - before <= 5


@pytest.mark.parametrize("jobs", [1, 3])
async def test_a_cursor_never_leaves_the_databases_thread(store: SqliteStore, jobs: int) -> None:
    """Finalizing a cursor resets a statement that another query may use: "bad parameter or other API misuse"."""
    ended_in: list[threading.Thread] = []

    class Watched(sqlite3.Cursor):
        def __del__(self) -> None:
            ended_in.append(threading.current_thread())

    wishes = [store.do(lambda db: db.cursor(Watched).execute("SELECT 1")) for _ in range(jobs)]
    assert await asyncio.gather(*wishes) == [None] * jobs
    assert len(ended_in) == jobs
    assert threading.main_thread() not in ended_in


class CountingSelector(selectors.DefaultSelector):
    """Counts the iterations of an event loop."""

    turns = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Count one iteration."""
        self.turns += 1
        return super().select(timeout)


def test_a_result_reaches_its_task_within_two_iterations_of_the_event_loop(file: Path) -> None:
    """The first iteration delivers the results of a batch; the second wakes the task."""
    selector = CountingSelector()

    async def count_turns() -> int:
        store = await SqliteStore.open(file)
        before = selector.turns
        await store.table(1)
        turns = selector.turns - before
        await store.close()
        return turns

    with asyncio.Runner(loop_factory=lambda: asyncio.SelectorEventLoop(selector)) as runner:
        assert runner.run(count_turns()) == 2
