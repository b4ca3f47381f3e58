"""`/games`: all games of whoever asks, in every server, those that wait for them first."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands

from bot.tables.allowance import Cost
from cogs.cards.games import games_card
from cogs.commands.translator import sentence
from cogs.hall import Hall
from cogs.replies.allowed import costs
from cogs.replies.guard import guard
from cogs.replies.replies import show


class GamesCommand(commands.Cog):
    """The command; it works in direct messages too."""

    def __init__(self, bot: Hall) -> None:
        self.bot = bot

    @app_commands.command(name=_("games"), description=sentence("command-games"))
    @costs(Cost.CLICK)
    async def games(self, interaction: discord.Interaction[Any]) -> None:
        """The asker's games, for the asker alone."""
        async with guard(interaction):
            card = await games_card(self.bot, interaction.user.id, str(interaction.locale))
            await show(interaction, card, is_new=True)


async def setup(bot: Hall) -> None:
    """Called by discord.py, which loads this module as an extension."""
    await bot.add_cog(GamesCommand(bot))
