"""How to read the board: a picture for newcomers, behind a button wherever they look first."""

import re
from typing import TYPE_CHECKING, Any

from discord import ButtonStyle, ui

from bot.catalogue import load_game
from bot.text import Words
from cogs.board import show_key
from cogs.controls import Control
from cogs.guard import guard
from cogs.panel import ACCENT

if TYPE_CHECKING:
    from cogs.guard import Interaction


class KeyButton(Control, template=r"k:(?P<game>[a-z0-9_]{1,32})"):
    """Explains the board of a game, privately."""

    def __init__(self, game: str, label: str = "") -> None:
        self.game = game
        super().__init__(label, ButtonStyle.secondary, f"k:{game}")

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, match: re.Match[str], /) -> "KeyButton":
        """Reads itself back."""
        return cls(match["game"])

    async def callback(self, interaction: "Interaction") -> Any:  # type: ignore[override]  # ours knows its client
        """In the clicker's language."""
        async with guard(interaction):
            await show_key(interaction, load_game(self.game))


class Leaflet(ui.LayoutView):
    """An explanation, and the way to the key."""

    def __init__(self, text: str, game: str, say: Words) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Leaflet] = ui.Container(accent_colour=ACCENT)
        box.add_item(ui.TextDisplay(text))
        box.add_item(ui.ActionRow(KeyButton(game, say.say("button-key"))))
        self.add_item(box)
