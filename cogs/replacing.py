"""Replacing somebody who is absent by a computer: all others who are there must agree, and any of them can wait."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.consent import Vote
from bot.errors import NotAtTable, UnknownName
from bot.table import Table
from bot.text import Words, words
from cogs.absent import marked_name, vote_lines
from cogs.card import Card
from cogs.controls import PERSON, TABLE, Act, Control
from cogs.direct import tell_replaced
from cogs.guard import publish, show, tell, words_for
from cogs.lobby import computer_name
from cogs.members import find_gone
from cogs.names import escape, plain

if TYPE_CHECKING:
    from cogs.guard import Interaction

REPLACE = Control("a", TABLE, PERSON)
"""One player's yes to replacing somebody."""
WAIT = Control("w", TABLE, PERSON)
"""One player's no."""
CHOSEN = re.compile(r"(?:<@!?)?(\d{1,20})>?")
"""A player as the list gives one, or as a mention."""


class ReplaceProposal(Card):
    """A question to all others, with the agreement so far."""

    def __init__(self, table: Table, absentee: int, vote: Vote, say: Words) -> None:
        super().__init__()
        every = len(vote.agreed) + len(vote.missing)
        name, mentions = marked_name(table, absentee), " ".join(f"<@{user}>" for user in sorted(vote.missing))
        proposal = say.say("replace-proposal", name=name, agreed=len(vote.agreed), all=every)
        self.add_text(proposal, mentions, *vote_lines(table, vote, say))
        self.add_row(
            REPLACE.button(say.say("replace-agree"), ButtonStyle.danger, table.id, absentee),
            WAIT.button(say.say("replace-wait"), ButtonStyle.success, table.id, absentee),
        )


class ReplaceOutcome(Card):
    """The same card once it is decided."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.add_text(text)


def read_player(text: str) -> int:
    """Whom somebody chose."""
    found = CHOSEN.fullmatch(text.strip())
    if not found:
        raise UnknownName(name=escape(plain(text)))
    return int(found[1])


async def propose(interaction: "Interaction", table: Table, absentee: int) -> None:
    """The first to agree; the others are asked by a card, where there are any."""
    card, vote = await _agree(interaction, table, absentee)
    if isinstance(card, ReplaceOutcome):
        await tell(interaction, words_for(interaction).say("replace-done"))
        await _settle(interaction, table, absentee)
    else:
        await publish(interaction, card, vote.missing)


async def agree(interaction: "Interaction", number: int, absentee: int) -> None:
    """Counts the clicker in; with the last one a computer sits down."""
    table = await interaction.client.manager.table(number)
    card, _ = await _agree(interaction, table, absentee)
    await show(interaction, card, is_new=False)
    if isinstance(card, ReplaceOutcome):
        await _settle(interaction, table, absentee)


async def _agree(interaction: "Interaction", table: Table, absentee: int) -> tuple[Card, Vote]:
    """One more yes; gives the card as it is then."""
    manager, user, say = interaction.client.manager, interaction.user.id, words(table.settings.language)
    gone = await find_gone(interaction, table)
    name = marked_name(table, absentee) if absentee in table.people else ""
    await manager.agree_to_replace(table.id, user, absentee, computer_name, gone)
    vote = manager.vote(table, absentee, gone, user)
    if absentee in table.people:
        return ReplaceProposal(table, absentee, vote, say), vote
    return ReplaceOutcome(say.say("replace-agreed", name=name)), vote


async def _settle(interaction: "Interaction", table: Table, absentee: int) -> None:
    """All hear of it, and the one who was replaced."""
    await tell_replaced(interaction.client, table, absentee)


async def wait(interaction: "Interaction", number: int, absentee: int) -> None:
    """Every yes is undone; the card says who wants to wait."""
    manager, user = interaction.client.manager, interaction.user.id
    table = await manager.keep_waiting(number, user, absentee)
    if absentee not in table.people:
        raise NotAtTable(person=absentee)
    say, names = words(table.settings.language), {"by": marked_name(table, user), "name": marked_name(table, absentee)}
    await show(interaction, ReplaceOutcome(say.say("replace-refused", **names)), is_new=False)


ACTS: Mapping[Control, Act] = {REPLACE: agree, WAIT: wait}
