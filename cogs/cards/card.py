"""The shape of everything we post: one framed box of texts, pictures and controls."""

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ui
from msgspec import to_builtins

from bot.words.symbols import without_symbols
from cogs.cards.components import Box, Button, Gallery, Item, Media, Part, Picture, Row, Rule, Select, Text

MOST_CHARACTERS = 4000
"""Characters that Discord takes in all texts of a message."""
ACCENT = 0xB5651D
"""The color of our cards: a guildhouse's beam."""


class Card(ui.LayoutView):
    """Made anew for each message; the library need not remember it, since a click says by its id what is meant.

    To the library it is a view without items, which writes its components itself.
    """

    def __init__(self, mark: int | None = None) -> None:
        super().__init__(timeout=None)
        self.stop()
        self.box = Box([], ACCENT, mark)

    def to_components(self) -> list[dict[str, Any]]:
        """As Discord gets it."""
        return [to_builtins(self.box)]

    def has_components_v2(self) -> bool:
        """Always."""
        return True

    def parts(self) -> Iterator[Part | Item]:
        """All parts, and what stands in the rows."""
        for part in self.box.components:
            yield part
            if isinstance(part, Row):
                yield from part.components

    def files(self) -> list[discord.File]:
        """What is sent with it, made anew for each attempt."""
        return []

    def attachments(self) -> Sequence[discord.File | discord.Attachment]:
        """The same for a message that is there already, with what of its files stays."""
        return self.files()

    def add_text(self, *lines: str) -> None:
        """A paragraph."""
        self.add_part(Text("\n".join(lines)))
        self._make_room()

    def _make_room(self) -> None:
        """Where words and symbols are too long together, the last paragraphs do without symbols."""
        texts = [part for part in self.box.components if isinstance(part, Text)]
        too_long = sum([len(text.content) for text in texts]) - MOST_CHARACTERS
        while too_long > 0 and texts:
            text = texts.pop()
            plain = without_symbols(text.content)
            too_long -= len(text.content) - len(plain)
            text.content = plain

    def add_row(self, *items: Item) -> None:
        """Buttons side by side, or one list."""
        self.add_part(Row([*items]))

    def add_rule(self) -> None:
        """A line between what was and what is asked."""
        self.add_part(Rule())

    def add_pictures(self, alts: dict[str, str]) -> None:
        """Attached files as a gallery, each with what it shows in words."""
        self.add_part(Gallery([Picture(Media(f"attachment://{file}"), alt) for file, alt in alts.items()]))

    def add_part(self, part: Part) -> None:
        """Add any part at the bottom."""
        self.box.components.append(part)

    def drop_symbols(self) -> None:
        """Leaves the words, which are complete."""
        for part in self.parts():
            if isinstance(part, Button):
                part.emoji = None
            elif isinstance(part, Select):
                for option in part.options:
                    option.emoji = None
            elif isinstance(part, Text):
                part.content = without_symbols(part.content)


class Word(Card):
    """Nothing but a word, such as what became of a question that stood there."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.add_text(text)
