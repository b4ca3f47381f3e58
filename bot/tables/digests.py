"""Daily digests by direct message: for users who chose them, a list of the games that await them.

The due time is stored. It is advanced by compare-and-swap before a digest is sent, so that even two processes never
send a digest twice.
"""

from collections.abc import AsyncIterator

from msgspec.structs import replace

from bot.storage.leases import NO_SERVER
from bot.storage.rows import DigestRow
from bot.tables.pace import DAY, HOUR, wake_up
from bot.tables.people import PersonSettings, vacation_until
from bot.tables.service import Service

AT_ONCE = 20
"""Batch size of due digests read from the store."""


def next_digest(settings: PersonSettings, now: int) -> int:
    """Return the user's next usual hour outside quiet hours."""
    at = now - now % DAY + settings.habits.usual_hour() * HOUR
    return wake_up(settings.rest, at if at > now else at + DAY)


class Digests(Service):
    """The digests of all users."""

    async def choose(self, user: int, is_wanted: bool, has_failed: bool = False) -> PersonSettings:
        """Turn a user's digest on or off; `has_failed` means that it is turned off because it could not be sent."""
        chosen = {"digest": is_wanted, "digest_failed": has_failed}
        settings = await self.keeper.people.change(user, lambda old: replace(old, **chosen))
        await self.store.set_digest(user, next_digest(settings, self.keeper.now()) if is_wanted else None)
        return settings

    async def fail(self, user: int) -> None:
        """Turn off the digest of a user with closed direct messages; `take_failure` reports that at the next click."""
        await self.choose(user, is_wanted=False, has_failed=True)

    async def take_failure(self, user: int) -> bool:
        """Return True once after a digest could not be sent, so that the answer to a click reports it."""
        settings = await self.keeper.people.settings(user)
        if settings.digest_failed:
            await self.keeper.people.change(user, lambda old: replace(old, digest_failed=False))
        return settings.digest_failed

    async def due_readers(self) -> AsyncIterator[int]:
        """Yield the users who have a due digest and are awaited, after storing their next due time.

        Stops when another process takes over.
        """
        now = self.keeper.now()
        while self._is_ours() and (found := await self.store.due_digests(now, AT_ONCE)):
            for due in found:
                if self._is_ours() and await self._take(due, now) and await self._is_awaited(due.user):
                    yield due.user

    def _is_ours(self) -> bool:
        """True if this process sends digests."""
        return self.keeper.scope.works_for(NO_SERVER)

    async def _take(self, due: DigestRow, now: int) -> bool:
        """Advance the due time. Returns True if this process won the compare-and-swap and the digest is wanted now."""
        settings = await self.keeper.people.settings(due.user)
        is_taken = await self.store.take_digest(due, next_digest(settings, now) if settings.digest else None)
        return is_taken and settings.digest and not vacation_until(settings, now)

    async def _is_awaited(self, user: int) -> bool:
        tables = await self.keeper.tables_of(user)
        return any(table.seat_of(user) in table.awaited() for table in tables)
