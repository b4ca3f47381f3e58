"""Changing a table: load it, lock it, and retry if another process has changed it first."""

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
    """Base class of services that act on tables."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.store = keeper.store


S = TypeVar("S", bound=Service)


def locked(
    method: Callable[Concatenate[S, Table, P], Awaitable[None]],
) -> Callable[Concatenate[S, int | At, P], Coroutine[Any, Any, Table]]:
    """Decorator: load and lock the table with this id, run the method, return the table.

    `At` adds the click that causes the change. If the compare-and-swap fails, or the method refuses because the table
    in memory is outdated, the method runs again.
    """

    @wraps(method)
    async def done(service: S, place: int | At, /, *args: P.args, **facts: P.kwargs) -> Table:
        table_id, cause = split_place(place)
        table = await service.keeper.table(table_id)
        async with table.lock:
            table.cause = cause
            try:
                while True:
                    seen = table.now.revision
                    try:
                        await method(service, table, *args, **facts)
                        return table
                    except (Conflict, GameError):
                        await service.keeper.take_stored(table)
                        if table.now.revision == seen:
                            raise
            finally:
                table.cause = BOT

    return done


def playing(
    method: Callable[Concatenate[S, Table, int, P], Awaitable[None]],
) -> Callable[Concatenate[S, int | At, int, P], Coroutine[Any, Any, Table]]:
    """`locked`, for a method that needs a seated user and a running game. Raises `NotRunning` and `NotSeated`."""

    @wraps(method)
    async def checked(service: S, table: Table, user: int, /, *args: P.args, **facts: P.kwargs) -> None:
        table.check_running()
        table.seat_of(user)
        await method(service, table, user, *args, **facts)

    return locked(checked)
