"""What players have missed: the view at their last visit, and a record that they have caught up."""

from typing import Any

from bot.games.contract import Seat, decode
from bot.host_errors import BrokenRecord
from bot.tables.keeper import Keeper
from bot.tables.marks import note_look
from bot.tables.pending import Pending
from bot.tables.replays import Replays
from bot.tables.service import Service, locked
from bot.tables.status import Status
from bot.tables.table import Table


class Missed(Service):
    """Finds what a player may have missed, and records that they have seen it."""

    def __init__(self, keeper: Keeper, replays: Replays) -> None:
        super().__init__(keeper)
        self._replays = replays

    async def view_before(self, table: Table, seat: Seat, turns: int) -> Any:
        """Return a seat's view after a number of turns; None if the current rules cannot replay those turns."""
        try:
            state = await self._replays.packed_state(table, turns)
        except BrokenRecord:
            return None
        return table.rules.view(decode(table.rules, state), seat)

    @locked
    async def note(self, table: Table, user: int, turns: int) -> None:
        """Record that a player has seen the first `turns` turns; only in a running game."""
        marks = note_look(table.now.marks, (table.seat_of(user),), turns)
        if table.now.status is Status.RUNNING and marks != table.now.marks:
            pending = Pending(table)
            pending.set(marks=marks)
            await self.keeper.commit(table, pending)
