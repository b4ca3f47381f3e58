"""Ulm's symbols for texts and buttons: tiles, quarters, shields, cards, descendants, tower tiles and what is gained."""

from functools import partial

from bot.games.ulm.board import KINDS
from bot.games.ulm.pieces import Pieces
from bot.games.ulm.play import shield_name
from render.sheet.symbols import Symbol
from render.ulm.buildings import paint_building, paint_city_shield
from render.ulm.card_emblems import paint_card
from render.ulm.descendants import paint_portrait
from render.ulm.emblems import MARK_EMBLEMS, paint_tile
from render.ulm.towers import paint_tower_tile

MARKS = {"coin": "coins", "sparrow": "sparrows", "point": "points", "barge": "barge", "charter": "charter"}
"""Marks that sentences ask for, by their names there."""


def find_symbols(pieces: Pieces) -> dict[str, Symbol]:
    """What draws each of the game's symbols, by the short names of the pieces."""
    found: dict[str, Symbol] = {name: partial(paint_tile, kind=kind) for kind, name in enumerate(KINDS)}
    found |= {quarter.name: partial(paint_building, name=quarter.name) for quarter in pieces.quarters}
    for number, shield in enumerate(pieces.shields):
        draw = partial(paint_city_shield, name=shield.name, is_golden=bool(shield.gate))
        found[shield_name(pieces, number)] = draw
    found |= {card.name: partial(paint_card, name=card.name, family=card.family) for card in pieces.cards}
    found |= {person.name: partial(paint_portrait, name=person.name) for person in pieces.descendants}
    found |= {tower.name: partial(paint_tower_tile, name=tower.name) for tower in pieces.towers}
    return found | {name: MARK_EMBLEMS[mark] for name, mark in MARKS.items()}
