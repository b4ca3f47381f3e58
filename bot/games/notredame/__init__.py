"""Notre Dame: its declaration; rules, players, guide and orders have a room each."""

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
"""By `python -m tests.measure.reliability --fit --games notredame`."""


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
            make_seeker(rules, patron, lore=Lore(needs_views=False, calibration=TRUST)),
        ),
        minutes=75,
        languages=("en", "ru", "it"),
        credits=Credits(("Stefan Feld",), (), ("alea", "Ravensburger"), 2007),
        lesson=make_lesson(pieces),
        foresight=NotreDameForesight(pieces),
        revealed={PRESTIGE.name: OPEN},
        badges={seats: pieces.table(seats).homes for seats in rules.seats},
    )
