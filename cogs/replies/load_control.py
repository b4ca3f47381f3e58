"""Load control for bursts of clicks: batches of answers per event loop turn, and early deferrals."""

import asyncio
from collections import deque
from collections.abc import Callable

CROWD = 400
"""Number of interactions in flight at which all are deferred at once; about 250 panels are made per second."""
MANY, OVERDUE = 40, 0.7
"""If `MANY` interactions are in flight and as many still wait `OVERDUE` seconds later, all are deferred.

The machine may be busy with other work, such as other processes of the bot.
"""
AT_ONCE = 60
"""Maximum number of interactions started in one turn of the event loop, about 50 ms of work together.

The answers of one turn are saved in one transaction, so a smaller number would cost more.
"""


class LoadControl:
    """The interactions in flight, in order of arrival."""

    def __init__(self, crowd: int = CROWD, overdue: float = OVERDUE) -> None:
        self._crowd, self._overdue = crowd, overdue
        self._impatient: dict[object, Callable[[], None]] = {}
        """Interactions not deferred yet, with the function that defers them."""
        self._waiting: deque[asyncio.Future[None]] = deque()
        """Interactions waiting to be started."""
        self._begun = 0
        """Number of interactions started in this turn of the event loop."""
        self._timer: asyncio.TimerHandle | None = None

    def join(self, who: object, ask_for_patience: Callable[[], None], under_way: int) -> None:
        """Register an interaction; Discord drops it unless it is answered or deferred within three seconds.

        If too many are in flight, defer all of them now: later the bot may be too busy.
        """
        self._impatient[who] = ask_for_patience
        if under_way >= self._crowd:
            self._ask_all()
        elif under_way >= MANY and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._overdue, self._look_again)

    def _ask_all(self) -> None:
        for ask in list(self._impatient.values()):
            ask()

    def _look_again(self) -> None:
        self._timer = None
        if len(self._impatient) >= MANY:
            self._ask_all()

    def leave(self, who: object) -> None:
        """Remove an interaction that is answered or deferred."""
        self._impatient.pop(who, None)

    async def take_turn(self) -> None:
        """Wait for a free place in a turn of the event loop, so that timers and responses can run in between."""
        if self._begun < AT_ONCE and not self._waiting:
            if not self._begun:
                asyncio.get_running_loop().call_soon(self._begin_turn)
            self._begun += 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        await turn

    def _begin_turn(self) -> None:
        self._begun = 0
        while self._waiting and self._begun < AT_ONCE:
            turn = self._waiting.popleft()
            if not turn.done():  # the waiting task may have been cancelled
                turn.set_result(None)
                self._begun += 1
        if self._begun:
            asyncio.get_running_loop().call_soon(self._begin_turn)
