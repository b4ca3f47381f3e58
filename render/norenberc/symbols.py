"""Norenberc's symbols for texts and buttons: goods, guilds, townsmen, and marks used in sentences."""

from functools import partial

from bot.games.norenberc.rules.pieces import Pieces
from render.canvas.pen import Pen
from render.norenberc import townsmen
from render.norenberc.goods import draw_good
from render.norenberc.marks import draw_any_good, draw_coin, draw_crest, draw_pawn, draw_point, draw_prestige
from render.sheet.symbols import Symbol


def _agent(pen: Pen) -> None:
    """Paint a pawn in neutral gray."""
    draw_pawn(pen.inside(4, 0, 24 / 36), 0, ink="stone_light")


LARGE_GOOD = 0.64
"""Width of the good on a crest, as a share of the crest's."""

MARKS: dict[str, Symbol] = {
    "any": draw_any_good,
    "prestige": draw_prestige,
    "taler": draw_coin,
    "agent": _agent,
    "point": draw_point,
}


def find_symbols(pieces: Pieces) -> dict[str, Symbol]:
    """Return the functions that draw the game's symbols, by the short names of the pieces."""
    goods: dict[str, Symbol] = {name: partial(_good, good=at) for at, name in enumerate(pieces.good_names)}
    guilds: dict[str, Symbol] = {name: partial(_guild, guild=at) for at, name in enumerate(pieces.guild_names)}
    return {**goods, **guilds, **townsmen.DRAWINGS, **MARKS}


def _good(pen: Pen, good: int) -> None:
    draw_good(pen, good)


def _guild(pen: Pen, guild: int) -> None:
    """Paint the guild's crest; the good on it is larger than on the board, because the crest is smaller."""
    draw_crest(pen, guild, LARGE_GOOD)
