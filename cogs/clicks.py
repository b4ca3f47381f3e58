"""Dispatch of clicks on buttons and select menus by their ids."""

from collections.abc import Mapping
from typing import Any

import discord
from discord.ext import commands

from cogs.cards import details
from cogs.cards.controls import Act, Control, press
from cogs.features import (
    digest,
    end,
    film,
    leaderboard,
    leave,
    legend,
    lesson,
    lobby,
    missed,
    pace,
    play_now,
    privacy,
    record,
    rematch,
    replacement,
    replay,
    resume,
    review,
    rules,
    seats,
    settings,
    stats,
    thanks,
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
    *(welcome, play_now, lesson, rules, legend, missed, vacation, settings, privacy),
    *(rematch, record, review, replay, film, thanks, what_if, stats, leaderboard),
)
"""Modules that declare `ACTS`."""
ACTS: Mapping[Control, Act] = {control: act for feature in FEATURES for control, act in feature.ACTS.items()}
"""The act of each control."""
BY_LETTER = {control.letter: (control, act) for control, act in ACTS.items()}
"""Controls and their acts by the first part of an id."""
CARDS = {**lobby.CARDS, **end.CARDS, **seats.CARDS, **pace.CARDS, **undo.CARDS, **resume.CARDS}
"""Live cards by kind."""


class Clicks(commands.Cog):
    """Listener for clicks on buttons and select menus."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Handle a click from the raw event, since discord.py's views would parse the whole clicked message first."""
        if interaction.type is not discord.InteractionType.component or not is_ours(interaction):
            return
        if await press(interaction, BY_LETTER):
            await vacation.ask_if_back(interaction)
            await digest.tell_failure(interaction)


async def setup(bot: Hall) -> None:
    """Entry point of the extension, called by discord.py."""
    await bot.add_cog(Clicks())
