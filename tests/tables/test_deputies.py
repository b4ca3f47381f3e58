"""Deputies: computers answer for their seats, one decision at a time, without delaying players."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import msgpack
from msgspec.structs import replace

from bot.catalogue import GAMES, load_game
from bot.games import answers
from bot.games.answers import check_answer
from bot.games.chance import Chance
from bot.games.contract import Answer, encode
from bot.logs import facts_of
from bot.metrics.metrics import THINKING_SECONDS
from bot.processes import start_module
from bot.records.match import play_match
from bot.storage.rows import SeatRow
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store
from bot.tables import worker as worker_module
from bot.tables.lobby import Venue
from bot.tables.manager import Manager
from bot.tables.status import Status
from bot.tables.stored import Settings
from bot.tables.table import Table
from bot.tables.tuning import Tuning
from bot.tables.worker import LENGTH, AnswerRequest, decide, frame
from bot.tables.worker_pool import MOST_HALVINGS, NoAnswer, WorkerPool
from cogs.cards.awaited import waiting_for
from tests.patience import PATIENCE, until
from tests.tables import odd_computers
from tests.tables.tables import (
    ADA,
    BEN,
    asked,
    check_replay,
    check_stored,
    open_prompt,
    play_on,
    posts_of,
    settled,
    started,
)
from tests.tuned import tuned

pytestmark = pytest.mark.one_game
LIMIT = 0.5
"""Time limit in seconds for the computer that never answers."""


@pytest.fixture(autouse=True)
def _odd_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "odd", odd_computers.HOME)


class Hasty(WorkerPool):
    """One worker process that times out soon for the blocking computer and waits for all others."""

    def __init__(self) -> None:
        super().__init__(PATIENCE, workers=1)

    async def think(self, thought: AnswerRequest) -> Answer:
        """A computer's answer. Raises `NoAnswer`."""
        self.timeout = LIMIT if thought.computer == "blocking" else PATIENCE
        return await super().think(thought)


@pytest.fixture
async def hasty(store: Store) -> AsyncIterator[Manager]:
    """A manager that gives up soon on the blocking computer."""
    made = Manager(store, clock=lambda: 1000.0, workers=Hasty())
    yield made
    await made.close()


async def with_computers(manager: Manager, *levels: str, game: str = "odd", channel: int = 5) -> Table:
    """A running game with Ada and these computers."""
    table = await manager.lobby.open(game, Venue(1, channel), SeatRow(ADA, "Ada"), Settings(1 + len(levels), "en"))
    for level in levels:
        await manager.lobby.add_computer(table.id, ADA, level, lambda at: f"M{len(at.now.seats)}")
    return await manager.lobby.start(table.id, ADA)


async def answer(manager: Manager, table: Table, user: int = 0) -> Table:
    """Answer with the first option for this user (default: the first user with a question)."""
    user = user or asked(table)[0]
    prompt = open_prompt(table, user)
    return await manager.play.answer(table.id, user, prompt.id, prompt.options[:1])


@pytest.mark.parametrize("level", ["slow", "blocking"])
async def test_a_thinking_computer_delays_no_player(manager: Manager, level: str) -> None:
    """Neither players at the computer's table nor players at other tables are delayed."""
    table, other = await with_computers(manager, level, level), await started(manager, ADA, BEN, channel=6)
    assert manager.deputies.are_busy_at(table.id)
    await answer(manager, table)
    assert table.now.turns == 1
    await answer(manager, other)
    await answer(manager, other)
    assert not table.lock.locked()
    assert manager.deputies.are_busy_at(table.id)
    await check_stored(manager.store, table)


@pytest.mark.parametrize(
    ("level", "why"),
    [
        ("blocking", "TimeoutError"),
        ("failing", "ValueError"),
        ("cheating", "UnknownAnswer"),
        ("dying", "IncompleteReadError"),
    ],
)
async def test_the_best_quick_computer_answers_for_one_that_fails(
    hasty: Manager, level: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The failure is logged without secrets, and the next decision goes to a working process."""
    with caplog.at_level(logging.WARNING):
        table = await settled(hasty, await with_computers(hasty, level, "chatty"))
    [record] = caplog.records
    assert (record.message, facts_of(record)["why"]) == ("computer_failed", why)
    assert {turn.seat for turn in await hasty.store.turns(table.id)} == {1, 2}
    assert len(caplog.text) < 300
    await check_replay(hasty, table)


async def test_an_answer_to_a_game_that_has_ended_is_dropped(manager: Manager) -> None:
    """A moderator ends the game while the computer is searching."""
    table = await with_computers(manager, "slow")
    await manager.endings.end(table.id, "Mona")
    await settled(manager, table)
    assert (table.now.status, table.now.turns) == (Status.ENDED, 0)
    await check_stored(manager.store, table)


async def test_a_computer_thinks_again_when_the_table_has_moved_on(manager: Manager) -> None:
    """An answer is valid only for the turn it was computed for."""
    before = THINKING_SECONDS.count("answer", "done")
    table = await with_computers(manager, "slow")
    await until(lambda: bool(manager.workers.processes))
    await answer(manager, table)
    await until(lambda: table.now.turns >= 2)
    assert THINKING_SECONDS.count("answer", "done") == before + 2
    await check_replay(manager, table)


async def test_after_a_restart_computers_finish_their_decisions(store: Store, file: Path) -> None:
    """Only tables with a computer's open question are woken."""
    first = Manager(store)
    table = await with_computers(first, "blocking", "chatty")
    other = await started(first, ADA, BEN, channel=6)
    await first.close()
    assert table.now.turns == 0
    opened = await SqliteStore.open(file)
    again = Manager(opened, workers=Hasty())
    await again.deputies.resume()
    assert not again.deputies.are_busy_at(other.id)
    found = await settled(again, await again.table(table.id))
    assert found.now.turns == 2
    assert found.awaited() == (0,)
    await check_replay(again, found)
    await again.close()
    await opened.close()


async def test_a_closed_manager_leaves_no_process(store: Store) -> None:
    manager = Manager(store)
    table = await with_computers(manager, "blocking")
    await until(lambda: bool(manager.workers.processes))
    [process] = manager.workers.processes
    await manager.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    assert table.now.turns == 0


def thought_of(computer: str) -> AnswerRequest:
    """The request that is sent to a process for this computer's first decision."""
    game = load_game("odd")
    state = answers.begin(game.rules, 2, Chance(b"first"), {})[-1].state
    prompt = game.rules.prompts(state)[0]
    view = encode(game.rules.view(state, prompt.seat))
    return AnswerRequest("odd", game.home.rules, game.figures, computer, view, prompt, Chance(b"own"))


async def test_a_worker_process_that_hangs_exits_when_its_input_closes() -> None:
    """A killed bot leaves no worker processes behind."""
    process = await start_module(worker_module.__name__, "0")
    assert process.stdin
    assert process.stdout
    await process.stdout.readexactly(LENGTH)  # the process is ready
    process.stdin.write(frame(msgpack.encode(thought_of("blocking"))))
    await process.stdin.drain()
    await asyncio.sleep(0.5)  # the search has begun, which is not visible outside the process
    process.stdin.close()
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0


async def test_computers_at_a_table_play_the_same_moves_as_in_a_match(manager: Manager, game: str) -> None:
    """The moves depend only on the seed and the turn."""
    best = load_game(game).best_computer
    table = await with_computers(manager, best, best, game=game)
    await manager.consent.hand_over(table.id, ADA, best, lambda _at: "M")
    await manager.deputies.settle(table.id, 300)
    assert table.now.status is Status.OVER
    match = play_match(load_game(game), [best] * 3, table.seed, {})
    assert (await manager.record(table.id)).moves == match.record.moves


async def test_a_player_is_not_called_for_answers_of_computers_after_their_own(manager: Manager, game: str) -> None:
    """The player's panel shows the next question."""
    best = load_game(game).best_computer
    table = await with_computers(manager, best, best, game=game)
    await settled(manager, table)
    seen = len(await posts_of(manager, table))
    await play_on(manager, table, 12)
    assert not any(post.called for post in (await posts_of(manager, table))[seen:])


def counted(halvings: int) -> int:
    """The number of times the searching computer asks its quick player during the first decision."""
    odd_computers.COUNTED.clear()
    thought = replace(thought_of("seeker"), halvings=halvings)
    assert check_answer(thought.prompt, decide(thought).answer) is not None
    return len(odd_computers.COUNTED)


def test_budgets_halve_while_requests_wait() -> None:
    """With a quarter of the playouts, the quick player is asked about a quarter as often."""
    assert counted(0) > 3 * counted(2)


@pytest.mark.parametrize(
    ("waiting", "halvings"), [(0, 0), (1, 1), (2, 1), (3, 2), (6, 2), (7, 3), (999, MOST_HALVINGS)]
)
def test_longer_queues_halve_budgets_more_often(waiting: int, halvings: int) -> None:
    """With two processes, an empty queue causes no halving; each doubling of the queue adds one."""
    workers = WorkerPool(workers=2)
    workers.waiting = waiting
    assert workers.halvings == halvings


async def test_a_timeout_halves_budgets_until_an_answer_comes_in_time() -> None:
    """After a timeout, the machine is assumed to be too busy for a full budget."""
    workers = WorkerPool(timeout=LIMIT, workers=1)
    with pytest.raises(NoAnswer):
        await workers.think(thought_of("blocking"))
    assert workers.halvings == 1
    workers.timeout = 600.0
    await workers.think(thought_of("chatty"))
    assert workers.halvings == 0
    await workers.close()


async def test_thinking_times_are_counted_by_outcome() -> None:
    """The outcomes are answered, timed out, and failed."""
    workers, known = WorkerPool(timeout=600.0, workers=1), ("done", "late", "failed")
    before = [THINKING_SECONDS.count("answer", one) for one in known]
    await workers.think(thought_of("chatty"))
    with pytest.raises(NoAnswer):
        await workers.think(thought_of("failing"))
    workers.timeout = 0.2
    with pytest.raises(NoAnswer):
        await workers.think(thought_of("blocking"))
    await workers.close()
    after = [THINKING_SECONDS.count("answer", one) for one in known]
    assert [late - early for early, late in zip(before, after, strict=True)] == [1, 1, 1]


async def test_quick_computers_never_wait_for_searching_ones(manager: Manager) -> None:
    busy = [await with_computers(manager, "endless", channel=10 + number) for number in range(4)]
    table = await with_computers(manager, "chatty", "chatty")
    await settled(manager, table)
    assert table.now.turns == 2
    assert all(manager.deputies.are_busy_at(other.id) and other.now.turns == 0 for other in busy)


async def test_a_quick_computer_answers_if_a_search_times_out(
    manager: Manager, caplog: pytest.LogCaptureFixture
) -> None:
    """The best quick computer answers: `chatty`, not `random`."""
    manager.searchers.timeout = 0.2
    with caplog.at_level(logging.WARNING):
        table = await settled(manager, await with_computers(manager, "endless"))
    [record] = caplog.records
    assert (facts_of(record)["computer"], facts_of(record)["why"]) == ("endless", "TimeoutError")
    assert [turn.seat for turn in await manager.store.turns(table.id)] == [1]


@tuned(Tuning(thinking_shown=0.3))
async def test_a_computer_is_shown_as_thinking_only_after_a_while(manager: Manager) -> None:
    """The change is announced at that time."""
    table = await with_computers(manager, "endless")
    changes: list[int] = []
    manager.announce = lambda table_id, _cause: changes.append(table_id)
    await answer(manager, table, ADA)
    shown = [(waiting_for(table, table.words), table.asked_now())]
    await until(lambda: table.pondering is not None)
    assert changes[-1] == table.id
    shown.append((waiting_for(table, table.words), table.asked_now()))
    assert shown[0] in (("", ()), shown[1])  # on a busy machine, the limit may already be over
    assert "M1" in shown[1][0]
    assert [seat for seat, *_ in shown[1][1]] == [1]


async def test_a_computer_that_answers_soon_is_not_shown_as_awaited(manager: Manager) -> None:
    table = await with_computers(manager, "endless")
    await answer(manager, table, ADA)
    table.pondering = None
    assert table.awaited() == ()
    assert (waiting_for(table, table.words), table.asked_now()) == ("", ())
