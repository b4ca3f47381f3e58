"""What stands around a panel's question, besides what is asked."""

import discord
from msgspec import Struct

from bot.games.contract import Prompt
from bot.pictures.painter import Picture
from bot.pictures.sights import kind_of
from bot.tables.pace import Rest, StandIn
from bot.tables.table import Table
from cogs.pictures.painting import attach

NOTE = "note"
"""Names what is said of an interaction on the panel that it leads to, once."""
HAS_HEARD = "has_heard"
"""Names whether whoever clicked was told what has happened, before that panel."""


class Illustration(Struct, frozen=True):
    """A picture that stands above a question: a board, or what carries the question's facts."""

    file: str
    """Its name, which says what it shows."""
    picture: Picture | discord.Attachment
    """To be sent, or there already."""
    about: tuple[str, str] | None = None
    """The decision and the sight of the question whose facts it carries."""

    @property
    def alt(self) -> str:
        """What it shows, in words."""
        picture = self.picture
        return picture.alt if isinstance(picture, Picture) else picture.description or ""

    def attach(self) -> discord.File | discord.Attachment:
        """As Discord is given it, anew for each attempt."""
        picture = self.picture
        return attach(picture, self.file) if isinstance(picture, Picture) else picture


class Presentation(Struct, frozen=True):
    """What stands around a question, besides what is asked; nothing where the channel has all of it."""

    heading: tuple[str, ...] = ()
    """Which game and which table it is about."""
    illustration: Illustration | None = None
    stand_in: StandIn = StandIn.COMPUTER
    """What happens when its player's time is up."""
    quiet: tuple[Rest, int] | None = None
    """The hours in which its player may want to hear nothing, where that is to be asked; and when."""
    note: str = ""
    """What is said of the click that led here."""
    has_heard: bool = False
    """Whether its player was told just now what has happened."""
    mark: int | None = None
    """What its box is numbered with, to be found again."""


ALONE = Presentation()
"""For whoever is at the table's channel."""


def picture_of(table: Table, prompt: Prompt) -> tuple[str, str] | None:
    """The decision and the sight that a question's picture is about; None where the game draws none."""
    sight = table.cache.question(prompt).sight
    return (prompt.moment, sight) if kind_of(sight) in table.game.painter.decisions else None
