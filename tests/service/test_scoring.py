"""A database from before results were kept: its finished games get them, and none keeps anybody waiting."""

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.logs import facts_of
from bot.service.scoring import fill_in_results
from bot.storage.rows import Search, SittingRow
from bot.storage.sqlite.store import SqliteStore
from bot.tables.manager import Manager
from bot.tables.results import results_of
from bot.tables.status import Status
from tests.database import opened
from tests.patience import PATIENCE
from tests.storage.samples import numbers
from tests.storage.sqlite.earlier import make_earlier
from tests.tables.tables import ADA, BEN, CLEO, lobby, play_on, started

pytestmark = pytest.mark.one_game
OVER, OLD, ENDED, RUNNING, LOBBY = 1, 2, 3, 4, 5


@pytest.fixture
async def earlier(file: Path, playing: str) -> Path:
    """Two games that are over, one of them by older rules, one that was ended, one under way, and a lobby."""
    assert playing
    today = file.with_name("today.sqlite3")
    store = await SqliteStore.open(today)
    manager = Manager(store)
    for channel in (OVER, OLD):
        await play_on(manager, await started(manager, ADA, BEN, channel=channel), 10_000, seed=channel)
    await manager.closing.end((await started(manager, ADA, BEN, channel=ENDED)).id, "Mona")
    await play_on(manager, await started(manager, ADA, CLEO, channel=RUNNING), 9)
    await lobby(manager, BEN, channel=LOBBY)
    await store.close()
    with opened(today) as db:
        db.execute("UPDATE tables SET rules = '0.old' WHERE id = ?", (OLD,))
    make_earlier(file, today)
    return file


@pytest.fixture
async def store(earlier: Path) -> AsyncIterator[SqliteStore]:
    """That database, brought up to date."""
    opened_store = await SqliteStore.open(earlier)
    yield opened_store
    await opened_store.close()


async def test_sittings_are_brought_over_at_once(store: SqliteStore) -> None:
    """Whoever sat there at the end counts for the whole game; who sits there now sits on."""
    turns = {number: found.turns for number in (OVER, ENDED, RUNNING) if (found := await store.table(number))}
    assert await store.sittings(OVER) == (
        SittingRow(0, ADA, "Ada", "", 0, turns[OVER]),
        SittingRow(1, BEN, "Ben", "", 0, turns[OVER]),
    )
    assert [one.end_turn for one in await store.sittings(ENDED)] == [turns[ENDED]] * 2
    assert [one.end_turn for one in await store.sittings(RUNNING)] == [None, None]
    assert await store.sittings(LOBBY) == ()
    assert [one.table_id for one in await store.history(ADA, 9)] == [ENDED, OLD, OVER]


async def test_tables_know_by_which_figures_they_began(store: SqliteStore) -> None:
    """The end of the version of the rules, in every database from before."""
    running, old = await store.table(RUNNING), await store.table(OLD)
    assert running is not None
    assert old is not None
    assert (running.rules.partition(".")[2], old.figures) == (running.figures, "old")
    assert running.figures


async def test_results_are_filled_in_and_games_of_older_rules_told(
    store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    """Once; a later start has only the latter to try again."""
    caplog.set_level(logging.INFO, "bot.service.scoring")
    assert await numbers(store, Search.UNSCORED) == (OVER, OLD)
    await fill_in_results(store, pause=0)
    table = await Manager(store).table(OVER)
    assert await store.results(OVER) == results_of(table.rules, table.state)
    assert len(await store.results(OVER)) == 2
    assert (await store.results(OLD), await store.results(ENDED), await numbers(store, Search.UNSCORED)) == (
        (),
        (),
        (OLD,),
    )
    [told] = caplog.records
    assert told.message == "results_filled_in"
    assert facts_of(told) == {"games": 1, "of_other_rules": 1}


async def test_broken_off_it_goes_on_at_the_next_start(store: SqliteStore) -> None:
    """Each game is saved by itself."""
    filling = asyncio.create_task(fill_in_results(store, pause=10 * PATIENCE))
    async with asyncio.timeout(PATIENCE):
        while await numbers(store, Search.UNSCORED) != (OLD,):  # noqa: ASYNC110  # asked of the file
            await asyncio.sleep(0.01)
    filling.cancel()
    await fill_in_results(store, pause=0)
    assert await store.results(OVER)


async def test_a_game_from_before_goes_on_and_ends_with_results(store: SqliteStore) -> None:
    """With the sittings that were brought over."""
    manager = Manager(store)
    table = await manager.table(RUNNING)
    await play_on(manager, table, 10_000, seed=3)
    assert table.status is Status.OVER
    assert [one.end_turn for one in await store.sittings(RUNNING)] == [table.turns] * 2
    assert await store.results(RUNNING) == results_of(table.rules, table.state)
