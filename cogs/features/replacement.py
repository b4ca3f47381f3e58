"""Replacing an absent player by a computer: a vote of the others."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.errors import UnknownName
from bot.pictures.painter import Picture
from bot.tables.allowance import Cost
from bot.tables.motions import replacing
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.votes import Vote
from bot.words.words import Words
from cogs.cards.absent import marked_name, vote_lines
from cogs.cards.card import Card, Word
from cogs.cards.controls import PERSON, SUBSTITUTE, TABLE, WHOLE, Act, Control
from cogs.cards.standing import CardPlace, Standing, answer_with_card, publish_card
from cogs.features.lobby import computer_name
from cogs.posting.direct import tell_replaced
from cogs.replies.allowed import costs
from cogs.replies.guard import at, words_for
from cogs.replies.members import find_gone
from cogs.replies.names import escape, plain, replaced_name
from cogs.replies.replies import tell

if TYPE_CHECKING:
    from cogs.hall import Interaction


REPLACE = Control("a", TABLE, PERSON)
"""One player's yes to replacing somebody who is absent."""
WAIT = Control("w", TABLE, PERSON)
"""One player's no."""
CHOSEN = re.compile(rf"(?:<@!?)?({WHOLE})>?", re.ASCII)
"""A player as the list gives one, or as a mention."""


class ReplaceProposal(Card):
    """A question to all others, with the agreement so far."""

    def __init__(self, table: Table, absentee: int, vote: Vote, words: Words) -> None:
        super().__init__()
        every = len(vote.agreed) + len(vote.missing)
        name, mentions = marked_name(table, absentee), " ".join(f"<@{user}>" for user in sorted(vote.missing))
        proposal = words.say("replace-proposal", name=name, agreed=len(vote.agreed), all=every)
        self.add_text(proposal, mentions, *vote_lines(table, vote, words))
        self.add_row(
            REPLACE.button(words.say("replace-agree"), ButtonStyle.danger, table.id, absentee),
            WAIT.button(words.say("replace-wait"), ButtonStyle.success, table.id, absentee),
        )


def read_player(text: str) -> int:
    """Whom somebody chose. Raises `UnknownName`."""
    found = CHOSEN.fullmatch(text.strip())
    if not found:
        raise UnknownName(name=escape(plain(text)))
    return int(found[1])


def _is_closed(place: CardPlace) -> bool:
    table, motion = place.table, replacing(int(place.subject))
    return table.status is not Status.RUNNING or motion.person not in table.people or motion in table.refusals


def _shows(place: CardPlace) -> object:
    table, absentee = place.table, int(place.subject)
    if absentee not in table.people and not replaced_name(table, absentee):
        return None  # whoever it was about has left since, or was replaced before a restart
    vote = place.bot.manager.consent.vote(table, replacing(absentee), table.gone)
    return frozenset(vote.agreed), frozenset(vote.missing), _is_closed(place)


def _make(place: CardPlace, _pictures: list[Picture]) -> Card:
    table, absentee, words = place.table, int(place.subject), place.table.words
    if name := replaced_name(table, absentee):
        return Word(words.say("replace-agreed", name=name))
    refuser = table.refusals.get(replacing(absentee))
    if refuser in table.people:
        names = {"by": marked_name(table, refuser), "name": marked_name(table, absentee)}
        return Word(words.say("replace-refused", **names))
    return ReplaceProposal(
        table, absentee, place.bot.manager.consent.vote(table, replacing(absentee), table.gone), words
    )


REPLACE_CARD = Standing(
    shows=_shows,
    make=_make,
    is_closed=_is_closed,
    called=lambda place: (
        place.bot.manager.consent.vote(place.table, replacing(int(place.subject)), place.table.gone).missing
    ),
)


async def propose(interaction: "Interaction", table: Table, absentee: int) -> None:
    """The first to agree; the others are asked by a card, where there are any."""
    await count_in(interaction, table, absentee)
    if absentee in table.people:
        await publish_card(interaction, table, replacing(absentee).code, is_called=True)
    else:
        await tell(interaction, words_for(interaction).say("replace-done"))


@costs(Cost.CARD)
async def substitute(interaction: "Interaction", table_id: int, absentee: int) -> None:
    """The same by a button below what happened, which stays as it is."""
    await propose(interaction, await interaction.client.manager.table(table_id), absentee)


@costs(Cost.CLICK)
async def agree(interaction: "Interaction", table_id: int, absentee: int) -> None:
    """Counts the clicker in; with the last one a computer sits down."""
    table = await interaction.client.manager.table(table_id)
    await count_in(interaction, table, absentee)
    await answer_with_card(interaction, table, replacing(absentee).code)


async def count_in(interaction: "Interaction", table: Table, absentee: int) -> None:
    """One more yes; the last one is told to whoever was replaced."""
    gone = await find_gone(interaction, table)
    await interaction.client.manager.consent.agree_to_replace(
        at(interaction, table.id), interaction.user.id, absentee, computer_name, gone
    )
    if absentee not in table.people:
        await tell_replaced(interaction.client, table, absentee)


@costs(Cost.CLICK)
async def wait(interaction: "Interaction", table_id: int, absentee: int) -> None:
    """Every yes is undone; the card says who wants to wait. Raises `NotAtTable`."""
    user = interaction.user.id
    table = await interaction.client.manager.consent.keep_waiting(at(interaction, table_id), user, absentee)
    await answer_with_card(interaction, table, replacing(absentee).code)


ACTS: Mapping[Control, Act] = {REPLACE: agree, WAIT: wait, SUBSTITUTE: substitute}
