"""Pictures of the games' symbols, painted in a separate process: `python -m cogs.symbol_pictures`.

Painters and Pillow take 11 MB once loaded, so the bot itself loads them only when a game is played. The process reads
games from stdin and writes pictures to stdout, both as MessagePack.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct, msgpack

from bot.catalogue import Game, Home, make_game
from bot.logs import about
from bot.pictures.symbols import emoji_name
from bot.processes import start_module

log = logging.getLogger(__name__)

PAINT_TIMEOUT = 300.0
"""Timeout in seconds, generous for a busy machine."""
NICENESS = 19
"""Unix niceness of the process: users do not wait for symbols."""


class Drawn(Struct, frozen=True):
    """A painted symbol."""

    game: str
    symbol: str
    picture: bytes

    @property
    def name(self) -> str:
        """Name of the symbol's emoji, which contains a hash of the picture."""
        return emoji_name(self.game, self.symbol, self.picture)


class Subject(Struct, frozen=True):
    """A game whose symbols are requested."""

    name: str
    rules: str
    painter: str
    data: str
    figures: bytes


def subject_of(game: Game) -> Subject:
    """Return the facts of a game that another process needs to paint its symbols."""
    return Subject(game.name, game.home.rules, game.home.painter, str(game.home.data), game.figures)


async def paint_elsewhere(games: Iterable[Game]) -> list[Drawn]:
    """Paint the symbols of games in another process. Raises `OSError` and `TimeoutError`."""
    asked = msgpack.encode([subject_of(game) for game in games])
    process = await start_module(__name__)
    try:
        async with asyncio.timeout(PAINT_TIMEOUT):
            painted, _ = await process.communicate(asked)
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()  # waits until the pipes are closed, too
    if process.returncode:
        raise ChildProcessError(f"{__name__} has ended with {process.returncode}")
    return msgpack.decode(painted, type=list[Drawn])


async def paint(games: Iterable[Game]) -> list[Drawn]:
    """Paint the symbols of games in this process; a game whose painter fails is logged and left out."""
    drawn: list[Drawn] = []
    for game in games:
        try:
            painter = game.painter
            drawn += [Drawn(game.name, symbol, await painter.paint_symbol(symbol)) for symbol in painter.symbols]
        except Exception:
            log.exception("symbols_not_drawn", extra=about(game=game.name))
    return drawn


def _game_of(subject: Subject) -> Game:
    home = Home(subject.rules, subject.painter, Path(subject.data))
    return make_game(subject.name, home, subject.figures)


def main() -> None:
    """Read games from stdin, paint their symbols, and write the pictures to stdout."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if not (asked := sys.stdin.buffer.read()):
        return  # the bot was killed before it wrote the request
    subjects = msgpack.decode(asked, type=list[Subject])
    drawn = msgpack.encode(asyncio.run(paint(map(_game_of, subjects))))
    try:
        sys.stdout.buffer.write(drawn)
        sys.stdout.flush()
    except BrokenPipeError:  # the bot was killed meanwhile
        # without this, the interpreter's flush at exit would fail
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
