"""Daily digests: sent once a day, at the user's usual hour, to users with open questions."""

import asyncio

import pytest

from bot.storage.store import Store
from bot.tables.digests import next_digest
from bot.tables.habits import Habits
from bot.tables.manager import Manager
from bot.tables.pace import DAY, HOUR, Rest
from bot.tables.people import PersonSettings
from bot.tables.server_scope import ServerScope
from tests.clock import Clock
from tests.every_game import asks_all_at_once, games_that, played_by
from tests.tables.tables import ADA, BEN, CLEO, decide, started

pytestmark = games_that(asks_all_at_once)


class Handover(ServerScope):
    """A process that works for all servers until it hands them over."""

    is_done = False

    def works_for(self, server: int) -> bool:  # noqa: ARG002
        """True before the handover."""
        return not self.is_done


@pytest.fixture
def scope() -> Handover:
    """The manager's scope."""
    return Handover()


async def readers(manager: Manager) -> list[int]:
    """Users who get a digest now."""
    return [user async for user in manager.digests.due_readers()]


@pytest.mark.parametrize(("now", "due"), [(0, 9), (8 * HOUR, 9), (9 * HOUR, 33), (23 * HOUR, 33)])
def test_a_digest_is_sent_at_nine_to_users_with_unknown_habits(now: int, due: int) -> None:
    """The digest is sent today if it is not yet nine, otherwise tomorrow."""
    assert next_digest(PersonSettings(), now) == due * HOUR


def test_a_digest_is_sent_at_the_hour_of_most_clicks() -> None:
    habits = Habits()
    for day in range(6):
        for hour in (18, *([20] if day % 2 else [])):
            habits = habits.note(day * DAY + hour * HOUR)
    assert next_digest(PersonSettings(habits=habits), 0) == 18 * HOUR


def test_a_digest_waits_until_quiet_hours_end() -> None:
    assert next_digest(PersonSettings(rest=Rest(5 * HOUR, 6 * HOUR)), 0) == 11 * HOUR


async def test_a_user_who_wants_digests_gets_one_a_day_while_awaited(manager: Manager, clock: Clock) -> None:
    """Other users get no digest."""
    await started(manager, ADA, BEN)
    await manager.digests.choose(ADA, is_wanted=True)
    assert await readers(manager) == []
    clock.forward(9 * HOUR)
    assert await readers(manager) == [ADA]
    assert await readers(manager) == []
    clock.forward(DAY)
    assert await readers(manager) == [ADA]


async def test_users_without_an_open_question_get_no_digest(manager: Manager, clock: Clock) -> None:
    """Users who are on vacation, play nowhere or unsubscribed get no digest, either."""
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


async def test_a_due_digest_survives_a_restart_and_is_taken_once(manager: Manager, store: Store, clock: Clock) -> None:
    """The digest is marked as sent before it is sent, so that a crash cannot send it twice."""
    await started(manager, ADA, BEN)
    await manager.digests.choose(ADA, is_wanted=True)
    clock.forward(5 * DAY)
    again = Manager(store, clock)
    assert await readers(again) == [ADA]
    assert await readers(Manager(store, clock)) == []


@played_by(3)
async def test_two_processes_with_the_same_due_digests_send_each_once(
    manager: Manager, store: Store, clock: Clock
) -> None:
    """At a handover, each process skips the digests that the other has taken."""
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


async def test_a_process_that_has_handed_over_sends_no_more_digests(
    manager: Manager, store: Store, clock: Clock, scope: Handover
) -> None:
    """The other process sends the rest."""
    await started(manager, ADA, BEN)
    for user in (ADA, BEN):
        await manager.digests.choose(user, is_wanted=True)
    clock.forward(DAY)
    older = manager.digests.due_readers()
    assert await anext(older) == ADA
    scope.is_done = True
    assert [user async for user in older] == await readers(manager) == []
    assert await readers(Manager(store, clock)) == [BEN]


async def test_an_unreachable_user_is_informed_once(manager: Manager, clock: Clock) -> None:
    """The user gets no more digests."""
    await started(manager, ADA, BEN)
    await manager.digests.choose(ADA, is_wanted=True)
    await manager.digests.fail(ADA)
    clock.forward(2 * DAY)
    assert await readers(manager) == []
    assert [await manager.digests.take_failure(ADA) for _ in range(2)] == [True, False]
