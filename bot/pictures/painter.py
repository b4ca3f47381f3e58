"""The painters' contract: turn scenes into pictures with descriptions, or into text."""

import asyncio
import io
from collections.abc import Sequence
from enum import IntEnum
from typing import Protocol

from msgspec import Struct

from bot.pictures.scene import Scene
from bot.pictures.sheet import Sheet
from bot.words.words import Words


class Urgency(IntEnum):
    """Priority of a picture that waits to be painted."""

    POST = 0
    """All players of a table wait for the picture."""
    ANSWER = 1
    """One user requested the picture."""
    SPARE = 2
    """Painted in advance."""


PAINT_TIMEOUT = 20.0
"""Seconds after which painting is abandoned; games do not wait for a picture."""
LONGEST_DESCRIPTION = 1024
"""Maximum length of a picture's description on Discord."""
LONGEST_TEXT = 1900
"""Maximum length of a text message, below Discord's 2,000."""


class Picture(Struct, frozen=True):
    """A picture and its description."""

    data: bytes
    alt: str

    def stream(self) -> io.BytesIO:
        """Return the picture as a file to send."""
        return io.BytesIO(self.data)


class Painter(Protocol):
    """Draws one game; made by the function `make_painter(declaration)` of the package `render.<game>`.

    The output depends only on the scene and the words: equal scenes yield equal bytes. Since a scene holds a view,
    equal views yield equal pictures and texts. A painter knows nothing of Discord, tables or states.
    """

    @property
    def sights(self) -> tuple[str, ...]:
        """Kinds of sights that the painter offers: the required ones and the game's own."""

    @property
    def decisions(self) -> tuple[str, ...]:
        """Kinds of sights that only `Question.sight` uses, drawn for the player who is asked; not listed anywhere."""

    @property
    def legends(self) -> tuple[str, ...]:
        """Sights that explain the board, in display order."""

    def sight_for(self, picture: str, is_last: bool) -> str:
        """Return the sight for a step that asks for a picture; `is_last` means that no step of the message follows."""

    async def paint(self, scene: Scene, words: Words, urgency: Urgency) -> bytes:
        """Paint the scene as PNG, off the event loop."""

    async def prepare(self, scene: Scene, words: Words) -> None:
        """Draw the parts of the picture in advance, off the event loop, while no picture waits."""

    def describe(self, scene: Scene, words: Words) -> str:
        """Describe the picture for users who cannot see it, in 1 to `LONGEST_DESCRIPTION` characters."""

    def tell(self, scene: Scene, words: Words) -> list[str]:
        """Return the scene as messages of at most `LONGEST_TEXT` characters, complete enough to play by."""

    def lay(self, scene: Scene, words: Words) -> Sheet:
        """Lay out the picture, for automatic checks."""

    @property
    def symbols(self) -> tuple[str, ...]:
        """Names of the game's symbols: pieces, players, and marks used in sentences; see `bot.pictures.symbols`."""

    async def paint_symbol(self, name: str) -> bytes:
        """Paint a symbol as transparent PNG of `SIDE` by `SIDE` pixels, off the event loop."""

    def halve(self, data: bytes) -> bytes:
        """Scale a picture to half its width and height, in far fewer bytes."""


async def paint_picture(painter: Painter, scene: Scene, words: Words, urgency: Urgency) -> Picture:
    """Paint and describe a scene. Raises `TimeoutError`, and the painter's errors."""

    async def describe() -> str:
        return painter.describe(scene, words)

    async with asyncio.timeout(PAINT_TIMEOUT):
        data, alt = await asyncio.gather(painter.paint(scene, words, urgency), describe())
    return Picture(data, alt)


async def shrink(painter: Painter, pictures: Sequence[Picture]) -> list[Picture]:
    """Keep only the last picture, which shows the most, at half its size."""
    last = pictures[-1]
    return [Picture(await asyncio.to_thread(painter.halve, last.data), last.alt)]
