"""Counting votes: who has to agree to something, who has, and who no longer counts."""

from collections.abc import Collection

from msgspec import Struct

from bot.errors import NotAbsent, NotAtTable, NotAwaited, NotGone
from bot.storage.rows import ConsentRow, Edit
from bot.tables.absence import NOBODY, Absence, counts_until, excused_until, find_absent, owes_answer
from bot.tables.closing import end_game
from bot.tables.due import lapses_at
from bot.tables.locking import Service
from bot.tables.motions import END, LAPSED, LIFE, ConsentKind, Motion
from bot.tables.status import Status
from bot.tables.table import Table


class Vote(Struct, frozen=True):
    """How a vote stands."""

    agreed: set[int]
    missing: dict[int, int | None]
    """Who has yet to agree, each with when they count no longer if they stay silent."""
    absent: Absence
    """Who does not count."""

    @property
    def is_carried(self) -> bool:
        """Whether all who count have agreed, and anybody has."""
        return bool(self.agreed) and not self.missing


def voters(table: Table, motion: Motion) -> set[int]:
    """Who has to agree: whoever is to take a seat, and all players but the one whom it is about."""
    heirs = {motion.heir} if motion.heir else set()
    return heirs if motion.kind is ConsentKind.OFFER else table.people - {motion.person} | heirs


class Votes(Service):
    """Counts votes; `gone` are those who have left the server, where that was asked."""

    def absent(self, table: Table, gone: Collection[int], actor: int | None = None) -> Absence:
        """Those who no longer count."""
        absent = find_absent(table, self.keeper.now(), self.keeper.limits, gone, actor)
        return {user: since for user, since in absent.items() if user in gone or not self._excused_until(table, user)}

    def _excused_until(self, table: Table, user: int) -> int:
        """Until when somebody counts since they are, or were, on vacation."""
        vacation = table.settings_of(user).vacation
        return excused_until(table, user, vacation, self.keeper.now(), self.keeper.limits)

    def vote(self, table: Table, motion: Motion, gone: Collection[int] = NOBODY, actor: int | None = None) -> Vote:
        """How the vote on something stands; whoever it is about has no say in it."""
        asked, absent = voters(table, motion), self.absent(table, gone, actor)
        agreed = self.agreed(table, motion) & asked
        missing = asked - agreed - absent.keys()
        if motion.kind is ConsentKind.JOIN and table.host in agreed:
            missing &= {motion.heir}
        return Vote(agreed, {user: self._counts_until(table, user, motion) for user in missing}, absent)

    def _counts_until(self, table: Table, user: int, motion: Motion) -> int | None:
        """When one who is asked counts no longer; None where that does not depend on the answer."""
        is_bound = user in table.people and motion.kind not in LIFE
        return counts_until(table, user, self.keeper.limits) if is_bound else None

    def agreed(self, table: Table, motion: Motion) -> set[int]:
        """Who has agreed to something that has not lapsed."""
        lapse = lapses_at(table.consents, motion)
        return table.agreed(motion) if lapse is None or self.keeper.now() < lapse else set()

    async def lapse(self, table: Table, motion: Motion) -> None:
        """Nobody has agreed in time to what a locked table votes on."""
        await self._refuse(table, LAPSED, motion)

    async def _agree(self, table: Table, user: int, motion: Motion) -> None:
        """One more yes; whoever owed no answer before has the whole time for this one."""
        if table.agreed(motion) and not self.agreed(table, motion):
            await self.lapse(table, motion)
        others = table.people - table.agreed(motion) - {user, motion.person} if motion.kind not in LIFE else set()
        asked = tuple(other for other in others if not owes_answer(table, other))
        if asked or user not in table.agreed(motion):
            now = self.keeper.now()
            await self.store.save_signs(table.id, asked, now)
            table.heard.update(dict.fromkeys(asked, now))
            await self._save(table, user, True, motion)
            table.consents.setdefault(motion, {})[user] = now
            table.refusals.pop(motion, None)
            table.cards.setdefault(motion.code, None)
            await self.keeper.save_due(table)

    async def _refuse(self, table: Table, user: int, motion: Motion) -> None:
        if table.consents.get(motion):
            await self._save(table, user, False, motion)
            del table.consents[motion]
            table.refusals[motion] = user

    async def _save(self, table: Table, user: int, agrees: bool, motion: Motion) -> None:
        consent = ConsentRow(user, agrees, self.keeper.now(), motion.code)
        await self.store.edit(Edit(table.id, table.revision, consent.at, consent=consent))
        table.revision += 1

    def _check_absent(self, table: Table, user: int, absentee: int, gone: Collection[int]) -> None:
        """Refuses while somebody counts, and says until when."""
        if absentee not in table.people:
            raise NotAtTable(person=absentee)
        if absentee not in self.absent(table, gone, user):
            if not owes_answer(table, absentee):
                raise NotAwaited(person=absentee)
            when = counts_until(table, absentee, self.keeper.limits)
            when = when and max(when, self._excused_until(table, absentee))
            raise NotGone(person=absentee) if when is None else NotAbsent(person=absentee, when=when)

    async def _end_if_agreed(self, table: Table, gone: Collection[int] = NOBODY, actor: int | None = None) -> None:
        """Those who had agreed to end may be all who are left at the table."""
        if table.status is Status.RUNNING and self.vote(table, END, gone, actor).is_carried:
            await end_game(self.keeper, table)
