"""`/<game> learn`: the first lesson, for games that have one."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str as _

from bot.tables.allowance import Cost
from cogs.clicks.lesson import begin
from cogs.commands.translator import sentence
from cogs.replies.allowed import costs
from cogs.replies.guard import guard


def learn_command() -> Any:
    """The command, to be added to those of such a game."""

    @costs(Cost.PICTURE)
    async def learn(self: Any, interaction: discord.Interaction[Any]) -> None:
        """The lesson from its first step, privately."""
        async with guard(interaction):
            await begin(interaction, self.game.name)

    learn.__qualname__ = "GameCommands.learn"  # a function of no class would be called without one
    callback: Any = learn
    return app_commands.command(name=_("learn"), description=sentence("command-learn"))(callback)
