"""Finding the hours in which a user never clicks."""

import pytest

from bot.tables.habits import ENOUGH_DAYS, LONGEST, MOST, Habits
from bot.tables.pace import DAY, HOUR, Rest

MONDAY = 20_000 * DAY


def clicked(hours: list[int], days: int) -> Habits:
    """The habits of a user who clicks at these hours every day."""
    habits = Habits()
    for day in range(days):
        for hour in sorted(hours):
            habits = habits.note(MONDAY + day * DAY + hour * HOUR + 61)
    return habits


@pytest.mark.parametrize(
    ("hours", "rest"),
    [
        ([7, 8, 12, 13, 18, 19, 20, 21, 22], Rest(23 * HOUR, 8 * HOUR)),
        ([0, 1, 2, 14, 15, 20, 21, 22, 23], Rest(3 * HOUR, LONGEST * HOUR)),
        ([0, 5, 10, 14, 15, 20], None),
    ],
    ids=["at night", "by day", "at all hours"],
)
def test_the_longest_gap_between_clicks_is_the_rest(hours: list[int], rest: Rest | None) -> None:
    """The gap can span midnight; a gap that is too long is shortened at both ends."""
    assert clicked(hours, ENOUGH_DAYS).find_rest() == rest


def test_no_rest_is_found_without_enough_data() -> None:
    """The user clicked on too few days, or too rarely."""
    assert clicked(list(range(8, 22)), ENOUGH_DAYS - 1).find_rest() is None
    assert clicked([12], ENOUGH_DAYS + 1).find_rest() is None
    assert Habits().find_rest() is None


def test_clicks_of_one_hour_count_once_and_old_days_fade() -> None:
    """Moving the clock back causes no error."""
    habits = Habits().note(MONDAY).note(MONDAY + 5).note(MONDAY - DAY)
    assert sum(habits.counts) == 1
    many = clicked(list(range(24)), 60)
    assert sum(many.counts) <= MOST
    assert clicked([20], 300).find_rest() is not None
