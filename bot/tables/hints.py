"""Hints: suggested answers to a player's open question, based on what the player may know, computed in another process.

A hint appears soon and improves: a short search comes first, then a long one. If the machine is too busy for either,
the hint is the quick computer's answer.
"""

import asyncio
import logging
from collections.abc import Callable
from hashlib import sha256
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.errors import ClosedPrompt, NoHints
from bot.games.advice import Advice, advise_quickly
from bot.games.chance import Chance
from bot.games.contract import Prompt, decode, encode
from bot.games.search import Thought
from bot.logs import about
from bot.tables.hint import Hint
from bot.tables.keeper import Keeper
from bot.tables.service import Service
from bot.tables.table import Table
from bot.tables.worker import AdviceRequest, seeker_of
from bot.tables.worker_pool import NoAnswer, WorkerPool
from bot.tasks import TaskSet, cancel_all

log = logging.getLogger(__name__)


def weigh_question(table: Table, prompt: Prompt) -> AdviceRequest:
    """Build the request for a question from its seat's view; its randomness derives from the view, not the seed."""
    game, view = table.game, encode(table.cache.view(prompt.seat))
    chance = Chance(sha256(view + prompt.id.encode()).digest())
    return AdviceRequest(game.name, game.home.rules, game.figures, view, prompt, chance)


class Hints(Service):
    """Hints in progress, in memory only: after a restart players may ask again."""

    def __init__(self, keeper: Keeper, workers: WorkerPool) -> None:
        super().__init__(keeper)
        self._workers, self._tuning = workers, keeper.tuning.hints
        self._tasks = TaskSet()
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Lock per player: one search at a time."""
        self.on_hint: Callable[[Table], None] = lambda _table: None
        """Called with the table after one of its hints has changed."""

    def find_question(self, table: Table, user: int, prompt_id: str) -> Prompt:
        """Return the question for which a user wants a hint.

        Raises `NotRunning`, `NotSeated`, `NoHints`, and `ClosedPrompt` if a different question is open.
        """
        table.check_running()
        prompt = table.prompt_for(table.seat_of(user))
        if not table.now.settings.hints:
            raise NoHints()
        if prompt is None or prompt.id != prompt_id:
            raise ClosedPrompt(prompt=prompt_id)
        return prompt

    def begin(self, table: Table, prompt: Prompt) -> None:
        """Start computing a hint in the background."""
        asked = weigh_question(table, prompt)
        table.hints[prompt.seat] = Hint(prompt)
        self._tasks.start(self._think(table, asked))

    async def _think(self, table: Table, asked: AdviceRequest) -> None:
        """Show the quick player's advice if the search takes long; without any advice, let the player ask again."""
        prompt, search = asked.prompt, asyncio.create_task(self._search(table, asked))
        try:
            await asyncio.wait({search}, timeout=self._tuning.soon)
            if self._awaits_advice(table, prompt):
                quick = await asyncio.to_thread(self.advise_quickly, table, asked)
                if self._awaits_advice(table, prompt):  # otherwise the search was faster than the thread
                    self._show(table, Hint(prompt, quick))
            await search
        except Exception:
            self._finish(table, prompt)
            raise
        else:
            self._finish(table, prompt)
        finally:
            await cancel_all([search])

    def _finish(self, table: Table, prompt: Prompt) -> None:
        """Mark a hint as final; drop it if it has no advice."""
        hint = _current(table, prompt)
        if hint is None or hint.is_final:
            return
        if hint.advice:
            table.hints[prompt.seat] = replace(hint, is_final=True)
        else:
            del table.hints[prompt.seat]
        self.on_hint(table)

    async def _search(self, table: Table, asked: AdviceRequest) -> None:
        """Search with growing effort until the time is up, after the player's other searches."""
        loop = asyncio.get_running_loop()
        latest = loop.time() + self._tuning.longest
        async with self._turns.setdefault(table.now.seats[asked.prompt.seat].user or 0, asyncio.Lock()):
            for effort in self._tuning.efforts:
                left = latest - loop.time()
                if left <= 0 or _current(table, asked.prompt) is None:
                    return
                try:
                    advice = await self._workers.advise(replace(asked, effort=effort, seconds=left))
                except NoAnswer as error:
                    if not error.is_late:
                        log.warning("hint_failed", extra=about(table=table.id, seat=asked.prompt.seat, why=str(error)))
                    return
                self._show(table, Hint(asked.prompt, advice, is_final=effort == self._tuning.efforts[-1]))

    def advise_quickly(self, table: Table, asked: AdviceRequest) -> Advice:
        """Return the best quick player's advice, which takes milliseconds and no worker process."""
        view = decode(table.rules, asked.view)
        return advise_quickly(seeker_of(table.game), Thought(view, asked.prompt, asked.chance))

    def _awaits_advice(self, table: Table, prompt: Prompt) -> bool:
        hint = _current(table, prompt)
        return hint is not None and hint.advice is None

    def _show(self, table: Table, hint: Hint) -> None:
        """Store a hint, unless its question is closed."""
        if _current(table, hint.prompt):
            table.hints[hint.prompt.seat] = hint
            self.on_hint(table)

    async def finish(self) -> None:
        """Wait until all hints are final or failed."""
        await self._tasks.finish()

    async def close(self) -> None:
        """Cancel all searches."""
        await self._tasks.cancel()


def _current(table: Table, prompt: Prompt) -> Hint | None:
    """Return the hint for a question, unless the question is closed or was asked again."""
    hint = table.hint_for(prompt.seat)
    return hint if hint and hint.prompt is prompt else None
