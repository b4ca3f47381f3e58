"""The command tree: rate limits, and unknown commands."""

import logging
from typing import Any

import discord
from discord import app_commands

from bot.errors import UnknownCommand
from bot.logs import about, describe_error
from cogs.replies.allowed import is_allowed
from cogs.replies.guard import guard

log = logging.getLogger(__name__)


class CommandTree(app_commands.CommandTree[Any]):
    """The bot's commands, limited to users and servers within their allowance."""

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Check the rate limits before each command."""
        return await is_allowed(interaction)

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """Answer an unregistered command, such as one from an older version of the bot, with `UnknownCommand`."""
        log.warning("command_refused", extra=about(error=describe_error(error)))
        if interaction.type is discord.InteractionType.application_command:
            async with guard(interaction):
                raise UnknownCommand()
