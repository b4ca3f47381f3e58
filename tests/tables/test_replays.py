"""Replays run in worker processes, once per table and turn."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.errors import NoWayBack, OneMoment
from bot.games.contract import encode
from bot.host_errors import BrokenRecord
from bot.metrics.metrics import THINKING_SECONDS
from bot.records.record import replay
from bot.records.review import find_unusual, list_decisions
from bot.records.undo_preview import look_back
from bot.tables.manager import Manager
from bot.tables.replays import Replays
from bot.tables.table import Table
from bot.tables.worker_pool import WorkerPool
from tests.every_game import games_that, may_pass
from tests.tables.tables import ADA, BEN, play_on, started

pytestmark = games_that(may_pass)


def count_replays() -> float:
    """The number of replays finished by worker processes."""
    samples = [one for one in THINKING_SECONDS.samples() if one.ending == "_count"]
    return sum(one.value for one in samples if ("purpose", "replay") in one.labels)


async def running(manager: Manager) -> Table:
    """A two-player game after a few moves."""
    table = await started(manager, ADA, BEN)
    await play_on(manager, table, 12)
    return table


async def test_a_worker_returns_what_a_replay_in_this_process_returns(manager: Manager) -> None:
    """Covers every kind of replay: for undo, states, decisions, unusual decisions and public views."""
    table = await running(manager)
    record, rules, game = table.record(await manager.store.turns(table.id)), table.rules, table.game
    found = await manager.replays.undoing(table, table.now.turns, 0, list_decisions(rules, record, 0)[0].number)
    assert found == look_back(rules, record, 0, found.kept)
    state = replay(rules, record, lambda _move, _steps: None)
    assert await manager.replays.packed_state(table, table.now.turns) == encode(state)
    decisions = list_decisions(rules, record, 0)
    assert tuple((await manager.replays.decisions(table, 0)).values()) == decisions
    unusual = find_unusual(decisions, game.computer(game.best_computer))
    assert await manager.replays.unusual_decisions(table, 0) == unusual
    views = await manager.replays.public_views(table, 3)
    begun = replay(rules, replace(record, moves=()), lambda _move, _steps: None)
    assert views[0] == encode(rules.view(begun, None))


async def test_a_replay_is_run_once(manager: Manager) -> None:
    """One replay serves any number of simultaneous and later requests; a different turn needs a new replay."""
    table = await running(manager)
    before = count_replays()
    found = await asyncio.gather(*(manager.replays.packed_state(table, table.now.turns) for _ in range(20)))
    assert len(set(found)) == 1
    assert await manager.replays.packed_state(table, table.now.turns) == found[0]
    assert count_replays() == before + 1
    await manager.replays.packed_state(table, table.now.turns - 1)
    assert count_replays() == before + 2


async def test_canceling_a_request_does_not_cancel_the_shared_replay(manager: Manager) -> None:
    table = await running(manager)
    first, second = (asyncio.create_task(manager.replays.packed_state(table, table.now.turns)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert await second == encode(table.now.state)


async def test_the_size_of_the_cache_is_limited(manager: Manager) -> None:
    """The oldest results are dropped first."""
    table = await running(manager)
    replays = Replays(manager, most_bytes=2 * len(encode(table.now.state)))
    for turns in range(table.now.turns):
        await replays.packed_state(table, turns)
    before = count_replays()
    await replays.packed_state(table, table.now.turns - 1)
    assert count_replays() == before
    await replays.packed_state(table, 0)
    assert count_replays() == before + 1
    await replays.close()


async def test_errors_of_the_rules_are_raised_again(manager: Manager) -> None:
    """Errors are not cached."""
    table = await running(manager)
    with pytest.raises(NoWayBack):
        await manager.replays.undoing(table, table.now.turns, 0, table.now.turns)
    stored, table.now = table.now, replace(table.now, rules="0.older")
    with pytest.raises(BrokenRecord):
        await manager.replays.packed_state(table, table.now.turns)
    table.now = stored
    assert await manager.replays.packed_state(table, table.now.turns) == encode(table.now.state)


async def test_a_worker_failure_asks_the_user_to_try_again(manager: Manager) -> None:
    table = await running(manager)

    hurried = Replays(manager, WorkerPool(timeout=0.0))
    with pytest.raises(OneMoment):
        await hurried.packed_state(table, table.now.turns)
    await hurried.close()
    assert await manager.replays.packed_state(table, table.now.turns) == encode(table.now.state)
