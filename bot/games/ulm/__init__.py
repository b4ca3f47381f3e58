"""Ulm's declaration; rules, players, guide and orders each have their own folder."""

from collections.abc import Mapping
from typing import Any

from bot.games.calibration import Calibration
from bot.games.computers import RANDOM
from bot.games.declaration import ComputerPlayer, Credits, Declaration
from bot.games.search import Lore, make_seeker
from bot.games.ulm.guide.guide import UlmGuide
from bot.games.ulm.guide.lesson import make_lesson
from bot.games.ulm.orders.orders import UlmForesight
from bot.games.ulm.players.helmsman import Helmsman
from bot.games.ulm.rules.adapter import Ulm
from bot.games.ulm.rules.data_file import read_pieces

PLAYOUTS = 120
"""The seeker's number of playouts per decision; a playout takes longer than in other games."""

TRUST = Calibration(1.0, 1.0, 0.5)
"""Numbers computed by `python -m tests.lab reliability --fit --games ulm`."""


def declare(figures: Mapping[str, Any]) -> Declaration:
    """Declare the game with the numbers of its data file. Raises `DamagedFigures`."""
    pieces = read_pieces(figures)
    rules, helmsman = Ulm(pieces), Helmsman(pieces)
    return Declaration(
        rules=rules,
        guide=UlmGuide(pieces),
        computers=(
            RANDOM,
            ComputerPlayer("helmsman", helmsman, strength=3),
            make_seeker(rules, helmsman, PLAYOUTS, Lore(needs_views=False, calibration=TRUST)),
        ),
        minutes=75,
        languages=("en", "ru", "it"),
        credits=Credits(("Günter Burkhardt",), (), ("Huch! & friends",), 0),
        lesson=make_lesson(pieces),
        foresight=UlmForesight(pieces),
    )
