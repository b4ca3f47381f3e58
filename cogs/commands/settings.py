"""`/settings`: how somebody wants to be reached, and how their own pictures look."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands

from bot.pictures.scene import SIZES, THEMES
from bot.tables.people import PersonSettings
from bot.words.words import Words
from cogs.commands.translator import sentence
from cogs.hall import Hall
from cogs.posting.direct import say_directly
from cogs.replies.guard import guard, words_for
from cogs.replies.replies import tell

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
            is_dm = old.dm if dm is None else dm
            new = PersonSettings(is_dm, str(interaction.locale), theme or old.theme, size or old.size)
            await self.bot.people.save(interaction.user.id, new)
            words = words_for(interaction)
            is_closed = bool(dm) and not await say_directly(self.bot, interaction.user.id, words.say("direct-hello"))
            await tell(interaction, "\n".join(_lines(new, words, is_closed)))


def _lines(settings: PersonSettings, words: Words, is_closed: bool) -> list[str]:
    """All settings as they are now, and whether somebody who wants to be written to could not be."""
    way = "closed" if is_closed else "on" if settings.dm else "off"
    lines = [words.say(f"settings-dm-{way}")]
    if settings.theme or settings.size:
        theme = words.say(f"command-theme-{settings.theme or THEMES[0]}")
        size = words.say(f"command-size-{settings.size or SIZES[0]}")
        lines.append(words.say("settings-pictures", theme=theme, size=size))
    return lines


async def setup(bot: Hall) -> None:
    """Called by discord.py, which loads this module as an extension."""
    await bot.add_cog(SettingsCommand(bot))
