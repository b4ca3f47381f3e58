"""A world: one database with a table, where time passes and players look, decide, vote, give orders and travel."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from bot.games.contract import Seat
from bot.storage.rows import SeatRow, TurnRow
from bot.storage.sqlite.store import SqliteStore
from bot.tables.absence import find_late
from bot.tables.lobby import Venue
from bot.tables.manager import Manager
from bot.tables.motions import TakingBack, replacing
from bot.tables.order_changes import coming_occasions
from bot.tables.people import PersonSettings
from bot.tables.status import Status
from bot.tables.stored import Settings
from bot.tables.table import Table
from bot.tables.undo_votes import possible_undo
from tests.clock import Clock
from tests.lab.measure.story_stages import DirectThinking
from tests.lab.privacy.cast import ORDERS, PICKS, REGRETS, VOTES, Script, any_answer

WAIT = 60.0
"""Seconds within which deputies must have played."""
MOST_ANSWERS = 30
"""Maximum number of answers that a player gives in a row before leaving."""


def user_of(seat: Seat) -> int:
    """Return the user who has this seat at the start of the game."""
    return seat + 11


def _choose(chosen: PersonSettings, _old: PersonSettings) -> PersonSettings:
    return chosen


class World:
    """A database and its manager, with a clock that several worlds share."""

    has_record = True
    """False if the state does not follow from the answers; players then do not vote on undos."""

    def __init__(self, file: Path, script: Script, clock: Clock) -> None:
        self.file, self.script, self.clock = file, script, clock
        self.store: SqliteStore
        self.manager: Manager

    @asynccontextmanager
    async def running(self) -> AsyncIterator["World"]:
        """Run the world like a bot that has just started; at the end, all data is in the file."""
        self.store = await SqliteStore.open(self.file)
        self.manager = Manager(self.store, clock=self.clock, workers=DirectThinking())
        try:
            await self.manager.deputies.resume()
            yield self
        finally:
            await self.manager.close()
            await self.store.close()

    def copy(self, name: str) -> "World":
        """Return a copy of this world, which must not be running."""
        return World(Path(shutil.copy(self.file, self.file.with_name(name))), self.script, self.clock)

    async def begin(self) -> None:
        """Open the table, seat all players, and start the game."""
        script, manager = self.script, self.manager
        for seat, actor in enumerate(script.cast):
            chosen = PersonSettings(rest=actor.rest, stand_in=actor.stand_in, quiet_settled=True)
            await manager.people.change(user_of(seat), partial(_choose, chosen))
        settings = Settings(len(script.cast), "en", pace=script.pace)
        table = await manager.lobby.open(script.name, Venue(1, 5), SeatRow(user_of(0), "Person 0"), settings)
        for seat in range(1, len(script.cast)):
            await manager.lobby.join(table.id, user_of(seat), f"Person {seat}")
        await manager.lobby.start(table.id, user_of(0))
        await self.settle()

    async def table(self) -> Table:
        """Return the current table."""
        return await self.manager.table(1)

    async def turns(self) -> tuple[TurnRow, ...]:
        """Return all answers so far."""
        return tuple(await self.store.turns(1))

    async def pass_time(self) -> None:
        """Run the timers that are due."""
        self.manager.timers.look_soon()
        await self.manager.timers.look()
        await self.settle()

    async def settle(self) -> None:
        """Close all panels, and wait until deputies have played and pending calls are made."""
        table = await self.table()
        for user in table.people:
            self.manager.attention.lose(1, user)
        await asyncio.sleep(0)
        await self.manager.deputies.settle(1, WAIT)
        self.manager.attention.wake(table)
        await self.manager.attention.finish()

    async def live(self, tick: int, seat: Seat) -> None:
        """Perform one player's actions at a tick."""
        user, actor = user_of(seat), self.script.cast[seat]
        if tick == actor.vacation[0] and actor.vacation[1]:
            await self.manager.vacations.begin(user, actor.vacation[1], actor.plays)
            await self.settle()
        table = await self.table()
        if self.script.is_there(tick, seat) and user in table.people and table.now.status is Status.RUNNING:
            await self._vote(tick, seat)
            await self._regret(tick, seat)
            await self._decide(tick, seat)
            await self._order(tick, seat)
            await self.settle()

    async def _vote(self, tick: int, seat: Seat) -> None:
        """Vote on replacing late players and on other players' undos."""
        table, user, rng = await self.table(), user_of(seat), self.script.rng(tick, seat, "votes")
        for absentee in sorted(find_late(table) - {user}):
            is_absent = absentee in self.manager.consent.absent(table, frozenset(), user)
            if is_absent and user not in table.agreed(replacing(absentee)) and rng.random() < VOTES:
                await self.manager.consent.agree_to_replace(1, user, absentee, lambda _table: "Konrad")
        for wish in [motion.taking_back for motion in table.now.consents if motion.taking_back]:
            if self.has_record and self.manager.undo_votes.is_open(table, wish) and wish.seat != seat:
                await self._answer_wish(user, wish, rng.random() < VOTES)

    async def _answer_wish(self, user: int, wish: TakingBack, agrees: bool) -> None:
        if agrees:
            await self.manager.undo_votes.agree(1, user, wish)
        else:
            await self.manager.undo_votes.refuse(1, user, wish)

    async def _regret(self, tick: int, seat: Seat) -> None:
        """Go back or propose to undo the last answers."""
        table, user = await self.table(), user_of(seat)
        if table.now.status is not Status.RUNNING or self.script.rng(tick, seat, "regrets").random() >= REGRETS:
            return
        if table.can_go_back(seat):
            await self.manager.play.back(1, user)
        elif self.has_record and (wish := possible_undo(table, seat)):
            await self.manager.undo_votes.ask(1, user, wish)

    async def _decide(self, tick: int, seat: Seat) -> None:
        """Answer open questions, or only pick something."""
        for number in range(MOST_ANSWERS):
            table = await self.table()
            prompt = table.prompt_for(seat)
            if prompt is None or seat not in table.awaited():
                return
            rng = self.script.rng(tick, seat, number, prompt.id)
            picks = any_answer(prompt, rng)
            if picks and not prompt.least == prompt.most == 1 and rng.random() < PICKS:
                await self.manager.play.draft(1, user_of(seat), prompt.id, picks)
                return
            await self.manager.play.answer(1, user_of(seat), prompt.id, picks)
            await self.settle()

    async def _order(self, tick: int, seat: Seat) -> None:
        table, rng = await self.table(), self.script.rng(tick, seat, "orders")
        if table.now.status is Status.RUNNING and rng.random() < ORDERS and coming_occasions(table, seat):
            await self.manager.order_changes.advise(1, user_of(seat))
