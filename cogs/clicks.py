"""Reads every click by its id, and does what it says."""

from collections.abc import Mapping
from typing import Any

import discord
from discord.ext import commands

from cogs.cards import details
from cogs.cards.controls import AT_TABLE, Act, Control, press
from cogs.features import (
    digest,
    end,
    leave,
    legend,
    lesson,
    lobby,
    missed,
    pace,
    play_now,
    record,
    rematch,
    replacement,
    resume,
    review,
    rules,
    seats,
    settings,
    undo,
    vacation,
    welcome,
    what_if,
)
from cogs.hall import Hall
from cogs.panel import explain, hint, orders, play, quiet, screens
from cogs.replies.allowed import is_ours

FEATURES = (
    *(play, hint, explain, orders, quiet, screens, details),
    *(lobby, end, replacement, seats, pace, undo, resume, leave),
    *(welcome, play_now, lesson, rules, legend, rematch, record, review, what_if, missed, vacation, settings),
)
"""The modules whose controls do something."""
ACTS: Mapping[Control, Act] = {control: act for feature in FEATURES for control, act in feature.ACTS.items()}
"""What each button and list does."""
BY_LETTER = {control.letter: (control, act) for control, act in ACTS.items()}
"""Controls and their acts by the first part of an id."""
CARDS = {**lobby.CARDS, **end.CARDS, **seats.CARDS, **pace.CARDS, **undo.CARDS, **resume.CARDS}
"""The cards that always show how things are."""


class Clicks(commands.Cog):
    """Listens to buttons and lists."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """The library would first build the whole clicked message anew."""
        if interaction.type is discord.InteractionType.component and is_ours(interaction):
            await press(interaction, BY_LETTER)
            if interaction.extras.get(AT_TABLE):
                await vacation.ask_if_back(interaction)
                await digest.tell_failure(interaction)


async def setup(bot: Hall) -> None:
    """Called by discord.py, which loads this module as an extension."""
    await bot.add_cog(Clicks())
