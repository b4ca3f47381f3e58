"""Notre Dame's symbols for texts and buttons: cards and sectors, persons, messages, gold, markers and rats."""

from functools import partial

from bot.games.notredame.rules.pieces import CARDS, MESSAGES, Pieces
from render.canvas.pen import Pen
from render.notredame.emblems import CARD_EMBLEMS, MARK_EMBLEMS, MESSAGE_EMBLEMS, draw_coin, draw_rat
from render.notredame.people import PORTRAITS
from render.sheet.symbols import Symbol


def _letter_of(pen: Pen, kind: int) -> None:
    """Paint a sealed letter with its gain in large type."""
    MARK_EMBLEMS["letter"](pen.inside(0, -2, 1))
    MESSAGE_EMBLEMS[kind](pen.inside(7, 6.6, 0.72))


def find_symbols(pieces: Pieces) -> dict[str, Symbol]:
    """Return the functions that draw the game's symbols, by the short names of the pieces."""
    cards: dict[str, Symbol] = dict(zip(CARDS, CARD_EMBLEMS, strict=True))
    persons: dict[str, Symbol] = {name: PORTRAITS[name] for name in pieces.person_names}
    messages: dict[str, Symbol] = {f"message_{name}": partial(_letter_of, kind=at) for at, name in enumerate(MESSAGES)}
    marks: dict[str, Symbol] = {
        "gold": draw_coin,
        "marker": MARK_EMBLEMS["marker"],
        "rat": draw_rat,
    }
    return {**cards, **persons, **messages, **marks}
