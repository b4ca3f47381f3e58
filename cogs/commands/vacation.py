"""`/vacation`: some days in which somebody hears of no game."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands

from bot.tables.allowance import Cost
from bot.tables.vacations import MOST_DAYS
from cogs.clicks.vacation import begin, show_vacation
from cogs.commands.translator import sentence
from cogs.hall import Hall
from cogs.replies.allowed import costs
from cogs.replies.guard import guard

MEANWHILE = [app_commands.Choice(name=sentence(f"vacation-choose-{who}"), value=who) for who in ("nobody", "computer")]


class VacationCommand(commands.Cog):
    """The command."""

    @app_commands.command(name=_("vacation"), description=sentence("command-vacation"))
    @app_commands.describe(days=sentence("command-vacation-days"), meanwhile=sentence("command-vacation-meanwhile"))
    @app_commands.choices(meanwhile=MEANWHILE)
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
