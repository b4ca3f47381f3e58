"""`/settings`: direct messages, look of pictures, quiet hours."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands
from msgspec.structs import replace

from bot.pictures.scene import SIZES, THEMES
from bot.tables.allowance import Cost
from bot.tables.pace import DAY, HOUR, Rest, TimeoutPolicy
from bot.tables.people import PersonSettings
from bot.words.summaries import SMALL
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.components import Button
from cogs.cards.controls import Act, Control, Fact
from cogs.hall import Hall, Interaction
from cogs.panel.quiet import show_times
from cogs.panel.screens import OWN_SCREEN, own_screen_row
from cogs.posting.direct import say_directly
from cogs.replies.allowed import costs
from cogs.replies.guard import guard, words_for
from cogs.replies.replies import show
from cogs.replies.translator import sentence

MOVES = ("begin-earlier", "begin-later", "end-earlier", "end-later")
SHIFTS = ("both-earlier", "both-later")
"""Move both ends by an hour; useful when daylight saving time changes, since the hours are kept in UTC."""
USUAL = Rest(23 * HOUR, 8 * HOUR)
"""Default quiet hours."""
LONGEST, SHORTEST = 12 * HOUR, HOUR
CHANGE_QUIET = Control("hush", Fact("way", "|".join((*MOVES, *SHIFTS, "on", "off"))))
"""Changes the quiet hours."""


class SettingsCard(Card):
    """All current settings, with a warning if the user's direct messages are closed."""

    def __init__(
        self, settings: PersonSettings, words: Words, now: int, is_changed: bool = True, is_closed: bool = False
    ) -> None:
        super().__init__()
        if is_changed:
            self.add_text(words.say("settings-saved"))
        way = "closed" if is_closed else "on" if settings.dm else "off"
        theme = words.say(f"command-theme-{settings.theme or THEMES[0]}")
        size = words.say(f"command-size-{settings.size or SIZES[0]}")
        self.add_text(words.say(f"settings-dm-{way}"), words.say("settings-pictures", theme=theme, size=size))
        self.add_row(*own_screen_row(words, settings.size))
        if settings.text:
            self.add_text(words.say("settings-text-on"))
        quiet = words.say("settings-quiet", **show_times(settings.rest, now)) if settings.rest.lasts else ""
        late = words.say("settings-late", what=words.say(f"late-{settings.stand_in}"))
        digest = "closed" if settings.digest_failed else "on" if settings.digest else "off"
        self.add_text(late, words.say(f"settings-digest-{digest}"))
        self.add_text(quiet or words.say("settings-quiet-none"))
        self.add_row(*quiet_row(words, settings.rest))
        if settings.rest.lasts:
            self.add_text(f"{SMALL}{words.say('settings-quiet-clock')}")
            self.add_row(*shift_row(words))


THEME_CHOICES = [app_commands.Choice(name=sentence(f"command-theme-{theme}"), value=theme) for theme in THEMES]
SIZE_CHOICES = [app_commands.Choice(name=sentence(f"command-size-{size}"), value=size) for size in SIZES]
LATE_CHOICES = [app_commands.Choice(name=sentence(f"late-{one}"), value=one.value) for one in TimeoutPolicy]


class SettingsCommand(commands.Cog):
    """`/settings`."""

    def __init__(self, bot: Hall) -> None:
        self.bot = bot

    @app_commands.command(name=_("settings"), description=sentence("command-settings"))
    @app_commands.describe(
        dm=sentence("command-settings-dm"),
        theme=sentence("command-settings-theme"),
        size=sentence("command-settings-size"),
        text=sentence("command-settings-text"),
        late=sentence("command-settings-late"),
        digest=sentence("command-settings-digest"),
    )
    @app_commands.choices(theme=THEME_CHOICES, size=SIZE_CHOICES, late=LATE_CHOICES)
    @costs(Cost.CLICK)
    async def settings(  # noqa: PLR0913, PLR0917  # one option per setting
        self,
        interaction: discord.Interaction[Any],
        dm: bool | None = None,
        theme: str = "",
        size: str = "",
        text: bool | None = None,
        late: str = "",
        digest: bool | None = None,
    ) -> None:
        """Save the given settings and show all of them."""
        async with guard(interaction):
            given = {
                "dm": dm,
                "theme": theme or None,
                "size": size or None,
                "text": text,
                "stand_in": TimeoutPolicy(late) if late else None,
            }
            chosen = {name: value for name, value in given.items() if value is not None}
            language = str(interaction.locale)
            await self.bot.people.change(interaction.user.id, lambda old: replace(old, language=language, **chosen))
            words = words_for(interaction)
            is_closed = bool(dm) and not await say_directly(self.bot, interaction.user.id, words.say("direct-hello"))
            settings, is_changed = await self._choose_digest(interaction, digest), bool(chosen) or digest is not None
            card = SettingsCard(settings, words, self.bot.manager.now(), is_changed, is_closed)
            await show(interaction, card, is_new=True)

    async def _choose_digest(self, interaction: Interaction, is_wanted: bool | None) -> PersonSettings:
        """Turn a user's digest on or off; it stays off if a direct message fails."""
        user, hello = interaction.user.id, words_for(interaction).say("digest-hello")
        if is_wanted is None:
            return await self.bot.people.settings(user)
        is_reached = is_wanted and await say_directly(self.bot, user, hello)
        settings = await self.bot.manager.digests.choose(user, is_reached)
        return replace(settings, digest_failed=is_wanted and not is_reached)


async def setup(bot: Hall) -> None:
    """Entry point of the extension, called by discord.py."""
    await bot.add_cog(SettingsCommand(bot))


@costs(Cost.CLICK)
async def say_own_screen(interaction: "Interaction", size: str) -> None:
    """Save the size of pictures and update the card."""
    people, user = interaction.client.people, interaction.user.id
    await people.choose_size(user, size)
    card = SettingsCard(await people.settings(user), words_for(interaction), interaction.client.manager.now())
    await show(interaction, card, is_new=False)


@costs(Cost.CLICK)
async def change(interaction: "Interaction", way: str) -> None:
    """Change the quiet hours and update the card."""
    people, user = interaction.client.people, interaction.user.id
    settings = await people.change(user, lambda old: replace(old, rest=move(old.rest, way), quiet_settled=True))
    await show(
        interaction, SettingsCard(settings, words_for(interaction), interaction.client.manager.now()), is_new=False
    )


def move(rest: Rest, way: str) -> Rest:
    """Return the quiet hours after a click; a change beyond `SHORTEST` or `LONGEST` has no effect."""
    if way == "off":
        return Rest()
    if way == "on" or not rest.lasts:
        return USUAL
    step = -HOUR if way.endswith("earlier") else HOUR
    if way in SHIFTS:
        return Rest((rest.begins + step) % DAY, rest.lasts)
    if way.startswith("begin"):
        moved = Rest((rest.begins + step) % DAY, rest.lasts - step)
    else:
        moved = Rest(rest.begins, rest.lasts + step)
    return moved if SHORTEST <= moved.lasts <= LONGEST else rest


def quiet_row(words: Words, rest: Rest) -> list[Button]:
    """Return the buttons that change one end of the quiet hours."""
    return _row(words, (*MOVES, "off") if rest.lasts else ("on",))


def shift_row(words: Words) -> list[Button]:
    """Return the buttons that move both ends of the quiet hours."""
    return _row(words, SHIFTS)


def _row(words: Words, ways: tuple[str, ...]) -> list[Button]:
    return [CHANGE_QUIET.button(words.say(f"hush-{way}"), ButtonStyle.secondary, way) for way in ways]


ACTS: Mapping[Control, Act] = {OWN_SCREEN: say_own_screen, CHANGE_QUIET: change}
