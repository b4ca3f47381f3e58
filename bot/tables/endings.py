"""Ending a table other than by finishing the game: by a moderator, or because of absent players or outdated rules."""

import logging
from collections.abc import Mapping

from bot.errors import NoTable, NotRunning, NotSeated, OldRules
from bot.logs import about
from bot.storage.rows import OPEN, Search, TableRow
from bot.tables.absence import find_silent
from bot.tables.cause import BOT, At, Cause
from bot.tables.keeper import Keeper
from bot.tables.pending import Pending
from bot.tables.people import vacation_until
from bot.tables.posts import Post, PostKind
from bot.tables.service import Service, locked
from bot.tables.status import Status
from bot.tables.stored import Stored
from bot.tables.table import Table

log = logging.getLogger(__name__)


def end_game(pending: Pending, at: int, ended_by: str = "") -> None:
    """Stop a running game and announce it, with the moderator's name if a moderator stopped it."""
    pending.end(Status.ENDED, at, Post(PostKind.ENDED, ended_by=ended_by))
    log.info("game_ended", extra=about(table=pending.table.id, turns=pending.table.now.turns))


async def give_up(keeper: Keeper, table: Table, is_told: bool = True) -> None:
    """Close a locked table without active players, and announce it unless `is_told` is false."""
    pending = Pending(table)
    status = Status.CANCELLED if table.now.status is Status.LOBBY else Status.ENDED
    pending.end(status, keeper.now(), *[Post(PostKind.ABANDONED)] * is_told)
    await keeper.commit(table, pending)
    log.info("table_abandoned", extra=about(table=table.id))


class Endings(Service):
    """Closes tables without a vote."""

    @locked
    async def end(self, table: Table, moderator: str) -> None:
        """Stop a running game in a moderator's name. Raises `NotRunning`."""
        table.check_running()
        pending = Pending(table)
        end_game(pending, self.keeper.now(), moderator)
        await self.keeper.commit(table, pending)

    async def clear_away(self, channel: int, user: int, is_moderator: bool) -> None:
        """End a table with outdated rules, for a player or a moderator.

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
        """Close all lobbies that have been inactive for too long. Posts nothing: the lobbies' cards show it."""
        for place in await self.store.find_tables(Search.OPEN):
            row = await self.store.table(place.table_id) if self.keeper.scope.works_for(place.server) else None
            if row and row.status == Status.LOBBY and self._is_old(row):
                await self.close_dead(place.channel, is_told=False)

    def _is_old(self, row: TableRow) -> bool:
        """True if a lobby has not changed for too long; after a recent change, more players may still join."""
        limit = self.keeper.limits.lobby_silence
        return bool(limit) and row.changed_at + limit <= self.keeper.now()

    async def close_dead(self, channel: int, is_told: bool = True, cause: Cause = BOT) -> int | None:
        """Close a channel's table if it is empty or all players have been silent for too long. Returns its id."""
        row = await self.store.table_in(channel)
        if row is None or row.status not in OPEN:
            return None
        if not self._is_dead(row, row.heard) or await self._is_anyone_away(row):
            return None
        try:
            table = await self.keeper.table(row.id)
        except OldRules:
            await self.keeper.end_row(row)
            return None
        await self._give_up(At(table.id, cause), is_told)
        return table.id if table.now.status not in OPEN else None

    @locked
    async def _give_up(self, table: Table, is_told: bool) -> None:
        if table.now.status in OPEN and self._is_dead(table.now, table.heard):
            await give_up(self.keeper, table, is_told)

    async def _is_anyone_away(self, row: TableRow) -> bool:
        """True if any player is on vacation, which excuses the player's silence."""
        people = [await self.keeper.people.settings(seat.user) for seat in row.seats if seat.user]
        now = self.keeper.now()
        return row.status == Status.RUNNING and any(vacation_until(settings, now) for settings in people)

    def _is_dead(self, stored: Stored | TableRow, heard: Mapping[int, int]) -> bool:
        people = {seat.user for seat in stored.seats if seat.user}
        return find_silent(stored, heard, self.keeper.now(), self.keeper.limits).keys() >= people
