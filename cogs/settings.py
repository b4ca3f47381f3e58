"""`/settings`: how somebody wants to be reached."""

from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands
from discord.app_commands import locale_str as _
from msgspec import Struct

from cogs.guard import guard, tell, words_for

if TYPE_CHECKING:
    from bot.client import Guildhall
    from bot.store import Store


class PersonSettings(Struct, frozen=True):
    """What one person has chosen."""

    dm: bool = False
    language: str = ""
    """The language of their Discord, as it was last."""


async def settings_of(store: "Store", user: int) -> PersonSettings:
    """Somebody's settings, or the usual ones."""
    packed = await store.person(user)
    return msgspec.msgpack.decode(packed, type=PersonSettings) if packed else PersonSettings()


class SettingsCommand(app_commands.Command[Any, Any, None]):
    """The command, tied to its bot."""

    def __init__(self, bot: "Guildhall") -> None:
        @app_commands.describe(dm=_("command-settings-dm"))
        async def settings(interaction: discord.Interaction[Any], dm: bool) -> None:
            async with guard(interaction):
                packed = msgspec.msgpack.encode(PersonSettings(dm, str(interaction.locale)))
                await bot.store.save_person(interaction.user.id, packed)
                await tell(interaction, words_for(interaction).say("settings-dm-on" if dm else "settings-dm-off"))

        super().__init__(name=_("settings"), description=_("command-settings"), callback=settings)
