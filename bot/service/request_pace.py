"""Keeps a bot's requests below Discord's global limit; the library reacts only after a refusal.

Answers to clicks and edits of panels do not count towards this limit, and do not pass through this module.
"""

import asyncio
import heapq
from collections import deque
from collections.abc import Awaitable, Callable
from functools import wraps
from itertools import count
from typing import Any

from bot.storage.leases import Shards

PER_SECOND = 45
"""Requests per second: Discord allows 50, but the time that requests take to arrive varies."""
LEAST_PER_SECOND = 5
"""Minimum number of requests per second for one of many processes."""


class RequestPace:
    """Allows a number of requests per second; edits of messages come after all other requests."""

    def __init__(self, per_second: int = PER_SECOND, second: float = 1.0) -> None:
        self._second = second
        self._sent: deque[float] = deque(maxlen=per_second)
        """When the last requests were sent."""
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._timer: asyncio.TimerHandle | None = None

    async def wait(self, is_edit: bool) -> None:
        """Wait until a request may be sent."""
        if not self._waiting and self._seconds_left() <= 0:
            self._sent.append(asyncio.get_running_loop().time())
            return
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (is_edit, next(self._numbers), turn))
        self._look_later()
        await turn

    def _seconds_left(self) -> float:
        """Return the seconds until the next request may be sent."""
        is_full = len(self._sent) == self._sent.maxlen
        return self._sent[0] + self._second - asyncio.get_running_loop().time() if is_full else 0.0

    def _look_later(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._seconds_left(), self._let_go)

    def _let_go(self) -> None:
        self._timer = None
        while self._waiting and self._seconds_left() <= 0:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():  # the waiting caller may have been cancelled
                turn.set_result(None)
                self._sent.append(asyncio.get_running_loop().time())
        if self._waiting:
            self._look_later()


def share_of_pace(shards: Shards | None, per_second: int = PER_SECOND) -> int:
    """Return the requests per second of one of several processes, by its number of shards."""
    part = len(shards.ids) / shards.count if shards else 1.0
    return max(LEAST_PER_SECOND, int(per_second * part))


def keep_pace(http: Any, pace: RequestPace) -> None:
    """Make a client's requests wait their turn."""
    http.request = _paced(http.request, pace)


def _paced(request: Callable[..., Awaitable[Any]], pace: RequestPace) -> Callable[..., Awaitable[Any]]:
    @wraps(request)
    async def request_in_turn(route: Any, **facts: Any) -> Any:
        await pace.wait(is_edit=route.method == "PATCH")
        return await request(route, **facts)

    return request_in_turn
