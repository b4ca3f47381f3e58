"""Replacing an absent player with a computer, by a vote of the other players."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.errors import UnknownName
from bot.tables.allowance import Cost
from bot.tables.motions import Motion, read_motion, replacing
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.votes import Vote
from cogs.cards.absent import marked_name
from cogs.cards.card import Card, Word
from cogs.cards.controls import PERSON, PROPOSE_REPLACING, TABLE, WHOLE, Act, Control
from cogs.cards.live import CardPlace, answer_with_card, publish_card
from cogs.cards.votes import Answer, Ballot, VoteCard, refuser_name, vote_card
from cogs.features.lobby import computer_name
from cogs.posting.direct import tell_replaced
from cogs.replies.allowed import costs
from cogs.replies.guard import at, words_for
from cogs.replies.members import find_gone
from cogs.replies.names import escape, plain, replaced_name
from cogs.replies.phrases import words_at
from cogs.replies.replies import tell

if TYPE_CHECKING:
    from cogs.hall import Interaction


REPLACE = Control("a", TABLE, PERSON)
"""A player's yes to replacing an absent player."""
WAIT = Control("w", TABLE, PERSON)
"""A player's vote to keep waiting."""
BALLOT = Ballot(
    "replace-proposal",
    Answer(REPLACE, "replace-agree", ButtonStyle.danger),
    Answer(WAIT, "replace-wait", ButtonStyle.success),
)
CHOSEN = re.compile(rf"(?:<@!?)?({WHOLE})>?", re.ASCII)
"""A player as a user id or a mention."""


def read_player(text: str) -> int:
    """Parse the chosen player. Raises `UnknownName`."""
    found = CHOSEN.fullmatch(text.strip())
    if not found:
        raise UnknownName(name=escape(plain(text)))
    return int(found[1])


def _is_closed(place: CardPlace) -> bool:
    table, motion = place.table, read_motion(place.kind)
    return table.now.status is not Status.RUNNING or motion.person not in table.people or motion in table.now.refusals


def _make(place: CardPlace, motion: Motion, vote: Vote) -> Card:
    table, words, absentee = place.table, words_at(place.bot, place.table), int(motion.subject)
    if name := replaced_name(table, absentee):
        return Word(words.say("replace-agreed", name=name))
    if absentee not in table.people:
        return Word(words.say("seat-settled"))
    name = marked_name(table, absentee)
    if by := refuser_name(table, motion):
        return Word(words.say("replace-refused", by=by, name=name))
    return VoteCard(table, motion, vote, BALLOT, name=name)


REPLACE_CARD = vote_card(_make, _is_closed)


async def propose(interaction: "Interaction", table: Table, absentee: int) -> None:
    """Start a vote with the user's yes; without other voters, a computer takes the seat at once."""
    await count_in(interaction, table, absentee)
    if absentee in table.people:
        await publish_card(interaction, table, replacing(absentee).code, is_called=True)
    else:
        await tell(interaction, words_for(interaction).say("replace-done"))


@costs(Cost.CARD)
async def propose_by_button(interaction: "Interaction", table_id: int, absentee: int) -> None:
    """Start a vote from the button below a message; the message keeps its button."""
    await propose(interaction, await interaction.client.manager.table(table_id), absentee)


@costs(Cost.CLICK)
async def agree(interaction: "Interaction", table_id: int, absentee: int) -> None:
    """Count the clicker's yes; if no other vote is missing, a computer takes the seat."""
    table = await interaction.client.manager.table(table_id)
    await count_in(interaction, table, absentee)
    await answer_with_card(interaction, table, replacing(absentee).code)


async def count_in(interaction: "Interaction", table: Table, absentee: int) -> None:
    """Save the user's yes; if the vote passes, inform the replaced player."""
    gone = await find_gone(interaction, table)
    await interaction.client.manager.consent.agree_to_replace(
        at(interaction, table.id), interaction.user.id, absentee, computer_name, gone
    )
    if absentee not in table.people:
        await tell_replaced(interaction.client, table, absentee)


@costs(Cost.CLICK)
async def wait(interaction: "Interaction", table_id: int, absentee: int) -> None:
    """Discard all yes votes; the card names the player who refused. Raises `NotAtTable`."""
    user = interaction.user.id
    table = await interaction.client.manager.consent.keep_waiting(at(interaction, table_id), user, absentee)
    await answer_with_card(interaction, table, replacing(absentee).code)


ACTS: Mapping[Control, Act] = {REPLACE: agree, WAIT: wait, PROPOSE_REPLACING: propose_by_button}
