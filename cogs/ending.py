"""Ending a game by consent: everyone who plays must agree, and anyone can turn it down."""

import re
from typing import TYPE_CHECKING, Any

from discord import ButtonStyle, ui

from bot.table import Table
from bot.text import Words, words
from cogs.controls import TABLE, Control
from cogs.guard import guard, show
from cogs.panel import ACCENT
from cogs.wording import marked_names

if TYPE_CHECKING:
    from cogs.guard import Interaction


class EndProposal(ui.LayoutView):
    """A question to all, with the agreement so far."""

    def __init__(self, table: Table, say: Words) -> None:
        super().__init__(timeout=None)
        agreed = table.agreed_to_end & table.people
        box: ui.Container[EndProposal] = ui.Container(accent_colour=ACCENT)
        missing = table.people - agreed
        mentions = " ".join(f"<@{user}>" for user in sorted(missing))
        text = say.say("end-proposal", agreed=len(agreed), all=len(table.people))
        box.add_item(ui.TextDisplay(f"{text}\n{mentions}"))
        if missing:
            row: ui.ActionRow[EndProposal] = ui.ActionRow()
            row.add_item(AgreeButton(table.id, say.say("end-agree")))
            row.add_item(PlayOnButton(table.id, say.say("end-play-on")))
            box.add_item(row)
        self.add_item(box)


class EndRefusal(ui.LayoutView):
    """The same card once somebody wants to play on."""

    def __init__(self, table: Table, user: int, say: Words) -> None:
        super().__init__(timeout=None)
        name = marked_names(table)[table.seat_of(user)]
        box: ui.Container[EndRefusal] = ui.Container(accent_colour=ACCENT)
        box.add_item(ui.TextDisplay(say.say("end-refused", name=name)))
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


class PlayOnButton(Control, template=rf"k:{TABLE}"):
    """One player's no; the game goes on, and every yes is undone."""

    def __init__(self, table: int, label: str = "") -> None:
        self.table = table
        super().__init__(label, ButtonStyle.success, f"k:{table}")

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, match: re.Match[str], /) -> "PlayOnButton":
        """Reads itself back."""
        return cls(int(match["table"]))

    async def callback(self, interaction: "Interaction") -> Any:  # type: ignore[override]  # ours knows its client
        """Says on the card who wants to play on."""
        async with guard(interaction):
            user = interaction.user.id
            table = await interaction.client.manager.play_on(self.table, user)
            await show(interaction, EndRefusal(table, user, words(table.settings.language)), is_new=False)
