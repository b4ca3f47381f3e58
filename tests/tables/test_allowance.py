"""Limits on requests per user and per server."""

import asyncio

import pytest

from bot.errors import BusyServer, OneMoment
from bot.tables.allowance import HEAVY, Allowance, Allowances, Cost
from tests.clock import Clock

HERE, ELSEWHERE = 7, 8


def limited_by(person: Allowance, server: Allowance | None = None) -> Allowances:
    """Allowances with these limits."""
    limits = Allowances()
    limits.person, limits.server = person, server
    return limits


def click(limits: Allowances, user: int, server: int | None = HERE) -> None:
    """Charge the user and the server for a click."""
    limits.take(user, server, Cost.CLICK)


def test_a_refusal_says_how_long_to_wait() -> None:
    """The limit is three requests at once, then one every two seconds."""
    clock = Clock(0.0)
    limits = limited_by(Allowance(3, 0.5, clock))
    for _ in range(3):
        click(limits, 1)
    with pytest.raises(OneMoment) as refusal:
        click(limits, 1)
    assert refusal.value.facts == {"seconds": 2}
    clock.now = 2.0
    click(limits, 1)
    with pytest.raises(OneMoment):
        click(limits, 1)


def test_all_costs_are_drawn_from_one_allowance() -> None:
    """A user who just requested pictures has fewer clicks left, and vice versa."""
    limits = Allowances(clock=Clock(0.0))
    for _ in range(12):
        limits.take(1, HERE, Cost.PICTURE)
    for _ in range(8):
        click(limits, 1)
    with pytest.raises(OneMoment):
        click(limits, 1)
    for _ in range(150):
        click(limits, 2)
    limits.take(2, HERE, Cost.SEARCH)
    with pytest.raises(OneMoment):
        limits.take(2, HERE, Cost.REPLAY)


def test_the_wait_for_an_expensive_action_is_longer() -> None:
    """The action's whole cost must be available again."""
    clock = Clock(0.0)
    limits = Allowances(clock=clock)
    for _ in range(4):
        limits.take(1, HERE, Cost.SEARCH)
    with pytest.raises(OneMoment) as refusal:
        limits.take(1, HERE, Cost.SEARCH)
    assert refusal.value.facts == {"seconds": 2}
    clock.now = 2.0
    limits.take(1, HERE, Cost.SEARCH)


def test_a_refusal_costs_nothing() -> None:
    """Repeated attempts do not extend the wait."""
    clock = Clock(0.0)
    limits = limited_by(Allowance(1, 1.0, clock))
    click(limits, 1)
    for _ in range(50):
        with pytest.raises(OneMoment):
            click(limits, 1)
    clock.now = 1.0
    click(limits, 1)


def test_extras_use_at_most_half_of_the_allowance() -> None:
    """Extras (pictures of questions) leave enough for clicks and board pictures."""
    limits = limited_by(Allowance(200, 0.5, Clock(0.0)))
    while limits.spare(1, Cost.PICTURE):
        pass
    for _ in range(100):
        click(limits, 1)
    assert not limits.spare(1, Cost.PICTURE)


def test_users_have_separate_allowances() -> None:
    limits = limited_by(Allowance(1, 1.0, Clock(0.0)))
    click(limits, 1)
    click(limits, 2)


def test_inactive_users_are_forgotten() -> None:
    """Memory does not grow with the number of users."""
    clock = Clock(0.0)
    limited = Allowance(1, 1.0, clock, most_kept=10)
    for user in range(100):
        clock.now += 1.0
        limited.count(user)
    assert len(limited.full_at) <= 11


@pytest.mark.parametrize("now", [0.1, 1234.567, 1_763_388_000.123456, 2.0**31 + 1 / 3])
def test_the_initial_allowance_does_not_depend_on_the_time(now: float) -> None:
    """Large timestamps cause no rounding errors that make a user wait."""
    for at_once, per_second in ((1, 0.001), (3, 0.3), (12, 1.0), (200, 30.0)):
        limited = Allowance(at_once, per_second, Clock(now))
        for _ in range(at_once):
            assert limited.wait(1) == 0
            limited.count(1)
        assert limited.wait(1)


# -- expensive actions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cost", list(Cost))
async def test_a_user_has_at_most_one_expensive_action_at_a_time(cost: Cost) -> None:
    """A second expensive action waits for the first; other users' actions and cheap actions do not wait."""
    limits, running, most = Allowances(), 0, 0

    async def act(user: int) -> None:
        nonlocal running, most
        async with limits.turn(user, cost):
            running += 1
            most = max(most, running)
            await asyncio.sleep(0)
            running -= 1

    await asyncio.gather(*(act(1) for _ in range(5)))
    assert most == (1 if cost in HEAVY else 5)
    most = 0
    await asyncio.gather(*(act(user) for user in range(5)))
    assert most == 5


# -- servers -----------------------------------------------------------------------------------------------------------


def test_the_users_of_a_server_share_its_allowance() -> None:
    """Three requests at once, then one every two seconds; other servers and direct messages have their own limit."""
    clock = Clock(0.0)
    limits = limited_by(Allowance(100, 100.0, clock), Allowance(3, 0.5, clock))
    for user in range(3):
        click(limits, user)
    with pytest.raises(BusyServer):
        click(limits, 3)
    click(limits, 3, ELSEWHERE)
    for _ in range(20):
        click(limits, 3, None)
    clock.now = 2.0
    click(limits, 3)
    with pytest.raises(BusyServer):
        click(limits, 4)


def test_refusals_by_the_server_limit_do_not_count_against_the_user() -> None:
    clock = Clock(0.0)
    limits = limited_by(Allowance(2, 0.001, clock), Allowance(1, 1.0, clock))
    click(limits, 1)
    for _ in range(50):
        with pytest.raises(BusyServer):
            click(limits, 2)
    click(limits, 2, ELSEWHERE)
    clock.now = 1.0
    click(limits, 2)


def test_refusals_by_the_user_limit_do_not_count_against_the_server() -> None:
    """The error names the user's limit, not the server's."""
    clock = Clock(0.0)
    limits = limited_by(Allowance(1, 0.001, clock), Allowance(2, 0.001, clock))
    click(limits, 1)
    for _ in range(50):
        with pytest.raises(OneMoment) as refusal:
            click(limits, 1)
        assert refusal.type is OneMoment
    click(limits, 2)
    with pytest.raises(OneMoment) as refusal:
        click(limits, 1)
    assert refusal.type is OneMoment


def test_inactive_servers_are_forgotten() -> None:
    """Memory grows neither with the number of servers nor with refusals."""
    clock = Clock(0.0)
    servers = Allowance(1, 1.0, clock, most_kept=10)
    limits = limited_by(Allowance(100, 100.0, clock), servers)
    for server in range(1, 100):
        clock.now += 1.0
        click(limits, 1, server)
    assert len(servers.full_at) <= 11
    with pytest.raises(BusyServer):
        click(limits, 2, 99)
    assert 2 not in limits.person.full_at


def test_an_active_server_is_never_refused() -> None:
    """A hundred users click and request pictures at once; then fifty tables get one click every four seconds each."""
    clock = Clock(0.0)
    limits = Allowances(clock=clock)
    for user in range(100):
        click(limits, user)
        limits.take(user, HERE, Cost.PICTURE)
    for second in range(600):
        clock.now = 3.0 + second
        for user in range(200):
            if user % 4 == second % 4:
                click(limits, user)
            if user % 20 == second % 20:
                limits.take(user, HERE, Cost.PICTURE)


def test_many_users_of_one_server_leave_more_than_half_of_a_process_to_other_servers() -> None:
    """A thousand users click once a second for a minute; one process handles about 150 clicks a second."""
    clock = Clock(0.0)
    limits, passed = Allowances(clock=clock), 0
    for second in range(60):
        clock.now = float(second)
        for user in range(1000):
            try:
                click(limits, user)
            except BusyServer:
                continue
            passed += 1
        click(limits, 5000 + second, ELSEWHERE)
    assert passed <= 400 + 60 * 75


def test_limits_per_server_can_be_turned_off() -> None:
    """Limits per user still apply."""
    limits = Allowances(limits_servers=False, clock=Clock(0.0))
    for user in range(1000):
        click(limits, user)
        limits.take(user, HERE, Cost.PICTURE)
    for _ in range(11):
        limits.take(1, HERE, Cost.PICTURE)
    with pytest.raises(OneMoment):
        limits.take(1, HERE, Cost.PICTURE)
