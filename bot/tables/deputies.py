"""Automatic players: they answer for seats in the background, one decision at a time per table.

Their answers are saved like a player's. If the table changes meanwhile, the decision is computed again.
"""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Protocol, TypeAlias

from bot.errors import GameError
from bot.games.contract import Answer, Prompt, Seat
from bot.logs import about, concern
from bot.storage.rows import Search
from bot.storage.store import AWAY_PAUSE, StoreAway
from bot.tables.cause import BOT
from bot.tables.keeper import Keeper
from bot.tables.service import Service, locked
from bot.tables.table import Table
from bot.tables.turn import Turn
from bot.tasks import Backoff, cancel_all

log = logging.getLogger(__name__)

SETTLE_TIMEOUT = 1.0
"""Timeout for automatic players to finish, so that all their actions are shown together."""
LONGEST_PAUSE = 3600.0
"""Maximum seconds between two attempts to save an answer."""


class Deputy(Protocol):
    """A kind of automatic player."""

    def answers_for(self, table: Table, prompt: Prompt) -> bool:
        """True if the deputy answers this question now."""

    async def answer(self, table: Table, prompt: Prompt) -> Answer:
        """Return a legal answer from the seat's view; the table is not locked meanwhile and may change."""


Case: TypeAlias = tuple[Deputy, Prompt]
"""A question, and the deputy that answers it."""


class Deputies(Service):
    """Runs the deputies of all tables, with at most one decision in flight per table."""

    def __init__(self, keeper: Keeper, deputies: Sequence[Deputy]) -> None:
        super().__init__(keeper)
        self._deputies = deputies
        self._rows: dict[int, asyncio.Task[None]] = {}
        """By table: the task that makes decisions until a human player must decide."""
        self._is_closed = False

    def wake(self, table: Table) -> None:
        """Start making decisions if it is a deputy's turn; to be called after a table is loaded or changed."""
        if table.id not in self._rows and not self._is_closed and self._find(table):
            self._rows[table.id] = asyncio.create_task(self._work(table))

    def _find(self, table: Table) -> Case | None:
        """Return the first question for a deputy; None if a different process is responsible."""
        if not self.keeper.scope.works_for(table.server):
            return None
        cases = ((deputy, prompt) for prompt in table.prompts() for deputy in self._deputies)
        return next(((deputy, prompt) for deputy, prompt in cases if deputy.answers_for(table, prompt)), None)

    async def _work(self, table: Table) -> None:
        concern(table.id)
        backoff = Backoff(self.keeper.tuning.first_retry, LONGEST_PAUSE)
        try:
            while case := self._find(table):
                try:
                    await self._decide(table, case)
                    backoff.reset()
                except StoreAway:
                    log.warning("deputy_waits", extra=about(table=table.id, seat=case[1].seat))
                    await asyncio.sleep(AWAY_PAUSE)
                except Exception:
                    log.exception("deputy_failed", extra=about(table=table.id, seat=case[1].seat))
                    await backoff.wait()
        finally:
            del self._rows[table.id]

    async def _decide(self, table: Table, case: Case) -> None:
        deputy, prompt = case
        basis = _basis(table, prompt.seat)
        with self._ponders(table, prompt):
            answer = await deputy.answer(table, prompt)
        await self._save(table.id, case, answer, basis)

    @contextmanager
    def _ponders(self, table: Table, prompt: Prompt) -> Iterator[None]:
        """Context manager: if the decision takes long, show on the table that a computer is thinking."""
        seconds = self.keeper.tuning.thinking_shown
        timer = asyncio.get_running_loop().call_later(seconds, self._show_pondering, table, prompt.seat)
        try:
            yield
        finally:
            timer.cancel()
            table.pondering = None

    def _show_pondering(self, table: Table, seat: Seat) -> None:
        table.pondering = seat
        self.keeper.announce(table.id, BOT)

    @locked
    async def _save(self, table: Table, case: Case, answer: Answer, basis: object) -> None:
        """Save an answer, unless this or another process has changed the table since."""
        if _basis(table, case[1].seat) != basis or self._find(table) != case:
            return
        turn, prompt = Turn(table), case[1]
        if self.keeper.is_overdue(table, prompt.seat):
            log.info("time_ran_out", extra=about(table=table.id, seat=prompt.seat))
            turn.note_lapse(prompt.seat)
        take = turn.answer_for if table.is_delegated(prompt) else turn.answer
        take(prompt.seat, prompt.id, answer)
        await self.keeper.save(table, turn)

    def are_busy_at(self, table_id: int) -> bool:
        """True if a deputy is at work at a table."""
        return table_id in self._rows

    async def settle(self, table_id: int, seconds: float) -> None:
        """Wait until no deputy is at work at a table, up to a timeout in seconds."""
        if row := self._rows.get(table_id):
            await asyncio.wait((row,), timeout=seconds)

    async def resume(self) -> None:
        """After a start, load all tables where it may be a deputy's turn, which wakes their deputies."""
        for search in (Search.WITH_COMPUTERS, Search.WITH_ORDERS):
            for place in await self.store.find_tables(search):
                if not self.keeper.scope.works_for(place.server):
                    continue
                with suppress(GameError):  # outdated rules: the game cannot be played
                    await self.keeper.table(place.table_id)

    async def close(self) -> None:
        """Cancel all decisions in flight; after the next start they are computed again."""
        self._is_closed = True
        await cancel_all(self._rows.values())


def _basis(table: Table, seat: Seat) -> tuple[object, ...]:
    """Return every value that an answer for a seat depends on."""
    return table.now.turns, table.now.drafts.get(seat), table.now.orders.get(seat)
