"""Where very many click in the same instant, the bot answers some at a time, and forgets nobody."""

import asyncio
from itertools import pairwise

import pytest

from cogs.replies import crowd as crowds
from cogs.replies.crowd import AT_ONCE, CROWD, MANY, Crowd
from tests.patience import PATIENCE


async def test_alone_nobody_waits() -> None:
    """As long as few come in a turn of the event loop."""
    crowd, done = Crowd(), []
    for number in range(3 * AT_ONCE):
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        waiting = crowd.take_turn()
        try:
            waiting.send(None)
        except StopIteration:
            done.append(number)
    assert len(done) == 3 * AT_ONCE


async def test_many_are_let_in_some_at_a_time_in_their_order_and_others_get_through_between() -> None:
    """A timer that is due is not kept waiting by hundreds."""
    crowd, begun, seen = Crowd(), list[int](), list[int]()

    async def come(number: int) -> None:
        await crowd.take_turn()
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


async def test_whoever_is_broken_off_while_waiting_keeps_nobody_waiting() -> None:
    """The next one takes their place."""
    crowd = Crowd()
    tasks = [asyncio.create_task(crowd.take_turn()) for _ in range(4 * AT_ONCE)]
    await asyncio.sleep(0)
    for task in tasks[AT_ONCE : 3 * AT_ONCE]:
        task.cancel()
    done = await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), PATIENCE)
    assert done.count(None) == 2 * AT_ONCE


async def test_in_a_crowd_patience_is_asked_for_everybody_who_waits_once() -> None:
    """But for whom it was asked before, and who has been answered."""
    crowd, asked = Crowd(), list[str]()

    def ask(who: str) -> None:
        crowd.leave(who)
        asked.append(who)

    for who in ("Ada", "Ben", "Cleo"):
        crowd.join(who, lambda who=who: ask(who), CROWD - 1)  # type: ignore[misc]
    crowd.leave("Ben")
    assert not asked
    for who in ("Dora", "Emil"):
        crowd.join(who, lambda who=who: ask(who), CROWD)  # type: ignore[misc]
    assert asked == ["Ada", "Cleo", "Dora", "Emil"]


@pytest.mark.parametrize(("left", "is_asked"), [(MANY, True), (MANY - 1, False)])
async def test_where_many_still_wait_after_a_while_the_machine_is_too_busy_for_them(
    monkeypatch: pytest.MonkeyPatch, left: int, is_asked: bool
) -> None:
    """Fewer than a crowd, but more than it can answer in time; where most have their answers, nobody is asked."""
    monkeypatch.setattr(crowds, "OVERDUE", 0.01)
    crowd, asked = Crowd(), list[int]()
    for who in range(2 * MANY):
        crowd.join(who, lambda who=who: asked.append(who), who)  # type: ignore[misc]
    for who in range(2 * MANY - left):
        crowd.leave(who)
    await asyncio.sleep(0.05)
    assert asked == (list(range(2 * MANY - left, 2 * MANY)) if is_asked else [])
