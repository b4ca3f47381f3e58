"""Ending a game by consent: everyone who plays must agree, and anyone can turn it down."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.pictures.painter import Picture
from bot.tables.consent import Vote
from bot.tables.motions import END
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words.words import Words
from cogs.cards.absent import vote_lines
from cogs.cards.card import Card
from cogs.cards.controls import TABLE, Act, Control
from cogs.posting.standing import CardPlace, Standing, answer_with_card
from cogs.replies.members import find_gone
from cogs.replies.names import marked_names

if TYPE_CHECKING:
    from cogs.hall import Interaction

AGREE = Control("e", TABLE)
"""One player's yes to the end."""
PLAY_ON = Control("k", TABLE)
"""One player's no."""


class EndProposal(Card):
    """A question to all, with the agreement so far."""

    def __init__(self, table: Table, vote: Vote, words: Words) -> None:
        super().__init__()
        every = len(vote.agreed) + len(vote.missing)
        mentions = " ".join(f"<@{user}>" for user in sorted(vote.missing))
        proposal = words.say("end-proposal", agreed=len(vote.agreed), all=every)
        self.add_text(proposal, mentions, *vote_lines(table, vote, words))
        if vote.missing and table.status is Status.RUNNING:
            self.add_row(
                AGREE.button(words.say("end-agree"), ButtonStyle.danger, table.id),
                PLAY_ON.button(words.say("end-play-on"), ButtonStyle.success, table.id),
            )


class EndRefusal(Card):
    """The same card once somebody wants to play on."""

    def __init__(self, table: Table, user: int, words: Words) -> None:
        super().__init__()
        self.add_text(words.say("end-refused", name=marked_names(table)[table.seat_of(user)]))


def _shows(place: CardPlace) -> object:
    table = place.table
    vote = place.bot.manager.consent.vote(table, END, table.gone)
    return table.status, frozenset(vote.agreed), frozenset(vote.missing), table.refusals.get(END)


def _make(place: CardPlace, _pictures: list[Picture]) -> Card:
    table = place.table
    words, refuser = table.words, table.refusals.get(END)
    if refuser in table.people:
        return EndRefusal(table, refuser, words)
    return EndProposal(table, place.bot.manager.consent.vote(table, END, table.gone), words)


CARDS: Mapping[str, Standing] = {
    END.card: Standing(
        shows=_shows,
        make=_make,
        is_closed=lambda place: place.table.status is not Status.RUNNING or END in place.table.refusals,
        called=lambda place: place.bot.manager.consent.vote(place.table, END, place.table.gone).missing,
    )
}


async def agree(interaction: "Interaction", table_id: int) -> None:
    """Counts the clicker in; the last one ends the game."""
    table = await interaction.client.manager.table(table_id)
    await agree_to_end(interaction, table)
    await answer_with_card(interaction, table, END.card)


async def agree_to_end(interaction: "Interaction", table: Table) -> None:
    """One more yes."""
    gone = await find_gone(interaction, table)
    await interaction.client.manager.consent.agree_to_end(table.id, interaction.user.id, gone)


async def play_on(interaction: "Interaction", table_id: int) -> None:
    """Every yes is undone; the card says who wants to play on."""
    table = await interaction.client.manager.consent.play_on(table_id, interaction.user.id)
    table.refusals.setdefault(END, interaction.user.id)  # an old card, on which nobody's yes stands any more
    await answer_with_card(interaction, table, END.card)


ACTS: Mapping[Control, Act] = {AGREE: agree, PLAY_ON: play_on}
