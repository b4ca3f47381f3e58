"""The list of games.

A game's modules are imported when the game is first loaded, its painter when it first paints. This shortens the start;
commands that need no game or no painter never import them.
"""

import asyncio
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache, cached_property, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from msgspec import MsgspecError, Struct, msgpack, structs

from bot.data_folder import DATA
from bot.errors import UnknownGame, UnknownPlayer
from bot.files import read_at_most
from bot.games.contract import Computer, DamagedFigures, Guide, Rules
from bot.games.declaration import ComputerPlayer, Declaration
from bot.host_errors import DamagedData
from bot.pictures.painter import Painter, Picture, Urgency
from bot.pictures.scene import Look
from bot.pictures.statistics import StatisticsPage
from bot.words.words import Words, words_in

FIGURES = "pieces.toml"
"""The file with a game's numbers and names, in its data folder."""
MOST_FIGURES = 16
"""Maximum number of games with non-standard numbers that are cached."""
MOST_BYTES = 1 << 18
"""Maximum size of a file of numbers; the largest one shipped has 15,000 bytes."""
MOST_OF_ANY = 255
"""The largest number allowed: random draws are from at most 256 items, and larger piles would waste memory."""


_ROW = re.compile(r"([a-z_]+)\[(\d+)\]")
"""Pattern of a table row's location in an error message."""

PLAIN_PAINTER = "render.plain"
"""The package that draws games without their own painter."""


GREETING_PAINTER = "render.greeting"
"""The module that draws the picture with all games."""
STATISTICS_PAINTER = "render.statistics.painter"
"""The module that draws and describes statistics."""


class Home(Struct, frozen=True):
    """The locations of a game's parts."""

    rules: str
    """The package with the function `declare`."""
    painter: str
    """The package with the function `make_painter`; optional."""
    data: Path
    """The folder with the game's numbers and sentences."""
    own_figures: Path | None = None
    """The operator's own file of numbers, if there is one."""

    @property
    def figures(self) -> Path:
        """The file with the numbers in use."""
        return self.own_figures or self.data / FIGURES


def home_of(name: str) -> Home:
    """Return the locations of a built-in game."""
    return Home(f"bot.games.{name}", f"render.{name}", DATA / name)


GAMES: dict[str, Home] = {name: home_of(name) for name in ("norenberc", "notredame", "ulm")}
"""Every hosted game by name."""


class Game(Struct, frozen=True, dict=True):
    """A loaded game."""

    name: str
    declaration: Declaration
    home: Home
    figures: bytes
    """The packed numbers from which the game was made: a table keeps the numbers that it began with."""

    @property
    def rules(self) -> Rules[Any]:
        """The game's rules."""
        return self.declaration.rules

    @property
    def guide(self) -> Guide:
        """The game's guide."""
        return self.declaration.guide

    @cached_property
    def painter(self) -> Painter:
        """The game's painter, or the plain one."""
        has_own = self.home.painter and find_spec(self.home.painter)
        painter: Painter = import_module(self.home.painter if has_own else PLAIN_PAINTER).make_painter(self.declaration)
        return painter

    @property
    def players(self) -> str:
        """The range of player numbers, as text."""
        seats = self.rules.seats
        return f"{seats.start}\u2013{seats.stop - 1}" if len(seats) > 1 else str(seats.start)

    def words(self, language: str) -> Words:
        """Return the sentences for the game in a language: the game's own, with the bot's as fallback."""
        return words_in(language, self.home.data, self.declaration.languages)

    @property
    def computers(self) -> tuple[str, ...]:
        """The names of the game's computer players, weakest first."""
        return tuple(player.name for player in self.declaration.computers)

    @property
    def best_computer(self) -> str:
        """The name of the strongest computer player that answers without a search."""
        return [player.name for player in self.declaration.computers if not player.is_searching][-1]

    def computer(self, name: str) -> Computer:
        """Return the function of a computer player. Raises `UnknownPlayer`."""
        return self.computer_player(name).play

    def computer_player(self, name: str) -> ComputerPlayer:
        """Return a computer player. Raises `UnknownPlayer`."""
        for player in self.declaration.computers:
            if player.name == name:
                return player
        raise UnknownPlayer(player=name, known=", ".join(self.computers))


async def paint_greeting(language: str, look: Look) -> bytes:
    """Paint all games into one PNG, off the event loop."""
    painter = await asyncio.to_thread(import_module, GREETING_PAINTER)
    painted: bytes = await painter.paint(language, look, Urgency.ANSWER)
    return painted


async def paint_statistics(page: StatisticsPage, words: Words, look: Look) -> Picture:
    """Paint and describe a page of statistics, off the event loop."""
    painter = await asyncio.to_thread(import_module, STATISTICS_PAINTER)
    return Picture(await painter.paint(page, words, look, Urgency.ANSWER), painter.describe(page, words))


async def describe_statistics(page: StatisticsPage, words: Words) -> str:
    """Describe a page of statistics in words."""
    painter = await asyncio.to_thread(import_module, STATISTICS_PAINTER)
    described: str = painter.describe(page, words)
    return described


@cache
def load_game(name: str) -> Game:
    """Load a game; its data is read once. Raises `UnknownGame` and `DamagedData`."""
    home = find_home(name)
    return load_game_from(name, home.figures)


def load_taught_game(name: str) -> Game:
    """Load a game for its lesson, with the built-in numbers that the lesson's deal and sentences assume.

    Raises `UnknownGame` and `DamagedData`.
    """
    return _load_with_our_figures(name) if find_home(name).own_figures else load_game(name)


@cache
def _load_with_our_figures(name: str) -> Game:
    return load_game_from(name, find_home(name).data / FIGURES)


def load_game_from(name: str, file: Path) -> Game:
    """Load a game with the numbers in a file. Raises `UnknownGame` and `DamagedData`."""
    home, figures = find_home(name), read_figures(file)
    return Game(name, declare(home, figures, file.name), home, msgpack.encode(figures))


def use_own_figures(files: Mapping[str, Path]) -> None:
    """Use the operator's own files for these games from now on. Raises `UnknownGame` and `DamagedData`."""
    for name, file in files.items():
        GAMES[name] = structs.replace(find_home(name), own_figures=file)
    if files:
        load_game.cache_clear()
    for name in files:
        load_game(name)  # report errors in the file now


@lru_cache(MOST_FIGURES)
def load_game_with(name: str, figures: bytes) -> Game:
    """Load a game with stored numbers instead of the current ones.

    Raises `UnknownGame`, and `DamagedData` if the current rules cannot use the numbers.
    """
    return make_game(name, find_home(name), figures)


def make_game(name: str, home: Home, figures: bytes) -> Game:
    """Make a game from packed numbers, whether or not the catalog has it. Raises `DamagedData`."""
    return Game(name, declare(home, _unpack_figures(figures)), home, figures)


def _unpack_figures(figures: bytes) -> dict[str, Any]:
    try:
        return msgpack.decode(figures, type=dict[str, Any])
    except (MsgspecError, RecursionError, ValueError) as error:
        raise DamagedData(file=FIGURES, where="file", why=str(error)) from None


def find_home(name: str) -> Home:
    """Return the locations of a game in the catalog. Raises `UnknownGame`."""
    if name not in GAMES:
        raise UnknownGame(game=name, known=", ".join(GAMES))
    return GAMES[name]


def read_figures(file: Path) -> dict[str, Any]:
    """Read a game's numbers from a file. Raises `DamagedData` and `FileTooLarge`."""
    try:
        return tomllib.loads(read_at_most(file, MOST_BYTES).decode("utf-8"))
    except (OSError, RecursionError, ValueError) as error:  # errors in TOML, text and numbers are ValueErrors
        raise DamagedData(file=file.name, where="file", why=str(error)) from None


def declare(home: Home, figures: Mapping[str, Any], file: str = FIGURES) -> Declaration:
    """Declare a game with the numbers read from `file`. Raises `DamagedData`."""
    try:
        _check_numbers(figures)
        declaration: Declaration = import_module(home.rules).declare(figures)
    except DamagedFigures as error:
        raise DamagedData(file=file, where=_name_row(figures, error.where), why=error.why) from None
    except RecursionError as error:
        raise DamagedData(file=file, where="file", why=str(error)) from None
    return declaration


def _check_numbers(figures: Mapping[str, Any]) -> None:
    """Check the range of all numbers. Raises `DamagedFigures`."""
    for where, number in _numbers(figures):
        if not -MOST_OF_ANY <= number <= MOST_OF_ANY:
            raise DamagedFigures(where, f"Expected a number of at most {MOST_OF_ANY}")


def _numbers(figures: Any, where: str = "") -> Iterator[tuple[str, float]]:
    """Yield all numbers with their locations, such as `persons[2].rats`."""
    if isinstance(figures, int | float):
        yield where, figures
    elif isinstance(figures, Mapping):
        for name, inner in figures.items():
            yield from _numbers(inner, f"{where}.{name}" if where else name)
    elif isinstance(figures, list):
        for at, inner in enumerate(figures):
            yield from _numbers(inner, f"{where}[{at}]")


def _name_row(figures: Mapping[str, Any], where: str) -> str:
    """Add the row's name to a location, so that the operator need not count rows."""
    found = _ROW.match(where)
    rows = figures.get(found[1]) if found else None
    if not found or not isinstance(rows, list) or not isinstance(row := rows[int(found[2])], dict):
        return where
    return f"{where} ({row['name']})" if "name" in row else where
