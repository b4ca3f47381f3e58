"""Hints use only what the player may know."""

import asyncio
import threading

import pytest
from msgspec.structs import replace

from bot.errors import ClosedPrompt, NotSeated
from bot.games.advice import Advice
from bot.games.chance import Chance
from bot.games.search import Judgement
from bot.storage.store import Store
from bot.tables.hints import Hints, weigh_question
from bot.tables.keeper import Keeper
from bot.tables.manager import Manager
from bot.tables.table import Table
from bot.tables.tuning import HintTuning, Tuning
from bot.tables.worker import AdviceRequest
from bot.tables.worker_pool import WorkerPool
from tests.causes import by_click
from tests.every_game import asks_all_at_once, asks_little_at_once, games_that, played_by
from tests.tables.tables import ADA, BEN, CLEO, FOREIGNER, asked, check_replay, open_prompt, started
from tests.tuned import QUICK_HINTS, tuned


@played_by(3)
async def test_a_hint_does_not_depend_on_hidden_information_or_the_seed(manager: Manager) -> None:
    """States that the seat cannot distinguish lead to the same request for advice."""
    table = await started(manager, ADA, BEN, CLEO)
    prompt = open_prompt(table, asked(table)[0])
    weighing, view = weigh_question(table, prompt), table.cache.view(prompt.seat)
    others = [table.rules.guess(view, prompt.seat, Chance(bytes([number]))) for number in range(8)]
    assert any(other != table.now.state for other in others)
    for other in others:
        table.now, table.seed = replace(table.now, state=other), b"another"
        assert weigh_question(table, prompt) == weighing


@tuned(Tuning(hints=QUICK_HINTS))
@games_that(asks_little_at_once)
@played_by(3)
async def test_a_hint_is_computed_in_another_process(manager: Manager) -> None:
    """The hint contains legal answers."""
    table = await started(manager, ADA, BEN, CLEO)
    user = asked(table)[0]
    prompt = manager.hints.find_question(table, user, open_prompt(table, user).id)
    manager.hints.begin(table, prompt)
    hint = table.hint_for(prompt.seat)
    assert hint
    assert not hint.advice
    await manager.hints.finish()
    hint = table.hint_for(prompt.seat)
    assert hint
    assert hint.is_final
    assert hint.advice
    assert hint.advice.is_simulated
    for judgement in hint.advice.judgements:
        assert set(judgement.answer) <= set(prompt.options)
        assert prompt.least <= len(judgement.answer) <= prompt.most
        assert 0 <= judgement.value <= 1


async def test_only_a_seated_users_open_question_has_hints(manager: Manager) -> None:
    table = await started(manager, ADA, BEN)
    with pytest.raises(ClosedPrompt):
        manager.hints.find_question(table, asked(table)[0], "long.ago")
    with pytest.raises(NotSeated):
        manager.hints.find_question(table, FOREIGNER, open_prompt(table, asked(table)[0]).id)


async def test_closing_the_manager_cancels_hints(manager: Manager) -> None:
    table = await started(manager, ADA, BEN)
    manager.hints.begin(table, open_prompt(table, asked(table)[0]))
    await manager.hints.close()
    async with asyncio.timeout(0):  # no hint is pending any more
        await manager.hints.finish()


async def ask_everywhere(manager: Manager, tables: list[Table]) -> None:
    """Request hints for all open questions at once; return when all are final."""
    questions = [(table, prompt) for table in tables for prompt in table.prompts()]
    for table, prompt in questions:
        manager.hints.begin(table, prompt)
    async with asyncio.timeout(120):
        await manager.hints.finish()


@tuned(Tuning(hints=HintTuning(efforts=(0.05,))))
@games_that(asks_all_at_once, asks_little_at_once)
async def test_many_hints_at_once_all_arrive_and_do_not_delay_answers(manager: Manager) -> None:
    """While more requests than worker processes wait, a player at another table answers."""
    tables = [await started(manager, ADA, BEN, CLEO, channel=channel) for channel in range(4)]
    other = await started(manager, ADA, BEN, channel=9)
    asking = asyncio.create_task(ask_everywhere(manager, tables))
    await asyncio.sleep(0)
    prompt = open_prompt(other, ADA)
    await manager.play.answer(by_click(other.id, 1), ADA, prompt.id, prompt.options[: max(1, prompt.least)])
    assert not asking.done(), "the answer does not wait for the hints"
    await asking
    for table in tables:
        hints = [table.hint_for(prompt.seat) for prompt in table.prompts()]
        assert len(hints) == 3
        assert all(hint and hint.advice for hint in hints)
    assert manager.waiting_to_think == 0
    assert other.now.turns == 1
    await check_replay(manager, other)


@pytest.mark.long
@games_that(asks_all_at_once)
@played_by(3)
async def test_hints_fall_back_to_quick_advice_if_searches_time_out(store: Store) -> None:
    """No hint hangs or is missing."""
    manager = Manager(store, workers=WorkerPool(timeout=0.0))
    tables = [await started(manager, ADA, BEN, CLEO, channel=channel) for channel in range(3)]
    for _ in range(2):
        await ask_everywhere(manager, tables)
        hints = [table.hint_for(prompt.seat) for table in tables for prompt in table.prompts()]
        assert all(hint and hint.advice and not hint.advice.is_simulated for hint in hints)
    assert manager.waiting_to_think == 0


AT_ONCE = Tuning(hints=HintTuning(soon=0.0))
"""Tuning that shows quick advice without waiting for a search."""


class GatedSearch(WorkerPool):
    """A search that ends when the test opens its gate, with advice or with an unexpected error."""

    def __init__(self, error: Exception | None = None) -> None:
        super().__init__()
        self._error, self.opened = error, asyncio.Event()

    async def advise(self, advising: AdviceRequest) -> Advice:
        """Advise the first option, as if after a simulation."""
        await self.opened.wait()
        if self._error:
            raise self._error
        prompt = advising.prompt
        answer = prompt.options[: max(1, prompt.least)]
        return Advice((Judgement(answer, 0.5, 0.1, 10.0, {}, 8, chain=((prompt, answer),)),))


class LateHints(Hints):
    """Hints whose quick advice comes when the test releases it."""

    def __init__(self, keeper: Keeper, workers: WorkerPool) -> None:
        super().__init__(keeper, workers)
        self._loop, self.begun, self.released = asyncio.get_running_loop(), asyncio.Event(), threading.Event()

    def advise_quickly(self, table: Table, asked: AdviceRequest) -> Advice:
        """Wait in the thread, then advise."""
        self._loop.call_soon_threadsafe(self.begun.set)
        self.released.wait(60)
        return super().advise_quickly(table, asked)


async def test_quick_advice_never_replaces_advice_from_a_search(store: Store) -> None:
    """Here, the search ends before the quick advice is computed, as can happen on a busy machine."""
    search = GatedSearch()
    manager = Manager(store, workers=search, tuning=AT_ONCE)
    hints = LateHints(manager, search)
    table = await started(manager, ADA, BEN)
    prompt = open_prompt(table, asked(table)[0])
    searched = asyncio.Event()
    hints.on_hint = lambda _table: searched.set()
    hints.begin(table, prompt)
    await hints.begun.wait()
    search.opened.set()
    await searched.wait()
    hints.released.set()
    await hints.finish()
    hint = table.hint_for(prompt.seat)
    assert hint
    assert hint.is_final
    assert hint.advice
    assert hint.advice.is_simulated
    await manager.close()


async def test_a_hint_whose_search_fails_keeps_the_quick_advice_and_is_final(store: Store) -> None:
    search = GatedSearch(RuntimeError("garbage from the process"))
    manager = Manager(store, workers=search, tuning=AT_ONCE)
    table = await started(manager, ADA, BEN)
    prompt = open_prompt(table, asked(table)[0])
    advised = asyncio.Event()
    manager.hints.on_hint = lambda _table: advised.set()
    manager.hints.begin(table, prompt)
    await advised.wait()
    search.opened.set()
    await manager.hints.finish()
    hint = table.hint_for(prompt.seat)
    assert hint
    assert hint.advice
    assert hint.is_final
    await manager.close()
