"""`/settings`: how somebody wants to be reached, and how their own pictures look."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands
from msgspec.structs import replace

from bot.pictures.scene import SIZES, THEMES
from bot.tables.allowance import Cost
from bot.tables.pace import StandIn
from bot.tables.people import PersonSettings
from cogs.cards.settings import SettingsCard
from cogs.commands.translator import sentence
from cogs.hall import Hall, Interaction
from cogs.posting.direct import say_directly
from cogs.replies.allowed import costs
from cogs.replies.guard import guard, words_for
from cogs.replies.replies import show

THEME_CHOICES = [app_commands.Choice(name=sentence(f"command-theme-{theme}"), value=theme) for theme in THEMES]
SIZE_CHOICES = [app_commands.Choice(name=sentence(f"command-size-{size}"), value=size) for size in SIZES]
LATE_CHOICES = [app_commands.Choice(name=sentence(f"late-{one}"), value=one.value) for one in StandIn]


class SettingsCommand(commands.Cog):
    """The command."""

    def __init__(self, bot: Hall) -> None:
        self.bot = bot

    @app_commands.command(name=_("settings"), description=sentence("command-settings"))
    @app_commands.describe(
        dm=sentence("command-settings-dm"),
        theme=sentence("command-settings-theme"),
        size=sentence("command-settings-size"),
        late=sentence("command-settings-late"),
        digest=sentence("command-settings-digest"),
    )
    @app_commands.choices(theme=THEME_CHOICES, size=SIZE_CHOICES, late=LATE_CHOICES)
    @costs(Cost.CLICK)
    async def settings(
        self,
        interaction: discord.Interaction[Any],
        dm: bool | None = None,
        theme: str = "",
        size: str = "",
        late: str = "",
        digest: bool | None = None,
    ) -> None:
        """Keeps what is given, and tells all settings."""
        async with guard(interaction):
            given = {
                "dm": dm,
                "theme": theme or None,
                "size": size or None,
                "stand_in": StandIn(late) if late else None,
            }
            chosen = {name: value for name, value in given.items() if value is not None}
            language = str(interaction.locale)
            await self.bot.people.change(interaction.user.id, lambda old: replace(old, language=language, **chosen))
            words = words_for(interaction)
            is_closed = bool(dm) and not await say_directly(self.bot, interaction.user.id, words.say("direct-hello"))
            card = SettingsCard(
                await self._choose_digest(interaction, digest), words, self.bot.manager.now(), is_closed
            )
            await show(interaction, card, is_new=True)

    async def _choose_digest(self, interaction: Interaction, is_wanted: bool | None) -> PersonSettings:
        """Begins or ends somebody's digest; where they cannot be written to there is none."""
        user, hello = interaction.user.id, words_for(interaction).say("digest-hello")
        if is_wanted is None:
            return await self.bot.people.settings(user)
        is_reached = is_wanted and await say_directly(self.bot, user, hello)
        settings = await self.bot.manager.digests.choose(user, is_reached)
        return replace(settings, digest_failed=is_wanted and not is_reached)


async def setup(bot: Hall) -> None:
    """Called by discord.py, which loads this module as an extension."""
    await bot.add_cog(SettingsCommand(bot))
