"""A hint as a table remembers it: what a player has asked about a question, and what has come of it."""

from msgspec import Struct

from bot.games.advice import Advice
from bot.games.contract import Prompt


class Hint(Struct, frozen=True):
    """What a seat has asked about its question; to any other question it says nothing."""

    prompt: Prompt
    advice: Advice | None = None
    """The best found so far; None until there is any."""
    is_final: bool = False
    """False while the search goes on."""
