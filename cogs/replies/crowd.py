"""When very many people click in the same instant: nobody's click is forgotten while others are answered."""

import asyncio
from collections import deque
from collections.abc import Callable

CROWD = 400
"""People being answered, behind whom a newcomer would wait too long: some 250 panels are made a second."""
MANY, OVERDUE = 40, 0.7
"""People being answered at once, and seconds after which those of so many who still wait are too many for the machine:
it may have other work, such as further processes of the bot."""
AT_ONCE = 60
"""People whom the bot begins to answer in one turn of the event loop, which lasts as long as all of them take: some
fifty milliseconds. Those of one turn are saved together, so that fewer would cost more."""


class Crowd:
    """Those who wait for an answer, in the order in which they came."""

    def __init__(self) -> None:
        self._impatient: dict[object, Callable[[], None]] = {}
        """Those for whom Discord has not been asked for patience: what asks for it."""
        self._waiting: deque[asyncio.Future[None]] = deque()
        """Those whom the bot has yet to begin to answer."""
        self._begun = 0
        """How many it has begun to answer in this turn of the event loop."""
        self._timer: asyncio.TimerHandle | None = None

    def join(self, who: object, ask_for_patience: Callable[[], None], under_way: int) -> None:
        """Somebody waits whom Discord gives up on in three seconds, beside so many others.

        Where they are a crowd, patience is asked for everybody: later the bot may be too busy for it.
        """
        self._impatient[who] = ask_for_patience
        if under_way >= CROWD:
            self._ask_all()
        elif under_way >= MANY and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(OVERDUE, self._look_again)

    def _ask_all(self) -> None:
        for ask in list(self._impatient.values()):
            ask()

    def _look_again(self) -> None:
        self._timer = None
        if len(self._impatient) >= MANY:
            self._ask_all()

    def leave(self, who: object) -> None:
        """They have their answer, or Discord is patient."""
        self._impatient.pop(who, None)

    async def take_turn(self) -> None:
        """Waits for the next turns of the event loop while many are there: timers and answers get through between."""
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
            if not turn.done():  # somebody may have been broken off
                turn.set_result(None)
                self._begun += 1
        if self._begun:
            asyncio.get_running_loop().call_soon(self._begin_turn)
