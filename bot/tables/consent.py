"""What a running game's people decide together: to end it, to replace somebody who is absent; and leaving it."""

import logging
from collections.abc import Collection

from msgspec import Struct

from bot.errors import AlreadySeated, NotAbsent, NotAtTable, NotAwaited, NotGone, NotSeated
from bot.games.contract import Seat
from bot.logs import about
from bot.storage.rows import ConsentRow, Edit, SeatRow
from bot.tables.absence import NOBODY, Absence, counts_until, find_absent, owes_answer
from bot.tables.closing import end_game
from bot.tables.lobby import Namer
from bot.tables.locking import Service, locked, playing
from bot.tables.motions import END, Motion, replacing
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.turn import Turn

log = logging.getLogger(__name__)


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


class Consent(Service):
    """Counts votes; `gone` are those who have left the server, where that was asked.

    Every call that changes something may raise `NotRunning` and `NotSeated`.
    """

    def absent(self, table: Table, gone: Collection[int], actor: int | None = None) -> Absence:
        """Those who no longer count."""
        return find_absent(table, self.keeper.now(), self.keeper.limits, gone, actor)

    def vote(self, table: Table, motion: Motion, gone: Collection[int] = NOBODY, actor: int | None = None) -> Vote:
        """How the vote on something stands; whoever it is about has no say in it."""
        agreed, absent = table.agreed(motion) & table.people - {motion.subject}, self.absent(table, gone, actor)
        missing = table.people - agreed - absent.keys() - {motion.subject}
        return Vote(agreed, {user: counts_until(table, user, self.keeper.limits) for user in missing}, absent)

    @playing
    async def agree_to_end(self, table: Table, user: int, gone: Collection[int] = NOBODY) -> None:
        """One player's wish to end the game; when all who are still there have it, it ends."""
        table.gone = frozenset(gone)
        await self._agree(table, user, END)
        await self._end_if_agreed(table, gone, user)

    @playing
    async def play_on(self, table: Table, user: int) -> None:
        """One player's wish not to end the game; whoever had agreed is asked again if it comes up again."""
        await self._refuse(table, user, END)

    @playing
    async def agree_to_replace(
        self, table: Table, user: int, absentee: int, name: Namer, gone: Collection[int] = NOBODY
    ) -> None:
        """One player's wish that a computer goes on for somebody absent; when all who are there have it, it does.

        Raises `NotAtTable`, `NotAwaited`, `NotGone` and `NotAbsent`.
        """
        table.gone, motion = frozenset(gone), replacing(absentee)
        self._check_absent(table, user, absentee, gone)
        await self._agree(table, user, motion)
        if self.vote(table, motion, gone, user).is_carried:
            log.info("absentee_replaced", extra=about(table=table.id, seat=table.seat_of(absentee)))
            await self._seat_computer(table, absentee, table.game.best_computer, name, is_replaced=True)
            await self._end_if_agreed(table, gone, user)

    @playing
    async def keep_waiting(self, table: Table, user: int, absentee: int) -> None:
        """One player's wish not to replace somebody; the same."""
        await self._refuse(table, user, replacing(absentee))

    @playing
    async def hand_over(self, table: Table, user: int, level: str, name: Namer) -> None:
        """Somebody leaves a running game; a computer goes on in that seat, unless all others have agreed to end."""
        await self._seat_computer(table, user, level, name)
        await self._end_if_agreed(table)

    async def lost_seat(self, table: Table, user: int) -> Seat | None:
        """Where a computer plays on for somebody, as the last person who sat there."""
        if table.status is not Status.RUNNING or user in table.people:
            return None
        last = {row.seat: row.user for row in await self.store.sittings(table.id) if row.user}
        held = (seat for seat, row in enumerate(table.seats) if row.computer)
        return next((seat for seat in held if last.get(seat) == user), None)

    @locked
    async def take_seat_back(self, table: Table, user: int, name: str) -> None:
        """Somebody who left, or was replaced, goes on in place of the computer.

        Raises `NotRunning`, `AlreadySeated` and `NotSeated`.
        """
        table.check_running()
        if user in table.people:
            raise AlreadySeated()
        seat = await self.lost_seat(table, user)
        if seat is None:
            raise NotSeated()
        table.replaced.pop(user, None)
        seats = (*table.seats[:seat], SeatRow(user, name), *table.seats[seat + 1 :])
        await self.keeper.save(table, Turn(table, seats), (seat,))
        await self.keeper.save_sign(table, user)
        log.info("seat_taken_back", extra=about(table=table.id, seat=seat))

    async def _agree(self, table: Table, user: int, motion: Motion) -> None:
        """One more yes; whoever owed no answer before has the whole time for this one."""
        others = table.people - table.agreed(motion) - {user, motion.subject}
        asked = tuple(other for other in others if not owes_answer(table, other))
        if asked or user not in table.agreed(motion):
            now = self.keeper.now()
            await self.store.save_signs(table.id, asked, now)
            table.heard.update(dict.fromkeys(asked, now))
            await self._save(table, user, True, motion)
            table.consents.setdefault(motion, {})[user] = now
            table.refusals.pop(motion, None)
            table.cards.setdefault(motion.card, None)

    async def _refuse(self, table: Table, user: int, motion: Motion) -> None:
        if table.consents.get(motion):
            await self._save(table, user, False, motion)
            del table.consents[motion]
            table.refusals[motion] = user

    async def _save(self, table: Table, user: int, agrees: bool, motion: Motion) -> None:
        consent = ConsentRow(user, agrees, self.keeper.now(), motion.subject, motion.card)
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
            raise NotGone(person=absentee) if when is None else NotAbsent(person=absentee, when=when)

    async def _seat_computer(self, table: Table, user: int, level: str, name: Namer, is_replaced: bool = False) -> None:
        seat = table.seat_of(user)
        if is_replaced:
            table.replaced[user] = table.seats[seat].name
        seats = (*table.seats[:seat], SeatRow(None, name(table), level), *table.seats[seat + 1 :])
        await self.keeper.save(table, Turn(table, seats, is_replaced))

    async def _end_if_agreed(self, table: Table, gone: Collection[int] = NOBODY, actor: int | None = None) -> None:
        """Those who had agreed to end may be all who are left at the table."""
        if table.status is Status.RUNNING and self.vote(table, END, gone, actor).is_carried:
            await end_game(self.keeper, table)
