"""A hint as a table remembers it: what a player has asked about a question, and what has come of it."""

from msgspec import Struct

from bot.games.contract import Prompt
from bot.games.search import Judgement

MOST_ANSWERS = 3
"""Answers that a hint names."""


class Hint(Struct, frozen=True):
    """What a seat has asked about its question; to any other question it says nothing."""

    prompt: Prompt
    judgements: tuple[Judgement, ...] = ()
    """What the answers are worth, the best first; none while it is thought of."""
    has_failed: bool = False
    """Whether nothing came of it."""
