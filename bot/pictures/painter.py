"""What a painter is to the rest of the bot: scenes become pictures with a description."""

import asyncio
import io
from collections.abc import Awaitable, Callable, Sequence
from enum import IntEnum
from typing import Any, Literal, TypeAlias, get_args

from msgspec import Struct

from bot.words.words import Words

Size: TypeAlias = Literal["wide", "narrow"]
ThemeName: TypeAlias = Literal["light", "dark", "contrast"]
SIZES: tuple[Size, ...] = get_args(Size)
THEMES: tuple[ThemeName, ...] = get_args(ThemeName)
"""The looks of a picture, the usual one first."""


class Urgency(IntEnum):
    """Which picture is painted first of those that wait."""

    POST = 0
    """Everyone at a table waits for it."""
    ANSWER = 1
    """One person asked for it."""
    SPARE = 2
    """Nobody has asked for it yet."""


PAINT_TIMEOUT = 20.0
"""Seconds after which a painter is given up; a game does not wait for it."""


class Picture(Struct, frozen=True):
    """A picture and what it shows, in words."""

    data: bytes
    alt: str

    def stream(self) -> io.BytesIO:
        """The picture, to be sent."""
        return io.BytesIO(self.data)


class Painter(Struct, frozen=True):
    """A game's painter; its scenes are whatever it likes."""

    scene: Callable[..., Any]
    """Makes a scene of a view, the players' names and what is to be shown."""
    paint: Callable[[Any, Words, Urgency], Awaitable[bytes]]
    describe: Callable[[Any, Words], str]
    tell: Callable[[Any, Words], list[str]]
    """The whole position as text, in messages."""
    halve: Callable[[bytes], bytes]
    """A picture half as wide and high, in far fewer bytes."""

    async def shrink(self, pictures: Sequence[Picture]) -> list[Picture]:
        """The last of several pictures, which shows the most, and that smaller; off the event loop."""
        last = pictures[-1]
        return [Picture(await asyncio.to_thread(self.halve, last.data), last.alt)]

    async def picture(self, scene: Any, words: Words, urgency: Urgency) -> Picture:
        """Paints, off the event loop, and describes meanwhile."""
        async with asyncio.timeout(PAINT_TIMEOUT):
            data, alt = await asyncio.gather(self.paint(scene, words, urgency), self._describe(scene, words))
        return Picture(data, alt)

    async def _describe(self, scene: Any, words: Words) -> str:
        return self.describe(scene, words)

    async def pictures(self, scenes: Sequence[Any], words: Words) -> list[Picture]:
        """Those of a post, in their order."""
        return list(await asyncio.gather(*(self.picture(scene, words, Urgency.POST) for scene in scenes)))
