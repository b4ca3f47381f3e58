"""The one list of games.

A game's modules are imported when it is first loaded, its painter when it first paints: the bot is on its way to
Discord meanwhile, and commands that need neither do without.
"""

import tomllib
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from msgspec import Struct

from bot.data_folder import DATA
from bot.errors import DamagedData, UnknownGame, UnknownPlayer
from bot.games.contract import Computer, DamagedFigures, Declaration, Guide, Rules
from bot.pictures.painter import Painter

FIGURES = "pieces.toml"
"""The file of a game's data that holds its figures."""


PLAIN_PAINTER = "render.plain"
"""The package that draws games without a painter of their own."""


class Home(Struct, frozen=True):
    """Where the parts of a game are."""

    rules: str
    """The package with the function `declare`."""
    painter: str
    """The package with the function `make_painter`; a game may do without."""
    data: Path
    """The folder of its figures and words."""


def home_of(name: str) -> Home:
    """Where a game of ours has its parts."""
    return Home(f"bot.games.{name}", f"render.{name}", DATA / name)


GAMES: dict[str, Home] = {name: home_of(name) for name in ("norenberc",)}
"""Every game we host."""


class Game(Struct, frozen=True, dict=True):
    """A game that was loaded."""

    name: str
    declaration: Declaration
    home: Home

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
    def computers(self) -> tuple[str, ...]:
        """The names of its computer players, the weakest first."""
        return tuple(player.name for player in self.declaration.computers)

    @property
    def best_computer(self) -> str:
        """The strongest computer player's name."""
        return self.computers[-1]

    def computer(self, name: str) -> Computer:
        """A computer player by name. Raises `UnknownPlayer`."""
        for player in self.declaration.computers:
            if player.name == name:
                return player.play
        raise UnknownPlayer(player=name, known=", ".join(self.computers))


@cache
def load_game(name: str) -> Game:
    """A game by its short name; its data is read once. Raises `UnknownGame` and `DamagedData`."""
    if name not in GAMES:
        raise UnknownGame(game=name, known=", ".join(GAMES))
    home = GAMES[name]
    return Game(name, declare(home, home.data / FIGURES), home)


def declare(home: Home, file: Path) -> Declaration:
    """A game with the figures of a file. Raises `DamagedData`."""
    try:
        declaration: Declaration = import_module(home.rules).declare(tomllib.loads(file.read_text("utf-8")))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DamagedData(file=file.name, where="file", why=str(error)) from None
    except DamagedFigures as error:
        raise DamagedData(file=file.name, where=error.where, why=error.why) from None
    return declaration
