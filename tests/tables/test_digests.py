"""Daily digests: due at the hour in which somebody usually clicks, once a day, only where they are awaited."""

import asyncio

import pytest

from bot.storage.store import Store
from bot.tables.digests import next_digest
from bot.tables.habits import Habits
from bot.tables.manager import Manager
from bot.tables.pace import DAY, HOUR, Rest
from bot.tables.people import PersonSettings
from tests.clock import Clock
from tests.every_game import asks_all_at_once, games_that, played_by
from tests.tables.absence import clock, manager
from tests.tables.tables import ADA, BEN, CLEO, decide, started

__all__ = ["clock", "manager"]
"""Fixtures that the tests ask for by name."""
pytestmark = games_that(asks_all_at_once)


async def readers(manager: Manager) -> list[int]:
    """Those who are written to now."""
    return [user async for user in manager.digests.due_readers()]


@pytest.mark.parametrize(("now", "due"), [(0, 9), (8 * HOUR, 9), (9 * HOUR, 33), (23 * HOUR, 33)])
def test_a_digest_comes_at_nine_where_nothing_is_known(now: int, due: int) -> None:
    """Today where that is to come, else tomorrow."""
    assert next_digest(PersonSettings(), now) == due * HOUR


def test_a_digest_comes_when_somebody_usually_clicks() -> None:
    """By their habits, once these are known."""
    habits = Habits()
    for day in range(6):
        for hour in (18, *([20] if day % 2 else [])):
            habits = habits.note(day * DAY + hour * HOUR)
    assert next_digest(PersonSettings(habits=habits), 0) == 18 * HOUR


def test_a_digest_disturbs_nobodys_rest() -> None:
    """It comes when they wake up."""
    assert next_digest(PersonSettings(rest=Rest(5 * HOUR, 6 * HOUR)), 0) == 11 * HOUR


async def test_whoever_wants_it_is_told_once_a_day_where_they_are_awaited(manager: Manager, clock: Clock) -> None:
    """Not before it is due, nor twice; nobody who has not asked for it."""
    await started(manager, ADA, BEN)
    await manager.digests.choose(ADA, is_wanted=True)
    assert await readers(manager) == []
    clock.forward(9 * HOUR)
    assert await readers(manager) == [ADA]
    assert await readers(manager) == []
    clock.forward(DAY)
    assert await readers(manager) == [ADA]


async def test_nobody_is_told_who_is_not_awaited(manager: Manager, clock: Clock) -> None:
    """Nor whoever is on vacation, plays nowhere, or wants it no longer; the next day is another."""
    table = await started(manager, ADA, BEN)
    for user in (ADA, BEN, CLEO):
        await manager.digests.choose(user, is_wanted=True)
    await decide(manager, table, ADA)
    await manager.vacations.begin(BEN, 1, plays=False)
    clock.forward(9 * HOUR)
    assert await readers(manager) == []
    await manager.vacations.end(BEN)
    clock.forward(DAY)
    assert await readers(manager) == [BEN]
    await manager.digests.choose(BEN, is_wanted=False)
    clock.forward(DAY)
    assert await readers(manager) == []


async def test_what_is_due_survives_a_restart_and_is_taken_once(manager: Manager, store: Store, clock: Clock) -> None:
    """Also where the bot stops before it is sent: it is never sent twice."""
    await started(manager, ADA, BEN)
    await manager.digests.choose(ADA, is_wanted=True)
    clock.forward(5 * DAY)
    again = Manager(store, clock)
    assert await readers(again) == [ADA]
    assert await readers(Manager(store, clock)) == []


@played_by(3)
async def test_two_processes_that_have_read_the_same_tell_everybody_once(
    manager: Manager, store: Store, clock: Clock
) -> None:
    """As at a handover: each of them tells those whom the other has not told yet."""
    await started(manager, ADA, BEN, CLEO)
    for user in (ADA, BEN, CLEO):
        await manager.digests.choose(user, is_wanted=True)
    clock.forward(DAY)
    older = manager.digests.due_readers()
    assert await anext(older) == ADA
    assert await readers(Manager(store, clock)) == [BEN, CLEO]
    assert [user async for user in older] == []
    clock.forward(DAY)
    told = await asyncio.gather(readers(manager), readers(Manager(store, clock)))
    assert sorted(told[0] + told[1]) == [ADA, BEN, CLEO]


async def test_whoever_has_handed_the_digests_over_takes_none_any_more(
    manager: Manager, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who were not told yet are told by the other process."""
    await started(manager, ADA, BEN)
    for user in (ADA, BEN):
        await manager.digests.choose(user, is_wanted=True)
    clock.forward(DAY)
    older = manager.digests.due_readers()
    assert await anext(older) == ADA
    monkeypatch.setattr(manager.part, "works_for", lambda _server: False)
    assert [user async for user in older] == await readers(manager) == []
    assert await readers(Manager(store, clock)) == [BEN]


async def test_whoever_cannot_be_reached_hears_of_it_once(manager: Manager, clock: Clock) -> None:
    """And is not written to any more."""
    await started(manager, ADA, BEN)
    await manager.digests.choose(ADA, is_wanted=True)
    await manager.digests.fail(ADA)
    clock.forward(2 * DAY)
    assert await readers(manager) == []
    assert [await manager.digests.take_failure(ADA) for _ in range(2)] == [True, False]
