"""`/settings`: how somebody wants to be reached, and how their own pictures look."""

from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import discord
import msgspec
from discord import app_commands
from discord.app_commands import locale_str as _
from msgspec import Struct

from bot.text import Words
from cogs.guard import guard, tell, words_for
from cogs.translator import sentence

if TYPE_CHECKING:
    from bot.client import Guildhall
    from bot.store import Store

THEMES, SIZES = ("light", "dark", "contrast"), ("wide", "narrow")
"""The looks of a picture, the usual one first."""
THEME_CHOICES = [app_commands.Choice(name=sentence(f"command-theme-{theme}"), value=theme) for theme in THEMES]
SIZE_CHOICES = [app_commands.Choice(name=sentence(f"command-size-{size}"), value=size) for size in SIZES]


class PersonSettings(Struct, frozen=True):
    """What one person has chosen."""

    dm: bool = False
    language: str = ""
    """The language of their Discord, as it was last."""
    theme: str = ""
    size: str = ""
    """Of pictures that only they see; where nothing is chosen, as the table's."""


MOST_KEPT = 5000
_kept: WeakKeyDictionary["Store", dict[int, PersonSettings]] = WeakKeyDictionary()
"""Whose settings were asked for; nobody but the command changes them, so the store need not be asked again."""


async def settings_of(store: "Store", user: int) -> PersonSettings:
    """Somebody's settings, or the usual ones."""
    known = _kept.setdefault(store, {})
    if user in known:
        return known[user]
    packed = await store.person(user)
    found = msgspec.msgpack.decode(packed, type=PersonSettings) if packed else PersonSettings()
    if len(known) >= MOST_KEPT:
        known.clear()
    return known.setdefault(user, found)


async def _save(store: "Store", user: int, settings: PersonSettings) -> None:
    await store.save_person(user, msgspec.msgpack.encode(settings))
    _kept.setdefault(store, {})[user] = settings


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
                old = await settings_of(bot.store, interaction.user.id)
                is_dm = old.dm if dm is None else dm
                new = PersonSettings(is_dm, str(interaction.locale), theme or old.theme, size or old.size)
                await _save(bot.store, interaction.user.id, new)
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
