"""`/settings`: how somebody wants to be reached, and how their own pictures look."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands
from msgspec.structs import replace

from bot.pictures.scene import SIZES, THEMES
from cogs.cards.settings import SettingsCard
from cogs.commands.translator import sentence
from cogs.hall import Hall
from cogs.posting.direct import say_directly
from cogs.replies.guard import guard, words_for
from cogs.replies.replies import show

THEME_CHOICES = [app_commands.Choice(name=sentence(f"command-theme-{theme}"), value=theme) for theme in THEMES]
SIZE_CHOICES = [app_commands.Choice(name=sentence(f"command-size-{size}"), value=size) for size in SIZES]


class SettingsCommand(commands.Cog):
    """The command."""

    def __init__(self, bot: Hall) -> None:
        self.bot = bot

    @app_commands.command(name=_("settings"), description=sentence("command-settings"))
    @app_commands.describe(
        dm=sentence("command-settings-dm"),
        theme=sentence("command-settings-theme"),
        size=sentence("command-settings-size"),
    )
    @app_commands.choices(theme=THEME_CHOICES, size=SIZE_CHOICES)
    async def settings(
        self, interaction: discord.Interaction[Any], dm: bool | None = None, theme: str = "", size: str = ""
    ) -> None:
        """Keeps what is given, and tells all settings."""
        async with guard(interaction):
            old = await self.bot.people.settings(interaction.user.id)
            is_dm, language = old.dm if dm is None else dm, str(interaction.locale)
            new = replace(old, dm=is_dm, language=language, theme=theme or old.theme, size=size or old.size)
            await self.bot.people.save(interaction.user.id, new)
            words = words_for(interaction)
            is_closed = bool(dm) and not await say_directly(self.bot, interaction.user.id, words.say("direct-hello"))
            await show(interaction, SettingsCard(new, words, is_closed), is_new=True)


async def setup(bot: Hall) -> None:
    """Called by discord.py, which loads this module as an extension."""
    await bot.add_cog(SettingsCommand(bot))
