"""Ending a game by consent: everyone who plays must agree, and anyone can turn it down."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.consent import Vote
from bot.table import END, Table
from bot.text import Words, words
from cogs.absent import vote_lines
from cogs.card import Card
from cogs.controls import TABLE, Act, Control
from cogs.guard import show
from cogs.members import find_gone
from cogs.names import marked_names

if TYPE_CHECKING:
    from cogs.guard import Interaction

AGREE = Control("e", TABLE)
"""One player's yes to the end."""
PLAY_ON = Control("k", TABLE)
"""One player's no."""


class EndProposal(Card):
    """A question to all, with the agreement so far."""

    def __init__(self, table: Table, vote: Vote, say: Words) -> None:
        super().__init__()
        every = len(vote.agreed) + len(vote.missing)
        mentions = " ".join(f"<@{user}>" for user in sorted(vote.missing))
        proposal = say.say("end-proposal", agreed=len(vote.agreed), all=every)
        self.add_text(proposal, mentions, *vote_lines(table, vote, say))
        if vote.missing:
            self.add_row(
                AGREE.button(say.say("end-agree"), ButtonStyle.danger, table.id),
                PLAY_ON.button(say.say("end-play-on"), ButtonStyle.success, table.id),
            )


class EndRefusal(Card):
    """The same card once somebody wants to play on."""

    def __init__(self, table: Table, user: int, say: Words) -> None:
        super().__init__()
        self.add_text(say.say("end-refused", name=marked_names(table)[table.seat_of(user)]))


async def agree(interaction: "Interaction", number: int) -> None:
    """Counts the clicker in; the last one ends the game."""
    table = await interaction.client.manager.table(number)
    card, _ = await agree_to_end(interaction, table)
    await show(interaction, card, is_new=False)


async def agree_to_end(interaction: "Interaction", table: Table) -> tuple[EndProposal, Vote]:
    """One more yes; gives the card as it is then."""
    manager, user = interaction.client.manager, interaction.user.id
    gone = await find_gone(interaction, table)
    await manager.agree_to_end(table.id, user, gone)
    vote = manager.vote(table, END, gone, user)
    return EndProposal(table, vote, words(table.settings.language)), vote


async def play_on(interaction: "Interaction", number: int) -> None:
    """Every yes is undone; the card says who wants to play on."""
    user = interaction.user.id
    table = await interaction.client.manager.play_on(number, user)
    await show(interaction, EndRefusal(table, user, words(table.settings.language)), is_new=False)


ACTS: Mapping[Control, Act] = {AGREE: agree, PLAY_ON: play_on}
