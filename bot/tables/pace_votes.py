"""Changing the pace of a running game by a vote of all players."""

import logging
from collections.abc import Collection

from msgspec.structs import replace

from bot.errors import SamePace
from bot.logs import about
from bot.tables.absence import NOBODY
from bot.tables.marks import set_timing
from bot.tables.motions import LAPSED, pacing
from bot.tables.pace import PACES, PaceName, time_decisions
from bot.tables.pending import Pending
from bot.tables.service import playing
from bot.tables.table import Table
from bot.tables.turn import Turn
from bot.tables.votes import Votes

log = logging.getLogger(__name__)


class PaceVotes(Votes):
    """Takes votes on the pace; every method may raise `NotRunning` and `NotSeated`."""

    @playing
    async def agree_to_pace(self, table: Table, user: int, pace: PaceName, gone: Collection[int] = NOBODY) -> None:
        """Record a yes to a new pace; change the pace if all present players agree. Raises `SamePace`."""
        if pace == table.now.settings.pace:
            raise SamePace()
        table.gone, motion, pending = frozenset(gone), pacing(pace), Pending(table)
        self._agree(pending, user, motion)
        is_carried = self.vote(pending.table, motion, gone, user).is_carried
        if is_carried:
            self._refuse(pending, LAPSED, motion)  # discard the yes votes: they must not count in a later vote
            await self._set_pace(pending, pace)
        await self.keeper.commit(table, pending)
        if is_carried:
            log.info("pace_changed", extra=about(table=table.id, pace=pace.value))

    @playing
    async def keep_pace(self, table: Table, user: int, pace: PaceName) -> None:
        """Record a no to a new pace."""
        await self._say_no(table, user, pacing(pace))

    async def _set_pace(self, pending: Pending, pace: PaceName) -> None:
        """Change the pace; open decisions get the full time of the new pace from now on."""
        pending.set(settings=replace(pending.table.now.settings, pace=pace))
        table = pending.table
        turn, asked = Turn(table), {seat: table.now.marks[seat].moment for seat in table.awaited()}
        attendance = await self.keeper.attendance(table.now.seats, ())
        for seat, timing in time_decisions(PACES[pace], asked, attendance, self.keeper.now()).items():
            turn.marks = turn.marks | {seat: set_timing(table.now.marks[seat], timing)}
        await self.keeper.add_turn(pending, turn)
