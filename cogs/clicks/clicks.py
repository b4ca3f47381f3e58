"""Reads every click by its id, and does what it says."""

from typing import Any

import discord
from discord.ext import commands

from cogs.cards.controls import AT_TABLE, press
from cogs.clicks import (
    again,
    details,
    digest,
    ending,
    hint,
    leaving,
    legend,
    lesson,
    lobby,
    missed,
    orders,
    pace,
    play,
    quiet,
    replacing,
    resuming,
    review,
    rules,
    screens,
    seats,
    undoing,
    vacation,
    what_if,
)
from cogs.hall import Hall
from cogs.replies.allowed import is_ours

ACTS = {
    **play.ACTS,
    **hint.ACTS,
    **missed.ACTS,
    **lobby.ACTS,
    **ending.ACTS,
    **replacing.ACTS,
    **seats.ACTS,
    **undoing.ACTS,
    **leaving.ACTS,
    **legend.ACTS,
    **rules.ACTS,
    **details.ACTS,
    **again.ACTS,
    **lesson.ACTS,
    **screens.ACTS,
    **quiet.ACTS,
    **pace.ACTS,
    **orders.ACTS,
    **vacation.ACTS,
    **resuming.ACTS,
    **review.ACTS,
    **what_if.ACTS,
}
"""What each button and list does."""
CARDS = {**lobby.CARDS, **ending.CARDS, **seats.CARDS, **pace.CARDS, **undoing.CARDS, **resuming.CARDS}
"""The cards that always show how things are."""


class Clicks(commands.Cog):
    """Listens to buttons and lists."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """The library would first build the whole clicked message anew."""
        if interaction.type is discord.InteractionType.component and is_ours(interaction):
            await press(interaction, ACTS)
            if interaction.extras.get(AT_TABLE):
                await vacation.ask_if_back(interaction)
                await digest.tell_failure(interaction)


async def setup(bot: Hall) -> None:
    """Called by discord.py, which loads this module as an extension."""
    await bot.add_cog(Clicks())
