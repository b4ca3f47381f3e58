"""`Card`, the base class of all messages: one framed box of texts, pictures and controls."""

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ui
from msgspec import to_builtins

from bot.words.symbols import without_symbols
from cogs.cards.components import Box, Button, Gallery, Item, Media, Part, Picture, Row, Rule, Select, Text

MOST_CHARACTERS = 4000
"""Discord's limit for the combined length of a message's texts."""
BUTTONS_IN_ROW = 5
"""Discord's limit for the items of a row."""
ACCENT = 0xB5651D
"""Accent color of cards: the brown of a timber beam."""


class Card(ui.LayoutView):
    """A message, never stored by discord.py, since clicks are dispatched by `custom_id`.

    To discord.py, a card is a view without items that serializes its own components.
    """

    def __init__(self, mark: int | None = None) -> None:
        super().__init__(timeout=None)
        self.stop()
        self.box = Box([], ACCENT, mark)

    def to_components(self) -> list[dict[str, Any]]:
        """Return the payload for Discord."""
        return [to_builtins(self.box)]

    def has_components_v2(self) -> bool:
        """Return True: cards always use components v2."""
        return True

    def parts(self) -> Iterator[Part | Item]:
        """Yield all parts, and the items inside rows."""
        for part in self.box.components:
            yield part
            if isinstance(part, Row):
                yield from part.components

    def files(self) -> list[discord.File]:
        """Return the files to send; called for each attempt, since a sent file is consumed."""
        return []

    def attachments(self) -> Sequence[discord.File | discord.Attachment]:
        """Return the files for an edit, including attachments to keep."""
        return self.files()

    def add_text(self, *lines: str) -> None:
        """Add a paragraph of these lines."""
        self.box.components.append(Text("\n".join(lines)))
        self._make_room()

    def _make_room(self) -> None:
        """If the texts exceed Discord's limit, remove symbols, starting with the last paragraph."""
        texts = [part for part in self.box.components if isinstance(part, Text)]
        too_long = sum([len(text.content) for text in texts]) - MOST_CHARACTERS
        while too_long > 0 and texts:
            text = texts.pop()
            plain = without_symbols(text.content)
            too_long -= len(text.content) - len(plain)
            text.content = plain

    def add_row(self, *items: Item) -> None:
        """Add a row: at most five buttons side by side, or one select menu."""
        assert len(items) <= BUTTONS_IN_ROW, [item.custom_id for item in items]  # noqa: S101  # Discord refuses the card
        self.box.components.append(Row([*items]))

    def add_rule(self) -> None:
        """Add a separator line."""
        self.box.components.append(Rule())

    def add_pictures(self, alts: dict[str, str]) -> None:
        """Add a gallery of attached files with their alt texts."""
        self.box.components.append(Gallery([Picture(Media(f"attachment://{file}"), alt) for file, alt in alts.items()]))

    def drop_symbols(self) -> None:
        """Remove all emojis; the text is complete without them."""
        for part in self.parts():
            if isinstance(part, Button):
                part.emoji = None
            elif isinstance(part, Select):
                for option in part.options:
                    option.emoji = None
            elif isinstance(part, Text):
                part.content = without_symbols(part.content)


class Word(Card):
    """A card with a single text, such as the outcome of a closed question."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.add_text(text)
