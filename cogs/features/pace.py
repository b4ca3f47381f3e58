"""Changing the pace of a game by a vote."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands

from bot.tables.allowance import Cost
from bot.tables.motions import ConsentKind, Motion, pacing
from bot.tables.pace import PaceName
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.votes import Vote
from cogs.cards.card import Card, Word
from cogs.cards.controls import TABLE, Act, Control, Fact
from cogs.cards.live import CardPlace, LiveCard, answer_with_card, publish_card
from cogs.cards.votes import Answer, Ballot, VoteCard, refuser_name, vote_card
from cogs.replies.allowed import costs
from cogs.replies.guard import at, guard
from cogs.replies.members import find_gone
from cogs.replies.place import table_here
from cogs.replies.translator import sentence

if TYPE_CHECKING:
    from cogs.hall import Interaction


PACE_CHOICES = [app_commands.Choice(name=sentence(f"pace-{pace}"), value=pace.value) for pace in PaceName]
PACE = Fact("pace", "|".join(PaceName))
AGREE = Control("pace", TABLE, PACE)
"""A player's yes to a new pace."""
KEEP = Control("keep", TABLE, PACE)
"""A player's vote to keep the current pace."""
BALLOT = Ballot(
    "pace-proposal",
    Answer(AGREE, "pace-agree", ButtonStyle.success),
    Answer(KEEP, "pace-keep", ButtonStyle.secondary),
    lapse="vote-lapses",
)


def _is_closed(place: CardPlace) -> bool:
    table, pace = place.table, PaceName(place.subject)
    return (
        table.now.status is not Status.RUNNING or table.now.settings.pace is pace or pacing(pace) in table.now.refusals
    )


def _make(place: CardPlace, motion: Motion, vote: Vote) -> Card:
    table, words, pace = place.table, place.table.words, PaceName(place.subject)
    if table.now.settings.pace is pace:
        return Word(words.say("pace-agreed", pace=words.say(f"pace-{pace}")))
    if not _is_closed(place):
        return VoteCard(table, motion, vote, BALLOT, pace=words.say(f"pace-{pace}"))
    name = refuser_name(table, motion)
    return Word(words.say("pace-refused", name=name) if name else words.say("pace-lapsed"))


CARDS: Mapping[str, LiveCard] = {ConsentKind.PACE: vote_card(_make, _is_closed)}


async def propose(interaction: "Interaction", table: Table, pace: PaceName) -> None:
    """Start a vote with the user's yes."""
    await _agree(interaction, table, pace)
    await publish_card(interaction, table, pacing(pace).code, is_called=True)


@costs(Cost.CLICK)
async def agree(interaction: "Interaction", table_id: int, name: str) -> None:
    """Count the clicker's yes; if no other vote is missing, the pace changes."""
    table, pace = await interaction.client.manager.table(table_id), PaceName(name)
    await _agree(interaction, table, pace)
    await answer_with_card(interaction, table, pacing(pace).code)


async def _agree(interaction: "Interaction", table: Table, pace: PaceName) -> None:
    gone = await find_gone(interaction, table)
    await interaction.client.manager.pace_votes.agree_to_pace(
        at(interaction, table.id), interaction.user.id, pace, gone
    )


@costs(Cost.CLICK)
async def keep(interaction: "Interaction", table_id: int, name: str) -> None:
    """Discard all yes votes; the card names the player who refused."""
    user, pace = interaction.user.id, PaceName(name)
    table = await interaction.client.manager.pace_votes.keep_pace(at(interaction, table_id), user, pace)
    await answer_with_card(interaction, table, pacing(pace).code)


ACTS: Mapping[Control, Act] = {AGREE: agree, KEEP: keep}


class PaceCommand(commands.Cog):
    """`/<game> pace`."""

    @app_commands.command(name=_("pace"), description=sentence("command-pace"))
    @app_commands.describe(pace=sentence("command-new-pace"))
    @app_commands.choices(pace=PACE_CHOICES)
    @costs(Cost.CARD)
    async def pace(self, interaction: discord.Interaction[Any], pace: str) -> None:
        """Start a vote on a new pace."""
        async with guard(interaction, is_public=True):
            table = await table_here(interaction)
            table.check_running()
            await propose(interaction, table, PaceName(pace))
