"""Daily digests: when somebody is told by direct message where they are awaited, who wished for that.

When the next one is due is stored; it is moved on before one is sent, and only whoever has moved it on sends, so that
none is ever sent twice, also where two processes look at the same time.
"""

from collections.abc import AsyncIterator

from msgspec.structs import replace

from bot.storage.leases import NO_SERVER
from bot.storage.rows import DigestRow
from bot.tables.locking import Service
from bot.tables.pace import DAY, HOUR, wake_up
from bot.tables.people import PersonSettings, vacation_until

AT_ONCE = 20
"""People that the store is asked for at a time."""


def next_digest(settings: PersonSettings, now: int) -> int:
    """The next time after now at which somebody usually clicks, and does not rest."""
    at = now - now % DAY + settings.habits.usual_hour() * HOUR
    return wake_up(settings.rest, at if at > now else at + DAY)


class Digests(Service):
    """Everybody's digests."""

    async def choose(self, user: int, is_wanted: bool, has_failed: bool = False) -> PersonSettings:
        """Somebody wants a digest every day from now on, or none, perhaps since it could not be sent."""
        chosen = {"digest": is_wanted, "digest_failed": has_failed}
        settings = await self.keeper.people.change(user, lambda old: replace(old, **chosen))
        await self.store.set_digest(user, next_digest(settings, self.keeper.now()) if is_wanted else None)
        return settings

    async def fail(self, user: int) -> None:
        """Somebody's direct messages are closed: they get none any more, and are told when they click next."""
        await self.choose(user, is_wanted=False, has_failed=True)

    async def take_failure(self, user: int) -> bool:
        """Whether somebody has to be told that; once."""
        settings = await self.keeper.people.settings(user)
        if settings.digest_failed:
            await self.keeper.people.change(user, lambda old: replace(old, digest_failed=False))
        return settings.digest_failed

    async def due_readers(self) -> AsyncIterator[int]:
        """Those whose digest is due and who are awaited anywhere, each once their next one is stored.

        Between two of them another process may take over; from then on nobody is given.
        """
        now = self.keeper.now()
        while self._is_ours() and (found := await self.store.due_digests(now, AT_ONCE)):
            for due in found:
                if self._is_ours() and await self._take(due, now) and await self._is_awaited(due.user):
                    yield due.user

    def _is_ours(self) -> bool:
        """Whether digests are the work of this process."""
        return self.keeper.part.works_for(NO_SERVER)

    async def _take(self, due: DigestRow, now: int) -> bool:
        """Whether it is for this process to send it, and is wanted now; the next one is stored."""
        settings = await self.keeper.people.settings(due.user)
        is_taken = await self.store.take_digest(due, next_digest(settings, now) if settings.digest else None)
        return is_taken and settings.digest and not vacation_until(settings, now)

    async def _is_awaited(self, user: int) -> bool:
        tables = await self.keeper.tables_of(user)
        return any(table.seat_of(user) in table.awaited() for table in tables)
