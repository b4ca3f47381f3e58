"""Seats of a running game that go from one to another: offered, asked for, taken from somebody by all others."""

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
from bot.tables.locking import locked
from bot.tables.motions import LAPSED, ConsentKind, Motion, offering, returning
from bot.tables.pending import Pending
from bot.tables.posts import NewSitter
from bot.tables.table import Table
from bot.tables.turn import Turn
from bot.tables.votes import Votes, voters

log = logging.getLogger(__name__)

LEAST_AGAINST_ONE = 2
"""How many must agree before somebody who is there is put out: no single rival can do that."""

ONCE = (ConsentKind.OFFER, ConsentKind.JOIN)
"""What nobody is asked about again who has said no to it."""


class Seating(Votes):
    """Takes votes on seats; a seat goes to whoever is to sit there once all who are asked have agreed.

    Every call that changes something may raise `NotRunning`. Those that begin or carry a vote may also raise
    `NotAtTable`, `NotAwaited`, `NotGone`, `NotAbsent`, `OneAgainstOne`, `NoComputerSeat`, `SeatedAlready` and
    `SeenOtherSeat`. `name` gives the name of whoever sits down.
    """

    @locked
    async def propose(
        self, table: Table, user: int, motion: Motion, name: Namer, gone: Collection[int] = NOBODY
    ) -> None:
        """Somebody brings it up, and agrees by doing so. Raises `NotSeated`, `NotForYou` and `RefusedBefore`."""
        table.check_running()
        if motion.kind is not ConsentKind.JOIN:
            table.seat_of(user)
        if not _may_begin(table, user, motion):
            raise NotForYou()
        if motion.kind in ONCE and table.refusals.get(motion, LAPSED) not in (LAPSED, user):
            raise RefusedBefore()
        await self._count_in(table, user, motion, name, gone)

    @locked
    async def agree(self, table: Table, user: int, motion: Motion, name: Namer, gone: Collection[int] = NOBODY) -> None:
        """One more yes to what was brought up. Raises `NotAsked`, `NotSeated` and `NotForYou`."""
        self._check_asked(table, user, motion)
        if user not in voters(table, motion):
            raise NotForYou()
        await self._count_in(table, user, motion, name, gone)

    @locked
    async def refuse(self, table: Table, user: int, motion: Motion) -> None:
        """A no, which undoes every yes; whoever offers a seat can take that back.

        Raises `NotAsked`, `NotSeated` and `NotForYou`.
        """
        self._check_asked(table, user, motion)
        if user not in voters(table, motion) and not _may_begin(table, user, motion):
            raise NotForYou()
        await self._say_no(table, user, motion)

    @locked
    async def impose(self, table: Table, moderator: int, motion: Motion, name: Namer) -> None:
        """A moderator's word: a computer sits down at once; somebody else is asked, and nobody but them."""
        table.check_running()
        self._find_seat(table, motion)
        pending = Pending(table)
        if motion.heir and motion.sitter:
            await self._check_heir(table, motion)
            self._agree(pending, moderator, offering(motion.sitter, motion.heir))
        else:
            await self._seat(pending, motion, name, moderator, by=moderator)
            self._end_if_agreed(pending)
        await self.keeper.commit(table, pending)

    async def find_computer_seat(self, table: Table, user: int, wanted: Seat | None = None) -> Seat:
        """Which computer's seat somebody may ask for: their own, or else first one that was no person's.

        Raises `NotRunning`, `AlreadySeated` and `NoComputerSeat`.
        """
        table.check_running()
        if user in table.people:
            raise AlreadySeated()
        people = [(row.seat, row.user) for row in await self.store.sittings(table.id) if row.user]
        own, had_people = {seat for seat, who in people if who == user}, {seat for seat, _ in people}
        seats = [seat for seat, row in enumerate(table.seats) if row.computer and (not own or seat in own)]
        if not seats or (wanted is not None and wanted not in seats):
            raise NoComputerSeat()
        return wanted if wanted is not None else min(seats, key=lambda seat: (seat in had_people, seat))

    def is_open(self, table: Table, motion: Motion) -> bool:
        """Whether it is being asked now."""
        return bool(self.agreed(table, motion))

    def _check_asked(self, table: Table, user: int, motion: Motion) -> None:
        table.check_running()
        if user not in table.people and user != motion.heir:
            raise NotSeated()
        if not self.is_open(table, motion):
            raise NotAsked()

    async def _count_in(
        self, table: Table, user: int, motion: Motion, name: Namer, gone: Collection[int] = NOBODY
    ) -> None:
        """One more yes; with the last one the seat changes hands."""
        table.gone, pending = frozenset(gone), Pending(table)
        self._find_seat(table, motion)
        await self._check_heir(table, motion)
        self._check_reason(table, user, motion, gone)
        self._agree(pending, user, motion)
        answered: tuple[Seat, ...] = ()
        if self.vote(pending.table, motion, gone, user).is_carried:
            answered = await self._seat(pending, motion, name, user, self._moderator(pending.table, motion))
            self._end_if_agreed(pending, gone, user)
        await self.keeper.commit(table, pending, answered)

    def _check_reason(self, table: Table, user: int, motion: Motion, gone: Collection[int]) -> None:
        """Whoever is there loses a seat only to several others, and else only by absence."""
        if motion.kind is ConsentKind.REPLACE and motion.sitter:
            self._check_absent(table, user, motion.sitter, gone)
        counting = table.people - {motion.sitter} - self.absent(table, gone, user).keys()
        if motion.kind is ConsentKind.KICK and len(counting) < LEAST_AGAINST_ONE:
            raise OneAgainstOne(person=motion.sitter or 0)

    async def _check_heir(self, table: Table, motion: Motion) -> None:
        """Nobody plays two seats, nor knows what another seat of the game keeps secret."""
        if motion.heir is None:
            return
        if motion.heir in table.people:
            raise SeatedAlready(person=motion.heir)
        seen = {row.seat for row in await self.store.sittings(table.id) if row.user == motion.heir}
        if seen - {self._find_seat(table, motion)}:
            raise SeenOtherSeat(person=motion.heir)

    def _find_seat(self, table: Table, motion: Motion) -> Seat:
        """The seat that it is about. Raises `NotAtTable` and `NoComputerSeat`."""
        if motion.sitter is not None:
            if motion.sitter not in table.people:
                raise NotAtTable(person=motion.sitter)
            return table.seat_of(motion.sitter)
        seat = int(motion.subject.partition(".")[0])
        if seat >= len(table.seats) or not table.seats[seat].computer:
            raise NoComputerSeat()
        return seat

    def _moderator(self, table: Table, motion: Motion) -> int:
        """Who has offered a seat that is not their own."""
        others = table.agreed(motion) - {motion.sitter, motion.heir}
        return next(iter(others), 0) if motion.kind is ConsentKind.OFFER else 0

    async def _seat(self, pending: Pending, motion: Motion, name: Namer, user: int, by: int = 0) -> tuple[Seat, ...]:
        """Add the change of hands with its post; a kicked player cannot take the seat back.

        Returns the seat if its new player is the one who clicked.
        """
        table = pending.table
        seat, heir = self._find_seat(table, motion), motion.heir
        row = SeatRow(heir, name(table), "" if heir else table.game.best_computer)
        if motion.kind is ConsentKind.KICK and motion.sitter and not heir:
            pending.refuse(user, returning(motion.sitter), self.keeper.now())
        news = NewSitter(motion.kind, table.seats[seat].name, row.name, bool(row.computer), by)
        seats = (*table.seats[:seat], row, *table.seats[seat + 1 :])
        answered = (seat,) if user == heir else ()
        if heir:
            pending.note_heard((heir,), self.keeper.now())
        self._refuse(pending, LAPSED, motion)  # done: old votes must not count again
        await self.keeper.add_turn(pending, Turn(table, seats, seated=(news,)), answered)
        log.info("seat_changed_hands", extra=about(table=table.id, seat=seat, why=motion.kind))
        return answered


def _may_begin(table: Table, user: int, motion: Motion) -> bool:
    """Whether it is somebody's to bring it up."""
    if motion.kind is ConsentKind.OFFER:
        return user == motion.sitter
    return user == motion.heir if motion.kind is ConsentKind.JOIN else user in table.people - {motion.sitter}
