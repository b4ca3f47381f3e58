"""Leaving a running game: asked once more, and the way back to the seat while a computer holds it."""

from discord import ButtonStyle

from bot.games.contract import Seat
from bot.tables.table import Table
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.controls import OPEN, TABLE, Control
from cogs.replies.names import marked_names
from cogs.replies.place import Reach

LEAVE = Control("leave", TABLE)
"""Hands the clicker's seat to a computer."""
RETURN = Control("return", TABLE, reach=Reach.PLAYER)
"""Gives the clicker's seat back."""


class LeaveQuestion(Card):
    """Nothing has happened yet; the way back comes first."""

    def __init__(self, table: Table, words: Words) -> None:
        super().__init__()
        self.add_text(words.say("leave-question"))
        self.add_row(
            OPEN.button(words.say("leave-no"), ButtonStyle.primary, table.id),
            LEAVE.button(words.say("leave-yes"), ButtonStyle.danger, table.id),
        )


class LostSeat(Card):
    """Which computer plays on in the seat, and the button that ends that."""

    def __init__(self, table: Table, seat: Seat, words: Words) -> None:
        super().__init__()
        self.add_text(words.say("seat-held", computer=marked_names(table)[seat]))
        self.add_row(RETURN.button(words.say("seat-return"), ButtonStyle.primary, table.id))
