"""Quiet hours at midnight and when clocks change: they are stored in UTC."""

import asyncio
from datetime import datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest

from bot.tables.digests import next_digest
from bot.tables.habits import ENOUGH_DAYS, Habits
from bot.tables.manager import Manager
from bot.tables.pace import DAY, GRACE, HOUR, MINUTE, PACES, PaceName, Rest, time_decision
from bot.tables.people import PersonSettings
from bot.tables.table import Table
from tests.clock import Clock
from tests.every_game import asks_all_at_once, games_that
from tests.tables.tables import ADA, BEN, posts_of, started

DAILY = PACES[PaceName.DAILY]
RESTS = [
    Rest(0, 8 * HOUR),
    Rest(16 * HOUR, 8 * HOUR),
    Rest(23 * HOUR, 8 * HOUR),
    Rest(23 * HOUR + 45 * MINUTE, 30 * MINUTE),
    Rest(14 * HOUR, 10 * HOUR),
]
"""Quiet hours from, until and across midnight, for half an hour around it, and the longest possible until midnight."""
CHANGES = {
    "Berlin, spring": ("Europe/Berlin", (2026, 3, 29), HOUR),
    "Berlin, autumn": ("Europe/Berlin", (2026, 10, 25), -HOUR),
    "New York, spring": ("America/New_York", (2026, 3, 8), HOUR),
    "New York, autumn": ("America/New_York", (2026, 11, 1), -HOUR),
    "Lord Howe, autumn": ("Australia/Lord_Howe", (2026, 4, 5), -HOUR // 2),
}
"""Time zones by name: zone, day when its clocks change, and number of seconds they move forward."""


def midnight(zone: str, day: tuple[int, int, int]) -> int:
    """When the day begins in this time zone."""
    return int(datetime(*day, tzinfo=ZoneInfo(zone)).timestamp())


def rest_there(zone: str, day: tuple[int, int, int], hour: int, lasts: int) -> Rest:
    """The quiet hours of a player who sets them in local time on this day."""
    begins = datetime(*day, hour, tzinfo=ZoneInfo(zone))
    return Rest(int(begins.timestamp()) % DAY, lasts)


@pytest.mark.parametrize("rest", RESTS)
def test_every_minute_of_three_days_is_in_one_rest_or_in_none(rest: Rest) -> None:
    """Every rest has the chosen length and ends once a day."""
    begin = 20_000 * DAY - 12 * HOUR
    found: dict[int, list[int]] = {}
    for at in range(begin, begin + 3 * DAY, MINUTE):
        if end := rest.ends(at):
            assert at < end <= at + rest.lasts
            found.setdefault(end, []).append(at)
        else:
            assert (at - rest.begins) % DAY >= rest.lasts
    whole = [minutes for minutes in found.values() if len(minutes) == rest.lasts // MINUTE]
    assert len(whole) >= 2
    assert all((end - rest.lasts) % DAY == rest.begins for end in found)
    assert all(rest.ends(end) is None and rest.ends(end - 1) == end for end in found)


@pytest.mark.parametrize("rest", RESTS)
@pytest.mark.parametrize("minute", range(0, 24 * 60, 15))
def test_no_call_reminder_or_deadline_falls_in_a_rest_around_midnight(rest: Rest, minute: int) -> None:
    """Covers questions asked at any time of day."""
    timing = time_decision(DAILY, rest, 20_000 * DAY + minute * MINUTE)
    assert rest.ends(timing.call_at) is rest.ends(timing.remind_at) is None
    assert timing.deadline is not None
    assert rest.ends(timing.deadline - GRACE) is None
    assert timing.call_at < timing.remind_at < timing.deadline


@pytest.mark.parametrize(("zone", "day", "forward"), CHANGES.values(), ids=CHANGES.keys())
def test_quiet_hours_keep_their_length_when_clocks_change(zone: str, day: tuple[int, int, int], forward: int) -> None:
    """Quiet hours are neither skipped nor doubled; in local time, they shift by exactly the change of the clock."""
    chosen = datetime(*day, tzinfo=ZoneInfo(zone)) - timedelta(days=10)
    rest = rest_there(zone, (chosen.year, chosen.month, chosen.day), 23, 8 * HOUR)
    begin = midnight(zone, day) - DAY
    ends = sorted({end for at in range(begin, begin + 3 * DAY, MINUTE) if (end := rest.ends(at))})
    assert {later - end for end, later in pairwise(ends)} == {DAY}
    local = [datetime.fromtimestamp(end, ZoneInfo(zone)) for end in ends]
    before, after = local[0], local[-1]
    assert (before.hour, before.minute) == (7, 0)
    assert (after.hour * 60 + after.minute) * MINUTE == 7 * HOUR + forward


@pytest.mark.parametrize(("zone", "day", "forward"), CHANGES.values(), ids=CHANGES.keys())
def test_digests_stay_a_day_apart_when_clocks_change(zone: str, day: tuple[int, int, int], forward: int) -> None:
    """No digest is lost in the skipped hour or doubled in the repeated one."""
    assert forward
    rest = rest_there(zone, day, 23, 8 * HOUR)
    habits = Habits((*(0,) * 2, 9, *(0,) * 21), days=ENOUGH_DAYS)
    settings = PersonSettings(rest=rest, habits=habits)
    times, now = [], midnight(zone, day) - 2 * DAY
    for _ in range(5):
        now = next_digest(settings, now)
        times.append(now)
        assert rest.ends(now) is None
    assert [later - one for one, later in pairwise(times)] == [DAY] * 4


def test_clicks_in_a_repeated_local_hour_count_as_different_hours() -> None:
    zone = ZoneInfo("Europe/Berlin")
    twice = [datetime(2026, 10, 25, 2, 30, tzinfo=zone, fold=fold) for fold in (0, 1)]
    habits = Habits()
    for at in twice:
        habits = habits.note(int(at.timestamp()))
    assert [at.hour for at in twice] == [2, 2]
    assert sum(habits.counts) == 2
    assert habits.counts[0] == habits.counts[1] == 1


async def calls(manager: Manager, table: Table) -> int:
    """The number of calls to the first seat."""
    return sum(0 in post.called for post in await posts_of(manager, table))


@games_that(asks_all_at_once)
@pytest.mark.parametrize(("zone", "day", "forward"), CHANGES.values(), ids=CHANGES.keys())
async def test_a_player_is_called_once_after_a_night_when_clocks_change(
    manager: Manager, clock: Clock, zone: str, day: tuple[int, int, int], forward: int
) -> None:
    """The call comes exactly when the quiet hours end, which is also when the decision's time starts."""
    assert forward
    rest = rest_there(zone, day, 0, 8 * HOUR)
    await manager.people.choose_rest(ADA, rest)
    clock.now = midnight(zone, day) + HOUR
    table = await started(manager, ADA, BEN, pace=PaceName.DAILY)
    end = rest.ends(int(clock.now))
    assert end is not None
    assert table.now.marks[0].call_at == end
    for at, times in ((end - 1, 0), (end, 1), (end + 1, 1), (end + HOUR, 1)):
        clock.now = at
        manager.timers.look_soon()
        await manager.timers.look()
        async with asyncio.timeout(30):
            while await calls(manager, table) < times:  # noqa: ASYNC110  # reads the store
                await asyncio.sleep(0.01)
        assert await calls(manager, table) == times
    assert table.deadline_of(0) == end + DAILY.limit + GRACE
