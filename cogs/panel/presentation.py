"""What a panel shows, and the context of its question: heading, picture, deadline, notes."""

import discord
from msgspec import Struct

from bot.games.contract import Prompt, Seat
from bot.pictures.painter import Picture
from bot.pictures.sights import kind_of
from bot.tables.pace import Rest, TimeoutPolicy
from bot.tables.table import Table
from bot.tables.undo_votes import undo_vote_end
from cogs.pictures.painting import attach

NOTE = "note"
"""Key in `interaction.extras`: a note for the next panel, shown once."""
HAS_HEARD = "has_heard"
"""Key in `interaction.extras`: True if the user read the news just before the panel."""


class Illustration(Struct, frozen=True):
    """A picture above a question: the board, or the facts of the question."""

    file: str
    """File name, which depends on the content of the picture."""
    picture: Picture | discord.Attachment
    """The picture: a file to upload, or an attachment already uploaded."""
    about: tuple[str, str] | None = None
    """The decision and sight of the question that is pictured; None for a board."""

    @property
    def alt(self) -> str:
        """The alt text."""
        picture = self.picture
        return picture.alt if isinstance(picture, Picture) else picture.description or ""

    def attach(self) -> discord.File | discord.Attachment:
        """Return the file or attachment to send; called for each attempt."""
        picture = self.picture
        return attach(picture, self.file) if isinstance(picture, Picture) else picture


class Presentation(Struct, frozen=True):
    """The context of a question; empty if the channel already shows it."""

    heading: tuple[str, ...] = ()
    """The game and the table."""
    illustration: Illustration | None = None
    stand_in: TimeoutPolicy = TimeoutPolicy.COMPUTER
    """What happens at the deadline."""
    quiet: tuple[Rest, int] | None = None
    """Suggested quiet hours with the current time, if the player should be asked."""
    note: str = ""
    """A note about the click that led here."""
    has_heard: bool = False
    """True if the player has just read the news."""
    mark: int | None = None
    """Component id of the panel's box, which identifies the box later."""


ALONE = Presentation()
"""The context for users in the table's channel."""


def picture_of(table: Table, prompt: Prompt) -> tuple[str, str] | None:
    """Return the decision and sight of a question's picture; None if the game has none."""
    sight = table.cache.question(prompt).sight
    return (prompt.moment, sight) if kind_of(sight) in table.game.painter.decisions else None


def subject_of(table: Table, seat: Seat) -> object:
    """Return a value that changes when a panel must be updated.

    It holds the question, which only its player can change, or else the progress of the game.
    """
    prompt, vote_end = table.prompt_for(seat), undo_vote_end(table, seat)
    if prompt:
        return prompt.id, vote_end, table.hint_for(seat)
    last_told = max((number for number, _ in table.now.told), default=None)
    return table.now.status, table.asked_now(), last_told, vote_end
