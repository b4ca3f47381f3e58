"""Seats of a running game that change hands: by offers, requests, and votes against a player."""

import logging
from collections.abc import Collection

from bot.errors import (
    AlreadySeated,
    NoComputerSeat,
    NotAsked,
    NotAtTable,
    NotForYou,
    NotSeated,
    OneAgainstOne,
    RefusedBefore,
    SeatedAlready,
    SeenOtherSeat,
)
from bot.games.contract import Seat
from bot.logs import about
from bot.storage.rows import SeatRow
from bot.tables.absence import NOBODY
from bot.tables.lobby import Namer
from bot.tables.motions import LAPSED, ConsentKind, Motion, offering, returning
from bot.tables.pending import Pending
from bot.tables.posts import NewSitter
from bot.tables.service import locked
from bot.tables.table import Table
from bot.tables.turn import Turn
from bot.tables.votes import Votes, voters

log = logging.getLogger(__name__)

LEAST_AGAINST_ONE = 2
"""Minimum number of votes to remove a player who is present, so that a single rival cannot do it."""

ONCE = (ConsentKind.OFFER, ConsentKind.JOIN)
"""Kinds of motions that cannot be repeated after a player has said no."""


class SeatChanges(Votes):
    """Takes votes on seats; a seat changes hands once all voters have agreed.

    Every method that changes something may raise `NotRunning`. Those that start or carry a vote may also raise
    `NotAtTable`, `NotAwaited`, `NotGone`, `NotAbsent`, `OneAgainstOne`, `NoComputerSeat`, `SeatedAlready` and
    `SeenOtherSeat`. `name` returns the name of the seat's next player.
    """

    @locked
    async def propose(
        self, table: Table, user: int, motion: Motion, name: Namer, gone: Collection[int] = NOBODY
    ) -> None:
        """Make a motion and agree to it. Raises `NotSeated`, `NotForYou` and `RefusedBefore`."""
        table.check_running()
        if motion.kind is not ConsentKind.JOIN:
            table.seat_of(user)
        if not _may_begin(table, user, motion):
            raise NotForYou()
        if motion.kind in ONCE and table.now.refusals.get(motion, LAPSED) not in (LAPSED, user):
            raise RefusedBefore()
        await self._count_in(table, user, motion, name, gone)

    @locked
    async def agree(self, table: Table, user: int, motion: Motion, name: Namer, gone: Collection[int] = NOBODY) -> None:
        """Record a yes to an open motion. Raises `NotAsked`, `NotSeated` and `NotForYou`."""
        self._check_asked(table, user, motion)
        if user not in voters(table, motion):
            raise NotForYou()
        await self._count_in(table, user, motion, name, gone)

    @locked
    async def refuse(self, table: Table, user: int, motion: Motion) -> None:
        """Record a no, which discards all yes votes; also withdraws an offer.

        Raises `NotAsked`, `NotSeated` and `NotForYou`.
        """
        self._check_asked(table, user, motion)
        if user not in voters(table, motion) and not _may_begin(table, user, motion):
            raise NotForYou()
        await self._say_no(table, user, motion)

    @locked
    async def impose(self, table: Table, moderator: int, motion: Motion, name: Namer) -> None:
        """Carry out a moderator's decision: a computer takes the seat at once, a user must accept it first."""
        table.check_running()
        self._find_seat(table, motion)
        pending = Pending(table)
        if motion.successor and motion.sitter:
            await self._check_successor(table, motion)
            self._agree(pending, moderator, offering(motion.sitter, motion.successor))
        else:
            await self._seat(pending, motion, name, moderator, by=moderator)
            self._end_if_agreed(pending)
        await self.keeper.commit(table, pending)

    async def find_computer_seat(self, table: Table, user: int, wanted: Seat | None = None) -> Seat:
        """Return the computer's seat that a user may ask for: `wanted`, or by default one that no player has had yet.

        A user who had a seat before may ask only for that seat.

        Raises `NotRunning`, `AlreadySeated` and `NoComputerSeat`.
        """
        table.check_running()
        if user in table.people:
            raise AlreadySeated()
        people = [(row.seat, row.user) for row in await self.store.sittings(table.id) if row.user]
        own, had_people = {seat for seat, who in people if who == user}, {seat for seat, _ in people}
        seats = [seat for seat, row in enumerate(table.now.seats) if row.computer and (not own or seat in own)]
        if not seats or (wanted is not None and wanted not in seats):
            raise NoComputerSeat()
        return wanted if wanted is not None else min(seats, key=lambda seat: (seat in had_people, seat))

    def is_open(self, table: Table, motion: Motion) -> bool:
        """True if the motion is open."""
        return bool(self.agreed(table, motion))

    def _check_asked(self, table: Table, user: int, motion: Motion) -> None:
        table.check_running()
        if user not in table.people and user != motion.successor:
            raise NotSeated()
        if not self.is_open(table, motion):
            raise NotAsked()

    async def _count_in(
        self, table: Table, user: int, motion: Motion, name: Namer, gone: Collection[int] = NOBODY
    ) -> None:
        """Record a yes; if the vote is carried, hand over the seat."""
        table.gone, pending = frozenset(gone), Pending(table)
        self._find_seat(table, motion)
        await self._check_successor(table, motion)
        self._check_reason(table, user, motion, gone)
        self._agree(pending, user, motion)
        answered: tuple[Seat, ...] = ()
        if self.vote(pending.table, motion, gone, user).is_carried:
            answered = await self._seat(pending, motion, name, user, self._moderator(pending.table, motion))
            self._end_if_agreed(pending, gone, user)
        await self.keeper.commit(table, pending, answered)

    def _check_reason(self, table: Table, user: int, motion: Motion, gone: Collection[int]) -> None:
        """Check that a player to replace is absent, or that enough players can vote on the removal of a player."""
        if motion.kind is ConsentKind.REPLACE and motion.sitter:
            self._check_absent(table, user, motion.sitter, gone)
        counting = table.people - {motion.sitter} - self.absent(table, gone, user).keys()
        if motion.kind is ConsentKind.KICK and len(counting) < LEAST_AGAINST_ONE:
            raise OneAgainstOne(person=motion.sitter or 0)

    async def _check_successor(self, table: Table, motion: Motion) -> None:
        """Check that the next player has no seat here, and has never seen a different seat's secrets."""
        if motion.successor is None:
            return
        if motion.successor in table.people:
            raise SeatedAlready(person=motion.successor)
        seen = {row.seat for row in await self.store.sittings(table.id) if row.user == motion.successor}
        if seen - {self._find_seat(table, motion)}:
            raise SeenOtherSeat(person=motion.successor)

    def _find_seat(self, table: Table, motion: Motion) -> Seat:
        """Return the seat of a motion. Raises `NotAtTable` and `NoComputerSeat`."""
        if motion.sitter is not None:
            if motion.sitter not in table.people:
                raise NotAtTable(person=motion.sitter)
            return table.seat_of(motion.sitter)
        seat = int(motion.subject.partition(".")[0])
        if seat >= len(table.now.seats) or not table.now.seats[seat].computer:
            raise NoComputerSeat()
        return seat

    def _moderator(self, table: Table, motion: Motion) -> int:
        """Return the moderator who offered a player's seat, or 0."""
        others = table.agreed(motion) - {motion.sitter, motion.successor}
        return next(iter(others), 0) if motion.kind is ConsentKind.OFFER else 0

    async def _seat(self, pending: Pending, motion: Motion, name: Namer, user: int, by: int = 0) -> tuple[Seat, ...]:
        """Add the seat's change of hands with its post; a kicked player cannot take the seat back.

        Returns the seat if its new player is the user who clicked.
        """
        table = pending.table
        seat, successor = self._find_seat(table, motion), motion.successor
        row = SeatRow(successor, name(table), "" if successor else table.game.best_computer)
        if motion.kind is ConsentKind.KICK and motion.sitter and not successor:
            pending.refuse(user, returning(motion.sitter), self.keeper.now())
        news = NewSitter(motion.kind, table.now.seats[seat].name, row.name, bool(row.computer), by)
        seats = (*table.now.seats[:seat], row, *table.now.seats[seat + 1 :])
        answered = (seat,) if user == successor else ()
        if successor:
            pending.note_heard((successor,), self.keeper.now())
        self._refuse(pending, LAPSED, motion)  # the vote is over: its votes must not count again
        await self.keeper.add_turn(pending, Turn(table, seats, seated=(news,)), answered)
        log.info("seat_changed_hands", extra=about(table=table.id, seat=seat, why=motion.kind))
        return answered


def _may_begin(table: Table, user: int, motion: Motion) -> bool:
    """True if the user is entitled to make the motion."""
    if motion.kind is ConsentKind.OFFER:
        return user == motion.sitter
    return user == motion.successor if motion.kind is ConsentKind.JOIN else user in table.people - {motion.sitter}
