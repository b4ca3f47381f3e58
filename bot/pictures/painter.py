"""The painters' contract: scenes become pictures with a description, or text."""

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
    """Which picture is painted first of those that wait."""

    POST = 0
    """Everyone at a table waits for it."""
    ANSWER = 1
    """One person asked for it."""
    SPARE = 2
    """Nobody has asked for it yet."""


PAINT_TIMEOUT = 20.0
"""Seconds after which a painter is given up; a game does not wait for it."""
LONGEST_DESCRIPTION = 1024
"""Letters that Discord takes as a picture's description."""
LONGEST_TEXT = 1900
"""Letters of one message of text: Discord takes 2,000."""


class Picture(Struct, frozen=True):
    """A picture and what it shows, in words."""

    data: bytes
    alt: str

    def stream(self) -> io.BytesIO:
        """The picture, to be sent."""
        return io.BytesIO(self.data)


class Painter(Protocol):
    """Draws one game; the package `render.<game>` has a function `make_painter(declaration)` that makes it.

    Whatever it makes depends on the scene and the words alone: the same scene gives the same bytes, and since a scene
    holds a view, equal views give equal pictures and equal texts. It knows no Discord, no table and no state.
    """

    @property
    def sights(self) -> tuple[str, ...]:
        """The kinds of sights it offers: the required ones and the game's own."""

    @property
    def decisions(self) -> tuple[str, ...]:
        """The kinds of sights that only `Question.sight` names, drawn for the player asked; no list offers them."""

    @property
    def legends(self) -> tuple[str, ...]:
        """The sights that explain the board, in the order in which they are shown."""

    def sight_for(self, picture: str, is_last: bool) -> str:
        """The sight to paint for a step that asks for a picture, which may be the last one of its message."""

    async def paint(self, scene: Scene, words: Words, urgency: Urgency) -> bytes:
        """The scene as PNG, made off the event loop."""

    def describe(self, scene: Scene, words: Words) -> str:
        """What the picture shows, for those who do not see it: never empty, at most `LONGEST_DESCRIPTION` letters."""

    def tell(self, scene: Scene, words: Words) -> list[str]:
        """What the scene shows, in full: messages of at most `LONGEST_TEXT` letters, complete enough to play by."""

    def lay(self, scene: Scene, words: Words) -> Sheet:
        """What lies where in the picture, for checks that need not look at it."""

    @property
    def symbols(self) -> tuple[str, ...]:
        """The names of its symbols: pieces, players, marks that sentences ask for; see `bot.pictures.symbols`."""

    async def paint_symbol(self, name: str) -> bytes:
        """A symbol as PNG on a transparent ground, `SIDE` pixels both ways, made off the event loop."""

    def halve(self, data: bytes) -> bytes:
        """A picture half as wide and high, in far fewer bytes."""


async def paint_picture(painter: Painter, scene: Scene, words: Words, urgency: Urgency) -> Picture:
    """Paints, off the event loop, and describes meanwhile. Raises `TimeoutError`, and whatever a painter raises."""

    async def describe() -> str:
        return painter.describe(scene, words)

    async with asyncio.timeout(PAINT_TIMEOUT):
        data, alt = await asyncio.gather(painter.paint(scene, words, urgency), describe())
    return Picture(data, alt)


async def shrink(painter: Painter, pictures: Sequence[Picture]) -> list[Picture]:
    """The last of several pictures, which shows the most, and that smaller; off the event loop."""
    last = pictures[-1]
    return [Picture(await asyncio.to_thread(painter.halve, last.data), last.alt)]
