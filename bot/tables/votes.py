"""Counting votes: who must agree, who has, and who is absent."""

from collections.abc import Collection

from msgspec import Struct

from bot.errors import NotAbsent, NotAtTable, NotAwaited, NotGone
from bot.tables.absence import NOBODY, Absence, counts_until, excused_until, find_absent, owes_answer
from bot.tables.due import lapses_at
from bot.tables.endings import end_game
from bot.tables.motions import END, LAPSED, LIFE, ConsentKind, Motion
from bot.tables.pending import Pending
from bot.tables.service import Service
from bot.tables.status import Status
from bot.tables.table import Table


class Vote(Struct, frozen=True):
    """The state of a vote."""

    agreed: set[int]
    missing: dict[int, int | None]
    """Voters who have not agreed, each with the time at which they become absent if they stay silent."""
    absent: Absence
    """Players whose votes do not count."""

    @property
    def is_carried(self) -> bool:
        """True if all present voters have agreed, and there is at least one."""
        return bool(self.agreed) and not self.missing


def voters(table: Table, motion: Motion) -> set[int]:
    """Return the voters: the seat's next player and, except for offers, all players but the one the motion is about."""
    successors = {motion.successor} if motion.successor else set()
    return successors if motion.kind is ConsentKind.OFFER else table.people - {motion.person} | successors


class Votes(Service):
    """Counts votes; `gone` are players known to have left the server."""

    def absent(self, table: Table, gone: Collection[int], actor: int | None = None) -> Absence:
        """Return the absent players."""
        absent = find_absent(table, self.keeper.now(), self.keeper.limits, gone, actor)
        return {user: since for user, since in absent.items() if user in gone or not self._excused_until(table, user)}

    def _excused_until(self, table: Table, user: int) -> int:
        """Return the time until which a vacation excuses a player, or 0."""
        vacation = table.settings_of(user).vacation
        return excused_until(table, user, vacation, self.keeper.now(), self.keeper.limits)

    def vote(self, table: Table, motion: Motion, gone: Collection[int] = NOBODY, actor: int | None = None) -> Vote:
        """Return the state of the vote on a motion."""
        asked, absent = voters(table, motion), self.absent(table, gone, actor)
        agreed = self.agreed(table, motion) & asked
        missing = asked - agreed - absent.keys()
        if motion.kind is ConsentKind.JOIN and table.host in agreed:
            missing &= {motion.successor}
        return Vote(agreed, {user: self._counts_until(table, user, motion) for user in missing}, absent)

    def _counts_until(self, table: Table, user: int, motion: Motion) -> int | None:
        """Return when a silent voter becomes absent; None if the motion lapses anyway."""
        is_bound = user in table.people and motion.kind not in LIFE
        return counts_until(table, user, self.keeper.limits) if is_bound else None

    def agreed(self, table: Table, motion: Motion) -> set[int]:
        """Return the users who agreed to a motion that has not lapsed."""
        lapse = lapses_at(table.now.consents, motion)
        return table.agreed(motion) if lapse is None or self.keeper.now() < lapse else set()

    def _agree(self, pending: Pending, user: int, motion: Motion) -> None:
        """Add a yes; voters who owed no answer before get the full time to vote."""
        table, now = pending.table, self.keeper.now()
        if table.agreed(motion) and not self.agreed(table, motion):
            self._refuse(pending, LAPSED, motion)
        others = table.people - table.agreed(motion) - {user, motion.person} if motion.kind not in LIFE else set()
        asked = tuple(other for other in others if not owes_answer(table, other))
        if asked or user not in table.agreed(motion):
            pending.note_heard(asked, now)
            pending.agree(user, motion, now)
            pending.set(due_at=self.keeper.find_due(table))

    def lapse(self, pending: Pending, motion: Motion) -> None:
        """End a vote that was not carried in time."""
        self._refuse(pending, LAPSED, motion)

    def _refuse(self, pending: Pending, user: int, motion: Motion) -> None:
        """Add a no if there is at least one yes."""
        if pending.table.now.consents.get(motion):
            pending.refuse(user, motion, self.keeper.now())

    async def _say_no(self, table: Table, user: int, motion: Motion) -> None:
        """Save a no, even if no player has agreed; a second no in a row changes nothing."""
        pending = Pending(table)
        if table.now.consents.get(motion) or motion not in table.now.refusals:
            pending.refuse(user, motion, self.keeper.now())
        await self.keeper.commit(table, pending)

    def _check_absent(self, table: Table, user: int, absentee: int, gone: Collection[int]) -> None:
        """Raise an error unless the player is absent; it says when the player will be."""
        if absentee not in table.people:
            raise NotAtTable(person=absentee)
        if absentee not in self.absent(table, gone, user):
            if not owes_answer(table, absentee):
                raise NotAwaited(person=absentee)
            when = counts_until(table, absentee, self.keeper.limits)
            when = when and max(when, self._excused_until(table, absentee))
            raise NotGone(person=absentee) if when is None else NotAbsent(person=absentee, when=when)

    def _end_if_agreed(self, pending: Pending, gone: Collection[int] = NOBODY, actor: int | None = None) -> None:
        """End the game if all remaining players have agreed to end it."""
        if pending.table.now.status is Status.RUNNING and self.vote(pending.table, END, gone, actor).is_carried:
            end_game(pending, self.keeper.now())
