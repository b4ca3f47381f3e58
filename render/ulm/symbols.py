"""Ulm's symbols for texts and buttons: tiles, quarters, shields, cards, descendants, tower tiles and gains."""

from functools import partial

from bot.games.ulm.rules.board import KINDS
from bot.games.ulm.rules.pieces import Pieces
from bot.games.ulm.rules.play import shield_name
from render.canvas.pen import Pen
from render.sheet.symbols import Symbol
from render.ulm.buildings import paint_building, paint_city_shield
from render.ulm.card_emblems import paint_card
from render.ulm.descendants import paint_portrait
from render.ulm.emblems import MARK_EMBLEMS, paint_tile
from render.ulm.towers import paint_tower_tile

MARKS = {"coin": "coins", "sparrow": "sparrows", "point": "points", "barge": "barge", "charter": "charter"}
"""Marks used in sentences, by their names in the sentences."""
GATE_LETTERS = "ABCDEFGHIJKL"
"""The gates' letters, in order, in every language."""


def find_symbols(pieces: Pieces) -> dict[str, Symbol]:
    """Return the functions that draw the game's symbols, by the short names of the pieces."""
    found: dict[str, Symbol] = {name: partial(paint_tile, kind=kind) for kind, name in enumerate(KINDS)}
    found |= {quarter.name: partial(paint_building, name=quarter.name) for quarter in pieces.quarters}
    for number, shield in enumerate(pieces.shields):
        draw = partial(paint_city_shield, name=shield.name, is_golden=bool(shield.gate))
        found[shield_name(pieces, number)] = draw
    found |= {card.name: partial(paint_card, name=card.name, family=card.family) for card in pieces.cards}
    found |= {person.name: partial(paint_portrait, name=person.name) for person in pieces.descendants}
    found |= {tower.name: partial(paint_tower_tile, name=tower.name) for tower in pieces.towers}
    found |= {f"gate_{letter.lower()}": partial(_paint_letter, letter=letter) for letter in GATE_LETTERS}
    found |= {"closed": _paint_closed, "corner": _paint_corner}
    return found | {name: MARK_EMBLEMS[mark] for name, mark in MARKS.items()}


def _paint_letter(pen: Pen, letter: str) -> None:
    """Paint the letter of an open gate as large as possible, since it must be legible in a line of text."""
    pen.box((0, 0, 24, 24), "gate", 5, "gate_edge", 2)
    pen.text((12, 12.5), letter, 29, "gate_ink")


def _paint_closed(pen: Pen) -> None:
    """Paint a cross: no tile can be pushed in at this gate."""
    for ends in (((4, 4), (20, 20)), ((20, 4), (4, 20))):
        pen.line(ends, "gate_ink", 4.5)


def _paint_corner(pen: Pen) -> None:
    """Paint a stone between the gates of two sides."""
    pen.box((4, 4, 16, 16), "gate", 3, "gate_edge", 3.4)
