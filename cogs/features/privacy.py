"""`/privacy`: a summary of the user's stored data, its visibility, the data as a file, and its deletion."""

import io
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands

from bot.errors import NotAskedToForget
from bot.storage.personal import Traces
from bot.tables.allowance import Cost
from bot.tables.forgetting import GRACE
from bot.tables.people import PersonSettings, Visibility
from bot.words.words import Words
from cogs.cards.card import Card, Word
from cogs.cards.components import Button
from cogs.cards.controls import Act, Control, Fact
from cogs.hall import Hall, PolicyLinks
from cogs.replies.allowed import costs
from cogs.replies.guard import guard, words_for
from cogs.replies.replies import send_file, show
from cogs.replies.translator import sentence

if TYPE_CHECKING:
    from cogs.hall import Interaction


SHOW_TO = Control("showto", Fact("who", "|".join(Visibility)))
"""Sets where the clicker's results are shown to others."""
HIDE_RATING = Control("norating", Fact("way", "on|off"))
"""Hides the clicker's rating from others, or shows it again."""
MY_DATA = Control("mydata", Fact("what", "file"))
"""Sends the clicker everything that is stored about them."""
FORGET = Control("forget", Fact("way", "ask|again|now"))
"""Asks the clicker twice, then saves the request to delete their data."""
KEEP = Control("keepme", Fact("what", "data"))
"""Withdraws the clicker's request for deletion, or answers a confirmation question with no."""


class PrivacyCard(Card):
    """Lists the stored data and its visibility, with buttons to change the visibility and get or delete the data."""

    def __init__(self, traces: Traces, settings: PersonSettings, links: PolicyLinks, words: Words) -> None:
        super().__init__()
        counts = list(_count(traces, words))
        self.add_text(words.say("privacy-title"), *(counts or [words.say("privacy-nothing")]))
        self.add_text(words.say(f"privacy-visible-{settings.visibility}"))
        self.add_row(*_visibility_row(settings, words))
        if traces.forget_at is not None:
            self.add_text(_pending(traces.forget_at, words))
        self.add_row(*_data_row(traces, words))
        if told := _policies(links, words):
            self.add_text(f"-# {told}")


def _count(traces: Traces, words: Words) -> Iterator[str]:
    """Yield a line for each kind of stored data."""
    if traces.has_settings:
        yield words.say("privacy-count-settings")
    if traces.games:
        yield words.say("privacy-count-games", number=traces.games, open=traces.open_games)
    for kind in ("moves", "results", "votes", "times", "reviews"):
        if number := getattr(traces, kind):
            yield words.say(f"privacy-count-{kind}", number=number)
    if traces.thanks_given or traces.thanks_received:
        yield words.say("privacy-count-thanks", given=traces.thanks_given, received=traces.thanks_received)


def _visibility_row(settings: PersonSettings, words: Words) -> list[Button]:
    """Return a button for each choice, the current one in green, and one for the rating."""
    buttons = []
    for choice in Visibility:
        style = ButtonStyle.success if choice is settings.visibility else ButtonStyle.secondary
        buttons.append(SHOW_TO.button(words.say(f"privacy-show-{choice}"), style, choice.value))
    way, label = ("off", "privacy-rating-show") if settings.hides_rating else ("on", "privacy-rating-hide")
    return [*buttons, HIDE_RATING.button(words.say(label), ButtonStyle.secondary, way)]


def _data_row(traces: Traces, words: Words) -> list[Button]:
    data = MY_DATA.button(words.say("privacy-my-data"), ButtonStyle.primary, "file")
    if traces.forget_at is None:
        return [data, FORGET.button(words.say("forget-begin"), ButtonStyle.danger, "ask")]
    return [data, *([_keep_button(words)] if traces.forget_at else [])]


def _keep_button(words: Words) -> Button:
    return KEEP.button(words.say("forget-keep"), ButtonStyle.success, "data")


def _pending(forget_at: int, words: Words) -> str:
    """Say when the data will be deleted, or that the deletion has begun."""
    if not forget_at:
        return words.say("forget-begun")
    return words.say("forget-pending", when=f"<t:{forget_at}:R>")


def _policies(links: PolicyLinks, words: Words) -> str:
    """Return links to the host's own documents, if the host has set any."""
    named = {"privacy-policy": links.privacy, "privacy-terms": links.terms}
    return " · ".join([f"[{words.say(key)}](<{url}>)" for key, url in named.items() if url])


class ForgetQuestion(Card):
    """Asks for confirmation, the first or the second time; the button that keeps everything comes first."""

    def __init__(self, step: str, until: int, words: Words) -> None:
        super().__init__()
        self.add_text(words.say(f"forget-question-{step}", until=f"<t:{until}:f>"))
        following = "again" if step == "ask" else "now"
        self.add_row(
            _keep_button(words),
            FORGET.button(words.say(f"forget-yes-{step}"), ButtonStyle.danger, following),
        )


async def show_privacy(interaction: "Interaction", is_new: bool) -> None:
    """Show the user what is stored about them."""
    bot, user = interaction.client, interaction.user.id
    traces, settings = await bot.manager.personal_data.traces(user), await bot.people.settings(user)
    await show(interaction, PrivacyCard(traces, settings, bot.policy_links, words_for(interaction)), is_new)


@costs(Cost.CLICK)
async def choose_visibility(interaction: "Interaction", where: str) -> None:
    """Save where the clicker's results are shown."""
    await interaction.client.manager.personal_data.show_to(interaction.user.id, Visibility(where))
    await show_privacy(interaction, is_new=False)


@costs(Cost.CLICK)
async def choose_rating(interaction: "Interaction", way: str) -> None:
    """Hide or show the clicker's rating."""
    await interaction.client.manager.personal_data.hide_rating(interaction.user.id, way == "on")
    await show_privacy(interaction, is_new=False)


@costs(Cost.REPLAY)
async def send_data(interaction: "Interaction", _file: str) -> None:
    """Send the clicker their data as a file."""
    found = await interaction.client.manager.personal_data.file(interaction.user.id)
    text = words_for(interaction).say("privacy-file")
    await send_file(interaction, lambda: discord.File(io.BytesIO(found.content), found.file_name), text)


@costs(Cost.CLICK)
async def forget(interaction: "Interaction", step: str) -> None:
    """Ask for confirmation of a deletion, or save the request after the second confirmation."""
    manager, words = interaction.client.manager, words_for(interaction)
    await manager.forgetting.check_free(interaction.user.id)
    if step != "now":
        await show(interaction, ForgetQuestion(step, manager.now() + GRACE, words), is_new=False)
        return
    await manager.forgetting.ask(interaction.user.id)
    await show_privacy(interaction, is_new=False)


@costs(Cost.CLICK)
async def keep(interaction: "Interaction", _data: str) -> None:
    """Withdraw the request for deletion, if there is one. Raises `NotAskedToForget`."""
    user, manager = interaction.user.id, interaction.client.manager
    traces = await manager.personal_data.traces(user)
    if traces.forget_at is not None and not await manager.forgetting.cancel(user):
        raise NotAskedToForget()
    await show(interaction, Word(words_for(interaction).say("forget-kept")), is_new=False)


ACTS: Mapping[Control, Act] = {
    SHOW_TO: choose_visibility,
    HIDE_RATING: choose_rating,
    MY_DATA: send_data,
    FORGET: forget,
    KEEP: keep,
}


class PrivacyCommand(commands.Cog):
    """`/privacy`; it works in direct messages, too."""

    @app_commands.command(name=_("privacy"), description=sentence("command-privacy"))
    @costs(Cost.CLICK)
    async def privacy(self, interaction: discord.Interaction[Any]) -> None:
        """Show what is stored about the user."""
        async with guard(interaction):
            await show_privacy(interaction, is_new=True)


async def setup(bot: Hall) -> None:
    """Entry point of the extension, called by discord.py."""
    await bot.add_cog(PrivacyCommand())
