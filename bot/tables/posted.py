"""What is known to be in Discord about a table. Posting owns it: it needs no lock and makes no revision."""

from collections.abc import Mapping
from typing import TypeAlias

from bot.games.contract import Seat

Asked: TypeAlias = tuple[tuple[Seat, str, int | None, int | None], ...]
"""Seats, each with the moment that it is asked about, its deadline, and the end of its player's vacation."""


class Posted:
    """The cards of a table, its newest message, and how far its posts are out."""

    def __init__(self, cards: Mapping[str, int | None], front: Asked) -> None:
        self.cards = dict(cards)
        """By kind of card: its message; None if it was not sent yet."""
        self.shows: dict[str, object] = {}
        """By kind of card: what its message is known to show."""
        self.front: Asked | None = front
        """Whom the newest message in the channel names as awaited; None if unknown."""
        self.edited_at = 0.0
        """When the newest message was edited last, by the event loop's clock."""
        self.has_older_fronts = False
        """True if older messages may show that too."""
        self.made, self.told = 0, -1
        """How often posts were saved since the table was loaded, and up to which of these times all are out."""

    def learn_cards(self, cards: Mapping[str, int | None]) -> None:
        """Take over cards that other processes have posted, which make no revision; the newest count."""
        for kind, message in cards.items():
            if message and message > (self.cards.get(kind) or 0):
                self.cards[kind] = message
                self.shows.pop(kind, None)
