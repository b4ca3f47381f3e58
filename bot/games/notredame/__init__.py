"""Notre Dame's declaration; rules, players, guide and orders each have their own folder."""

from collections.abc import Mapping
from typing import Any

from bot.games.calibration import Calibration
from bot.games.computers import RANDOM
from bot.games.declaration import ComputerPlayer, Credits, Declaration
from bot.games.notredame.guide.guide import NotreDameGuide
from bot.games.notredame.guide.lesson import make_lesson
from bot.games.notredame.orders.orders import NotreDameForesight
from bot.games.notredame.players.patron import Patron
from bot.games.notredame.rules.adapter import OPEN, PRESTIGE, NotreDame
from bot.games.notredame.rules.pieces import read_pieces
from bot.games.search import Lore, make_seeker

TRUST = Calibration(8.0, 1.0, 0.5)
"""Numbers computed by `python -m tests.lab reliability --fit --games notredame`."""


def declare(figures: Mapping[str, Any]) -> Declaration:
    """Declare the game with the numbers of its data file. Raises `DamagedFigures`."""
    pieces = read_pieces(figures)
    rules, patron = NotreDame(pieces), Patron(pieces)
    return Declaration(
        rules=rules,
        guide=NotreDameGuide(pieces),
        computers=(
            RANDOM,
            ComputerPlayer("patron", patron, strength=3),
            make_seeker(rules, patron, lore=Lore(needs_views=False, calibration=TRUST)),
        ),
        minutes=70,
        languages=("en", "ru", "it"),
        credits=Credits(("Stefan Feld",), (), ("alea", "Ravensburger"), 2007),
        lesson=make_lesson(pieces),
        foresight=NotreDameForesight(pieces),
        revealed={PRESTIGE.name: OPEN},
        badges={seats: pieces.table(seats).homes for seats in rules.seats},
    )
