"""The permissions that the bot lacks in a channel, as Discord's settings name them."""

from typing import TYPE_CHECKING

import discord

from bot.words.words import Words

if TYPE_CHECKING:
    from cogs.hall import Interaction


IN_CHANNELS = ("view_channel", "send_messages", "attach_files", "read_message_history")
IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
"""Permissions needed for posting."""


def missing_rights(interaction: "Interaction", words: Words) -> dict[str, str]:
    """Return the permissions missing in this channel, and whether the user can grant them."""
    needed = IN_THREADS if isinstance(interaction.channel, discord.Thread) else IN_CHANNELS
    allowed, own = interaction.app_permissions, interaction.permissions
    lacking = [] if allowed.administrator else [right for right in needed if not getattr(allowed, right)]
    named = words.listing([f"**{words.say(f'right-{right}')}**" for right in lacking or needed])
    return {"rights": named, "who": "you" if own.manage_roles or own.administrator else "others"}


def is_moderator(interaction: "Interaction") -> bool:
    """True if the user may manage the channel or its messages; moderators may end its games and close its lobbies."""
    allowed = interaction.permissions
    return interaction.guild_id is not None and (allowed.manage_messages or allowed.manage_channels)


def manages_server(interaction: "Interaction") -> bool:
    """True if the user may manage this server, and so its settings."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild
