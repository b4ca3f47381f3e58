"""A player's hint, as kept with the table."""

from msgspec import Struct

from bot.games.advice import Advice
from bot.games.contract import Prompt


class Hint(Struct, frozen=True):
    """A hint to one question of a seat."""

    prompt: Prompt
    advice: Advice | None = None
    """The best suggestions found so far; None until there are any."""
    is_final: bool = False
    """False while the search goes on."""
