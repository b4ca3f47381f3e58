"""A tiny drafting game for tests: players pass hands of fruit and keep one card at a time.

It differs from the bot's games on purpose: three to six players, the fewest points win, several hands, two languages,
no painter.
"""

from collections.abc import Mapping
from typing import Any

from bot.games.computers import RANDOM
from bot.games.declaration import ComputerPlayer, Credits, Declaration
from bot.games.search import Lore, make_seeker
from tests.drafting.collector import Collector
from tests.drafting.guide import DraftingGuide
from tests.drafting.lesson import LESSON
from tests.drafting.pieces import read_pieces
from tests.drafting.rules import Drafting
from tests.drafting.state import State


def is_next_round(begun: State, now: State) -> bool:
    """True if `now` is in a later round than `begun`, the state where the playout started."""
    return now.round > begun.round


def declare(figures: Mapping[str, Any]) -> Declaration:
    """Declare the game with the data file's numbers. Raises `DamagedFigures`."""
    pieces = read_pieces(figures)
    rules, collector = Drafting(pieces), Collector(pieces)
    return Declaration(
        rules=rules,
        guide=DraftingGuide(pieces),
        computers=(
            RANDOM,
            ComputerPlayer("collector", collector, strength=2),
            make_seeker(rules, collector, lore=Lore(needs_views=False, horizon=is_next_round)),
        ),
        languages=("en", "it"),
        credits=Credits(("Traditional",)),
        lesson=LESSON,
    )
