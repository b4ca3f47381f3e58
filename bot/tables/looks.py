"""What somebody has missed at a table: how things stood when they last looked, and that they have looked."""

import asyncio
from typing import Any

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.host_errors import BrokenRecord
from bot.records.record import Record, replay
from bot.storage.rows import Edit
from bot.tables.locking import Service, locked
from bot.tables.marks import note_look, pack_marks
from bot.tables.status import Status
from bot.tables.table import Table


class Looks(Service):
    """Who has looked at which table."""

    async def view_before(self, table: Table, seat: Seat, turns: int) -> Any:
        """A seat's view as it was after so many turns; None where no rules of today know it."""
        async with table.lock:
            record = table.record(await self.store.turns(table.id))
        try:
            state = await asyncio.to_thread(_replay, table, record, turns)
        except BrokenRecord:
            return None
        return table.rules.view(state, seat)

    @locked
    async def note(self, table: Table, user: int, turns: int) -> None:
        """Somebody has seen what happened in so many turns; at a table that is over nothing more will."""
        marks = note_look(table.marks, (table.seat_of(user),), turns)
        if table.status is Status.RUNNING and marks != table.marks:
            await self.store.edit(Edit(table.id, table.revision, self.keeper.now(), marks=pack_marks(marks)))
            table.revision += 1
            table.marks = marks


def _replay(table: Table, record: Record, turns: int) -> Any:
    """The state after so many turns. Raises `BrokenRecord`."""
    return replay(table.rules, replace(record, moves=record.moves[:turns], scores=None), lambda _move, _steps: None)
