"""Votes of a running game's players: to end the game, or to replace an absent player. Also leaving a game."""

import logging
from collections.abc import Collection

from bot.errors import AlreadySeated, NotAtTable, NotSeated
from bot.games.contract import Seat
from bot.logs import about
from bot.storage.rows import SeatRow
from bot.tables.absence import NOBODY
from bot.tables.lobby import Namer
from bot.tables.motions import END, replacing
from bot.tables.pending import Pending
from bot.tables.service import locked, playing
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.turn import Turn
from bot.tables.votes import Votes

log = logging.getLogger(__name__)


class Consent(Votes):
    """Takes votes; `gone` are players known to have left the server.

    Every method that changes a table may raise `NotRunning` and `NotSeated`.
    """

    @playing
    async def agree_to_end(self, table: Table, user: int, gone: Collection[int] = NOBODY) -> None:
        """Record a yes to ending the game; end it if all present players agree."""
        table.gone, pending = frozenset(gone), Pending(table)
        self._agree(pending, user, END)
        self._end_if_agreed(pending, gone, user)
        await self.keeper.commit(table, pending)

    @playing
    async def play_on(self, table: Table, user: int) -> None:
        """Record a no to ending the game, which discards all yes votes."""
        await self._say_no(table, user, END)

    @playing
    async def agree_to_replace(
        self, table: Table, user: int, absentee: int, name: Namer, gone: Collection[int] = NOBODY
    ) -> None:
        """Record a yes to replacing an absent player by a computer; replace the player if all present players agree.

        Raises `NotAtTable`, `NotAwaited`, `NotGone` and `NotAbsent`.
        """
        table.gone, motion = frozenset(gone), replacing(absentee)
        self._check_absent(table, user, absentee, gone)
        pending = Pending(table)
        self._agree(pending, user, motion)
        is_carried = self.vote(pending.table, motion, gone, user).is_carried
        if is_carried:
            await self._seat_computer(pending, absentee, table.game.best_computer, name, is_replaced=True)
            self._end_if_agreed(pending, gone, user)
        seat = table.seat_of(absentee)
        replaced = table.now.seats[seat].name
        await self.keeper.commit(table, pending)
        if is_carried:
            table.replaced[absentee] = replaced
            log.info("absentee_replaced", extra=about(table=table.id, seat=seat))

    @playing
    async def keep_waiting(self, table: Table, user: int, absentee: int) -> None:
        """Record a no to replacing a player. Raises `NotAtTable`."""
        if absentee not in table.people:
            raise NotAtTable(person=absentee)
        await self._say_no(table, user, replacing(absentee))

    @playing
    async def hand_over(self, table: Table, user: int, level: str, name: Namer) -> None:
        """Give a leaving player's seat to a computer; if all other players have agreed to end the game, end it."""
        pending = Pending(table)
        await self._seat_computer(pending, user, level, name)
        self._end_if_agreed(pending)
        await self.keeper.commit(table, pending)

    async def lost_seat(self, table: Table, user: int) -> Seat | None:
        """Return the computer's seat whose last human player is this user, or None."""
        if table.now.status is not Status.RUNNING or user in table.people or table.is_barred(user):
            return None
        last = {row.seat: row.user for row in await self.store.sittings(table.id) if row.user}
        held = (seat for seat, row in enumerate(table.now.seats) if row.computer)
        return next((seat for seat in held if last.get(seat) == user), None)

    @locked
    async def take_seat_back(self, table: Table, user: int, name: str) -> None:
        """Give a seat back to the player who left it or was replaced by a computer.

        Raises `NotRunning`, `AlreadySeated` and `NotSeated`.
        """
        table.check_running()
        if user in table.people:
            raise AlreadySeated()
        seat = await self.lost_seat(table, user)
        if seat is None:
            raise NotSeated()
        pending, seats = Pending(table), (*table.now.seats[:seat], SeatRow(user, name), *table.now.seats[seat + 1 :])
        pending.note_heard((user,), self.keeper.now())
        await self.keeper.add_turn(pending, Turn(pending.table, seats), (seat,))
        await self.keeper.commit(table, pending, (seat,))
        table.replaced.pop(user, None)
        log.info("seat_taken_back", extra=about(table=table.id, seat=seat))

    async def _seat_computer(
        self, pending: Pending, user: int, level: str, name: Namer, is_replaced: bool = False
    ) -> None:
        table = pending.table
        seat = table.seat_of(user)
        seats = (*table.now.seats[:seat], SeatRow(None, name(table), level), *table.now.seats[seat + 1 :])
        await self.keeper.add_turn(pending, Turn(table, seats, is_replaced))
