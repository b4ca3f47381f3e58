"""Ending a game by consent: everyone who plays must agree."""

import re
from typing import TYPE_CHECKING, Any

from discord import ButtonStyle, ui

from bot.table import Table
from bot.text import Words, words
from cogs.controls import TABLE, Control
from cogs.guard import guard, show
from cogs.panel import ACCENT

if TYPE_CHECKING:
    from cogs.guard import Interaction


class EndProposal(ui.LayoutView):
    """A question to all, with the agreement so far."""

    def __init__(self, table: Table, say: Words) -> None:
        super().__init__(timeout=None)
        agreed = table.agreed_to_end
        box: ui.Container[EndProposal] = ui.Container(accent_colour=ACCENT)
        missing = table.people - agreed
        mentions = " ".join(f"<@{user}>" for user in sorted(missing))
        text = say.say("end-proposal", agreed=len(agreed), all=len(table.people))
        box.add_item(ui.TextDisplay(f"{text}\n{mentions}"))
        if missing:
            box.add_item(ui.ActionRow(AgreeButton(table.id, say.say("end-agree"))))
        self.add_item(box)


class AgreeButton(Control, template=rf"e:{TABLE}"):
    """One player's yes; the last one ends the game."""

    def __init__(self, table: int, label: str = "") -> None:
        self.table = table
        super().__init__(label, ButtonStyle.danger, f"e:{table}")

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, match: re.Match[str], /) -> "AgreeButton":
        """Reads itself back."""
        return cls(int(match["table"]))

    async def callback(self, interaction: "Interaction") -> Any:  # type: ignore[override]  # ours knows its client
        """Counts the clicker in."""
        async with guard(interaction):
            bot = interaction.client
            table = await bot.manager.agree_to_end(self.table, interaction.user.id)
            await show(interaction, EndProposal(table, words(table.settings.language)), is_new=False)
            bot.announcer.catch_up(table.id, interaction)
