"""The one list of games: rules, computer players and painter side by side.

A game's modules are imported when it is first loaded, its painter when it first paints: the bot is on its way to
Discord meanwhile, and commands that need neither do without.
"""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bot.data_folder import DATA
from bot.errors import DamagedData, UnknownGame, UnknownPlayer
from bot.games.computers import play_randomly
from bot.games.contract import Computer, Guide, Rules
from bot.pictures.painter import Painter

if TYPE_CHECKING:
    from bot.games.norenberc.pieces import Pieces


class Game(Struct, frozen=True):
    """A game and who can play it."""

    rules: Rules[Any]
    players: Mapping[str, Computer]
    guide: Guide
    make_painter: Callable[[], Painter]

    @property
    def painter(self) -> Painter:
        """What draws it."""
        return self.make_painter()

    @property
    def best_computer(self) -> str:
        """The strongest computer player's name."""
        return list(self.players)[-1]

    def player(self, name: str) -> Computer:
        """A computer player by name."""
        if name not in self.players:
            raise UnknownPlayer(player=name, known=", ".join(self.players))
        return self.players[name]


def load_norenberc(file: Path = DATA / "norenberc" / "pieces.toml") -> Game:
    """Norenberc with the figures of a data file."""
    import tomllib  # noqa: PLC0415

    from bot.games.norenberc.guide import NorenbercGuide  # noqa: PLC0415  # this and the others: see above
    from bot.games.norenberc.merchant import Merchant  # noqa: PLC0415
    from bot.games.norenberc.pieces import DamagedPieces, read_pieces  # noqa: PLC0415
    from bot.games.norenberc.rules import Norenberc  # noqa: PLC0415

    try:
        pieces = read_pieces(tomllib.loads(file.read_text("utf-8")))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DamagedData(file=file.name, where="file", why=str(error)) from None
    except DamagedPieces as error:
        raise DamagedData(file=file.name, where=error.where, why=error.why) from None
    players: dict[str, Computer] = {"random": play_randomly, "merchant": Merchant(pieces)}
    return Game(Norenberc(pieces), players, NorenbercGuide(pieces), cache(lambda: _paint_norenberc(pieces)))


def _paint_norenberc(pieces: "Pieces") -> Painter:
    from render.canvas.png import halve  # noqa: PLC0415
    from render.norenberc import board_text, describe, paint_in_thread  # noqa: PLC0415
    from render.sheet.scene import Scene  # noqa: PLC0415

    return Painter(
        scene=Scene,
        paint=lambda scene, words, urgency: paint_in_thread(scene, pieces, words, urgency),
        describe=lambda scene, words: describe(scene, pieces, words),
        tell=lambda scene, words: board_text(scene, pieces, words),
        halve=halve,
    )


LOADERS = {"norenberc": load_norenberc}
"""Every game we host."""


@cache
def load_game(name: str) -> Game:
    """A game by its short name; its data is read once."""
    if name not in LOADERS:
        raise UnknownGame(game=name, known=", ".join(LOADERS))
    return LOADERS[name]()
