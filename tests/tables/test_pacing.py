"""The pace of a running game changes when everyone agrees, and only then."""

from collections.abc import AsyncIterator

import pytest

from bot.errors import NotSeated, SamePace
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.motions import LAPSED, LIFE, ConsentKind, pacing
from bot.tables.pace import PACES, PaceName
from bot.tables.table import Table
from tests.clock import Clock
from tests.every_game import asks_all_at_once, games_that
from tests.tables.tables import ADA, BEN, FOREIGNER, check_replay, contents, refused, started, stored

LIVE = pacing(PaceName.LIVE)


@pytest.fixture
def clock() -> Clock:
    """Of the manager."""
    return Clock(2_000_000)


@pytest.fixture
async def manager(store: Store, clock: Clock) -> AsyncIterator[Manager]:
    """All tables, by that clock."""
    made = Manager(store, clock=clock)
    yield made
    await made.close()


async def reopened(store: Store, clock: Clock) -> Table:
    """The table as another process reads it."""
    other = Manager(store, clock=clock)
    table = await other.table(1)
    await other.close()
    return table


@games_that(asks_all_at_once)
async def test_everyone_must_agree_to_another_pace(manager: Manager, clock: Clock, store: Store) -> None:
    """Then open decisions have the whole time of it from that moment on; a restart knows it."""
    table = await started(manager, ADA, BEN)
    await manager.pacing.agree_to_pace(1, ADA, PaceName.LIVE)
    assert (table.settings.pace, table.deadline_of(0)) == (PaceName.NONE, None)
    clock.forward(100)
    await manager.pacing.agree_to_pace(1, BEN, PaceName.LIVE)
    limit = PACES[PaceName.LIVE].limit
    assert table.settings.pace is PaceName.LIVE
    assert [table.deadline_of(seat) for seat in (0, 1)] == [int(clock.now) + limit] * 2
    assert table.due_at == clock.now + PACES[PaceName.LIVE].reminder
    assert contents(table) == await stored(store)
    assert (await reopened(store, clock)).settings.pace is PaceName.LIVE
    assert not table.consents
    await check_replay(manager, table)


async def test_anyone_can_keep_the_pace(manager: Manager) -> None:
    """Whoever had agreed is asked again if it comes up again."""
    table = await started(manager, ADA, BEN)
    await manager.pacing.agree_to_pace(1, ADA, PaceName.LIVE)
    await manager.pacing.keep_pace(1, BEN, PaceName.LIVE)
    assert (table.consents, table.refusals) == ({}, {LIVE: BEN})
    await manager.pacing.agree_to_pace(1, BEN, PaceName.LIVE)
    assert table.settings.pace is PaceName.NONE


async def test_a_vote_on_the_pace_lapses(manager: Manager, clock: Clock) -> None:
    """Nobody's yes of long ago counts; the table is looked at when it is time, and says so."""
    table = await started(manager, ADA, BEN)
    await manager.pacing.agree_to_pace(1, ADA, PaceName.LIVE)
    assert table.due_at == clock.now + LIFE[ConsentKind.PACE]
    clock.forward(LIFE[ConsentKind.PACE])
    assert manager.pacing.vote(table, LIVE).agreed == set()
    manager.timers._nearest = 0
    await manager.timers.look()
    assert (table.consents, table.refusals) == ({}, {LIVE: LAPSED})
    await manager.pacing.agree_to_pace(1, BEN, PaceName.LIVE)
    assert table.settings.pace is PaceName.NONE


async def test_who_may_not_or_need_not_vote_changes_nothing(manager: Manager) -> None:
    """A foreigner, and whoever wants what is."""
    table = await started(manager, ADA, BEN)
    await refused(manager, table, NotSeated, manager.pacing.agree_to_pace(1, FOREIGNER, PaceName.LIVE))
    await refused(manager, table, SamePace, manager.pacing.agree_to_pace(1, ADA, PaceName.NONE))
