"""Norenberc's declaration; rules, players, guide and orders each have their own folder."""

from collections.abc import Mapping
from typing import Any

from bot.games.calibration import Calibration
from bot.games.computers import RANDOM
from bot.games.declaration import ComputerPlayer, Credits, Declaration, Link
from bot.games.norenberc.guide.guide import NorenbercGuide
from bot.games.norenberc.guide.lesson import make_lesson
from bot.games.norenberc.orders.orders import NorenbercForesight
from bot.games.norenberc.players.habits import UsualHabits
from bot.games.norenberc.players.merchant import Merchant
from bot.games.norenberc.players.patient import Patient
from bot.games.norenberc.rules.adapter import Norenberc
from bot.games.norenberc.rules.pieces import read_pieces
from bot.games.search import Lore, make_seeker

TRUST = Calibration(1.0, 1.0, 0.5)
"""Numbers computed by `python -m tests.lab reliability --fit --games norenberc`."""


def declare(figures: Mapping[str, Any]) -> Declaration:
    """Declare the game with the numbers of its data file. Raises `DamagedFigures`."""
    pieces = read_pieces(figures)
    rules, patient = Norenberc(pieces), Patient(pieces)
    return Declaration(
        rules=rules,
        guide=NorenbercGuide(pieces),
        computers=(
            RANDOM,
            ComputerPlayer("merchant", Merchant(pieces), strength=2),
            ComputerPlayer("patient", patient, strength=3),
            make_seeker(rules, patient, lore=Lore(UsualHabits(pieces).imagine, needs_views=False, calibration=TRUST)),
        ),
        minutes=65,
        languages=("en", "ru", "it"),
        credits=Credits(("Andreas Steding",), ("Joshua Cappel",), ("White Goblin Games",), 2010),
        links=(Link("publisher", "https://www.whitegoblingames.nl"),),
        lesson=make_lesson(pieces),
        foresight=NorenbercForesight(pieces),
    )
