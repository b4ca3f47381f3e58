"""Tables that another process has changed: read again, and whoever clicked is served from what is stored."""

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec

from bot.errors import GameError
from bot.storage.store import Conflict
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.tables.manager import Manager

P = ParamSpec("P")


def settled_by_store(
    deed: Callable[Concatenate[Any, int, P], Awaitable[Table]],
) -> Callable[Concatenate[Any, int, P], Coroutine[Any, Any, Table]]:
    """What could not be saved, or was refused, is done again if the table in memory was not the one that is stored."""

    @wraps(deed)
    async def settled(self: "Manager", table: int, /, *args: P.args, **facts: P.kwargs) -> Table:
        while True:
            seen = (await self.table(table)).revision
            try:
                return await deed(self, table, *args, **facts)
            except (Conflict, GameError):
                if await self.reread(table) == seen:
                    raise

    return settled
