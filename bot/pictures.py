"""What a painter is to the rest of the bot: scenes become pictures with a description."""

import io
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct

from bot.text import Words


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
    paint: Callable[[Any, Words], Awaitable[bytes]]
    describe: Callable[[Any, Words], str]
    tell: Callable[[Any, Words], list[str]]
    """The whole position as text, in messages."""

    async def picture(self, scene: Any, words: Words) -> Picture:
        """Paints, off the event loop."""
        return Picture(await self.paint(scene, words), self.describe(scene, words))
