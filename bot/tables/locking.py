"""The one way to change a table: load it, lock it, and try again if another process was faster."""

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from bot.errors import GameError
from bot.storage.store import Conflict
from bot.tables.cause import BOT, At, split_place
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
) -> Callable[Concatenate[S, int | At, P], Coroutine[Any, Any, Table]]:
    """Decorator: load and lock the table of this number, run the method, return the table.

    `At` also says which click it is for. Runs it again after a lost compare-and-swap, or a refusal by a stale table.
    """

    @wraps(deed)
    async def done(service: S, place: int | At, /, *args: P.args, **facts: P.kwargs) -> Table:
        table_id, cause = split_place(place)
        table = await service.keeper.table(table_id)
        async with table.lock:
            table.cause = cause
            try:
                await _repeat(service, table, lambda: deed(service, table, *args, **facts))
            finally:
                table.cause = BOT
        return table

    return done


async def _repeat(service: Service, table: Table, run: Callable[[], Awaitable[None]]) -> None:
    """Run until the table in memory was the stored one."""
    while True:
        seen = table.revision
        try:
            return await run()
        except (Conflict, GameError):
            await service.keeper.take_stored(table)
            if table.revision == seen:
                raise


def playing(
    deed: Callable[Concatenate[S, Table, int, P], Awaitable[None]],
) -> Callable[Concatenate[S, int | At, int, P], Coroutine[Any, Any, Table]]:
    """`locked` for a user who sits at a running game. Raises `NotRunning` and `NotSeated`."""

    @wraps(deed)
    async def checked(service: S, table: Table, user: int, /, *args: P.args, **facts: P.kwargs) -> None:
        table.check_running()
        table.seat_of(user)
        await deed(service, table, user, *args, **facts)

    return locked(checked)
