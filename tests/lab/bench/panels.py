"""Clicks that open a panel, with a new picture or with text only, and another player's click at the same moment."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from itertools import cycle
from statistics import median
from typing import TypeVar

from bot.catalogue import GAMES
from bot.sandbox.state.models import Message, MessageFlag
from bot.sandbox.wire import Json
from cogs.cards.controls import AGAIN, OPEN
from tests.lab.bench.hall import (
    ANSWER_TIMEOUT_SECONDS,
    QUIET,
    Hall,
    Taken,
    as_action,
    first_value,
    next_click,
    press,
    time_of,
)
from tests.lab.bench.report import tell_ratio
from tests.player import choose_control, controls, is_open

CHANNELS = 1 + len(GAMES)
"""Number of channels: the first is for the player who clicks meanwhile, the others for a table of each game."""
WARM_UP = 4
"""The first quarter of the panels is not counted."""
POSTED = 20 * QUIET
"""Seconds to wait before looking for the message that calls the next player."""
GOAL = 1.5
"""Maximum ratio of times with a new picture to times with text only, for panels and for other players' clicks."""

T = TypeVar("T")


class Passerby:
    """A player at another table, whose clicks need no new picture."""

    def __init__(self, hall: Hall, person: str, panel: Message) -> None:
        self._hall, self._person, self._panel = hall, person, panel

    @classmethod
    async def seat(cls, hall: Hall, channel: str) -> "Passerby":
        """Start a game in which one player can plan again and again, because the other player never plans."""
        friend, _, person = hall.people[:3]
        lobby = await hall.slash(person, "norenberc new", channel=channel, options={"players": 2})
        await hall.click(friend, lobby, press(lobby, ":join"))
        await hall.click(person, lobby, press(lobby, ":start"))
        return cls(hall, person, await hall.slash(person, "norenberc play", channel=channel))

    async def click_beside(self, person: str, call: Message) -> float:
        """Click right after a user's click that opens a panel; return the milliseconds of the second click."""
        control = next_click(self._panel)
        own = (self._person, *as_action(self._panel, control, *first_value(control)))
        opened, clicked = await self._hall.burst([(person, *as_action(call, _way_to_panel(call))), own])
        assert opened.status == clicked.status == "done", (opened, clicked)
        await asyncio.sleep(QUIET)
        return time_of(clicked)


class Panels:
    """The panels of one game's table; each question's panel is opened once with a new picture and once as text."""

    def __init__(self, hall: Hall, name: str, channel: str, passerby: Passerby) -> None:
        self._hall, self._name, self._channel, self._passerby = hall, name, channel, passerby
        self._rng = random.Random(1)  # noqa: S311  # repeatable, not secret
        self.alone: list[tuple[Taken, Taken]] = []
        """Times of opening a panel, with its picture and as text."""
        self.beside: list[tuple[float, float]] = []
        """Milliseconds of another player's click while a panel is opened with its picture and as text."""

    async def measure(self, number: int) -> None:
        """Open panels this many times alone, and as often during another player's click, alternately."""
        async for person in self._players():
            if len(self.alone) > len(self.beside):
                beside = await self._both_ways(person, self._passerby.click_beside)
                self.beside += [beside] if self._has_picture else []
            else:
                alone = await self._both_ways(person, self._open)
                self.alone += [alone] if self._has_picture else []
            if len(self.beside) == number:
                return

    async def _both_ways(self, person: str, open_panel: Callable[[str, Message], Awaitable[T]]) -> tuple[T, T]:
        """Open a panel once with its picture and once as text; return both results in this order."""
        is_picture_first = self._rng.random() < 0.5
        found: dict[bool, T] = {}
        for is_pictured in (is_picture_first, not is_picture_first):
            await self._hall.slash(person, "settings", channel=self._channel, options={"text": not is_pictured})
            await asyncio.sleep(QUIET)
            found[is_pictured] = await open_panel(person, await self._newest_call())
            panel = self._newest(is_private=True).body
            is_shown = is_open(panel) and bool(panel["attachments"])
            assert is_pictured or not is_shown, panel
            if is_pictured:
                self._has_picture = is_shown
        return found[True], found[False]

    async def _open(self, person: str, call: Message) -> Taken:
        return await self._hall.time_click(person, call, _way_to_panel(call))

    async def _players(self) -> AsyncIterator[str]:
        """Yield each player in turn, then answer that player's questions by random clicks."""
        while True:
            await self._hall.begin(self._channel, 2, self._name)
            for person in cycle(self._hall.people[:2]):
                if await self._is_over():
                    break
                yield person
                await self._answer(person)

    async def _is_over(self) -> bool:
        """Wait until the newest message leads to a panel or to a new game; return True if to a new game."""
        while True:
            await asyncio.sleep(POSTED)
            newest = self._newest(is_private=False).body
            if controls(newest, AGAIN.id("")) or controls(newest, OPEN.id("")):
                return not controls(newest, OPEN.id(""))

    async def _answer(self, person: str) -> None:
        panel = self._newest(is_private=True)
        while is_open(panel.body):
            control, values = choose_control(panel.body, self._rng)
            await self._hall.click(person, panel, control, *values)

    async def _newest_call(self) -> Message:
        """Wait until a public message leads to a panel; the old one loses its buttons before the new one is posted."""
        async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
            while True:
                for message in reversed(self._hall.world.messages[self._channel].values()):
                    if not message.has(MessageFlag.EPHEMERAL) and controls(message.body, OPEN.id("")):
                        return message
                await asyncio.sleep(QUIET)

    def _newest(self, *, is_private: bool) -> Message:
        """The newest public message, or the newest message that only one player sees."""
        messages = reversed(self._hall.world.messages[self._channel].values())
        return next(one for one in messages if one.has(MessageFlag.EPHEMERAL) == is_private)


def _way_to_panel(call: Message) -> Json:
    """The button that opens a panel."""
    return controls(call.body, OPEN.id(""))[0]


async def measure_panels(hall: Hall, channels: Sequence[str], number: int, names: Sequence[str]) -> None:
    """C4: panels of each game, alternating between a new picture and text."""
    passerby = await Passerby.seat(hall, channels[0])
    for name, channel in zip(names, channels[1:], strict=False):
        panels = Panels(hall, name, channel, passerby)
        await panels.measure(number)
        alone, beside = panels.alone[number // WARM_UP :], panels.beside[number // WARM_UP :]
        wall = [[one.milliseconds for one in pair] for pair in alone]
        _tell(f"{name}: a panel with a new picture / in words", wall, GOAL)
        _tell(f"{name}: the same, processor", [[one.processor for one in pair] for pair in alone])
        _tell(f"{name}: another player's click beside it / beside words", beside, GOAL)


def _tell(name: str, pairs: Sequence[Sequence[float]], goal: float | None = None) -> None:
    """Print the ratio of the median of the first list to that of the second."""
    own, peer = (median(kind) for kind in zip(*pairs, strict=True))
    tell_ratio(f"C4 {name}", own, peer, goal)
