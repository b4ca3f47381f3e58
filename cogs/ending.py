"""Ending a game by consent: everyone who plays must agree."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.table import Table
from bot.text import Words, words
from cogs.card import Card
from cogs.controls import Act, Control
from cogs.guard import show

if TYPE_CHECKING:
    from cogs.guard import Interaction

AGREE = Control("e")
"""One player's yes to the end."""


class EndProposal(Card):
    """A question to all, with the agreement so far."""

    def __init__(self, table: Table, say: Words) -> None:
        super().__init__()
        missing = table.people - table.agreed_to_end
        mentions = " ".join(f"<@{user}>" for user in sorted(missing))
        self.add_text(say.say("end-proposal", agreed=len(table.agreed_to_end), all=len(table.people)), mentions)
        if missing:
            self.add_row(AGREE.button(say.say("end-agree"), ButtonStyle.danger, table.id))


async def agree(interaction: "Interaction", number: int) -> None:
    """Counts the clicker in; the last one ends the game."""
    bot = interaction.client
    table = await bot.manager.agree_to_end(number, interaction.user.id)
    await show(interaction, EndProposal(table, words(table.settings.language)), is_new=False)
    bot.announcer.catch_up(table.id, interaction)


ACTS: Mapping[Control, Act] = {AGREE: agree}
