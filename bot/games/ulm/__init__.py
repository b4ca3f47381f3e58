"""Ulm: the pure rules, one file a concept, named with the rulebook's words."""

from collections.abc import Mapping
from typing import Any

from bot.games.computers import RANDOM
from bot.games.declaration import ComputerPlayer, Credits, Declaration
from bot.games.search import Lore, make_seeker
from bot.games.ulm.guide import UlmGuide
from bot.games.ulm.helmsman import Helmsman
from bot.games.ulm.lesson import make_lesson
from bot.games.ulm.orders import UlmForesight
from bot.games.ulm.reading import read_pieces
from bot.games.ulm.rules import Ulm
from bot.games.ulm.skipper import Skipper

PLAYOUTS = 120
"""Games that the seeker plays to their end for one decision: each takes longer than in other games."""


def declare(figures: Mapping[str, Any]) -> Declaration:
    """The game with these figures. Raises `DamagedFigures`."""
    pieces = read_pieces(figures)
    rules, helmsman = Ulm(pieces), Helmsman(pieces)
    return Declaration(
        rules=rules,
        guide=UlmGuide(pieces),
        computers=(
            RANDOM,
            ComputerPlayer("helmsman", helmsman, strength=3),
            make_seeker(rules, helmsman, PLAYOUTS, Lore(needs_views=False)),
        ),
        retired=(ComputerPlayer("skipper", Skipper(pieces), strength=3),),
        languages=("en", "ru", "it"),
        credits=Credits(("Günter Burkhardt",), (), ("Huch! & friends",), 0),
        lesson=make_lesson(pieces),
        foresight=UlmForesight(pieces),
    )
