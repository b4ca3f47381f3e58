"""Votes on the pace of a running game."""

import pytest

from bot.errors import NotSeated, SamePace
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.motions import LAPSED, LIFE, ConsentKind, pacing
from bot.tables.pace import PACES, PaceName
from bot.tables.table import Table
from tests.clock import Clock
from tests.every_game import asks_all_at_once, games_that
from tests.tables.tables import ADA, BEN, FOREIGNER, check_replay, check_stored, refused, started

LIVE = pacing(PaceName.LIVE)


@pytest.fixture
def clock() -> Clock:
    """The manager's clock."""
    return Clock(2_000_000)


async def reopened(store: Store, clock: Clock) -> Table:
    """The table as another process loads it."""
    other = Manager(store, clock=clock)
    table = await other.table(1)
    await other.close()
    return table


@games_that(asks_all_at_once)
async def test_all_players_must_agree_to_a_new_pace(manager: Manager, clock: Clock, store: Store) -> None:
    """After the vote, open decisions get the full new time; the pace survives a restart."""
    table = await started(manager, ADA, BEN)
    await manager.pace_votes.agree_to_pace(1, ADA, PaceName.LIVE)
    assert (table.now.settings.pace, table.deadline_of(0)) == (PaceName.NONE, None)
    clock.forward(100)
    await manager.pace_votes.agree_to_pace(1, BEN, PaceName.LIVE)
    limit = PACES[PaceName.LIVE].limit
    assert table.now.settings.pace is PaceName.LIVE
    assert [table.deadline_of(seat) for seat in (0, 1)] == [int(clock.now) + limit] * 2
    assert table.now.due_at == clock.now + PACES[PaceName.LIVE].reminder
    await check_stored(store, table)
    assert (await reopened(store, clock)).now.settings.pace is PaceName.LIVE
    assert not table.now.consents
    await check_replay(manager, table)


async def test_one_player_can_keep_the_pace(manager: Manager) -> None:
    """A new proposal needs all votes again."""
    table = await started(manager, ADA, BEN)
    await manager.pace_votes.agree_to_pace(1, ADA, PaceName.LIVE)
    await manager.pace_votes.keep_pace(1, BEN, PaceName.LIVE)
    assert (table.now.consents, table.now.refusals) == ({}, {LIVE: BEN})
    await manager.pace_votes.agree_to_pace(1, BEN, PaceName.LIVE)
    assert table.now.settings.pace is PaceName.NONE


async def test_a_vote_on_the_pace_lapses(manager: Manager, clock: Clock) -> None:
    """Old votes do not count; a timer closes the vote when its time is up."""
    table = await started(manager, ADA, BEN)
    await manager.pace_votes.agree_to_pace(1, ADA, PaceName.LIVE)
    assert table.now.due_at == clock.now + LIFE[ConsentKind.PACE]
    clock.forward(LIFE[ConsentKind.PACE])
    assert manager.pace_votes.vote(table, LIVE).agreed == set()
    manager.timers.look_soon()
    await manager.timers.look()
    assert (table.now.consents, table.now.refusals) == ({}, {LIVE: LAPSED})
    await manager.pace_votes.agree_to_pace(1, BEN, PaceName.LIVE)
    assert table.now.settings.pace is PaceName.NONE


async def test_votes_from_strangers_or_for_the_current_pace_are_refused(manager: Manager) -> None:
    table = await started(manager, ADA, BEN)
    await refused(manager, table, NotSeated, manager.pace_votes.agree_to_pace(1, FOREIGNER, PaceName.LIVE))
    await refused(manager, table, SamePace, manager.pace_votes.agree_to_pace(1, ADA, PaceName.NONE))
