"""Resuming a stopped game in the same channel, by a vote of its players.

The game continues from its stored state. Its seed was never published, so no player knows more than at the stop.
"""

import logging
from collections.abc import Collection

from bot.errors import ChannelBusy, GameFinished, NotAsked, NotResumable, NotStopped
from bot.games.contract import Seat, encode
from bot.host_errors import BrokenRecord
from bot.logs import about
from bot.storage.rows import OPEN, SeatRow
from bot.storage.store import ChannelTaken
from bot.tables.absence import NOBODY
from bot.tables.keeper import Keeper
from bot.tables.lobby import Namer
from bot.tables.marks import late_marks
from bot.tables.motions import LAPSED, RESUME
from bot.tables.pace import DAY
from bot.tables.pending import Pending
from bot.tables.replays import Replays
from bot.tables.service import locked
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.turn import Turn
from bot.tables.votes import Votes

log = logging.getLogger(__name__)

WAITS = DAY
"""Seconds after the first yes until computers replace the players who have not answered."""


class ResumeVotes(Votes):
    """Takes the answers of the players of a stopped game, each for their own seat.

    Every method may raise `GameFinished`, `NotStopped`, `NotSeated`, `ChannelBusy` and `NotResumable`.
    """

    def __init__(self, keeper: Keeper, replays: Replays) -> None:
        super().__init__(keeper)
        self._replays = replays

    def missing(self, table: Table, gone: Collection[int] = NOBODY) -> set[int]:
        """Return the players who have not answered and are still waited for."""
        votes = table.now.consents.get(RESUME, {})
        is_waiting = not votes or self.keeper.now() < min(votes.values()) + WAITS
        return table.people - self.agreed(table, RESUME) - set(gone) if is_waiting else set()

    @locked
    async def propose(self, table: Table, user: int, name: Namer, gone: Collection[int] = NOBODY) -> None:
        """Start a vote with the user's yes."""
        await self._check(table, user)
        await self._count_in(table, user, name, gone)
        await self.keeper.table(table.id)  # caches the table, which now has an open vote

    @locked
    async def agree(self, table: Table, user: int, name: Namer, gone: Collection[int] = NOBODY) -> None:
        """Record a yes. Raises `NotAsked`."""
        await self._check_asked(table, user)
        await self._count_in(table, user, name, gone)

    @locked
    async def decline(self, table: Table, user: int, name: Namer, gone: Collection[int] = NOBODY) -> None:
        """Hand the user's seat to a computer; the user can take it back later. Raises `NotAsked`."""
        await self._check_asked(table, user)
        pending = Pending(table)
        self._seat_computer(pending, table.seat_of(user), name)
        await self._commit(table, pending, name, gone)

    async def _count_in(self, table: Table, user: int, name: Namer, gone: Collection[int]) -> None:
        pending = Pending(table)
        self._agree(pending, user, RESUME)
        await self._commit(table, pending, name, gone)

    async def _commit(self, table: Table, pending: Pending, name: Namer, gone: Collection[int]) -> None:
        """Save an answer; the last one resumes the game."""
        table.gone = frozenset(gone)
        is_resumed = await self._go_on_if_agreed(pending, name, gone)
        try:
            await self.keeper.commit(table, pending)
        except ChannelTaken:
            raise ChannelBusy() from None
        if is_resumed:
            log.info("game_resumed", extra=about(table=table.id, turns=table.now.turns))

    async def _check_asked(self, table: Table, user: int) -> None:
        await self._check(table, user)
        if not self.agreed(table, RESUME):
            raise NotAsked()

    async def _check(self, table: Table, user: int) -> None:
        if table.now.status is Status.OVER:
            raise GameFinished()
        if table.now.status is not Status.ENDED or table.now.state is None:
            raise NotStopped()
        table.seat_of(user)
        last = await self.store.table_in(table.channel)
        if last and last.status in OPEN:
            raise ChannelBusy()

    async def _go_on_if_agreed(self, pending: Pending, name: Namer, gone: Collection[int]) -> bool:
        table = pending.table
        agreed = self.agreed(table, RESUME) & table.people
        if not agreed or self.missing(table, gone):
            return False
        await self._check_replay(table)
        for seat, row in enumerate(table.now.seats):
            if not row.computer and row.user not in agreed:  # including a player whose data was deleted
                self._seat_computer(pending, seat, name)
        self._refuse(pending, LAPSED, RESUME)  # discard the yes votes: they must not count in a later vote
        marks = late_marks(len(table.now.seats), table.now.turns, self.keeper.now())
        pending.set(marks=marks)  # all players are asked again and have the full time
        await self.keeper.add_turn(pending, Turn(table))
        return True

    def _seat_computer(self, pending: Pending, seat: Seat, name: Namer) -> None:
        """Give a seat to a computer; its player can take it back in the running game."""
        table = pending.table
        row = SeatRow(None, name(table), table.game.best_computer)
        pending.set(seats=(*table.now.seats[:seat], row, *table.now.seats[seat + 1 :]))

    async def _check_replay(self, table: Table) -> None:
        """Check that replaying the turns leads to the stored state. Raises `NotResumable`."""
        try:
            replayed = await self._replays.packed_state(table, table.now.turns)
        except BrokenRecord:
            raise NotResumable() from None
        if replayed != encode(table.now.state):
            raise NotResumable()
