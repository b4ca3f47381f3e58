"""The computer player `collector`: keeps what adds the fewest points to what it has."""

from bot.games.chance import Chance
from bot.games.contract import Answer, Prompt
from tests.drafting.pieces import Pieces
from tests.drafting.state import State


class Collector:
    """Looks at its own cards only; chance decides between equals."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces

    def __call__(self, view: State, prompt: Prompt, chance: Chance) -> Answer:
        """The card that brings the fewest points now."""
        kept = view.kept[prompt.seat]
        mixed, _ = chance.shuffle(prompt.options, "among equals")
        return (min(mixed, key=lambda card: self.pieces.points((*kept, card))),)
