"""Ending a game early: by a vote of its players, or by a moderator."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands

from bot.errors import NotModerator, OldRules
from bot.tables.allowance import Cost
from bot.tables.lobby import LOBBY_CARD
from bot.tables.motions import END, Motion
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.votes import Vote
from bot.words.words import Words
from cogs.cards.card import Card, Word
from cogs.cards.controls import LET_BE, TABLE, Act, Control
from cogs.cards.live import CardPlace, LiveCard, answer_with_card, publish_card
from cogs.cards.votes import Answer, Ballot, VoteCard, question_lines, refuser_name, vote_card
from cogs.features.lobby import gone_before
from cogs.replies.allowed import costs
from cogs.replies.guard import at, guard, words_for
from cogs.replies.members import find_gone
from cogs.replies.names import name_of
from cogs.replies.phrases import words_at
from cogs.replies.place import table_here
from cogs.replies.replies import show, tell
from cogs.replies.rights import is_moderator
from cogs.replies.translator import sentence

if TYPE_CHECKING:
    from cogs.hall import Interaction


AGREE = Control("e", TABLE)
"""A player's yes to ending the game."""
PLAY_ON = Control("k", TABLE)
"""A player's no to ending the game."""
END_NOW = Control("end", TABLE)
"""Ends the game as a moderator, without a vote."""
ASK_ALL = Control("ask", TABLE)
"""Lets a moderator who plays start a vote instead."""
BALLOT = Ballot(
    "end-proposal",
    Answer(AGREE, "end-agree", ButtonStyle.danger),
    Answer(PLAY_ON, "end-play-on", ButtonStyle.success),
)


class ModeratorQuestion(Card):
    """Asks a moderator for confirmation."""

    def __init__(self, table: Table, user: int, words: Words) -> None:
        super().__init__()
        self.add_text(words.say("end-question"))
        row = [LET_BE.button(words.say("end-let-be"), ButtonStyle.primary, table.id)]
        if user in table.people:
            row.append(ASK_ALL.button(words.say("end-ask-all"), ButtonStyle.secondary, table.id))
        self.add_row(*row, END_NOW.button(words.say("end-now"), ButtonStyle.danger, table.id))


def _is_closed(place: CardPlace) -> bool:
    return place.table.now.status is not Status.RUNNING or END in place.table.now.refusals


def _make(place: CardPlace, motion: Motion, vote: Vote) -> Card:
    table = place.table
    if name := refuser_name(table, motion):
        return Word(words_at(place.bot, table).say("end-refused", name=name))
    if vote.missing and table.now.status is Status.RUNNING:
        return VoteCard(table, motion, vote, BALLOT)
    return Word("\n".join(question_lines(table, motion, vote, BALLOT)))


CARDS: Mapping[str, LiveCard] = {END.code: vote_card(_make, _is_closed)}


@costs(Cost.CLICK)
async def agree(interaction: "Interaction", table_id: int) -> None:
    """Count the clicker's yes; if no other vote is missing, the game ends."""
    table = await interaction.client.manager.table(table_id)
    await agree_to_end(interaction, table)
    await answer_with_card(interaction, table, END.code)


async def agree_to_end(interaction: "Interaction", table: Table) -> None:
    """Save the user's yes to ending the game."""
    gone = await find_gone(interaction, table)
    await interaction.client.manager.consent.agree_to_end(at(interaction, table.id), interaction.user.id, gone)


@costs(Cost.CLICK)
async def play_on(interaction: "Interaction", table_id: int) -> None:
    """Discard all yes votes; the card names the player who refused."""
    table = await interaction.client.manager.consent.play_on(at(interaction, table_id), interaction.user.id)
    await answer_with_card(interaction, table, END.code)


@costs(Cost.CLICK)
async def end_now(interaction: "Interaction", table_id: int) -> None:
    """End the game in the moderator's name. Raises `NotModerator` and `NotRunning`."""
    if not is_moderator(interaction):
        raise NotModerator()
    await interaction.client.manager.endings.end(at(interaction, table_id), name_of(interaction.user))
    await _answer(interaction, "ended")


@costs(Cost.CLICK)
async def ask_all(interaction: "Interaction", table_id: int) -> None:
    """Start a vote; the announcer posts its card."""
    await agree_to_end(interaction, await interaction.client.manager.table(table_id))
    await _answer(interaction, "end-asked")


@costs(Cost.CLICK)
async def let_be(interaction: "Interaction", _table_id: int) -> None:
    """Cancel the moderator's question."""
    await _answer(interaction, "end-not-ended")


async def _answer(interaction: "Interaction", key: str) -> None:
    await show(interaction, Word(words_for(interaction).say(key)), is_new=False)


ACTS: Mapping[Control, Act] = {AGREE: agree, PLAY_ON: play_on, END_NOW: end_now, ASK_ALL: ask_all, LET_BE: let_be}


class EndCommand(commands.Cog):
    """`/<game> end`."""

    @app_commands.command(name=_("end"), description=sentence("command-end"))
    @costs(Cost.CARD)
    async def end(self, interaction: discord.Interaction[Any]) -> None:
        """End the game: after a confirmation for moderators, otherwise by a vote."""
        async with guard(interaction, is_public=not is_moderator(interaction)):
            try:
                table = await table_here(interaction)
            except OldRules:
                await interaction.client.manager.endings.clear_away(
                    interaction.channel_id or 0, interaction.user.id, is_moderator(interaction)
                )
                await tell(interaction, words_for(interaction).say("ended"))
                return
            if table.now.status is Status.LOBBY:
                gone = await gone_before(interaction, table)
                await interaction.client.manager.lobby.cancel(
                    at(interaction, table.id), interaction.user.id, is_moderator(interaction), gone
                )
                await publish_card(interaction, table, LOBBY_CARD)
                return
            table.check_running()
            if is_moderator(interaction):
                table.check_running()
                question = ModeratorQuestion(table, interaction.user.id, words_for(interaction))
                await show(interaction, question, is_new=True)
                return
            await agree_to_end(interaction, table)
            await publish_card(interaction, table, END.code, is_called=True)
