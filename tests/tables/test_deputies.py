"""Computers answer for their seats after people are served, one decision at a time, and never hold anybody up."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.catalogue import GAMES, Game, load_game
from bot.games import answers
from bot.games.answers import check_answer
from bot.games.chance import Chance
from bot.games.contract import Answer, encode
from bot.logs import facts_of
from bot.metrics.metrics import THINKING_SECONDS
from bot.records.match import play_match
from bot.storage.rows import SeatRow
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store
from bot.tables.lobby import Venue
from bot.tables.manager import Manager
from bot.tables.status import Status
from bot.tables.stored import Settings
from bot.tables.table import Table
from bot.tables.thinker import Thought, decide
from bot.tables.thinking import MOST_HALVINGS, NoAnswer, Thinking
from cogs.cards.waiting import waiting_for
from tests.patience import PATIENCE
from tests.tables import odd_computers
from tests.tables.tables import (
    ADA,
    BEN,
    asked,
    check_replay,
    contents,
    open_prompt,
    play_on,
    posts_of,
    settled,
    started,
    stored,
)

pytestmark = pytest.mark.one_game
LIMIT = 0.5
"""Seconds that a computer that never answers may think."""


@pytest.fixture(autouse=True)
def _odd_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "odd", odd_computers.HOME)


class Hasty(Thinking):
    """One process that gives up soon on a computer that never answers, and waits for the others."""

    def __init__(self) -> None:
        super().__init__(PATIENCE, workers=1)

    async def think(self, thought: Thought) -> Answer:
        """What a computer answers. Raises `NoAnswer`."""
        self._timeout = LIMIT if thought.computer == "blocking" else PATIENCE
        return await super().think(thought)


@pytest.fixture
async def hasty(store: Store) -> AsyncIterator[Manager]:
    """A manager that does not wait for a computer that never answers."""
    made = Manager(store, clock=lambda: 1000.0, thinking=Hasty())
    yield made
    await made.close()


async def with_computers(manager: Manager, *levels: str, game: str = "odd", channel: int = 5) -> Table:
    """A running game of Ada and these computers."""
    table = await manager.lobby.open(game, Venue(1, channel), SeatRow(ADA, "Ada"), Settings(1 + len(levels), "en"))
    for level in levels:
        await manager.lobby.add_computer(table.id, ADA, level, lambda at: f"M{len(at.seats)}")
    return await manager.lobby.start(table.id, ADA)


async def answer(manager: Manager, table: Table, user: int = 0) -> Table:
    """An answer of whoever is asked first."""
    user = user or asked(table)[0]
    prompt = open_prompt(table, user)
    return await manager.play.answer(table.id, user, prompt.id, prompt.options[:1])


@pytest.mark.parametrize("level", ["slow", "blocking"])
async def test_nobody_waits_for_a_computer_that_thinks(manager: Manager, level: str) -> None:
    """Neither at its own table nor at another."""
    table, other = await with_computers(manager, level, level), await started(manager, ADA, BEN, channel=6)
    assert manager.deputies.are_busy_at(table.id)
    await answer(manager, table)
    assert table.turns == 1
    await answer(manager, other)
    await answer(manager, other)
    assert not table.lock.locked()
    assert manager.deputies.are_busy_at(table.id)
    assert contents(table) == await stored(manager.store, table.id)


@pytest.mark.parametrize(
    ("level", "why"),
    [
        ("blocking", "TimeoutError"),
        ("failing", "ValueError"),
        ("cheating", "UnknownAnswer"),
        ("dying", "IncompleteReadError"),
    ],
)
async def test_for_a_computer_without_an_answer_the_best_quick_one_answers(
    hasty: Manager, level: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    """That is logged without a secret, and the next decision is asked of a process that lives."""
    with caplog.at_level(logging.WARNING):
        table = await settled(hasty, await with_computers(hasty, level, "chatty"))
    [record] = caplog.records
    assert (record.message, facts_of(record)["why"]) == ("computer_failed", why)
    assert {turn.seat for turn in await hasty.store.turns(table.id)} == {1, 2}
    assert len(caplog.text) < 300
    await check_replay(hasty, table)


async def test_what_a_computer_thought_of_a_game_that_has_ended_is_dropped(manager: Manager) -> None:
    """Somebody ends it meanwhile."""
    table = await with_computers(manager, "slow")
    await manager.closing.end(table.id, "Mona")
    await settled(manager, table)
    assert (table.status, table.turns) == (Status.ENDED, 0)
    assert contents(table) == await stored(manager.store, table.id)


async def test_a_computer_thinks_again_when_the_table_has_moved_on(manager: Manager) -> None:
    """Its answer belongs to the turn at which it is given."""
    before = THINKING_SECONDS.count("answer", "done")
    table = await with_computers(manager, "slow")
    while not manager._thinking._workers:  # noqa: ASYNC110  # asked again and again
        await asyncio.sleep(0.02)
    await answer(manager, table)
    while table.turns < 2:  # noqa: ASYNC110  # asked again and again
        await asyncio.sleep(0.02)
    assert THINKING_SECONDS.count("answer", "done") == before + 2
    await check_replay(manager, table)


async def test_a_restart_goes_on_in_the_middle_of_a_row(store: Store, file: Path) -> None:
    """Only tables with a computer's question are woken."""
    first = Manager(store)
    table = await with_computers(first, "blocking", "chatty")
    other = await started(first, ADA, BEN, channel=6)
    await first.close()
    assert table.turns == 0
    opened = await SqliteStore.open(file)
    again = Manager(opened, thinking=Hasty())
    await again.deputies.resume()
    assert not again.deputies.are_busy_at(other.id)
    found = await settled(again, await again.table(table.id))
    assert found.turns == 2
    assert found.awaited() == (0,)
    await check_replay(again, found)
    await again.close()
    await opened.close()


async def test_a_closed_manager_leaves_no_process(store: Store) -> None:
    """Whatever it was thinking about."""
    manager = Manager(store)
    table = await with_computers(manager, "blocking")
    while not manager._thinking._workers:  # noqa: ASYNC110  # asked again and again
        await asyncio.sleep(0.02)
    [worker] = manager._thinking._workers
    await manager.close()
    with pytest.raises(ProcessLookupError):
        os.kill(worker._process.pid, 0)
    assert table.turns == 0


async def test_a_process_that_thinks_for_ever_ends_with_its_input(store: Store) -> None:
    """So none is left behind by a bot that was killed."""
    manager = Manager(store)
    await with_computers(manager, "blocking")
    while not manager._thinking._workers:  # noqa: ASYNC110  # asked again and again
        await asyncio.sleep(0.02)
    [worker] = manager._thinking._workers
    await asyncio.sleep(0.5)
    worker._questions.close()
    assert await asyncio.wait_for(worker._process.wait(), PATIENCE) == 0
    await manager.close()


async def test_computers_play_as_they_did_when_all_was_one_transaction(manager: Manager, game: str) -> None:
    """By seed and turn: a game of computers alone is the match of the same seed."""
    best = load_game(game).best_computer
    table = await with_computers(manager, best, best, game=game)
    await manager.consent.hand_over(table.id, ADA, best, lambda _at: "M")
    await manager.deputies.settle(table.id, 300)
    assert table.status is Status.OVER
    match = play_match(load_game(game), [best] * 3, table.seed, {})
    assert (await manager.record(table.id)).moves == match.record.moves


async def test_whoever_has_just_answered_is_not_called_by_the_computers_that_follow(
    manager: Manager, game: str
) -> None:
    """Their panel shows the next question."""
    best = load_game(game).best_computer
    table = await with_computers(manager, best, best, game=game)
    await settled(manager, table)
    seen = len(await posts_of(manager, table))
    await play_on(manager, table, 12)
    assert not any(post.called for post in (await posts_of(manager, table))[seen:])


def counted(game: Game, halvings: int) -> int:
    """How much the searching player thinks about the first question."""
    state = answers.begin(game.rules, 2, Chance(b"halved"), {})[-1].state
    prompt = game.rules.prompts(state)[0]
    view, chance = encode(game.rules.view(state, prompt.seat)), Chance(b"own")
    odd_computers.COUNTED.clear()
    thought = Thought("odd", game.home.rules, game.figures, "seeker", view, prompt, chance, halvings)
    assert check_answer(prompt, decide(thought).answer) is not None
    return len(odd_computers.COUNTED)


def test_budgets_halve_where_thoughts_wait() -> None:
    """A quarter of the playouts is about a quarter of the questions to the quick player."""
    game = load_game("odd")
    assert counted(game, 0) > 3 * counted(game, 2)


@pytest.mark.parametrize(
    ("waiting", "halvings"), [(0, 0), (1, 1), (2, 1), (3, 2), (6, 2), (7, 3), (999, MOST_HALVINGS)]
)
def test_the_more_wait_the_less_is_thought(waiting: int, halvings: int) -> None:
    """Of two processes: not halved while none waits for them, and once more for every row twice as long."""
    thinking = Thinking(workers=2)
    thinking.waiting = waiting
    assert thinking.halvings == halvings


async def test_after_time_has_run_out_less_is_thought_until_there_is_time_again() -> None:
    """A machine may be too busy for a whole budget."""
    thinking, game = Thinking(timeout=LIMIT, workers=1), load_game("odd")
    state = answers.begin(game.rules, 2, Chance(b"strain"), {})[-1].state
    prompt = game.rules.prompts(state)[0]
    view = encode(game.rules.view(state, prompt.seat))
    asked_of = [
        Thought("odd", game.home.rules, game.figures, computer, view, prompt, Chance(b"own"))
        for computer in ("blocking", "chatty")
    ]
    with pytest.raises(NoAnswer):
        await thinking.think(asked_of[0])
    assert thinking.halvings == 1
    thinking._timeout = 600.0
    await thinking.think(asked_of[1])
    assert thinking.halvings == 0
    await thinking.close()


async def test_what_is_thought_is_counted_by_what_became_of_it() -> None:
    """An answer, none in time, and an error."""
    thinking, game, known = Thinking(timeout=600.0, workers=1), load_game("odd"), ("done", "late", "failed")
    state = answers.begin(game.rules, 2, Chance(b"counted"), {})[-1].state
    prompt = game.rules.prompts(state)[0]
    view, before = encode(game.rules.view(state, prompt.seat)), [THINKING_SECONDS.count("answer", one) for one in known]
    thoughts = {
        name: Thought("odd", game.home.rules, game.figures, name, view, prompt, Chance(b"own"))
        for name in ("chatty", "failing", "blocking")
    }
    await thinking.think(thoughts["chatty"])
    with pytest.raises(NoAnswer):
        await thinking.think(thoughts["failing"])
    thinking._timeout = 0.2
    with pytest.raises(NoAnswer):
        await thinking.think(thoughts["blocking"])
    await thinking.close()
    after = [THINKING_SECONDS.count("answer", one) for one in known]
    assert [late - early for early, late in zip(before, after, strict=True)] == [1, 1, 1]


async def test_quick_computers_never_wait_for_those_that_search(manager: Manager) -> None:
    """However many of them are at it."""
    busy = [await with_computers(manager, "endless", channel=10 + number) for number in range(4)]
    table = await with_computers(manager, "chatty", "chatty")
    await settled(manager, table)
    assert table.turns == 2
    assert all(manager.deputies.are_busy_at(other.id) and other.turns == 0 for other in busy)


async def test_where_time_runs_out_for_one_that_searches_a_quick_one_answers(
    manager: Manager, caplog: pytest.LogCaptureFixture
) -> None:
    """Not chance: `chatty` is the best of the quick ones."""
    manager._searching._timeout = 0.2
    with caplog.at_level(logging.WARNING):
        table = await settled(manager, await with_computers(manager, "endless"))
    [record] = caplog.records
    assert (facts_of(record)["computer"], facts_of(record)["why"]) == ("endless", "TimeoutError")
    assert [turn.seat for turn in await manager.store.turns(table.id)] == [1]


async def test_that_somebody_thinks_is_shown_once_it_takes_long(
    manager: Manager, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before that nobody is named; whoever watches is told of both."""
    monkeypatch.setattr("bot.tables.deputies.LONG", 0.3)
    table = await with_computers(manager, "endless")
    changes: list[int] = []
    manager.announce = lambda table_id, _cause: changes.append(table_id)
    await answer(manager, table, ADA)
    shown = [(waiting_for(table, table.words), table.asked_now())]
    while table.pondering is None:  # noqa: ASYNC110  # asked again and again
        await asyncio.sleep(0.02)
    assert changes[-1] == table.id
    shown.append((waiting_for(table, table.words), table.asked_now()))
    assert shown[0] in (("", ()), shown[1])  # a busy machine may have taken long by then
    assert "M1" in shown[1][0]
    assert [seat for seat, *_ in shown[1][1]] == [1]


async def test_who_answers_in_a_moment_is_not_shown_as_awaited(manager: Manager) -> None:
    """A computer at its turn is nobody to wait for."""
    table = await with_computers(manager, "endless")
    await answer(manager, table, ADA)
    table.pondering = None
    assert table.awaited() == ()
    assert (waiting_for(table, table.words), table.asked_now()) == ("", ())
