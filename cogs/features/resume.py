"""Resuming a stopped game: the card that asks its players, and `/<game> resume`."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands

from bot.tables.allowance import Cost
from bot.tables.motions import RESUME, Motion
from bot.tables.resume_votes import WAITS
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.votes import Vote
from bot.words.words import Words
from cogs.cards.card import Card, Word
from cogs.cards.controls import TABLE, Act, Control
from cogs.cards.live import CardPlace, LiveCard, answer_with_card, publish_card
from cogs.cards.votes import show_time, vote_card
from cogs.features.lobby import computer_name
from cogs.replies.allowed import costs
from cogs.replies.guard import at, guard
from cogs.replies.members import find_gone
from cogs.replies.names import text_names
from cogs.replies.phrases import words_at
from cogs.replies.place import table_here
from cogs.replies.translator import sentence

if TYPE_CHECKING:
    from cogs.hall import Interaction


PLAY_ON_TOO = Control("resume", TABLE)
"""A player's yes to resuming."""
WITHOUT_ME = Control("resume-no", TABLE)
"""Hands the clicker's seat to a computer."""


class ResumeCard(Card):
    """Shows which players continue, which have not answered, and which seats belong to computers."""

    def __init__(self, table: Table, agreed: set[int], waits_until: int, words: Words) -> None:
        super().__init__()
        seats = [f"{seat + 1}. {_seat_line(table, seat, agreed, words)}" for seat in range(len(table.now.seats))]
        heading = f"## {words.say('resume-title', game=words.say('title'))}"
        question = words.say("resume-question", turns=table.now.turns, until=show_time(waits_until))
        self.add_text(heading, question, *seats, f"-# {words.say('resume-secrets')}")
        self.add_row(
            PLAY_ON_TOO.button(words.say("resume-yes"), ButtonStyle.success, table.id),
            WITHOUT_ME.button(words.say("resume-no"), ButtonStyle.secondary, table.id),
        )


def _seat_line(table: Table, seat: int, agreed: set[int], words: Words) -> str:
    """Describe a seat with its player's answer."""
    user = table.now.seats[seat].user
    if user is None:
        return f"{text_names(table)[seat]} · {words.say('lobby-computer-seat')}"
    return f"<@{user}> · {words.say('resume-in' if user in agreed else 'resume-asked')}"


def _is_closed(place: CardPlace) -> bool:
    return place.table.now.status is not Status.ENDED or not place.bot.manager.resume_votes.agreed(place.table, RESUME)


def _count(place: CardPlace) -> Vote:
    """Return the players who agreed, and those who have not answered."""
    table, resuming = place.table, place.bot.manager.resume_votes
    missing = resuming.missing(table, table.gone)
    return Vote(resuming.agreed(table, RESUME) & table.people, dict.fromkeys(missing), absent={})


def _make(place: CardPlace, _motion: Motion, vote: Vote) -> Card:
    table, words = place.table, words_at(place.bot, place.table)
    if _is_closed(place):
        return Word(words.say("resume-closed" if table.now.status is Status.ENDED else "resume-done"))
    return ResumeCard(table, vote.agreed, min(table.now.consents[RESUME].values()) + WAITS, words)


CARDS: Mapping[str, LiveCard] = {RESUME.code: vote_card(_make, _is_closed, count=_count)}


async def propose(interaction: "Interaction", table: Table) -> None:
    """Ask all players; if no other player is left, the game resumes at once."""
    manager, gone = interaction.client.manager, await find_gone(interaction, table)
    was_asked = bool(manager.resume_votes.agreed(table, RESUME))
    await manager.resume_votes.propose(at(interaction, table.id), interaction.user.id, computer_name, gone)
    await publish_card(interaction, table, RESUME.code, is_called=not was_asked)


@costs(Cost.REPLAY)
async def agree(interaction: "Interaction", table_id: int) -> None:
    """Count the clicker's yes; if no other answer is missing, the game resumes."""
    manager = interaction.client.manager
    gone = await find_gone(interaction, await manager.table(table_id))
    table = await manager.resume_votes.agree(at(interaction, table_id), interaction.user.id, computer_name, gone)
    await answer_with_card(interaction, table, RESUME.code)


@costs(Cost.REPLAY)
async def decline(interaction: "Interaction", table_id: int) -> None:
    """Hand the clicker's seat to a computer."""
    manager = interaction.client.manager
    gone = await find_gone(interaction, await manager.table(table_id))
    table = await manager.resume_votes.decline(at(interaction, table_id), interaction.user.id, computer_name, gone)
    await answer_with_card(interaction, table, RESUME.code)


ACTS: Mapping[Control, Act] = {PLAY_ON_TOO: agree, WITHOUT_ME: decline}


class ResumeCommand(commands.Cog):
    """`/<game> resume`."""

    @app_commands.command(name=_("resume"), description=sentence("command-resume"))
    @costs(Cost.REPLAY)
    async def resume(self, interaction: discord.Interaction[Any]) -> None:
        """Ask the players of a stopped game to resume it."""
        async with guard(interaction, is_public=True):
            await propose(interaction, await table_here(interaction))
