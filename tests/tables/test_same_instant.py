"""Deadlines, a lapsing vote and clicks in the same second, at one table and at many."""

import asyncio
from typing import Any

import pytest

from bot.errors import ClosedPrompt
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.marks import misses_so_far
from bot.tables.motions import LIFE, ConsentKind, offering
from bot.tables.pace import DAY, PACES, PaceName
from bot.tables.posts import PostKind
from bot.tables.table import Table
from bot.tables.tuning import Tuning
from tests.causes import by_click
from tests.clock import Clock
from tests.every_game import asks_all_at_once, games_that, played_by
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    NAMES,
    check_replay,
    check_stored,
    open_prompt,
    posts_of,
    settled,
    started,
)
from tests.tuned import tuned

DAILY = PACES[PaceName.DAILY]
MIDNIGHT = 20_000 * DAY
pytestmark = games_that(asks_all_at_once)


@pytest.fixture
def clock() -> Clock:
    """The manager's clock."""
    return Clock(MIDNIGHT)


async def ring(manager: Manager) -> None:
    """Run all timers that are due."""
    manager.timers.look_soon()
    await manager.timers.look()


async def lapses(manager: Manager, table: Table) -> list[int]:
    """Seats whose time was announced as up, in order."""
    return [seat for post in await posts_of(manager, table) for seat in post.lapsed]


def first_options(table: Table, user: int) -> tuple[str, tuple[str, ...]]:
    """The user's prompt id and an answer with the first options."""
    prompt = open_prompt(table, user)
    return prompt.id, tuple(prompt.options[: max(1, prompt.least)])


@tuned(Tuning(due_batch=2))
async def test_many_tables_due_in_the_same_second_are_each_handled_once(
    manager: Manager, store: Store, clock: Clock
) -> None:
    """The test has more due tables than one query returns."""
    made = [await started(manager, ADA, BEN, channel=channel, pace=PaceName.DAILY) for channel in range(5)]
    for table in made:
        await manager.play.answer(table.id, BEN, *first_options(table, BEN))
    clock.forward(DAILY.reminder)
    for _ in range(2):
        await ring(manager)
    for table in made:
        kinds = [post.kind for post in await posts_of(manager, table)]
        assert kinds.count(PostKind.REMINDER) == 1
    assert {table.now.due_at for table in made} == {MIDNIGHT + DAILY.limit}
    clock.forward(DAILY.limit - DAILY.reminder)
    for _ in range(2):
        await ring(manager)
        for table in made:
            await settled(manager, table)
    for table in made:
        assert await lapses(manager, table) == [0]
        assert misses_so_far(table.now.marks[0]) == 1
        await check_stored(store, table)
        await check_replay(manager, table)
    assert await store.due_tables(int(clock.now), 99) == ()


@played_by(3)
async def test_each_seat_whose_time_is_up_is_decided_once(manager: Manager, clock: Clock) -> None:
    """Several timers fire at once."""
    table = await started(manager, ADA, BEN, CLEO, pace=PaceName.DAILY)
    asked = {(seat, prompt.id) for seat in table.awaited() if (prompt := table.prompt_for(seat))}
    clock.forward(DAILY.limit)
    await asyncio.gather(*(ring(manager) for _ in range(3)))
    await settled(manager, table)
    answered = [(turn.seat, turn.prompt) for turn in await manager.store.turns(1)]
    assert sorted(one for one in answered if one in asked) == sorted(asked)
    assert len(answered) == len(set(answered))
    assert sorted(await lapses(manager, table)) == [0, 1, 2]
    assert [misses_so_far(table.now.marks[seat]) for seat in range(3)] == [1, 1, 1]
    await check_replay(manager, table)


@pytest.mark.parametrize("is_click_first", [True, False])
async def test_a_click_at_the_deadline_leads_to_only_one_answer(
    manager: Manager, clock: Clock, is_click_first: bool
) -> None:
    """Either the click is saved and no miss is counted, or the player learns that the question is closed."""
    table = await started(manager, ADA, BEN, pace=PaceName.DAILY)
    await manager.play.answer(1, BEN, *first_options(table, BEN))
    prompt, options = first_options(table, ADA)
    clock.forward(DAILY.limit)
    click = manager.play.answer(by_click(1, 7), ADA, prompt, options)
    both: list[Any] = [click, ring(manager)] if is_click_first else [ring(manager), click]
    results = await asyncio.gather(*both, return_exceptions=True)
    await settled(manager, table)
    result = results[0 if is_click_first else 1]
    turns = [turn for turn in await manager.store.turns(1) if turn.prompt == prompt and turn.seat == 0]
    assert len(turns) == 1
    if isinstance(result, BaseException):
        assert isinstance(result, ClosedPrompt)
        assert await lapses(manager, table) == [0]
    else:
        assert turns[0].answer == options
        assert await lapses(manager, table) == []
        assert misses_so_far(table.now.marks[0]) == 0
    await check_replay(manager, table)


@played_by(3)
async def test_clicks_of_all_seats_at_the_deadline_are_all_saved_or_refused(manager: Manager, clock: Clock) -> None:
    """No seat is answered for twice, and no accepted click is replaced."""
    table = await started(manager, ADA, BEN, CLEO, pace=PaceName.DAILY)
    asked = {user: first_options(table, user) for user in (ADA, BEN, CLEO)}
    clock.forward(DAILY.limit)
    clicks = [manager.play.answer(by_click(1, user), user, *answer) for user, answer in asked.items()]
    results = await asyncio.gather(*clicks, ring(manager), return_exceptions=True)
    await settled(manager, table)
    turns = await manager.store.turns(1)
    for (user, (prompt, options)), result in zip(asked.items(), results[:3], strict=True):
        found = [turn.answer for turn in turns if turn.seat == table.seat_of(user) and turn.prompt == prompt]
        assert found == [options] if isinstance(result, Table) else len(found) == 1, NAMES[user]
        assert isinstance(result, Table | ClosedPrompt)
    await check_replay(manager, table)


async def test_a_vote_lapses_before_a_last_yes_in_the_same_second(manager: Manager, clock: Clock) -> None:
    """Deadlines in that second are still handled."""
    pace = PACES[PaceName.RELAXED]
    table = await started(manager, ADA, BEN, pace=PaceName.RELAXED)
    motion = offering(BEN, CLEO)
    await manager.seat_changes.propose(1, BEN, motion, lambda _at: "Cleo")
    assert LIFE[ConsentKind.OFFER] == pace.limit
    clock.forward(pace.limit)
    yes = manager.seat_changes.agree(1, CLEO, motion, lambda _at: "Cleo")
    results = await asyncio.gather(yes, ring(manager), return_exceptions=True)
    await settled(manager, table)
    assert isinstance(results[0], Exception)
    assert table.people == {ADA, BEN}
    assert motion not in table.now.consents
    assert sorted(await lapses(manager, table)) == [0, 1]
    await check_stored(manager.store, table)
