"""Many simultaneous clicks: the bot handles them in batches and in order, and skips none."""

import asyncio
from itertools import pairwise

import pytest

from cogs.replies.load_control import AT_ONCE, CROWD, MANY, LoadControl
from tests.patience import PATIENCE


async def test_in_small_numbers_no_click_waits() -> None:
    """No click waits while only a few arrive per turn of the event loop."""
    control, done = LoadControl(), []
    for number in range(3 * AT_ONCE):
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        waiting = control.take_turn()
        try:
            waiting.send(None)
        except StopIteration:
            done.append(number)
    assert len(done) == 3 * AT_ONCE


async def test_many_clicks_are_admitted_in_batches_in_order() -> None:
    """Timers run between the batches."""
    control, begun, seen = LoadControl(), list[int](), list[int]()

    async def come(number: int) -> None:
        await control.take_turn()
        begun.append(number)

    def look() -> None:
        seen.append(len(begun))
        if len(begun) < 10 * AT_ONCE:
            asyncio.get_running_loop().call_soon(look)

    tasks = [asyncio.create_task(come(number)) for number in range(10 * AT_ONCE)]
    look()
    await asyncio.gather(*tasks)
    assert begun == list(range(10 * AT_ONCE))
    assert max(after - before for before, after in pairwise(seen)) <= AT_ONCE
    assert len(seen) > 9


async def test_a_canceled_wait_delays_no_other_click() -> None:
    """The next click takes the place of the canceled one."""
    control = LoadControl()
    tasks = [asyncio.create_task(control.take_turn()) for _ in range(4 * AT_ONCE)]
    await asyncio.sleep(0)
    for task in tasks[AT_ONCE : 3 * AT_ONCE]:
        task.cancel()
    done = await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), PATIENCE)
    assert done.count(None) == 2 * AT_ONCE


async def test_in_a_crowd_every_waiting_click_is_deferred_once() -> None:
    """Clicks that are already deferred or answered are not deferred again."""
    control, asked = LoadControl(), list[str]()

    def ask(who: str) -> None:
        control.leave(who)
        asked.append(who)

    for who in ("Ada", "Ben", "Cleo"):
        control.join(who, lambda who=who: ask(who), CROWD - 1)  # type: ignore[misc]
    control.leave("Ben")
    assert not asked
    for who in ("Dora", "Emil"):
        control.join(who, lambda who=who: ask(who), CROWD)  # type: ignore[misc]
    assert asked == ["Ada", "Cleo", "Dora", "Emil"]


@pytest.mark.parametrize(("left", "is_asked"), [(MANY, True), (MANY - 1, False)])
async def test_if_many_clicks_still_wait_after_a_while_they_are_deferred(left: int, is_asked: bool) -> None:
    """Fewer clicks than `CROWD` are enough; if only a few clicks still wait, they are not deferred."""
    control, asked = LoadControl(overdue=0.01), list[int]()
    for who in range(2 * MANY):
        control.join(who, lambda who=who: asked.append(who), who)  # type: ignore[misc]
    for who in range(2 * MANY - left):
        control.leave(who)
    await asyncio.sleep(0.05)  # all deferrals that are going to be requested are requested by now
    assert asked == (list(range(2 * MANY - left, 2 * MANY)) if is_asked else [])
