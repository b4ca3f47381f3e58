"""What a running game's people decide together: to end it, to replace somebody who is absent; and leaving it."""

import logging
from collections.abc import Collection

from bot.errors import AlreadySeated, NotSeated
from bot.games.contract import Seat
from bot.logs import about
from bot.storage.rows import SeatRow
from bot.tables.absence import NOBODY
from bot.tables.lobby import Namer
from bot.tables.locking import locked, playing
from bot.tables.motions import END, replacing
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.turn import Turn
from bot.tables.votes import Votes

log = logging.getLogger(__name__)


class Consent(Votes):
    """Takes votes; `gone` are those who have left the server, where that was asked.

    Every call that changes something may raise `NotRunning` and `NotSeated`.
    """

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
        if table.status is not Status.RUNNING or user in table.people or table.is_barred(user):
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

    async def _seat_computer(self, table: Table, user: int, level: str, name: Namer, is_replaced: bool = False) -> None:
        seat = table.seat_of(user)
        if is_replaced:
            table.replaced[user] = table.seats[seat].name
        seats = (*table.seats[:seat], SeatRow(None, name(table), level), *table.seats[seat + 1 :])
        await self.keeper.save(table, Turn(table, seats, is_replaced))
