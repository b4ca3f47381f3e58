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
"""Says who decides for the clicker meanwhile."""


class VacationCard(Card):
    """What is settled, and the buttons to change it."""

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
    """Asks whoever plays in their vacation whether it is over."""

    def __init__(self, vacation: Vacation, words: Words) -> None:
        super().__init__()
        self.add_text(words.say("vacation-over", until=f"<t:{vacation.ends}:D>"))
        self.add_row(BACK_AGAIN.button(words.say("vacation-back"), ButtonStyle.primary, "now"))


async def begin(interaction: "Interaction", days: int, plays: bool) -> None:
    """Somebody is away from now on."""
    user = interaction.user.id
    _show_fronts(
        interaction, await interaction.client.manager.vacations.begin(user, days, plays, cause_of(interaction))
    )
    await show_vacation(interaction, is_new=True)


async def show_vacation(interaction: "Interaction", is_new: bool) -> None:
    """What somebody has settled; where they are not away, how that is done."""
    manager, words = interaction.client.manager, words_for(interaction)
    settings = await manager.people.settings(interaction.user.id)
    is_away = vacation_until(settings, manager.now())
    card = VacationCard(settings.vacation, words) if is_away else Word(words.say("vacation-none"))
    await show(interaction, card, is_new)


@costs(Cost.CLICK)
async def come_back(interaction: "Interaction", _now: str) -> None:
    """The vacation is over; the games that wait call."""
    _show_fronts(
        interaction, await interaction.client.manager.vacations.end(interaction.user.id, cause_of(interaction))
    )
    await show(interaction, Word(words_for(interaction).say("vacation-ended")), is_new=False)


@costs(Cost.CLICK)
async def choose_meanwhile(interaction: "Interaction", who: str) -> None:
    """Somebody who is away changes their mind about who decides for them."""
    tables = await interaction.client.manager.vacations.choose(
        interaction.user.id, who == "computer", cause_of(interaction)
    )
    _show_fronts(interaction, tables)
    await show_vacation(interaction, is_new=False)


def _show_fronts(interaction: "Interaction", tables: Iterable[Table]) -> None:
    """The newest message of each game says who is on vacation."""
    for table in tables:
        interaction.client.announcer.catch_up(table.id)


async def ask_if_back(interaction: "Interaction") -> None:
    """Asks whoever clicks at a table in their vacation whether it is over, now and then."""
    vacation = await interaction.client.manager.vacations.is_to_be_asked_about(interaction.user.id)
    if vacation:
        async with guard(interaction):
            await show(interaction, BackQuestion(vacation, words_for(interaction)), is_new=True)


ACTS: Mapping[Control, Act] = {BACK_AGAIN: come_back, MEANWHILE: choose_meanwhile}


MEANWHILE_CHOICES = [
    app_commands.Choice(name=sentence(f"vacation-choose-{who}"), value=who) for who in ("nobody", "computer")
]


class VacationCommand(commands.Cog):
    """The command."""

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
        """Begins a vacation; without days, shows the one that there is."""
        async with guard(interaction):
            if days is None:
                await show_vacation(interaction, is_new=True)
            else:
                await begin(interaction, days, meanwhile == "computer")


async def setup(bot: Hall) -> None:
    """Called by discord.py, which loads this module as an extension."""
    await bot.add_cog(VacationCommand())
