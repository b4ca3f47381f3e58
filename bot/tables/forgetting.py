"""Deletes a person's data on request, after a day in which the person can change their mind.

The request is stored, and is deleted last. Every step of the deletion can be repeated, so that it survives a crash and
two processes can safely run it at the same time.
"""

import logging

from bot.errors import GameError, StillPlaying
from bot.logs import about
from bot.storage.leases import NO_SERVER
from bot.storage.rows import BEFORE_ALL, ForgetRow
from bot.storage.store import Conflict, log_failure
from bot.tables.cleaning import CLEANER
from bot.tables.keeper import Keeper
from bot.tables.pace import DAY
from bot.tables.ratings import RatingBook
from bot.tables.service import Service
from bot.tables.statistics import Statistics
from bot.tables.table import Table

log = logging.getLogger(__name__)

GRACE = DAY
"""Seconds between the request and the deletion."""
AT_ONCE = 20
"""Batch size of due requests read from the store."""


class Forgetting(Service):
    """The requests of all users to delete their data."""

    def __init__(self, keeper: Keeper, statistics: Statistics, ratings: RatingBook) -> None:
        super().__init__(keeper)
        self._statistics, self._ratings = statistics, ratings

    async def check_free(self, user: int) -> None:
        """Raises `StillPlaying` if the user has a seat at an open table."""
        if games := await self.store.tables_of(user):
            raise StillPlaying(games=len(games))

    async def ask(self, user: int) -> None:
        """Save a request, unless the user has made one before. Raises `StillPlaying`."""
        await self.check_free(user)
        await self.store.request_forgetting(user, self.keeper.now() + GRACE)

    async def cancel(self, user: int) -> bool:
        """Cancel a request; return False if there is none, or if the deletion has begun."""
        return await self.store.cancel_forgetting(user)

    async def forget_due(self) -> None:
        """Carry out the due requests, unless another process does so; one that fails stays due."""
        last, now = BEFORE_ALL, self.keeper.now()
        while self._is_ours() and (found := await self.store.due_forgetting(now, AT_ONCE, last)):
            for last in found:
                try:
                    await self._forget(last)
                except Exception:  # noqa: BLE001  # such as a broken row, which must not stop the other requests
                    log_failure(log, "deletion_failed")

    def _is_ours(self) -> bool:
        return self.keeper.scope.works_for(NO_SERVER)

    async def _forget(self, due: ForgetRow) -> None:
        """Delete a user's data everywhere; the search is repeated until it finds nothing."""
        if not await self.store.begin_forgetting(due):
            return
        user, before = due.user, None
        while (tables := await self.store.tables_about(user, CLEANER)) and tables != before:
            try:
                await self.store.forget_at(user, tables, CLEANER)
            except Conflict:  # a table was changed meanwhile: search again
                continue
            before = tables  # tables found again are open ones that the user has joined since
        await self.store.forget_settings(user)
        await self.drop(user)
        self.keeper.scope.tell_forgotten(user)
        await self.store.finish_forgetting(user)
        log.info("person_forgotten", extra=about(tables=len(before or ())))

    async def drop(self, user: int) -> None:
        """After a user's data was deleted, drop the user from this process's memory."""
        self.keeper.people.forget(user)
        self._statistics.expire()
        self._ratings.expire()
        for table in self.keeper.in_memory():
            if _names(table, user):
                await self._reread(table)
                table.replaced.pop(user, None)

    async def _reread(self, table: Table) -> None:
        if await self.store.table(table.id) is None:
            self.keeper.drop(table.id)
            return
        try:
            await self.keeper.reread(table.id)
        except GameError:  # outdated rules: the game cannot be shown
            self.keeper.drop(table.id)


def _names(table: Table, user: int) -> bool:
    """True if a table in memory holds the user's id."""
    now = table.now
    settings = (*now.settings.invited, *now.settings.former)
    votes = {voter for agreed in now.consents.values() for voter in agreed} | set(now.refusals.values())
    motions = {one for motion in (*now.consents, *now.refusals) for one in (motion.sitter, motion.successor)}
    users = {*table.people, *table.heard, *table.replaced, *settings, *votes, *motions, now.host}
    return user in users
