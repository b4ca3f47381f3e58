"""How much time a decision has."""

import pytest

from bot.tables.pace import DAY, GRACE, HOUR, MINUTE, PACES, Pace, PaceName, Rest, find_deadline, time_decision, wake_up

MIDNIGHT = 20_000 * DAY
NIGHT = Rest(23 * HOUR, 8 * HOUR)
"""From 23 to 7."""
DAILY = PACES[PaceName.DAILY]


@pytest.mark.parametrize(
    ("hour", "end"), [(22, None), (23, 31), (24, 31), (30, 31), (31, None), (40, None), (47, 55), (54.5, 55)]
)
def test_a_rest_ends_on_the_morning_after_it_began(hour: float, end: int | None) -> None:
    """Also across midnight."""
    found = NIGHT.ends(MIDNIGHT + int(hour * HOUR))
    assert found == (None if end is None else MIDNIGHT + end * HOUR)


def test_whoever_rests_never_is_awake_at_any_time() -> None:
    """The usual case."""
    assert all(wake_up(Rest(), MIDNIGHT + hour * HOUR) == MIDNIGHT + hour * HOUR for hour in range(24))


@pytest.mark.parametrize("hour", range(24))
@pytest.mark.parametrize("pace", PACES.values())
def test_nobody_is_called_reminded_or_out_of_time_while_they_rest(pace: Pace, hour: int) -> None:
    """But for live games, which nobody begins before going to bed."""
    timing = time_decision(pace, NIGHT, MIDNIGHT + hour * HOUR)
    times = [timing.call_at, timing.remind_at, *([timing.deadline - GRACE] if timing.deadline else [])]
    if pace.respects_rest:
        assert not any(NIGHT.ends(at) for at in times)
    else:
        assert timing.deadline == MIDNIGHT + hour * HOUR + pace.limit


@pytest.mark.parametrize("hour", range(24))
def test_whoever_is_called_after_a_rest_has_the_whole_time_from_then(hour: int) -> None:
    """And the reminder comes before the end."""
    timing = time_decision(DAILY, NIGHT, MIDNIGHT + hour * HOUR)
    assert timing.deadline is not None
    assert DAILY.limit <= timing.deadline - timing.call_at <= DAILY.limit + NIGHT.lasts + GRACE
    assert timing.call_at < timing.remind_at < timing.deadline


def test_without_a_limit_there_is_no_deadline() -> None:
    """But whoever forgets is reminded."""
    assert find_deadline(PACES[PaceName.NONE], Rest(), MIDNIGHT) is None
    assert PACES[PaceName.NONE].reminder


@pytest.mark.parametrize("pace", [pace for pace in PACES.values() if pace.limit])
def test_a_reminder_leaves_time_to_act(pace: Pace) -> None:
    """At least a quarter of the time, and some minutes."""
    assert pace.limit - pace.reminder >= max(5 * MINUTE, pace.limit // 4)
