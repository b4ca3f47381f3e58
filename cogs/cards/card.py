"""The shape of everything we post: one framed box of texts, pictures and controls."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.words.symbols import without_symbols

MOST_CHARACTERS = 4000
"""Characters that Discord takes in all texts of a message."""
ACCENT = 0xB5651D
"""The color of our cards: a guildhouse's beam."""


class Card(ui.LayoutView):
    """Made anew for each message; the library need not remember it, since a click says by its id what is meant."""

    def __init__(self, mark: int | None = None) -> None:
        super().__init__(timeout=None)
        self.stop()
        self.box: ui.Container[Any] = ui.Container(accent_color=ACCENT, id=mark)
        self.add_item(self.box)

    def files(self) -> list[discord.File]:
        """What is sent with it, made anew for each attempt."""
        return []

    def attachments(self) -> Sequence[discord.File | discord.Attachment]:
        """The same for a message that is there already, with what of its files stays."""
        return self.files()

    def add_text(self, *lines: str) -> None:
        """A paragraph."""
        self.box.add_item(ui.TextDisplay("\n".join(lines)))
        self._make_room()

    def _make_room(self) -> None:
        """Where words and symbols are too long together, the last paragraphs do without symbols."""
        texts = [item for item in self.box.children if isinstance(item, ui.TextDisplay)]
        too_long = sum(len(text.content) for text in texts) - MOST_CHARACTERS
        while too_long > 0 and texts:
            text = texts.pop()
            plain = without_symbols(text.content)
            too_long -= len(text.content) - len(plain)
            text.content = plain

    def add_row(self, *items: ui.Item[Any]) -> None:
        """Buttons side by side, or one list."""
        self.box.add_item(ui.ActionRow(*items))

    def add_rule(self) -> None:
        """A line between what was and what is asked."""
        self.box.add_item(ui.Separator())

    def add_pictures(self, alts: dict[str, str]) -> None:
        """Attached files as a gallery, each with what it shows in words."""
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        for file, alt in alts.items():
            gallery.add_item(media=f"attachment://{file}", description=alt)
        self.box.add_item(gallery)


class Word(Card):
    """Nothing but a word, such as what became of a question that stood there."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.add_text(text)
