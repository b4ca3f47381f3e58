"""Vacations: days on which a user is not called; if the user chooses so, a computer decides for them."""

import logging
from collections import OrderedDict

from msgspec.structs import replace

from bot.errors import BadVacation
from bot.tables.cause import BOT, At, Cause
from bot.tables.keeper import Keeper
from bot.tables.pace import DAY, time_decision
from bot.tables.people import Vacation, vacation_until
from bot.tables.service import Service, locked
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.turn import Turn

log = logging.getLogger(__name__)

MOST_DAYS = 28
"""Maximum number of days of a vacation."""


ASK_EVERY = 3600
"""Minimum seconds before a user is asked again whether the vacation is over."""
MOST_ASKED = 1000
"""Maximum number of users whose last such question is remembered."""


class Vacations(Service):
    """Starts and ends vacations, in all games of a user."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper)
        self._asked: OrderedDict[int, int] = OrderedDict()
        """By user: when they were last asked whether their vacation is over, or when it started."""

    async def begin(self, user: int, days: int, plays: bool, cause: Cause = BOT) -> tuple[Table, ...]:
        """Start a vacation now. Returns the user's running games. Raises `BadVacation`."""
        if not 1 <= days <= MOST_DAYS:
            raise BadVacation(most=MOST_DAYS)
        now = self._asked[user] = self.keeper.now()
        return await self._save(user, Vacation(now, now + days * DAY, plays), cause)

    async def end(self, user: int, cause: Cause = BOT) -> tuple[Table, ...]:
        """End the vacation and call the user to waiting games. Returns the user's running games."""
        settings = await self.keeper.people.settings(user)
        now = self.keeper.now()
        return await self._save(user, replace(settings.vacation, ends=min(settings.vacation.ends, now)), cause)

    async def is_to_be_asked_about(self, user: int) -> Vacation | None:
        """Return the vacation of a playing user if it is time to ask whether it is over, else None."""
        settings, now = await self.keeper.people.settings(user), self.keeper.now()
        if not vacation_until(settings, now) or now - self._asked.get(user, 0) < ASK_EVERY:
            return None
        self._asked[user] = now
        if len(self._asked) > MOST_ASKED:
            self._asked.popitem(last=False)
        return settings.vacation

    async def choose(self, user: int, plays: bool, cause: Cause = BOT) -> tuple[Table, ...]:
        """Set whether a computer decides for the user meanwhile. Returns the user's running games."""
        settings = await self.keeper.people.settings(user)
        return await self._save(user, replace(settings.vacation, plays=plays), cause)

    async def _save(self, user: int, vacation: Vacation, cause: Cause) -> tuple[Table, ...]:
        await self.keeper.people.change(user, lambda old: replace(old, vacation=vacation))
        tables = [table for table in await self.keeper.tables_of(user) if table.now.status is Status.RUNNING]
        for table in tables:
            await self.keeper.save_sign(table, user)
            await self._hasten(At(table.id, cause), user)
            self.keeper.rouse(table)
        return tuple(tables)

    @locked
    async def _hasten(self, table: Table, user: int) -> None:
        """Shorten the deadline of a user who returns early: from now, they have the usual time."""
        await self.keeper.save_due(table)
        seat = table.seat_of(user)
        mark, settings, now = table.now.marks.get(seat), table.settings_of(user), self.keeper.now()
        if seat not in table.awaited() or mark is None or mark.deadline is None:
            return
        timing = time_decision(table.pace, settings.rest, vacation_until(settings, now) or now)
        asked = [(one, at) for one, moment, at, away in table.asked_now() if moment == mark.moment and not away]
        deadline = max(filter(None, (timing.deadline, *(at for one, at in asked if one != seat))))
        if deadline < mark.deadline:
            turn, remind_at = Turn(table), timing.remind_at if mark.remind_at else None
            turn.marks = table.now.marks | {seat: replace(mark, remind_at=remind_at, deadline=deadline)}
            await self.keeper.save(table, turn)
