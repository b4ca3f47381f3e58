"""A long run ends when all limits are reached, and not before."""

from collections import Counter

import pytest

from tests.lab.chaos.long_run import LongRun

TOTAL = Counter(games=20, kills=7)


@pytest.mark.parametrize(
    ("run", "is_enough"),
    [
        (LongRun(), True),
        (LongRun(games=20, kills=7, minutes=1), True),
        (LongRun(games=21), False),
        (LongRun(kills=8), False),
        (LongRun(minutes=2), False),
    ],
)
def test_a_run_ends_when_every_limit_is_reached(run: LongRun, is_enough: bool) -> None:
    """The limits are games, kills and time, if given."""
    assert run.is_enough(60.0, TOTAL) is is_enough


def test_a_run_has_at_least_one_round() -> None:
    """One round is played even without limits."""
    assert not LongRun().is_enough(60.0, Counter())
