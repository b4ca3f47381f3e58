"""Notre Dame: the pure rules, one file a concept, named with the rulebook's words."""

from collections.abc import Mapping
from typing import Any

from bot.games.computers import RANDOM
from bot.games.declaration import ComputerPlayer, Credits, Declaration
from bot.games.notredame.guide import NotreDameGuide
from bot.games.notredame.lesson import make_lesson
from bot.games.notredame.orders import NotreDameForesight
from bot.games.notredame.patron import Patron
from bot.games.notredame.pieces import read_pieces
from bot.games.notredame.rules import OPEN, PRESTIGE, NotreDame
from bot.games.search import Lore, make_seeker


def declare(figures: Mapping[str, Any]) -> Declaration:
    """The game with these figures. Raises `DamagedFigures`."""
    pieces = read_pieces(figures)
    rules, patron = NotreDame(pieces), Patron(pieces)
    return Declaration(
        rules=rules,
        guide=NotreDameGuide(pieces),
        computers=(
            RANDOM,
            ComputerPlayer("patron", patron, strength=3),
            make_seeker(rules, patron, lore=Lore(needs_views=False)),
        ),
        languages=("en", "ru", "it"),
        credits=Credits(("Stefan Feld",), (), ("alea", "Ravensburger"), 2007),
        lesson=make_lesson(pieces),
        foresight=NotreDameForesight(pieces),
        revealed={PRESTIGE.name: OPEN},
        badges={seats: pieces.table(seats).homes for seats in rules.seats},
    )
