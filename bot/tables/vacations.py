"""Vacations: some days in which somebody hears of no game, and a computer decides for them where they wish so."""

import logging
from collections import OrderedDict

from msgspec.structs import replace

from bot.errors import BadVacation
from bot.games.contract import Answer, Prompt
from bot.tables.cause import BOT, At, Cause
from bot.tables.computers import Computers
from bot.tables.keeper import Keeper
from bot.tables.locking import Service, locked
from bot.tables.pace import DAY, time_decision
from bot.tables.people import Vacation, vacation_until
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.timeouts import drafted_answer
from bot.tables.turn import Turn

log = logging.getLogger(__name__)

MOST_DAYS = 28
"""No game is held up for longer by one vacation."""


ASK_EVERY = 3600
"""Seconds in which nobody is asked twice whether their vacation is over."""
MOST_ASKED = 1000
"""People of whom it is remembered that they were asked."""


class Vacations(Service):
    """Begins and ends them, over all games of a person."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        self._asked: OrderedDict[int, int] = OrderedDict()
        """By user: when they were last asked whether it is over, or began it."""

    async def begin(self, user: int, days: int, plays: bool, cause: Cause = BOT) -> tuple[Table, ...]:
        """Somebody is away for some days from now on; gives the running games of theirs. Raises `BadVacation`."""
        if not 1 <= days <= MOST_DAYS:
            raise BadVacation(most=MOST_DAYS)
        now = self._asked[user] = self.keeper.now()
        return await self._save(user, Vacation(now, now + days * DAY, plays), cause)

    async def end(self, user: int, cause: Cause = BOT) -> tuple[Table, ...]:
        """Somebody is back; gives the same, where they are called to whatever waits for them."""
        settings = await self.keeper.people.settings(user)
        now = self.keeper.now()
        return await self._save(user, replace(settings.vacation, ends=min(settings.vacation.ends, now)), cause)

    async def is_to_be_asked_about(self, user: int) -> Vacation | None:
        """The vacation of somebody who plays in it and was not asked lately whether it is over; notes that they are."""
        settings, now = await self.keeper.people.settings(user), self.keeper.now()
        if not vacation_until(settings, now) or now - self._asked.get(user, 0) < ASK_EVERY:
            return None
        self._asked[user] = now
        if len(self._asked) > MOST_ASKED:
            self._asked.popitem(last=False)
        return settings.vacation

    async def choose(self, user: int, plays: bool, cause: Cause = BOT) -> tuple[Table, ...]:
        """Whether a computer decides for somebody meanwhile."""
        settings = await self.keeper.people.settings(user)
        return await self._save(user, replace(settings.vacation, plays=plays), cause)

    async def _save(self, user: int, vacation: Vacation, cause: Cause) -> tuple[Table, ...]:
        await self.keeper.people.change(user, lambda old: replace(old, vacation=vacation))
        tables = [table for table in await self.keeper.tables_of(user) if table.status is Status.RUNNING]
        for table in tables:
            await self.keeper.save_sign(table, user)
            await self._hasten(At(table.id, cause), user)
            self.keeper.rouse(table)
        return tuple(tables)

    @locked
    async def _hasten(self, table: Table, user: int) -> None:
        """Whoever is back earlier than they had said has the time of a decision from then on, as anyone has."""
        await self.keeper.save_due(table)
        seat = table.seat_of(user)
        mark, settings, now = table.marks.get(seat), table.settings_of(user), self.keeper.now()
        if seat not in table.awaited() or mark is None or mark.deadline is None:
            return
        timing = time_decision(table.pace, settings.rest, vacation_until(settings, now) or now)
        asked = [(one, at) for one, moment, at, away in table.asked_now() if moment == mark.moment and not away]
        deadline = max(filter(None, (timing.deadline, *(at for one, at in asked if one != seat))))
        if deadline < mark.deadline:
            turn, remind_at = Turn(table), timing.remind_at if mark.remind_at else None
            turn.marks = table.marks | {seat: replace(mark, remind_at=remind_at, deadline=deadline)}
            await self.keeper.save(table, turn)


class VacationDeputy:
    """Answers for everybody who is on vacation and wishes so."""

    def __init__(self, keeper: Keeper, computers: Computers) -> None:
        self._keeper, self._computers = keeper, computers

    def answers_for(self, table: Table, prompt: Prompt) -> bool:
        """Whether such a person sits there."""
        user = table.seats[prompt.seat].user
        return bool(user and self._keeper.is_deputized(table.settings_of(user)))

    async def answer(self, table: Table, prompt: Prompt) -> Answer:
        """What they have picked, or else what the game's strongest computer decides."""
        drafted = drafted_answer(table, prompt)
        return await self._computers.decide(table, prompt, table.game.best_computer) if drafted is None else drafted
