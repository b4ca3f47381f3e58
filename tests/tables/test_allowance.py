"""Nobody, and no server, may ask for so much that others wait."""

import pytest

from bot.errors import BusyServer, OneMoment
from bot.tables import allowance
from bot.tables.allowance import Allowance, Allowances, SharedAllowance
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


# -- servers -----------------------------------------------------------------------------------------------------------

HERE, ELSEWHERE = 7, 8


def test_the_people_of_a_server_share_what_it_may_ask_for() -> None:
    """Three at once, then one every two seconds, whoever asks; the other servers and direct messages go on."""
    clock = Clock(0.0)
    limited = SharedAllowance(Allowance(100, 100.0, clock), Allowance(3, 0.5, clock))
    for user in range(3):
        limited.take(user, HERE)
    with pytest.raises(BusyServer):
        limited.take(3, HERE)
    limited.take(3, ELSEWHERE)
    for _ in range(20):
        limited.take(3)
    clock.now = 2.0
    limited.take(3, HERE)
    with pytest.raises(BusyServer):
        limited.take(4, HERE)


def test_what_is_refused_to_a_server_is_not_counted_against_the_person() -> None:
    """Two are free to each: both are still there after any number of refusals."""
    clock = Clock(0.0)
    limited = SharedAllowance(Allowance(2, 0.001, clock), Allowance(1, 1.0, clock))
    limited.take(1, HERE)
    for _ in range(50):
        with pytest.raises(BusyServer):
            limited.take(2, HERE)
    limited.take(2, ELSEWHERE)
    clock.now = 1.0
    limited.take(2, HERE)


def test_what_is_refused_to_a_person_is_not_counted_against_the_server() -> None:
    """One person who floods takes nothing from the others; told is what is wrong with the person."""
    clock = Clock(0.0)
    limited = SharedAllowance(Allowance(1, 0.001, clock), Allowance(2, 0.001, clock))
    limited.take(1, HERE)
    for _ in range(50):
        with pytest.raises(OneMoment) as refusal:
            limited.take(1, HERE)
        assert refusal.type is OneMoment
    limited.take(2, HERE)
    with pytest.raises(OneMoment) as refusal:
        limited.take(1, HERE)
    assert refusal.type is OneMoment


def test_servers_that_ask_no_more_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory grows neither with servers nor with what is refused."""
    monkeypatch.setattr(allowance, "MOST_KEPT", 10)
    clock = Clock(0.0)
    servers = Allowance(1, 1.0, clock)
    limited = SharedAllowance(Allowance(100, 100.0, clock), servers)
    for server in range(1, 100):
        clock.now += 1.0
        limited.take(1, server)
    assert len(servers._full_at) <= 11
    with pytest.raises(BusyServer):
        limited.take(2, 99)
    assert 2 not in limited.person._full_at


def shared_by_clock(asked: SharedAllowance, clock: Clock) -> SharedAllowance:
    """The same limits by the clock of a test."""
    for one in (asked.person, asked.server):
        assert one
        one._clock = clock
    return asked


def test_a_lively_server_is_never_refused() -> None:
    """A hundred people who click and look at once; fifty tables whose people click every four seconds."""
    clock, limits = Clock(0.0), Allowances()
    requests, pictures = shared_by_clock(limits.requests, clock), shared_by_clock(limits.pictures, clock)
    for user in range(100):
        requests.take(user, HERE)
        pictures.take(user, HERE)
    for second in range(600):
        clock.now = 1.0 + second
        for user in range(200):
            if user % 4 == second % 4:
                requests.take(user, HERE)
            if user % 20 == second % 20:
                pictures.take(user, HERE)


def test_many_accounts_of_one_server_leave_more_than_half_of_a_process_to_the_others() -> None:
    """A thousand who each click once a second for a minute; a process can do about 150 a second."""
    clock = Clock(0.0)
    requests, passed = shared_by_clock(Allowances().requests, clock), 0
    for second in range(60):
        clock.now = float(second)
        for user in range(1000):
            try:
                requests.take(user, HERE)
            except BusyServer:
                continue
            passed += 1
        requests.take(5000 + second, ELSEWHERE)
    assert passed <= 400 + 60 * 60


def test_limits_of_servers_can_be_lifted() -> None:
    """Those of persons stay."""
    limits = Allowances(limits_servers=False)
    for user in range(1000):
        limits.requests.take(user, HERE)
        limits.pictures.take(user, HERE)
    for _ in range(11):
        limits.pictures.take(1, HERE)
    with pytest.raises(OneMoment):
        limits.pictures.take(1, HERE)
