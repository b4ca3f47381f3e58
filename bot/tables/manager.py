"""The one door from Discord to the games: all tables, and all that people do at them."""

import time
from collections.abc import Callable, Collection

from bot.games.contract import Seat
from bot.records.record import Record
from bot.storage.limits import Limits
from bot.storage.store import Store
from bot.tables.attention import Attention
from bot.tables.closing import Closing
from bot.tables.computers import Computers
from bot.tables.consent import Consent
from bot.tables.deputies import Deputies
from bot.tables.keeper import Keeper
from bot.tables.lobby import Lobby
from bot.tables.play import Play
from bot.tables.rematch import Rematch
from bot.tables.table import Table
from bot.tables.thinking import Thinking


class Manager(Keeper):
    """All tables of this process, with the services that change them."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float] = time.time,
        limits: Limits | None = None,
        thinking: Thinking | None = None,
    ) -> None:
        super().__init__(store, clock, limits)
        self.lobby = Lobby(self)
        self.rematch = Rematch(self, self.lobby)
        self.play = Play(self)
        self.consent = Consent(self)
        self.closing = Closing(self)
        self._thinking = thinking or Thinking()
        self.deputies = Deputies(self, (Computers(self._thinking),))
        self.attention = Attention(self)
        self.on_change, self.at_panel = self._wake, self.attention.at_panel

    def _wake(self, table: Table, answered: Collection[Seat]) -> None:
        self.attention.wake(table, answered)
        self.deputies.wake(table)

    async def record(self, table_id: int) -> Record:
        """The game as a record, finished or not. Raises `NoTable` and `OldRules`."""
        table = await self.table(table_id)
        async with table.lock:
            return table.record(await self.store.turns(table_id))

    async def close(self) -> None:
        """Calls nobody any more, breaks off what deputies do, and ends the processes in which computers think."""
        await self.attention.close()
        await self.deputies.close()
        await self._thinking.close()
