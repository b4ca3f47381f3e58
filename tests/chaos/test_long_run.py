"""A long run ends when all that was wished for is there, and no sooner."""

from collections import Counter

import pytest

from tests.chaos.long_run import LongRun

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
def test_it_is_enough_when_every_wish_is_fulfilled(run: LongRun, is_enough: bool) -> None:
    """Games, kills and time, whichever were asked for."""
    assert run.is_enough(60.0, TOTAL) is is_enough


def test_one_round_is_the_least() -> None:
    """Though nothing was asked for."""
    assert not LongRun().is_enough(60.0, Counter())
