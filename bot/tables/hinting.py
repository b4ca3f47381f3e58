"""Hints: what the answers to a player's open question are worth, by what that player may know, thought of elsewhere.

The hint is there soon and gets better: a short search, then a long one. A machine that is too busy for either shows
what the quick player would do.
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
from bot.tables.hints import Hint
from bot.tables.keeper import Keeper
from bot.tables.locking import Service
from bot.tables.table import Table
from bot.tables.thinker import Advising, seeker_of
from bot.tables.thinking import NoAnswer, Thinking
from bot.tasks import TaskSet, cancel_all

log = logging.getLogger(__name__)

EFFORTS = (0.25, 1.5)
"""Budget of each search for a hint, as a part of the searching player's budget for a decision."""
SOON = 3.0
"""Seconds after which a hint shows the quick player's advice, if no search has ended."""
LONGEST = 8.0
"""Seconds after which a hint gets no better."""


def weigh_question(table: Table, prompt: Prompt) -> Advising:
    """A question as its seat knows it; the same view gets the same chance, in which the game's seed has no part."""
    game, view = table.game, encode(table.view(prompt.seat))
    chance = Chance(sha256(view + prompt.id.encode()).digest())
    return Advising(game.name, game.home.rules, game.figures, view, prompt, chance)


class Hinting(Service):
    """Whoever asks for hints; all of it is in memory, and is asked for again after a restart."""

    def __init__(self, keeper: Keeper, thinking: Thinking) -> None:
        super().__init__(keeper)
        self._thinking = thinking
        self._tasks = TaskSet()
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """By player: one search at a time."""
        self.on_hint: Callable[[Table], None] = lambda _table: None
        """Called with a table at which a hint has changed."""

    def find_question(self, table: Table, user: int, prompt_id: str) -> Prompt:
        """The question that somebody wants a hint to.

        Raises `NotRunning`, `NotSeated`, `NoHints`, and `ClosedPrompt` where another question is open.
        """
        table.check_running()
        prompt = table.prompt_for(table.seat_of(user))
        if not table.settings.hints:
            raise NoHints()
        if prompt is None or prompt.id != prompt_id:
            raise ClosedPrompt(prompt=prompt_id)
        return prompt

    def begin(self, table: Table, prompt: Prompt) -> None:
        """Begin to think about a question; no caller waits for it."""
        asked = weigh_question(table, prompt)
        table.hints[prompt.seat] = Hint(prompt)
        self._tasks.start(self._think(table, asked))

    async def _think(self, table: Table, asked: Advising) -> None:
        """Show the quick player's advice if the search takes long; without any advice the player may ask again."""
        prompt, search = asked.prompt, asyncio.create_task(self._search(table, asked))
        try:
            await asyncio.wait({search}, timeout=SOON)
            if self._awaits_advice(table, prompt):
                quick = await asyncio.to_thread(_advise_quickly, table, asked)
                if self._awaits_advice(table, prompt):  # else the search was faster than the thread
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
        """Mark a hint as final, or drop it if there is no advice."""
        hint = _current(table, prompt)
        if hint is None or hint.is_final:
            return
        if hint.advice:
            table.hints[prompt.seat] = replace(hint, is_final=True)
        else:
            del table.hints[prompt.seat]
        self.on_hint(table)

    async def _search(self, table: Table, asked: Advising) -> None:
        """Search with more and more effort, once the player's other hints are there, until the time is over."""
        loop = asyncio.get_running_loop()
        latest = loop.time() + LONGEST
        async with self._turns.setdefault(table.seats[asked.prompt.seat].user or 0, asyncio.Lock()):
            for effort in EFFORTS:
                left = latest - loop.time()
                if left <= 0 or _current(table, asked.prompt) is None:
                    return
                try:
                    advice = await self._thinking.advise(replace(asked, effort=effort, seconds=left))
                except NoAnswer as error:
                    if not error.is_late:
                        log.warning("hint_failed", extra=about(table=table.id, seat=asked.prompt.seat, why=str(error)))
                    return
                self._show(table, Hint(asked.prompt, advice, is_final=effort == EFFORTS[-1]))

    def _awaits_advice(self, table: Table, prompt: Prompt) -> bool:
        hint = _current(table, prompt)
        return hint is not None and hint.advice is None

    def _show(self, table: Table, hint: Hint) -> None:
        """Keep a hint, unless its question is closed."""
        if _current(table, hint.prompt):
            table.hints[hint.prompt.seat] = hint
            self.on_hint(table)

    async def close(self) -> None:
        """Breaks off what is thought."""
        await self._tasks.cancel()


def _current(table: Table, prompt: Prompt) -> Hint | None:
    """The hint to a question, unless the question is closed or was asked again."""
    hint = table.hint_for(prompt.seat)
    return hint if hint and hint.prompt is prompt else None


def _advise_quickly(table: Table, asked: Advising) -> Advice:
    """What the best quick player would do; takes milliseconds, and needs no free process."""
    view = decode(table.rules, asked.view)
    return advise_quickly(seeker_of(table.game), Thought(view, asked.prompt, asked.chance))
