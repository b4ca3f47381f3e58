"""A decision's times: call, reminder and deadline."""

import pytest

from bot.tables.pace import DAY, GRACE, HOUR, MINUTE, PACES, Pace, PaceName, Rest, find_deadline, time_decision, wake_up

MIDNIGHT = 20_000 * DAY
NIGHT = Rest(23 * HOUR, 8 * HOUR)
"""Quiet hours from 23:00 to 7:00."""
DAILY = PACES[PaceName.DAILY]


@pytest.mark.parametrize(
    ("hour", "end"), [(22, None), (23, 31), (24, 31), (30, 31), (31, None), (40, None), (47, 55), (54.5, 55)]
)
def test_a_rest_ends_the_morning_after_it_began(hour: float, end: int | None) -> None:
    found = NIGHT.ends(MIDNIGHT + int(hour * HOUR))
    assert found == (None if end is None else MIDNIGHT + end * HOUR)


def test_a_player_without_quiet_hours_is_always_awake() -> None:
    assert all(wake_up(Rest(), MIDNIGHT + hour * HOUR) == MIDNIGHT + hour * HOUR for hour in range(24))


@pytest.mark.parametrize("hour", range(24))
@pytest.mark.parametrize("pace", PACES.values())
def test_no_call_reminder_or_deadline_falls_in_quiet_hours(pace: Pace, hour: int) -> None:
    """The exception is live games."""
    timing = time_decision(pace, NIGHT, MIDNIGHT + hour * HOUR)
    times = [timing.call_at, timing.remind_at, *([timing.deadline - GRACE] if timing.deadline else [])]
    if pace.respects_rest:
        assert not any(NIGHT.ends(at) for at in times)
    else:
        assert timing.deadline == MIDNIGHT + hour * HOUR + pace.limit


@pytest.mark.parametrize("hour", range(24))
def test_a_player_called_after_a_rest_gets_the_full_time(hour: int) -> None:
    """The reminder comes before the deadline."""
    timing = time_decision(DAILY, NIGHT, MIDNIGHT + hour * HOUR)
    assert timing.deadline is not None
    assert DAILY.limit <= timing.deadline - timing.call_at <= DAILY.limit + NIGHT.lasts + GRACE
    assert timing.call_at < timing.remind_at < timing.deadline


def test_without_a_limit_there_is_no_deadline() -> None:
    """The player is still reminded."""
    assert find_deadline(PACES[PaceName.NONE], Rest(), MIDNIGHT) is None
    assert PACES[PaceName.NONE].reminder


@pytest.mark.parametrize("pace", [pace for pace in PACES.values() if pace.limit])
def test_a_reminder_leaves_time_to_act(pace: Pace) -> None:
    """At least a quarter of the limit, and at least five minutes, are left."""
    assert pace.limit - pace.reminder >= max(5 * MINUTE, pace.limit // 4)
