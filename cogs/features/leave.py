"""Leaving a running game, and returning while a computer holds the seat."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands

from bot.tables.allowance import Cost
from bot.tables.lobby import LOBBY_CARD
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.controls import OPEN, TABLE, Act, Control
from cogs.cards.live import publish_card
from cogs.features.lobby import computer_name
from cogs.panel.play import RETURN, show_lost_seat, show_panel
from cogs.replies.allowed import costs
from cogs.replies.guard import at, guard, words_for
from cogs.replies.names import name_of
from cogs.replies.place import table_here
from cogs.replies.replies import show, tell
from cogs.replies.translator import sentence

if TYPE_CHECKING:
    from cogs.hall import Interaction


LEAVE = Control("leave", TABLE)
"""Hands the clicker's seat to a computer."""


class LeaveQuestion(Card):
    """Asks for confirmation; the button to stay comes first."""

    def __init__(self, table: Table, words: Words) -> None:
        super().__init__()
        self.add_text(words.say("leave-question"))
        self.add_row(
            OPEN.button(words.say("leave-no"), ButtonStyle.primary, table.id),
            LEAVE.button(words.say("leave-yes"), ButtonStyle.danger, table.id),
        )


@costs(Cost.CLICK)
async def leave(interaction: "Interaction", table_id: int) -> None:
    """Hand the clicker's seat to a computer."""
    manager, user = interaction.client.manager, interaction.user.id
    level = (await manager.table(table_id)).game.best_computer
    table = await manager.consent.hand_over(at(interaction, table_id), user, level, computer_name)
    if not await show_lost_seat(interaction, table):  # the other players had voted to end the game, so it is over
        await tell(interaction, words_for(interaction).say("ended"))


@costs(Cost.CLICK)
async def come_back(interaction: "Interaction", table_id: int) -> None:
    """Give the clicker their seat back from the computer."""
    user = interaction.user
    table = await interaction.client.manager.consent.take_seat_back(at(interaction, table_id), user.id, name_of(user))
    await show_panel(interaction, table)


ACTS: Mapping[Control, Act] = {LEAVE: leave, RETURN: come_back}


class LeaveCommand(commands.Cog):
    """`/<game> leave`."""

    @app_commands.command(name=_("leave"), description=sentence("command-leave"))
    @costs(Cost.PICTURE)
    async def leave(self, interaction: discord.Interaction[Any]) -> None:
        """Leave the lobby, or ask for confirmation to leave a running game."""
        async with guard(interaction):
            table = await table_here(interaction)
            if table.now.status is Status.LOBBY:
                await interaction.client.manager.lobby.leave(at(interaction, table.id), interaction.user.id)
                await publish_card(interaction, table, LOBBY_CARD)
                return
            table.check_running()
            table.seat_of(interaction.user.id)
            await show(interaction, LeaveQuestion(table, words_for(interaction)), is_new=True)
