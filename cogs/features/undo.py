"""Undo by agreement: the question, the vote card and the clicks on both."""

from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.errors import ProposalClosed, UnknownControl
from bot.games.contract import Seat
from bot.records.undo_preview import UndoPreview
from bot.tables.allowance import Cost
from bot.tables.motions import ConsentKind, Motion, TakingBack, read_undo, undoing
from bot.tables.table import Table
from bot.tables.undo_votes import Outcome
from bot.tables.votes import Vote
from bot.words.words import Words
from cogs.cards.awaited import tell_call
from cogs.cards.card import Card, Word
from cogs.cards.controls import OPEN, SEAT, TABLE, TAKE_BACK, TURN, Act, Control
from cogs.cards.live import CardPlace, LiveCard, answer_with_card
from cogs.cards.votes import Answer, Ballot, VoteCard, refuser_name, vote_card
from cogs.panel.play import answering, show_panel
from cogs.replies.allowed import costs
from cogs.replies.guard import at, refuse, words_for
from cogs.replies.members import find_gone
from cogs.replies.names import marked_names
from cogs.replies.place import Reach
from cogs.replies.replies import show

if TYPE_CHECKING:
    from cogs.hall import Interaction


ASK = Control("undo-ask", TABLE, TURN, TURN, reach=Reach.PLAYER)
"""Starts a vote, or undoes at once without other players; the id holds the numbers of kept and of all turns."""
AGREE = Control("undo-yes", TABLE, SEAT, TURN, TURN)
"""A player's yes; the id holds the seat that asked, and the numbers of turns to keep and at that time."""
KEEP = Control("undo-no", TABLE, SEAT, TURN, TURN)
"""A player's no to the undo."""
BALLOT = Ballot(
    "undo-vote", Answer(AGREE, "undo-agree", ButtonStyle.danger), Answer(KEEP, "undo-keep", ButtonStyle.success)
)


class UndoQuestion(Card):
    """Shows the player what the others will read, and asks for confirmation."""

    def __init__(self, table: Table, undo: TakingBack, found: UndoPreview, words: Words) -> None:
        super().__init__()
        self.add_text(words.say("undo-own", question=_question(table, found, words)), *_facts(table, found, words))
        label = words.say("undo-ask" if len(table.people) > 1 else "undo-now")
        self.add_row(
            OPEN.button(words.say("button-no"), ButtonStyle.primary, table.id),
            ASK.button(label, ButtonStyle.danger, table.id, undo.kept, undo.turns),
        )


class UndoProposal(VoteCard):
    """Asks the other players to agree to an undo; shows the votes so far and the deadline."""

    def __init__(self, table: Table, undo: TakingBack, found: UndoPreview, vote: Vote) -> None:
        words, name = table.words, marked_names(table)[undo.seat]
        asks = words.say("undo-asks", name=name, question=_question(table, found, words))
        super().__init__(table, undoing(undo), vote, BALLOT, (asks, *_facts(table, found, words)))


def _question(table: Table, found: UndoPreview, words: Words) -> str:
    """Return the question that would be asked again, worded as in its call."""
    call = table.game.guide.call(table.rules.view(found.before, None), found.prompt)
    return tell_call(call, table, 1, words)


def _facts(table: Table, found: UndoPreview, words: Words) -> list[str]:
    """List in small print what else would be undone, and which players have learned secrets since."""
    others, known = found.others, [seat for seat in (found.seat, *found.others) if not _is_secret(table, seat)]
    also = words.say("undo-others", names=_list(table, others, words)) if others else words.say("undo-nobody-else")
    revealed = [words.say("undo-known", names=_list(table, known, words))] if known else []
    lines = [also, *revealed, _drawn(table, found, words)]
    if table.game.declaration.foresight:
        lines.append(words.say("undo-orders"))
    return [f"-# • {line}" for line in lines]


def _is_secret(table: Table, seat: Seat) -> bool:
    """True if a seat's answer is still secret, so that the player may change it alone."""
    return table.can_go_back(seat)


def _drawn(table: Table, found: UndoPreview, words: Words) -> str:
    if not found.drawn_for:
        return words.say("undo-drawn-nothing")
    names = _list(table, found.drawn_for, words)
    seen = words.say("undo-drawn-all") if found.is_drawn_open else words.say("undo-drawn-some", names=names)
    return f"{seen} {words.say('undo-anew')}"


def _list(table: Table, seats: Iterable[Seat], words: Words) -> str:
    return words.listing([marked_names(table)[seat] for seat in seats])


@costs(Cost.REPLAY)
async def look(interaction: "Interaction", table_id: int) -> None:
    """Show what would be undone and who has learned secrets since; undo at once if that concerns no other player."""
    manager, user = interaction.client.manager, interaction.user.id
    async with answering(interaction, table_id):
        await manager.deputies.settle(table_id, interaction.client.timing.settle_timeout)
        undo, found = await manager.undo_votes.look(table_id, user)
        table = await manager.table(table_id)
        if found.concerns_nobody:
            await show_panel(interaction, await manager.undo_votes.ask(at(interaction, table_id), user, undo))
        else:
            question = UndoQuestion(table, undo, found, words_for(interaction, table.game))
            await show(interaction, question, is_new=False)


@costs(Cost.REPLAY)
async def ask(interaction: "Interaction", table_id: int, kept: int, turns: int) -> None:
    """Start a vote; the announcer posts its card."""
    manager, user = interaction.client.manager, interaction.user.id
    async with answering(interaction, table_id):
        table = await manager.table(table_id)
        undo, gone = TakingBack(table.seat_of(user), kept, turns), await find_gone(interaction, table)
        await show_panel(interaction, await manager.undo_votes.ask(at(interaction, table_id), user, undo, gone))


@costs(Cost.REPLAY)
async def agree(interaction: "Interaction", table_id: int, *facts: int) -> None:
    """Count the clicker's yes; if no other vote is missing, the turns are undone."""
    table, undo = await interaction.client.manager.table(table_id), TakingBack(*facts)
    async with voting(interaction, table, undo):
        gone = await find_gone(interaction, table)
        await interaction.client.manager.undo_votes.agree(at(interaction, table_id), interaction.user.id, undo, gone)


@costs(Cost.REPLAY)
async def keep(interaction: "Interaction", table_id: int, *facts: int) -> None:
    """Refuse the undo; the card names the player who refused."""
    table, undo = await interaction.client.manager.table(table_id), TakingBack(*facts)
    async with voting(interaction, table, undo):
        await interaction.client.manager.undo_votes.refuse(at(interaction, table_id), interaction.user.id, undo)


@asynccontextmanager
async def voting(interaction: "Interaction", table: Table, undo: TakingBack) -> AsyncIterator[None]:
    """Context manager: update the card after a vote, and explain a late click. Raises `UnknownControl`."""
    if undo.seat >= len(table.now.seats):
        raise UnknownControl()
    late: ProposalClosed | None = None
    try:
        yield
    except ProposalClosed as error:
        late = error
    await answer_with_card(interaction, table, undoing(undo).code)
    if late:
        await refuse(interaction, late)


def _undo_of(place: CardPlace) -> TakingBack:
    """Return the undo that a card is about."""
    return read_undo(place.subject)


async def _fetch(place: CardPlace) -> tuple[Outcome, UndoPreview | None]:
    """Return the outcome of a proposal; while it is open, also what would be undone."""
    votes, undo = place.bot.manager.undo_votes, _undo_of(place)
    outcome = await votes.outcome(place.table, undo)
    return outcome, await votes.find(place.table, undo) if outcome is Outcome.OPEN else None


def _is_closed(place: CardPlace) -> bool:
    return not place.bot.manager.undo_votes.is_open(place.table, _undo_of(place))


def _make(place: CardPlace, motion: Motion, vote: Vote) -> Card:
    table, undo = place.table, _undo_of(place)
    outcome, found = place.facts
    if found:
        return UndoProposal(table, undo, found, vote)
    by = refuser_name(table, motion)
    if outcome is Outcome.REFUSED and by:
        return Word(table.words.say("undo-refused", by=by))
    outcome = Outcome.LAPSED if outcome is Outcome.REFUSED else outcome  # the player who refused has left the table
    return Word(table.words.say(f"undo-{outcome}", name=marked_names(table)[undo.seat]))


CARDS: Mapping[str, LiveCard] = {ConsentKind.UNDO: vote_card(_make, _is_closed, fetch=_fetch)}

ACTS: Mapping[Control, Act] = {TAKE_BACK: look, ASK: ask, AGREE: agree, KEEP: keep}
