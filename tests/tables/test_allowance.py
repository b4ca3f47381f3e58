"""Nobody may ask for so much that others wait."""

import pytest

from bot.errors import OneMoment
from bot.tables import allowance
from bot.tables.allowance import Allowance
from tests.clock import Clock


def test_so_much_at_once_is_free_and_one_more_is_told_when() -> None:
    """Three at once, then one every two seconds."""
    clock = Clock(0.0)
    limited = Allowance(3, 0.5, clock)
    for _ in range(3):
        limited.take(1)
    with pytest.raises(OneMoment) as refusal:
        limited.take(1)
    assert refusal.value.facts == {"seconds": 2}
    clock.now = 2.0
    limited.take(1)
    with pytest.raises(OneMoment):
        limited.take(1)


def test_a_refusal_costs_nothing() -> None:
    """Whoever keeps asking does not wait longer for it."""
    clock = Clock(0.0)
    limited = Allowance(1, 1.0, clock)
    limited.take(1)
    for _ in range(50):
        with pytest.raises(OneMoment):
            limited.take(1)
    clock.now = 1.0
    limited.take(1)


def test_one_person_does_not_use_up_what_is_anothers() -> None:
    """Each has their own."""
    limited = Allowance(1, 1.0, Clock(0.0))
    limited.take(1)
    limited.take(2)


def test_people_who_ask_no_more_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory does not grow with everyone who ever came."""
    monkeypatch.setattr(allowance, "MOST_KEPT", 10)
    clock = Clock(0.0)
    limited = Allowance(1, 1.0, clock)
    for user in range(100):
        clock.now += 1.0
        limited.take(user)
    assert len(limited._full_at) <= 11


@pytest.mark.parametrize("now", [0.1, 1234.567, 1_763_388_000.123456, 2.0**31 + 1 / 3])
def test_what_is_free_at_once_is_free_at_any_time(now: float) -> None:
    """Sums of times are never exact; nobody is asked to wait for the rest of a rounding."""
    for at_once, per_second in ((1, 0.001), (3, 0.3), (12, 1.0), (200, 30.0)):
        limited = Allowance(at_once, per_second, Clock(now))
        for _ in range(at_once):
            limited.take(1)
        with pytest.raises(OneMoment):
            limited.take(1)
