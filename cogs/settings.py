"""`/settings`: how somebody wants to be reached, and how their own pictures look."""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import locale_str as _

from bot.people import PersonSettings
from bot.pictures import SIZES, THEMES
from bot.text import Words
from cogs.guard import guard, tell, words_for
from cogs.translator import sentence

if TYPE_CHECKING:
    from bot.client import Guildhall

THEME_CHOICES = [app_commands.Choice(name=sentence(f"command-theme-{theme}"), value=theme) for theme in THEMES]
SIZE_CHOICES = [app_commands.Choice(name=sentence(f"command-size-{size}"), value=size) for size in SIZES]


class SettingsCommand(app_commands.Command[Any, Any, None]):
    """The command, tied to its bot."""

    def __init__(self, bot: "Guildhall") -> None:
        @app_commands.describe(
            dm=sentence("command-settings-dm"),
            theme=sentence("command-settings-theme"),
            size=sentence("command-settings-size"),
        )
        @app_commands.choices(theme=THEME_CHOICES, size=SIZE_CHOICES)
        async def settings(
            interaction: discord.Interaction[Any], dm: bool | None = None, theme: str = "", size: str = ""
        ) -> None:
            async with guard(interaction):
                old = await bot.people.settings(interaction.user.id)
                is_dm = old.dm if dm is None else dm
                new = PersonSettings(is_dm, str(interaction.locale), theme or old.theme, size or old.size)
                await bot.people.save(interaction.user.id, new)
                await tell(interaction, "\n".join(_lines(new, words_for(interaction))))

        super().__init__(name=_("settings"), description=sentence("command-settings"), callback=settings)


def _lines(settings: PersonSettings, say: Words) -> list[str]:
    """All settings as they are now."""
    lines = [say.say("settings-dm-on" if settings.dm else "settings-dm-off")]
    if settings.theme or settings.size:
        theme = say.say(f"command-theme-{settings.theme or THEMES[0]}")
        size = say.say(f"command-size-{settings.size or SIZES[0]}")
        lines.append(say.say("settings-pictures", theme=theme, size=size))
    return lines
