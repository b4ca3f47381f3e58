"""Ending a table other than by playing: at a moderator's word, or since nobody can or will play on."""

import logging

from bot.errors import NoTable, NotRunning, NotSeated, OldRules
from bot.logs import about
from bot.storage.rows import OPEN, Search, TableRow
from bot.tables.absence import find_silent
from bot.tables.cause import BOT, At, Cause
from bot.tables.keeper import Keeper
from bot.tables.locking import Service, locked
from bot.tables.pending import Pending
from bot.tables.people import vacation_until
from bot.tables.posts import Post, PostKind
from bot.tables.status import Status
from bot.tables.table import Table

log = logging.getLogger(__name__)


def end_game(pending: Pending, at: int, ended_by: str = "") -> None:
    """Stops a running game and says so, with the moderator's name if one did it."""
    pending.end(Status.ENDED, at, Post(PostKind.ENDED, ended_by=ended_by))
    log.info("game_ended", extra=about(table=pending.table.id, turns=pending.table.turns))


async def give_up(keeper: Keeper, table: Table, is_told: bool = True) -> None:
    """Closes a locked table where nobody is any more, and says so."""
    pending = Pending(table)
    status = Status.CANCELLED if table.status is Status.LOBBY else Status.ENDED
    pending.end(status, keeper.now(), *[Post(PostKind.ABANDONED)] * is_told)
    await keeper.commit(table, pending)
    log.info("table_abandoned", extra=about(table=table.id))


class Closing(Service):
    """Tables that are closed without a vote."""

    @locked
    async def end(self, table: Table, moderator: str) -> None:
        """Stops a running game before its end, in a moderator's name. Raises `NotRunning`."""
        table.check_running()
        pending = Pending(table)
        end_game(pending, self.keeper.now(), moderator)
        await self.keeper.commit(table, pending)

    async def clear_away(self, channel: int, user: int, is_moderator: bool) -> None:
        """Ends a table whose rules are gone, so that nobody can play on; anyone who sits there may.

        Raises `NoTable`, `NotRunning` and `NotSeated`.
        """
        row = await self.store.table_in(channel)
        if row is None:
            raise NoTable()
        if row.status not in OPEN:
            raise NotRunning()
        if not is_moderator and user not in [seat.user for seat in row.seats]:
            raise NotSeated()
        await self.keeper.end_row(row)
        log.info("game_cleared_away", extra=about(table=row.id, rules=row.rules))

    async def close_abandoned_lobbies(self) -> None:
        """Closes every lobby where nobody has given a sign of life for too long; its card says so, no post does."""
        for place in await self.store.find_tables(Search.OPEN):
            row = await self.store.table(place.table_id) if self.keeper.part.works_for(place.server) else None
            if row and row.status == Status.LOBBY and self._is_old(row):
                await self.close_dead(place.channel, is_told=False)

    def _is_old(self, row: TableRow) -> bool:
        """Whether a lobby has been there long enough; one that has just been emptied may fill again."""
        limit = self.keeper.limits.lobby_silence
        return bool(limit) and row.changed_at + limit <= self.keeper.now()

    async def close_dead(self, channel: int, is_told: bool = True, cause: Cause = BOT) -> int | None:
        """Closes a channel's table where all have been silent for too long, or nobody sits; gives its number."""
        row = await self.store.table_in(channel)
        if row is None or row.status not in OPEN or not self._is_dead(row) or await self._is_anyone_away(row):
            return None
        try:
            table = await self.keeper.table(row.id)
        except OldRules:
            await self.keeper.end_row(row)
            return None
        await self._give_up(At(table.id, cause), is_told)
        return table.id if table.status not in OPEN else None

    @locked
    async def _give_up(self, table: Table, is_told: bool) -> None:
        if table.status in OPEN and self._is_dead(table):
            await give_up(self.keeper, table, is_told)

    async def _is_anyone_away(self, row: TableRow) -> bool:
        """Whether somebody who plays there is on vacation, and so is silent with good reason."""
        people = [await self.keeper.people.settings(seat.user) for seat in row.seats if seat.user]
        now = self.keeper.now()
        return row.status == Status.RUNNING and any(vacation_until(settings, now) for settings in people)

    def _is_dead(self, table: Table | TableRow) -> bool:
        people = {seat.user for seat in table.seats if seat.user}
        return find_silent(table, self.keeper.now(), self.keeper.limits).keys() >= people
