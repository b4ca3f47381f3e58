"""Hints: what the answers to a player's open question are worth, by what that player may know, thought of elsewhere."""

import asyncio
import logging
from collections.abc import Callable
from hashlib import sha256
from weakref import WeakValueDictionary

from bot.errors import ClosedPrompt, NoHints
from bot.games.chance import Chance
from bot.games.contract import Prompt, encode
from bot.logs import about
from bot.tables.hints import MOST_ANSWERS, Hint
from bot.tables.keeper import Keeper
from bot.tables.locking import Service
from bot.tables.table import Table
from bot.tables.thinker import Weighing
from bot.tables.thinking import NoAnswer, Thinking
from bot.tasks import TaskSet

log = logging.getLogger(__name__)

EFFORT = 2.0
"""What is spent on a hint, in parts of what the searching player spends on a decision."""


def weigh_question(table: Table, prompt: Prompt) -> Weighing:
    """A question as its seat knows it; the same view gets the same chance, in which the game's seed has no part."""
    game, view = table.game, encode(table.view(prompt.seat))
    chance = Chance(sha256(view + prompt.id.encode()).digest())
    return Weighing(game.name, game.home.rules, game.figures, view, prompt, chance, EFFORT, keep=MOST_ANSWERS)


class Hinting(Service):
    """Whoever asks for hints; all of it is in memory, and is asked for again after a restart."""

    def __init__(self, keeper: Keeper, thinking: Thinking) -> None:
        super().__init__(keeper)
        self._thinking = thinking
        self._tasks = TaskSet()
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """By player: one search at a time."""
        self.on_hint: Callable[[Table], None] = lambda _table: None
        """Told of a table where a hint has come, or has not come about."""

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
        """Begins to think of a question; nobody waits for it."""
        hint = table.hints[prompt.seat] = Hint(prompt)
        turn = self._turns.setdefault(table.seats[prompt.seat].user or 0, asyncio.Lock())
        self._tasks.start(self._think(table, hint, weigh_question(table, prompt), turn))

    async def _think(self, table: Table, hint: Hint, weighing: Weighing, turn: asyncio.Lock) -> None:
        """Searches once the player's other hints are there; the hint is dropped if it is no longer wanted."""
        seat = hint.prompt.seat
        try:
            async with turn:
                found = Hint(hint.prompt, (await self._thinking.weigh(weighing)).judgements)
        except NoAnswer as error:
            log.warning("hint_failed", extra=about(table=table.id, seat=seat, why=str(error)))
            found = Hint(hint.prompt, has_failed=True)
        if table.hints.get(seat) is hint:
            table.hints[seat] = found
            self.on_hint(table)

    async def close(self) -> None:
        """Breaks off what is thought."""
        await self._tasks.cancel()
