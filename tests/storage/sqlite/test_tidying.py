"""What nobody needs goes, in small steps; what anybody may ask for stays."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.catalogue import GAMES, load_game
from bot.games.contract import encode
from bot.records.record import read_record, replay, write_record
from bot.service.upkeep import Report, check
from bot.storage.sql.tidying import OPEN_LONGER, STEP
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store
from bot.storage.tidying import kept_tidy
from bot.tables.manager import Manager
from bot.tables.status import Status
from bot.tables.table import Table
from tests.bench.storage import used_bytes
from tests.conftest import ROOT
from tests.database import rows
from tests.patience import PATIENCE
from tests.tables.tables import ADA, BEN, CLEO, asked, lobby, open_prompt, play_on, started

DAY = 24 * 3600
pytestmark = pytest.mark.one_game
MOST_BYTES = 14_000
"""Of a finished game with its results and as many players as may be, as README says."""
STORED = 10
"""Games of one kind in a file; pages that are just begun hardly count then."""


@pytest.fixture
async def store(file: Path, playing: str) -> AsyncIterator[SqliteStore]:
    """The database, whose tables play one of the games."""
    assert playing
    opened = await SqliteStore.open(file)
    yield opened
    await opened.close()


@pytest.fixture
def manager(store: SqliteStore) -> Manager:
    """Its clock stands still."""
    return Manager(store, clock=lambda: 1000.0)


async def post_all(store: Store, table: Table) -> None:
    """All messages get through, the last call among them."""
    for number, row in enumerate(await store.to_post(table.id)):
        await store.posted(await store.claim((row,)), 500 + number, 1000, table.id)


async def played(manager: Manager, channel: int = 5, people: int = 3) -> Table:
    """A game from its beginning to its end, all told."""
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
    assert table.status is Status.OVER
    await post_all(manager.store, table)
    return table


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_takes_little_room(manager: Manager, store: SqliteStore, file: Path, game: str) -> None:
    """In a file that hosts keep for years, with as many players as may be."""
    people = load_game(game).rules.seats[-1]
    await store._db.execute("PRAGMA synchronous = OFF")
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


def test_how_much_room_a_finished_game_takes_is_told() -> None:
    """To whoever plans for years."""
    assert f"{MOST_BYTES // 1000} KB" in (ROOT / "README.md").read_text("utf-8")


async def test_a_tidied_game_can_still_be_looked_at_recorded_and_played_again(
    manager: Manager, store: SqliteStore, file: Path
) -> None:
    """The board, the scores, the record and the check need nothing of what went."""
    table = await played(manager)
    before, record = encode(table.state), write_record(await manager.record(table.id))
    await store.tidy(1000 + DAY)
    later = Manager(store)
    found = await later.table_in(5)
    assert (found.status, encode(found.state), found.names) == ("over", before, table.names)
    assert found.rules.scores(found.state) == table.rules.scores(table.state)
    assert write_record(await later.record(found.id)) == record
    end = replay(found.rules, read_record(record.encode()), lambda _move, _steps: None)
    assert encode(end) == before
    assert (found.drafts, found.agreed_to_end) == ({}, set())
    assert await check(file) == Report(games=1)


async def test_an_open_table_keeps_its_card_its_picks_and_its_agreements(manager: Manager, store: SqliteStore) -> None:
    """However long nobody has come by."""
    table = await started(manager, ADA, BEN)
    await play_on(manager, table, 7)
    await post_all(store, table)
    live = await store.live_posts(table.id)
    prompt = next(table.prompt_for(seat) for seat in table.awaited())
    assert prompt is not None
    await manager.play.draft(table.id, table.seats[prompt.seat].user or 0, prompt.id, prompt.options[:1])
    await manager.consent.agree_to_end(table.id, ADA)
    before = await store.table(table.id)
    await store.tidy(1000 + 400 * DAY)
    assert await store.live_posts(table.id) == live[-1:] != ()
    assert await store.table(table.id) == before


async def test_what_is_young_or_not_yet_posted_stays(manager: Manager, store: SqliteStore, file: Path) -> None:
    """A click may come again, and whatever is saved is announced."""
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


async def test_many_rows_go_in_small_steps_and_nobody_waits_for_all(
    store: SqliteStore, file: Path, manager: Manager, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever clicks meanwhile is served between two steps; messages that wait do not keep later ones from going."""
    table = await started(manager, ADA, BEN)
    posts = [(table.id, b"body", None if number < 2 * STEP else number, number) for number in range(10 * STEP)]

    def fill(db: sqlite3.Connection) -> None:
        db.executemany("INSERT INTO outbox (table_id, body, posted_at, batch) VALUES (?, ?, ?, ?)", posts)
        db.executemany("INSERT INTO clicks VALUES (?, 1, 0)", [(10_000 + number,) for number in range(10 * STEP)])

    await store._do(fill)
    monkeypatch.setattr("bot.storage.sql.store.PAUSE", 5.0)  # enough for three answers on any machine
    number = rows(file, "SELECT count(*) FROM outbox")
    tidying = asyncio.create_task(store.tidy(1000 + DAY + OPEN_LONGER))
    while rows(file, "SELECT count(*) FROM outbox") == number:  # noqa: ASYNC110  # asked of the file
        await asyncio.sleep(0.01)
    await play_on(manager, table, 3)
    assert not tidying.done()
    monkeypatch.setattr("bot.storage.sql.store.PAUSE", 0.0)
    await tidying
    left = len(await store.to_post(table.id))
    assert rows(file, "SELECT count(*) FROM outbox") == [(left,)]
    assert left >= 2 * STEP
    assert rows(file, "SELECT count(*) FROM clicks") == [(0,)]


async def test_a_running_bot_tidies_at_its_start_and_folds_the_log(
    manager: Manager, store: SqliteStore, file: Path
) -> None:
    """A copy of the file alone then has all of it."""
    await played(manager)
    async with kept_tidy(store), asyncio.timeout(PATIENCE):
        while not await asyncio.to_thread(is_tidy_in_a_copy, file):  # noqa: ASYNC110  # asked of the file
            await asyncio.sleep(0.05)


def is_tidy_in_a_copy(file: Path) -> bool:
    """True if the file without its log has the finished game and no post."""
    copy = file.with_name("copy.sqlite3")
    shutil.copyfile(file, copy)
    try:
        return rows(copy, "SELECT (SELECT count(*) FROM outbox), status FROM tables") == [(0, "over")]
    except sqlite3.DatabaseError:  # copied while the log was folded
        return False
