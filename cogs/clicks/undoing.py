"""Taking back what others have seen: they must agree in time, and any of them can refuse."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from bot.errors import ProposalClosed, UnknownControl
from bot.pictures.painter import Picture
from bot.records.undoing import Undoing
from bot.tables.allowance import Cost
from bot.tables.deputies import SETTLE_TIMEOUT
from bot.tables.due import lapses_at
from bot.tables.motions import ConsentKind, TakingBack, read_wish, undoing
from bot.tables.table import Table
from bot.tables.undoing import Outcome
from bot.tables.votes import Vote
from cogs.cards.absent import marked_name
from cogs.cards.card import Card
from cogs.cards.controls import TAKE_BACK, Act, Control
from cogs.cards.undo import AGREE, ASK, KEEP, UndoOutcome, UndoProposal, UndoQuestion
from cogs.clicks.play import answering, show_panel
from cogs.posting.standing import CardPlace, Standing, answer_with_card
from cogs.replies.allowed import costs
from cogs.replies.guard import refuse, words_for
from cogs.replies.members import find_gone
from cogs.replies.names import marked_names
from cogs.replies.replies import show

if TYPE_CHECKING:
    from cogs.hall import Interaction


@costs(Cost.REPLAY)
async def look(interaction: "Interaction", table_id: int) -> None:
    """Says what would be taken back, and who has learnt what; what concerns nobody else is taken back at once."""
    manager, user = interaction.client.manager, interaction.user.id
    async with answering(interaction, table_id):
        await manager.deputies.settle(table_id, SETTLE_TIMEOUT)
        wish, found = await manager.undo.look(table_id, user)
        table = await manager.table(table_id)
        if found.concerns_nobody:
            await show_panel(interaction, await manager.undo.ask(table_id, user, wish, interaction.id))
        else:
            question = UndoQuestion(table, wish, found, words_for(interaction, table.game))
            await show(interaction, question, is_new=False)


@costs(Cost.REPLAY)
async def ask(interaction: "Interaction", table_id: int, kept: int, turns: int) -> None:
    """Puts it to the others, by a card that the announcer posts."""
    manager, user = interaction.client.manager, interaction.user.id
    async with answering(interaction, table_id):
        table = await manager.table(table_id)
        wish, gone = TakingBack(table.seat_of(user), kept, turns), await find_gone(interaction, table)
        await show_panel(interaction, await manager.undo.ask(table_id, user, wish, interaction.id, gone))


@costs(Cost.REPLAY)
async def agree(interaction: "Interaction", table_id: int, *facts: int) -> None:
    """Counts the clicker in; with the last one it is taken back."""
    table, wish = await interaction.client.manager.table(table_id), TakingBack(*facts)
    async with voting(interaction, table, wish):
        gone = await find_gone(interaction, table)
        await interaction.client.manager.undo.agree(table_id, interaction.user.id, wish, interaction.id, gone)


@costs(Cost.REPLAY)
async def keep(interaction: "Interaction", table_id: int, *facts: int) -> None:
    """Nothing is taken back; the card says who wants it so."""
    table, wish = await interaction.client.manager.table(table_id), TakingBack(*facts)
    async with voting(interaction, table, wish):
        await interaction.client.manager.undo.refuse(table_id, interaction.user.id, wish)


@asynccontextmanager
async def voting(interaction: "Interaction", table: Table, wish: TakingBack) -> AsyncIterator[None]:
    """The card shows how it stands then; a click that comes too late is told so. Raises `UnknownControl`."""
    if wish.seat >= len(table.seats):
        raise UnknownControl()
    late: ProposalClosed | None = None
    try:
        yield
    except ProposalClosed as error:
        late = error
    await answer_with_card(interaction, table, undoing(wish).code)
    if late:
        await refuse(interaction, late)


def _wish(place: CardPlace) -> TakingBack:
    """What a card is about."""
    return read_wish(place.subject)


async def _fetch(place: CardPlace) -> tuple[Outcome, Undoing | None]:
    """How it stands; as long as it is open, also what it is about."""
    undo, wish = place.bot.manager.undo, _wish(place)
    outcome = await undo.outcome(place.table, wish)
    return outcome, await undo.find(place.table, wish) if outcome is Outcome.OPEN else None


def _vote(place: CardPlace) -> Vote:
    return place.bot.manager.undo.vote(place.table, undoing(_wish(place)), place.table.gone)


def _is_open(place: CardPlace) -> bool:
    return place.bot.manager.undo.is_open(place.table, _wish(place))


def _shows(place: CardPlace) -> object:
    vote, refuser = _vote(place), place.table.refusals.get(undoing(_wish(place)))
    return _is_open(place), frozenset(vote.agreed), frozenset(vote.missing), refuser


def _make(place: CardPlace, _pictures: list[Picture]) -> Card:
    table, wish = place.table, _wish(place)
    outcome, found = place.facts
    if found:
        return UndoProposal(table, wish, found, _vote(place), lapses_at(table.consents, undoing(wish)) or 0)
    refuser = table.refusals.get(undoing(wish))
    if outcome is Outcome.REFUSED and refuser in table.people:
        return UndoOutcome(table.words.say("undo-refused", by=marked_name(table, refuser)))
    outcome = Outcome.LAPSED if outcome is Outcome.REFUSED else outcome  # whoever refused it has left since
    return UndoOutcome(table.words.say(f"undo-{outcome}", name=marked_names(table)[wish.seat]))


CARDS: Mapping[str, Standing] = {
    ConsentKind.UNDO: Standing(
        shows=_shows,
        make=_make,
        is_closed=lambda place: not _is_open(place),
        called=lambda place: _vote(place).missing,
        fetch=_fetch,
    )
}

ACTS: Mapping[Control, Act] = {TAKE_BACK: look, ASK: ask, AGREE: agree, KEEP: keep}
