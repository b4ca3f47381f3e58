"""Changing the pace of a game by a vote."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands

from bot.pictures.painter import Picture
from bot.tables.allowance import Cost
from bot.tables.due import lapses_at
from bot.tables.motions import ConsentKind, pacing
from bot.tables.pace import PaceName
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.votes import Vote
from bot.words.words import Words
from cogs.cards.absent import marked_name, vote_lines
from cogs.cards.card import Card
from cogs.cards.controls import TABLE, Act, Control, Fact
from cogs.cards.standing import CardPlace, Standing, answer_with_card, publish_card
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
"""One player's yes to another pace."""
KEEP = Control("keep", TABLE, PACE)
"""One player's no."""


class PaceProposal(Card):
    """A question to all, with the agreement so far."""

    def __init__(self, table: Table, pace: PaceName, vote: Vote, words: Words) -> None:
        super().__init__()
        every = len(vote.agreed) + len(vote.missing)
        wish = words.say("pace-proposal", pace=words.say(f"pace-{pace}"), agreed=len(vote.agreed), all=every)
        mentions = " ".join(f"<@{user}>" for user in sorted(vote.missing))
        lapse = lapses_at(table.consents, pacing(pace))
        ends = [f"-# {words.say('vote-lapses', at=f'<t:{lapse}:R>')}"] if lapse else []
        self.add_text(wish, mentions, *vote_lines(table, vote, words), *ends)
        self.add_row(
            AGREE.button(words.say("pace-agree"), ButtonStyle.success, table.id, pace.value),
            KEEP.button(words.say("pace-keep"), ButtonStyle.secondary, table.id, pace.value),
        )


class PaceOutcome(Card):
    """The same card once it is decided."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.add_text(text)


def _is_closed(place: CardPlace) -> bool:
    table, pace = place.table, PaceName(place.subject)
    return table.status is not Status.RUNNING or table.settings.pace is pace or pacing(pace) in table.refusals


def _vote(place: CardPlace) -> Vote:
    return place.bot.manager.pacing.vote(place.table, pacing(PaceName(place.subject)), place.table.gone)


def _shows(place: CardPlace) -> object:
    vote = _vote(place)
    return frozenset(vote.agreed), frozenset(vote.missing), _is_closed(place), place.table.settings.pace


def _make(place: CardPlace, _pictures: list[Picture]) -> Card:
    table, words, pace = place.table, place.table.words, PaceName(place.subject)
    if table.settings.pace is pace:
        return PaceOutcome(words.say("pace-agreed", pace=words.say(f"pace-{pace}")))
    if not _is_closed(place):
        return PaceProposal(table, pace, _vote(place), words)
    refuser = table.refusals.get(pacing(pace))
    if refuser in table.people:
        return PaceOutcome(words.say("pace-refused", name=marked_name(table, refuser)))
    return PaceOutcome(words.say("pace-lapsed"))


CARDS: Mapping[str, Standing] = {
    ConsentKind.PACE: Standing(
        shows=_shows, make=_make, is_closed=_is_closed, called=lambda place: _vote(place).missing
    )
}


async def propose(interaction: "Interaction", table: Table, pace: PaceName) -> None:
    """The first to agree; the others are asked by a card."""
    await _agree(interaction, table, pace)
    await publish_card(interaction, table, pacing(pace).code, is_called=True)


@costs(Cost.CLICK)
async def agree(interaction: "Interaction", table_id: int, name: str) -> None:
    """Counts the clicker in; with the last one the pace changes."""
    table, pace = await interaction.client.manager.table(table_id), PaceName(name)
    await _agree(interaction, table, pace)
    await answer_with_card(interaction, table, pacing(pace).code)


async def _agree(interaction: "Interaction", table: Table, pace: PaceName) -> None:
    gone = await find_gone(interaction, table)
    await interaction.client.manager.pacing.agree_to_pace(at(interaction, table.id), interaction.user.id, pace, gone)


@costs(Cost.CLICK)
async def keep(interaction: "Interaction", table_id: int, name: str) -> None:
    """Every yes is undone; the card says who wants to keep the pace."""
    user, pace = interaction.user.id, PaceName(name)
    table = await interaction.client.manager.pacing.keep_pace(at(interaction, table_id), user, pace)
    await answer_with_card(interaction, table, pacing(pace).code)


ACTS: Mapping[Control, Act] = {AGREE: agree, KEEP: keep}


class PaceCommand(commands.Cog):
    """`/<game> pace`."""

    @app_commands.command(name=_("pace"), description=sentence("command-pace"))
    @app_commands.describe(pace=sentence("command-new-pace"))
    @app_commands.choices(pace=PACE_CHOICES)
    @costs(Cost.CARD)
    async def pace(self, interaction: discord.Interaction[Any], pace: str) -> None:
        """Gives decisions another time, when all players agree."""
        async with guard(interaction, is_public=True):
            table = await table_here(interaction)
            table.check_running()
            await propose(interaction, table, PaceName(pace))
