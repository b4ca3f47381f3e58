"""Measures transactions: duration and outcome."""

import time
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from bot.metrics.metrics import TRANSACTION_SECONDS
from bot.storage.sql.database import Taken
from bot.storage.sql.statements import SavedBefore
from bot.storage.store import ChannelTaken, Conflict, HostsTooMany

P = ParamSpec("P")
T = TypeVar("T")

REFUSED = (ChannelTaken, Conflict, HostsTooMany, SavedBefore, Taken)
"""Errors that refuse a call although the database works."""


def timed(
    kind: str,
) -> Callable[[Callable[P, Coroutine[Any, Any, T]]], Callable[P, Coroutine[Any, Any, T]]]:
    """Decorator: time every transaction of a call, including its waits."""

    def decorate(run: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
        @wraps(run)
        async def run_timed(*args: P.args, **facts: P.kwargs) -> T:
            begin, outcome = time.perf_counter(), "failed"
            try:
                result = await run(*args, **facts)
                outcome = "done"
            except REFUSED:
                outcome = "refused"
                raise
            finally:
                TRANSACTION_SECONDS.observe(time.perf_counter() - begin, kind, outcome)
            return result

        return run_timed

    return decorate
