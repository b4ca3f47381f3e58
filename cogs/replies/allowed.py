"""Whether somebody may ask for something now."""

from typing import Any

import discord

from bot.errors import OneMoment
from cogs.replies.guard import guard


async def is_allowed(interaction: discord.Interaction[Any]) -> bool:
    """Whether somebody, and their server, has not asked for too much lately; else they are asked for a moment.

    What another process answers that is connected too is left to it.
    """
    if not interaction.client.answers(interaction.guild_id or 0, interaction.id):
        return False
    try:
        interaction.client.allowances.requests.take(interaction.user.id, interaction.guild_id)
    except OneMoment as error:
        if interaction.type is not discord.InteractionType.autocomplete:  # nothing can be said there
            async with guard(interaction):
                raise error
        return False
    return True
