"""The shape of everything we post: one framed box of texts, pictures and controls."""

from typing import Any

import discord
from discord import ui

ACCENT = 0xB5651D
"""The colour of our cards: a guildhouse's beam."""


class Card(ui.LayoutView):
    """Made anew for each message; the library need not remember it, since a click says by its id what is meant."""

    def __init__(self, mark: int | None = None) -> None:
        super().__init__(timeout=None)
        self.stop()
        self.box: ui.Container[Any] = ui.Container(accent_colour=ACCENT, id=mark)
        self.add_item(self.box)

    def files(self) -> list[discord.File]:
        """What is sent with it, made anew for each attempt."""
        return []

    def add_text(self, *lines: str) -> None:
        """A paragraph."""
        self.box.add_item(ui.TextDisplay("\n".join(lines)))

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
