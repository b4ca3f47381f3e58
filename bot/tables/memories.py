"""What a finished game meant to its players, found in the saved results before the last message is posted."""

import asyncio

from bot.statistics.memories import Memory, find_memories
from bot.tables.people import Visibility
from bot.tables.service import Service
from bot.tables.table import Table

FEW = 2000
"""Maximum number of rows that are compared on the event loop."""


class Memories(Service):
    """Finds the memories of finished games in servers."""

    async def find(self, table: Table) -> tuple[Memory, ...]:
        """Return a finished game's memories; later games do not change them.

        Games in direct messages have none, since all opponents are computers.
        """
        if table.is_private:
            return ()
        past = await self.store.past_of(table.id)
        hidden = [user for user in sorted(table.people) if await self._hides(user)]
        if len(past.rows) <= FEW:
            return find_memories(past, table.id, hidden)
        return await asyncio.to_thread(find_memories, past, table.id, hidden)

    async def _hides(self, user: int) -> bool:
        return (await self.keeper.people.settings(user)).visibility is Visibility.NOWHERE
