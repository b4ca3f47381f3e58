"""`/<game> resume`: goes on with a game of this channel that was stopped before its end."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands

from bot.tables.allowance import Cost
from cogs.clicks.resuming import propose
from cogs.commands.shortcuts import table_here
from cogs.commands.translator import sentence
from cogs.replies.allowed import costs
from cogs.replies.guard import guard


class ResumeCommand(commands.Cog):
    """The command, one of every game's."""

    @app_commands.command(name=_("resume"), description=sentence("command-resume"))
    @costs(Cost.REPLAY)
    async def resume(self, interaction: discord.Interaction[Any]) -> None:
        """Asks those who played it whether they go on."""
        async with guard(interaction, is_public=True):
            await propose(interaction, await table_here(interaction))
