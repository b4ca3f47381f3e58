"""The computer player `collector`, which keeps the card that adds the fewest points."""

from bot.games.chance import Chance
from bot.games.contract import Answer, Prompt
from tests.drafting.pieces import Pieces
from tests.drafting.state import State


class Collector:
    """A computer player that considers only its own cards and breaks ties randomly."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces

    def __call__(self, view: State, prompt: Prompt, chance: Chance) -> Answer:
        """Return the card that adds the fewest points to those of the cards kept so far."""
        kept = view.kept[prompt.seat]
        mixed, _ = chance.shuffle(prompt.options, "among equals")
        return (min(mixed, key=lambda card: self.pieces.points((*kept, card))),)
