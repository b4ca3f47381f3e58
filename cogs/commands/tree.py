"""All commands together: who may use them, and what becomes of one that is not ours."""

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
    """Our commands, for those who have not asked for too much lately, nor has their server."""

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Before each command."""
        return await is_allowed(interaction)

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """What comes to no command of ours is answered with `UnknownCommand`: Discord still knows another version's."""
        log.warning("command_refused", extra=about(error=describe_error(error)))
        if interaction.type is discord.InteractionType.application_command:
            async with guard(interaction):
                raise UnknownCommand()
