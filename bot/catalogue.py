"""The one list of games.

A game's modules are imported when it is first loaded, its painter when it first paints: the bot is on its way to
Discord meanwhile, and commands that need neither do without.
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
from bot.pictures.painter import Painter, Urgency
from bot.pictures.scene import Look
from bot.words.words import Words, words_in

FIGURES = "pieces.toml"
"""The file of a game's data that holds its figures."""
MOST_FIGURES = 16
"""Games with other figures that are kept in memory."""
MOST_BYTES = 1 << 18
"""Size limit of a file of figures; the largest of ours has 15,000 bytes."""
MOST_OF_ANY = 255
"""The largest figure: chance draws one of at most 256 things, and larger piles would only fill the memory."""


_ROW = re.compile(r"([a-z_]+)\[(\d+)\]")
"""How a row of a table is named where it is damaged."""

PLAIN_PAINTER = "render.plain"
"""The package that draws games without a painter of their own."""


GREETING_PAINTER = "render.greeting"
"""The module that draws all games in one picture."""


class Home(Struct, frozen=True):
    """Where the parts of a game are."""

    rules: str
    """The package with the function `declare`."""
    painter: str
    """The package with the function `make_painter`; a game may do without."""
    data: Path
    """The folder of its figures and words."""
    own_figures: Path | None = None
    """The host's own file of figures, where there is one."""

    @property
    def figures(self) -> Path:
        """The file that holds its figures."""
        return self.own_figures or self.data / FIGURES


def home_of(name: str) -> Home:
    """Where a game of ours has its parts."""
    return Home(f"bot.games.{name}", f"render.{name}", DATA / name)


GAMES: dict[str, Home] = {name: home_of(name) for name in ("norenberc", "notredame", "ulm")}
"""Every game we host."""


class Game(Struct, frozen=True, dict=True):
    """A game that was loaded."""

    name: str
    declaration: Declaration
    home: Home
    figures: bytes
    """What it was made of, packed: a table keeps the figures that it began with."""

    @property
    def rules(self) -> Rules[Any]:
        """Its rules."""
        return self.declaration.rules

    @property
    def guide(self) -> Guide:
        """What explains it."""
        return self.declaration.guide

    @cached_property
    def painter(self) -> Painter:
        """What draws it: its own painter, or the plain one where it has none."""
        has_own = self.home.painter and find_spec(self.home.painter)
        painter: Painter = import_module(self.home.painter if has_own else PLAIN_PAINTER).make_painter(self.declaration)
        return painter

    @property
    def players(self) -> str:
        """How many may play, the fewest and the most."""
        seats = self.rules.seats
        return f"{seats.start}\u2013{seats.stop - 1}" if len(seats) > 1 else str(seats.start)

    def words(self, language: str) -> Words:
        """What is said of it in a language: its own sentences, and the bot's for the rest."""
        return words_in(language, self.home.data, self.declaration.languages)

    @property
    def computers(self) -> tuple[str, ...]:
        """The names of its computer players, the weakest first."""
        return tuple(player.name for player in self.declaration.computers)

    @property
    def best_computer(self) -> str:
        """The name of the strongest computer player that answers at once."""
        return [player.name for player in self.declaration.computers if not player.is_searching][-1]

    def computer(self, name: str) -> Computer:
        """How a computer player plays, by its name. Raises `UnknownPlayer`."""
        return self.computer_player(name).play

    def computer_player(self, name: str) -> ComputerPlayer:
        """A computer player by name. Raises `UnknownPlayer`."""
        for player in self.declaration.computers:
            if player.name == name:
                return player
        raise UnknownPlayer(player=name, known=", ".join(self.computers))


async def paint_greeting(language: str, look: Look) -> bytes:
    """All games in one picture as PNG, made off the event loop."""
    painter = await asyncio.to_thread(import_module, GREETING_PAINTER)
    painted: bytes = await painter.paint(language, look, Urgency.ANSWER)
    return painted


@cache
def load_game(name: str) -> Game:
    """A game by its short name; its data is read once. Raises `UnknownGame` and `DamagedData`."""
    home = find_home(name)
    return load_game_from(name, home.figures)


def load_taught_game(name: str) -> Game:
    """The game that a lesson plays, with our own figures: its deal and its sentences are made for them.

    Raises `UnknownGame` and `DamagedData`.
    """
    return _load_with_our_figures(name) if find_home(name).own_figures else load_game(name)


@cache
def _load_with_our_figures(name: str) -> Game:
    return load_game_from(name, find_home(name).data / FIGURES)


def load_game_from(name: str, file: Path) -> Game:
    """A game with the figures of any file. Raises `UnknownGame` and `DamagedData`."""
    home, figures = find_home(name), read_figures(file)
    return Game(name, declare(home, figures, file.name), home, msgpack.encode(figures))


def use_own_figures(files: Mapping[str, Path]) -> None:
    """From now on these games have the figures of the host's own files. Raises `UnknownGame` and `DamagedData`."""
    for name, file in files.items():
        GAMES[name] = structs.replace(find_home(name), own_figures=file)
    if files:
        load_game.cache_clear()
    for name in files:
        load_game(name)  # what is wrong with it is said at once


@lru_cache(MOST_FIGURES)
def load_game_with(name: str, figures: bytes) -> Game:
    """A game with other figures than today's, as an earlier one has kept them.

    Raises `UnknownGame`, and `DamagedData` where today's rules cannot use them.
    """
    return make_game(name, find_home(name), figures)


def make_game(name: str, home: Home, figures: bytes) -> Game:
    """A game of packed figures, whether or not it is in the list. Raises `DamagedData`."""
    return Game(name, declare(home, _unpack_figures(figures)), home, figures)


def _unpack_figures(figures: bytes) -> dict[str, Any]:
    try:
        return msgpack.decode(figures, type=dict[str, Any])
    except (MsgspecError, RecursionError, ValueError) as error:
        raise DamagedData(file=FIGURES, where="file", why=str(error)) from None


def find_home(name: str) -> Home:
    """Where a game of the list has its parts. Raises `UnknownGame`."""
    if name not in GAMES:
        raise UnknownGame(game=name, known=", ".join(GAMES))
    return GAMES[name]


def read_figures(file: Path) -> dict[str, Any]:
    """The figures in a file. Raises `DamagedData` and `FileTooLarge`."""
    try:
        return tomllib.loads(read_at_most(file, MOST_BYTES).decode("utf-8"))
    except (OSError, RecursionError, ValueError) as error:  # bad TOML, text or numbers are ValueErrors
        raise DamagedData(file=file.name, where="file", why=str(error)) from None


def declare(home: Home, figures: Mapping[str, Any], file: str = FIGURES) -> Declaration:
    """A game with these figures, which a file has held. Raises `DamagedData`."""
    try:
        _check_numbers(figures)
        declaration: Declaration = import_module(home.rules).declare(figures)
    except DamagedFigures as error:
        raise DamagedData(file=file, where=_name_row(figures, error.where), why=error.why) from None
    except RecursionError as error:
        raise DamagedData(file=file, where="file", why=str(error)) from None
    return declaration


def _check_numbers(figures: Mapping[str, Any]) -> None:
    """Raises `DamagedFigures`."""
    for where, number in _numbers(figures):
        if not -MOST_OF_ANY <= number <= MOST_OF_ANY:
            raise DamagedFigures(where, f"Expected a number of at most {MOST_OF_ANY}")


def _numbers(figures: Any, where: str = "") -> Iterator[tuple[str, float]]:
    """All numbers with their places, as `persons[2].rats`."""
    if isinstance(figures, int | float):
        yield where, figures
    elif isinstance(figures, Mapping):
        for name, inner in figures.items():
            yield from _numbers(inner, f"{where}.{name}" if where else name)
    elif isinstance(figures, list):
        for at, inner in enumerate(figures):
            yield from _numbers(inner, f"{where}[{at}]")


def _name_row(figures: Mapping[str, Any], where: str) -> str:
    """A place with the name of its row, where rows have one: nobody counts them."""
    found = _ROW.match(where)
    rows = figures.get(found[1]) if found else None
    if not found or not isinstance(rows, list) or not isinstance(row := rows[int(found[2])], dict):
        return where
    return f"{where} ({row['name']})" if "name" in row else where
