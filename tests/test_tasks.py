"""Background tasks, backoff, and timers."""

import asyncio

from bot.tasks import Alarms, Backoff, TaskSet, cancel_all

RESOLUTION = 0.02
"""Maximum seconds by which a loop's timer fires early; the coarsest clock is that of Windows."""


def test_pauses_double_up_to_the_limit_and_restart_after_a_success() -> None:
    """The pauses in this test double from one second up to five."""
    backoff = Backoff(1.0, 5.0)
    assert [backoff.take() for _ in range(5)] == [1.0, 2.0, 4.0, 5.0, 5.0]
    backoff.reset()
    assert backoff.pause == 1.0
    assert backoff.take() == 1.0


async def test_wait_sleeps_for_the_next_pause() -> None:
    """The pauses are 0.02 and 0.04 seconds."""
    loop, backoff = asyncio.get_running_loop(), Backoff(0.02, 60.0)
    begun = loop.time()
    await backoff.wait()
    await backoff.wait()
    assert loop.time() - begun >= 0.06 - RESOLUTION
    assert backoff.pause == 0.08


async def test_a_task_is_kept_until_it_has_ended() -> None:
    """The garbage collector could delete a task that nothing keeps."""
    tasks, may_end = TaskSet(), asyncio.Event()
    task = tasks.start(may_end.wait())
    assert list(tasks) == [task]
    may_end.set()
    await tasks.finish()
    assert len(tasks) == 0


async def test_finish_also_waits_for_tasks_started_meanwhile() -> None:
    """The first task starts the second."""
    tasks, ended = TaskSet(), []

    async def second() -> None:
        ended.append("second")

    async def first() -> None:
        tasks.start(second())
        ended.append("first")

    tasks.start(first())
    await tasks.finish()
    assert ended == ["first", "second"]


async def test_cancel_waits_for_the_end_and_suppresses_errors() -> None:
    """The task in this test fails while being canceled."""
    tasks, ended = TaskSet(), []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("work")
            raise RuntimeError

    task = tasks.start(work())
    await asyncio.sleep(0)
    await tasks.cancel()
    assert (ended, len(tasks)) == (["work"], 0)
    await cancel_all((task,))  # a task that has ended causes no error


async def test_an_alarm_rings_once_at_the_time_set_most_recently() -> None:
    """Stopped alarms do not ring."""
    rung: list[int] = []
    alarms = Alarms(rung.append)
    for table_id in (1, 2, 3):
        alarms.set(table_id, 0.0)
    alarms.set(1, 3600.0)
    alarms.stop(2)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert rung == [3]
    assert list(alarms) == [1]
    alarms.stop_all()
    assert 1 not in alarms
