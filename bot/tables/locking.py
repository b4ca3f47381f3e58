"""The one way to a table that somebody changes: loaded, locked, and done again where another process was faster."""

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from bot.errors import GameError
from bot.storage.store import Conflict
from bot.tables.keeper import Keeper
from bot.tables.table import Table

P = ParamSpec("P")


class Service:
    """One part of what people do at tables."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.store = keeper.store


S = TypeVar("S", bound=Service)


def locked(
    deed: Callable[Concatenate[S, Table, P], Awaitable[None]],
) -> Callable[Concatenate[S, int, P], Coroutine[Any, Any, Table]]:
    """Makes a deed at a locked table into one by the table's number, which gives the table.

    What could not be saved, or was refused, is done again if the table in memory was not the one that is stored.
    """

    @wraps(deed)
    async def done(service: S, table_id: int, /, *args: P.args, **facts: P.kwargs) -> Table:
        table = await service.keeper.table(table_id)
        async with table.lock:
            while True:
                seen = table.revision
                try:
                    await deed(service, table, *args, **facts)
                except (Conflict, GameError):
                    await service.keeper.take_stored(table)
                    if table.revision == seen:
                        raise
                else:
                    return table

    return done


def playing(
    deed: Callable[Concatenate[S, Table, int, P], Awaitable[None]],
) -> Callable[Concatenate[S, int, int, P], Coroutine[Any, Any, Table]]:
    """The same for a user who sits at a running game. Raises `NotRunning` and `NotSeated`."""

    @wraps(deed)
    async def checked(service: S, table: Table, user: int, /, *args: P.args, **facts: P.kwargs) -> None:
        table.check_running()
        table.seat_of(user)
        await deed(service, table, user, *args, **facts)

    return locked(checked)
