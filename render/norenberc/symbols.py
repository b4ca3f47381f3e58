"""Norenberc's symbols for texts and buttons: goods, guilds, townsmen, and the marks that sentences ask for."""

from functools import partial

from bot.games.norenberc.rules.pieces import Pieces
from render.canvas.pen import Pen
from render.norenberc import townsmen
from render.norenberc.goods import draw_good
from render.norenberc.marks import draw_any_good, draw_coin, draw_crest, draw_pawn, draw_point, draw_prestige
from render.sheet.symbols import Symbol


def _agent(pen: Pen) -> None:
    """A pawn of nobody in particular."""
    draw_pawn(pen.inside(4, 0, 24 / 36), 0, ink="stone_light")


LARGE_GOOD = 0.64
"""How much of a crest's width its good takes."""

MARKS: dict[str, Symbol] = {
    "any": draw_any_good,
    "prestige": draw_prestige,
    "taler": draw_coin,
    "agent": _agent,
    "point": draw_point,
}


def find_symbols(pieces: Pieces) -> dict[str, Symbol]:
    """What draws each of the game's symbols, by the short names of the pieces."""
    goods: dict[str, Symbol] = {name: partial(_good, good=at) for at, name in enumerate(pieces.good_names)}
    guilds: dict[str, Symbol] = {name: partial(_guild, guild=at) for at, name in enumerate(pieces.guild_names)}
    return {**goods, **guilds, **townsmen.DRAWINGS, **MARKS}


def _good(pen: Pen, good: int) -> None:
    draw_good(pen, good)


def _guild(pen: Pen, guild: int) -> None:
    """The guild's crest; its good is larger than on the board, where a crest has more room."""
    draw_crest(pen, guild, LARGE_GOOD)
