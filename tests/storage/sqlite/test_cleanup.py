"""Data that is no longer needed is deleted in small steps; data that users may request stays."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.catalogue import GAMES, load_game
from bot.games.contract import encode
from bot.records.record import read_record, replay, write_record
from bot.service.maintenance import Report, check
from bot.storage.cleanup import kept_tidy
from bot.storage.sql.cleanup import OPEN_LONGER, STEP
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.motions import END
from bot.tables.status import Status
from bot.tables.table import Table
from tests.conftest import ROOT
from tests.database import rows
from tests.lab.bench.storage import used_bytes
from tests.patience import PATIENCE, until
from tests.tables.tables import ADA, BEN, CLEO, asked, lobby, open_prompt, play_on, started

DAY = 24 * 3600
pytestmark = pytest.mark.one_game
MOST_BYTES = 16_000
"""Maximum size of a finished game with its results and the most players, as stated in docs/HOSTING.md."""
STORED = 10
"""Number of games of one kind in a file; with this many, partly filled pages hardly matter."""


@pytest.fixture
async def store(file: Path, playing: str) -> AsyncIterator[SqliteStore]:
    """The database, whose tables play one of the games."""
    assert playing
    opened = await SqliteStore.open(file)
    yield opened
    await opened.close()


@pytest.fixture
def manager(store: SqliteStore) -> Manager:
    """A manager whose clock stands still."""
    return Manager(store, clock=lambda: 1000.0)


async def post_all(store: Store, table: Table) -> None:
    """Mark all messages as sent, including the last call."""
    for number, row in enumerate(await store.to_post(table.id)):
        await store.posted(await store.claim((row,)), 500 + number, 1000, table.id)


async def played(manager: Manager, channel: int = 5, people: int = 3) -> Table:
    """Play a game from start to end, with all its messages."""
    table = await lobby(manager, ADA, BEN, players=people, channel=channel)
    for user in range(100, 98 + people):
        await manager.lobby.join(table.id, user, f"Guest {user}")
    await manager.lobby.start(table.id, ADA)
    user = asked(table)[0]
    prompt = open_prompt(table, user)
    await manager.play.draft(table.id, user, prompt.id, prompt.options[:1])
    await manager.consent.agree_to_end(table.id, BEN)
    await manager.consent.play_on(table.id, ADA)
    await play_on(manager, table, 10_000, seed=channel)
    assert table.now.status is Status.OVER
    await post_all(manager.store, table)
    return table


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_takes_little_space(manager: Manager, store: SqliteStore, file: Path, game: str) -> None:
    """Operators keep the file for years. The game has the most players."""
    people = load_game(game).rules.seats[-1]
    await store.connection.execute("PRAGMA synchronous = OFF")
    await store.tidy(1)
    empty = await used_bytes(store)
    for channel in range(1, STORED + 1):
        await played(manager, channel, people)
    full = (await used_bytes(store) - empty) / STORED
    await store.tidy(1000 + DAY)
    small = (await used_bytes(store) - empty) / STORED
    assert small <= MOST_BYTES
    assert [len(await store.results(number)) for number in range(1, STORED + 1)] == [people] * STORED
    assert full > 2 * small
    assert rows(file, "SELECT count(*) FROM clicks") == rows(file, "SELECT count(*) FROM outbox") == [(0,)]


def test_the_docs_state_the_size_of_a_finished_game() -> None:
    """Operators need the number to plan their disk space."""
    assert f"{MOST_BYTES // 1000} KB" in (ROOT / "docs" / "HOSTING.md").read_text("utf-8")


async def test_a_tidied_game_can_still_be_shown_recorded_and_replayed(
    manager: Manager, store: SqliteStore, file: Path
) -> None:
    """The board, the scores, the record and the check need none of the deleted data."""
    table = await played(manager)
    before, record = encode(table.now.state), write_record(await manager.record(table.id))
    await store.tidy(1000 + DAY)
    later = Manager(store)
    found = await later.table_in(5)
    assert (found.now.status, encode(found.now.state), found.names) == ("over", before, table.names)
    assert found.rules.scores(found.now.state) == table.rules.scores(table.now.state)
    assert write_record(await later.record(found.id)) == record
    end = replay(found.rules, read_record(record.encode()), lambda _move, _steps: None)
    assert encode(end) == before
    assert (found.now.drafts, found.agreed(END)) == ({}, set())
    assert await check(file) == Report(games=1)


async def test_an_open_table_keeps_its_card_picks_and_votes(manager: Manager, store: SqliteStore) -> None:
    """Card, picks and votes stay, however long the table is inactive."""
    table = await started(manager, ADA, BEN)
    await play_on(manager, table, 7)
    await post_all(store, table)
    live = await store.live_posts(table.id)
    prompt = next(table.prompt_for(seat) for seat in table.awaited())
    assert prompt is not None
    await manager.play.draft(table.id, table.now.seats[prompt.seat].user or 0, prompt.id, prompt.options[:1])
    await manager.consent.agree_to_end(table.id, ADA)
    before = await store.table(table.id)
    await store.tidy(1000 + 400 * DAY)
    assert await store.live_posts(table.id) == live[-1:] != ()
    assert await store.table(table.id) == before


async def test_recent_data_and_waiting_posts_stay(manager: Manager, store: SqliteStore, file: Path) -> None:
    """A click may be repeated, and every saved post must be sent."""
    table = await started(manager, ADA, BEN, CLEO)
    await play_on(manager, table, 10)
    waiting = await store.to_post(table.id)
    clicks = rows(file, "SELECT * FROM clicks")
    await store.tidy(1000 - 1)
    assert rows(file, "SELECT * FROM clicks") == clicks
    await store.tidy(1000 + DAY)
    assert rows(file, "SELECT * FROM clicks") == []
    assert await store.to_post(table.id) == waiting
    assert waiting


async def test_many_rows_are_deleted_in_small_steps_that_delay_no_other_work(
    store: SqliteStore, file: Path, manager: Manager
) -> None:
    """Clicks are served between two steps; a waiting message does not prevent the deletion of later ones."""
    table = await started(manager, ADA, BEN)
    posts = [(table.id, b"body", None if number < 2 * STEP else number, number) for number in range(10 * STEP)]

    def fill(db: sqlite3.Connection) -> None:
        db.executemany("INSERT INTO outbox (table_id, body, posted_at, batch) VALUES (?, ?, ?, ?)", posts)
        db.executemany("INSERT INTO clicks VALUES (?, 1, 0)", [(10_000 + number,) for number in range(10 * STEP)])

    await store.do(fill)
    number = rows(file, "SELECT count(*) FROM outbox")
    tidying = asyncio.create_task(store.tidy(1000 + DAY + OPEN_LONGER, pause=0.5))
    await until(lambda: rows(file, "SELECT count(*) FROM outbox") != number)
    await play_on(manager, table, 3)
    assert not tidying.done()
    tidying.cancel()
    await store.tidy(1000 + DAY + OPEN_LONGER, pause=0.0)
    left = len(await store.to_post(table.id))
    assert rows(file, "SELECT count(*) FROM outbox") == [(left,)]
    assert left >= 2 * STEP
    assert rows(file, "SELECT count(*) FROM clicks") == [(0,)]


async def test_a_running_bot_tidies_at_its_start_and_checkpoints_the_log(
    manager: Manager, store: SqliteStore, file: Path
) -> None:
    """After that, a copy of the file without its log is complete."""
    await played(manager)
    async with kept_tidy(store), asyncio.timeout(PATIENCE):
        while not await asyncio.to_thread(is_tidy_in_a_copy, file):  # noqa: ASYNC110  # polled in the file
            await asyncio.sleep(0.05)


def is_tidy_in_a_copy(file: Path) -> bool:
    """True if the file without its log has the finished game and no post."""
    copy = file.with_name("copy.sqlite3")
    shutil.copyfile(file, copy)
    try:
        return rows(copy, "SELECT (SELECT count(*) FROM outbox), status FROM tables") == [(0, "over")]
    except sqlite3.DatabaseError:  # copied during the checkpoint
        return False
