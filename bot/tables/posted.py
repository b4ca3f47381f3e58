"""What is known about a table's messages in Discord; needs no lock, and is not part of a revision."""

from collections.abc import Mapping
from typing import TypeAlias

from bot.games.contract import Seat

Asked: TypeAlias = tuple[tuple[Seat, str, int | None, int | None], ...]
"""For each awaited seat: the moment, the deadline, and the end of the player's vacation."""


class Posted:
    """The cards of a table, its newest message, and the progress of its posts."""

    def __init__(self, cards: Mapping[str, int | None], front: Asked) -> None:
        self.cards = dict(cards)
        """By kind of card: the message id; None if the card was not sent yet."""
        self.shows: dict[str, object] = {}
        """By kind of card: what its message is known to show."""
        self.front: Asked | None = front
        """The awaited seats shown by the newest message in the channel; None if unknown."""
        self.edited_at = 0.0
        """When the newest message was last edited, by the event loop's clock."""
        self.has_older_fronts = False
        """True if older messages may also show awaited seats."""
        self.made, self.told = 0, -1
        """Number of batches of posts saved since the table was loaded, and how many of these are sent."""

    def learn_cards(self, cards: Mapping[str, int | None]) -> None:
        """Take over newer cards that other processes have saved without a revision."""
        for kind, message in cards.items():
            if message and message > (self.cards.get(kind) or 0):
                self.cards[kind] = message
                self.shows.pop(kind, None)
