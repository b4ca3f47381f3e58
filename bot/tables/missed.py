"""What somebody has missed at a table: how things stood when they last looked, and that they have looked."""

from typing import Any

from bot.games.contract import Seat, decode
from bot.host_errors import BrokenRecord
from bot.tables.keeper import Keeper
from bot.tables.locking import Service, locked
from bot.tables.marks import note_look
from bot.tables.pending import Pending
from bot.tables.replays import Replays
from bot.tables.status import Status
from bot.tables.table import Table


class Missed(Service):
    """What a player may have missed, and that they have seen it."""

    def __init__(self, keeper: Keeper, replays: Replays) -> None:
        super().__init__(keeper)
        self._replays = replays

    async def view_before(self, table: Table, seat: Seat, turns: int) -> Any:
        """A seat's view as it was after a number of turns; None if today's rules cannot replay them."""
        try:
            state = await self._replays.packed_state(table, turns)
        except BrokenRecord:
            return None
        return table.rules.view(decode(table.rules, state), seat)

    @locked
    async def note(self, table: Table, user: int, turns: int) -> None:
        """Somebody has seen what happened in so many turns; at a table that is over nothing more will."""
        marks = note_look(table.marks, (table.seat_of(user),), turns)
        if table.status is Status.RUNNING and marks != table.marks:
            pending = Pending(table)
            pending.set(marks=marks)
            await self.keeper.commit(table, pending)
