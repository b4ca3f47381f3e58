"""Vacations: `/vacation`, its card, and the question whether a player is back."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands

from bot.tables.allowance import Cost
from bot.tables.people import Vacation, vacation_until
from bot.tables.table import Table
from bot.tables.vacations import MOST_DAYS
from bot.words.words import Words
from cogs.cards.card import Card, Word
from cogs.cards.controls import Act, Control, Fact
from cogs.hall import Hall
from cogs.replies.allowed import costs
from cogs.replies.guard import cause_of, guard, words_for
from cogs.replies.replies import show
from cogs.replies.translator import sentence

if TYPE_CHECKING:
    from cogs.hall import Interaction


BACK_AGAIN = Control("back", Fact("when", "now"))
"""Ends the clicker's vacation."""
MEANWHILE = Control("away", Fact("who", "computer|nobody"))
"""Sets who decides for the clicker during the vacation."""


class VacationCard(Card):
    """The user's vacation, with buttons to change it."""

    def __init__(self, vacation: Vacation, words: Words) -> None:
        super().__init__()
        now, other = ("computer", "nobody") if vacation.plays else ("nobody", "computer")
        until = f"<t:{vacation.ends}:f>"
        self.add_text(words.say("vacation-until", until=until), words.say(f"vacation-{now}"))
        self.add_row(
            BACK_AGAIN.button(words.say("vacation-back"), ButtonStyle.primary, "now"),
            MEANWHILE.button(words.say(f"vacation-choose-{other}"), ButtonStyle.secondary, other),
        )


class BackQuestion(Card):
    """Asks a user who plays during their vacation whether it is over."""

    def __init__(self, vacation: Vacation, words: Words) -> None:
        super().__init__()
        self.add_text(words.say("vacation-over", until=f"<t:{vacation.ends}:D>"))
        self.add_row(BACK_AGAIN.button(words.say("vacation-back"), ButtonStyle.primary, "now"))


async def begin(interaction: "Interaction", days: int, plays: bool) -> None:
    """Start a vacation."""
    user = interaction.user.id
    _show_fronts(
        interaction, await interaction.client.manager.vacations.begin(user, days, plays, cause_of(interaction))
    )
    await show_vacation(interaction, is_new=True)


async def show_vacation(interaction: "Interaction", is_new: bool) -> None:
    """Show the user's vacation; without one, explain how to start it."""
    manager, words = interaction.client.manager, words_for(interaction)
    settings = await manager.people.settings(interaction.user.id)
    is_away = vacation_until(settings, manager.now())
    card = VacationCard(settings.vacation, words) if is_away else Word(words.say("vacation-none"))
    await show(interaction, card, is_new)


@costs(Cost.CLICK)
async def come_back(interaction: "Interaction", _now: str) -> None:
    """End the vacation, and call the user to the games that wait for them."""
    _show_fronts(
        interaction, await interaction.client.manager.vacations.end(interaction.user.id, cause_of(interaction))
    )
    await show(interaction, Word(words_for(interaction).say("vacation-ended")), is_new=False)


@costs(Cost.CLICK)
async def choose_meanwhile(interaction: "Interaction", who: str) -> None:
    """Change who decides for the user during the vacation."""
    tables = await interaction.client.manager.vacations.choose(
        interaction.user.id, who == "computer", cause_of(interaction)
    )
    _show_fronts(interaction, tables)
    await show_vacation(interaction, is_new=False)


def _show_fronts(interaction: "Interaction", tables: Iterable[Table]) -> None:
    """Update the newest message of each game, which says who is on vacation."""
    for table in tables:
        interaction.client.announcer.catch_up(table.id)


async def ask_if_back(interaction: "Interaction") -> None:
    """Ask a user who clicks during their vacation whether it is over, at most once an hour."""
    vacation = await interaction.client.manager.vacations.is_to_be_asked_about(interaction.user.id)
    if vacation:
        async with guard(interaction):
            await show(interaction, BackQuestion(vacation, words_for(interaction)), is_new=True)


ACTS: Mapping[Control, Act] = {BACK_AGAIN: come_back, MEANWHILE: choose_meanwhile}


MEANWHILE_CHOICES = [
    app_commands.Choice(name=sentence(f"vacation-choose-{who}"), value=who) for who in ("nobody", "computer")
]


class VacationCommand(commands.Cog):
    """`/vacation`."""

    @app_commands.command(name=_("vacation"), description=sentence("command-vacation"))
    @app_commands.describe(days=sentence("command-vacation-days"), meanwhile=sentence("command-vacation-meanwhile"))
    @app_commands.choices(meanwhile=MEANWHILE_CHOICES)
    @costs(Cost.CLICK)
    async def vacation(
        self,
        interaction: discord.Interaction[Any],
        days: app_commands.Range[int, 1, MOST_DAYS] | None = None,
        meanwhile: str = "nobody",
    ) -> None:
        """Start a vacation; without days, show the current one."""
        async with guard(interaction):
            if days is None:
                await show_vacation(interaction, is_new=True)
            else:
                await begin(interaction, days, meanwhile == "computer")


async def setup(bot: Hall) -> None:
    """Entry point of the extension, called by discord.py."""
    await bot.add_cog(VacationCommand())
