"""Undo by agreement: the question, the vote card and the clicks on both."""

from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.errors import ProposalClosed, UnknownControl
from bot.games.contract import Seat
from bot.pictures.painter import Picture
from bot.records.undoing import Undoing
from bot.tables.allowance import Cost
from bot.tables.deputies import SETTLE_TIMEOUT
from bot.tables.due import lapses_at
from bot.tables.motions import ConsentKind, TakingBack, read_wish, undoing
from bot.tables.table import Table
from bot.tables.undoing import Outcome
from bot.tables.votes import Vote
from bot.words.words import Words
from cogs.cards.absent import marked_name, vote_lines
from cogs.cards.card import Card
from cogs.cards.controls import OPEN, SEAT, TABLE, TAKE_BACK, TURN, Act, Control
from cogs.cards.standing import CardPlace, Standing, answer_with_card
from cogs.panel.play import answering, show_panel
from cogs.replies.allowed import costs
from cogs.replies.guard import at, refuse, words_for
from cogs.replies.members import find_gone
from cogs.replies.names import marked_names, text_names
from cogs.replies.place import Reach
from cogs.replies.replies import show

if TYPE_CHECKING:
    from cogs.hall import Interaction


ASK = Control("undo-ask", TABLE, TURN, TURN, reach=Reach.PLAYER)
"""Puts it to the others, or does it where there are none: how many turns stay, and of how many."""
AGREE = Control("undo-yes", TABLE, SEAT, TURN, TURN)
"""One player's yes: whose wish it is, how many turns stay, and of how many."""
KEEP = Control("undo-no", TABLE, SEAT, TURN, TURN)
"""One player's no."""


class UndoQuestion(Card):
    """Tells whoever would take something back what the others will read; nothing has happened yet."""

    def __init__(self, table: Table, wish: TakingBack, found: Undoing, words: Words) -> None:
        super().__init__()
        self.add_text(words.say("undo-own", question=_question(table, found, words)), *_facts(table, found, words))
        label = words.say("undo-ask" if len(table.people) > 1 else "undo-now")
        self.add_row(
            OPEN.button(words.say("button-no"), ButtonStyle.primary, table.id),
            ASK.button(label, ButtonStyle.danger, table.id, wish.kept, wish.turns),
        )


class UndoProposal(Card):
    """The same to all others, with the agreement so far and its end in time."""

    def __init__(self, table: Table, wish: TakingBack, found: Undoing, vote: Vote, until: int) -> None:
        super().__init__()
        words, every = table.words, len(vote.agreed) + len(vote.missing)
        name, question = marked_names(table)[wish.seat], _question(table, found, words)
        self.add_text(words.say("undo-asks", name=name, question=question), *_facts(table, found, words))
        mentions = " ".join(f"<@{user}>" for user in sorted(vote.missing))
        count = words.say("undo-vote", agreed=len(vote.agreed), all=every, until=f"<t:{until}:R>")
        self.add_text(count, mentions, *vote_lines(table, vote, words))
        facts = (table.id, wish.seat, wish.kept, wish.turns)
        self.add_row(
            AGREE.button(words.say("undo-agree"), ButtonStyle.danger, *facts),
            KEEP.button(words.say("undo-keep"), ButtonStyle.success, *facts),
        )


class UndoOutcome(Card):
    """The same card once it is decided."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.add_text(text)


def _question(table: Table, found: Undoing, words: Words) -> str:
    """What would be asked again, as it was called out to all."""
    call = table.game.guide.call(table.rules.view(found.before, None), found.prompt)
    return words.with_symbols.tell(call, text_names(table), "call")


def _facts(table: Table, found: Undoing, words: Words) -> list[str]:
    """What would be undone besides, and who has learnt what since; in small print."""
    others, known = found.others, [seat for seat in (found.seat, *found.others) if not _is_secret(table, seat)]
    also = words.say("undo-others", names=_list(table, others, words)) if others else words.say("undo-nobody-else")
    lines = [also, words.say("undo-known", names=_list(table, known, words)), _drawn(table, found, words)]
    if table.game.declaration.foresight:
        lines.append(words.say("undo-orders"))
    return [f"-# • {line}" for line in lines]


def _is_secret(table: Table, seat: Seat) -> bool:
    """Whether nobody has seen yet what a seat has answered, who could still change it."""
    return table.can_go_back(seat)


def _drawn(table: Table, found: Undoing, words: Words) -> str:
    if not found.drawn_for:
        return words.say("undo-drawn-nothing")
    names = _list(table, found.drawn_for, words)
    seen = words.say("undo-drawn-all") if found.is_drawn_open else words.say("undo-drawn-some", names=names)
    return f"{seen} {words.say('undo-anew')}"


def _list(table: Table, seats: Iterable[Seat], words: Words) -> str:
    return words.listing([marked_names(table)[seat] for seat in seats])


@costs(Cost.REPLAY)
async def look(interaction: "Interaction", table_id: int) -> None:
    """Says what would be taken back, and who has learnt what; what concerns nobody else is taken back at once."""
    manager, user = interaction.client.manager, interaction.user.id
    async with answering(interaction, table_id):
        await manager.deputies.settle(table_id, SETTLE_TIMEOUT)
        wish, found = await manager.undo.look(table_id, user)
        table = await manager.table(table_id)
        if found.concerns_nobody:
            await show_panel(interaction, await manager.undo.ask(at(interaction, table_id), user, wish))
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
        await show_panel(interaction, await manager.undo.ask(at(interaction, table_id), user, wish, gone))


@costs(Cost.REPLAY)
async def agree(interaction: "Interaction", table_id: int, *facts: int) -> None:
    """Counts the clicker in; with the last one it is taken back."""
    table, wish = await interaction.client.manager.table(table_id), TakingBack(*facts)
    async with voting(interaction, table, wish):
        gone = await find_gone(interaction, table)
        await interaction.client.manager.undo.agree(at(interaction, table_id), interaction.user.id, wish, gone)


@costs(Cost.REPLAY)
async def keep(interaction: "Interaction", table_id: int, *facts: int) -> None:
    """Nothing is taken back; the card says who wants it so."""
    table, wish = await interaction.client.manager.table(table_id), TakingBack(*facts)
    async with voting(interaction, table, wish):
        await interaction.client.manager.undo.refuse(at(interaction, table_id), interaction.user.id, wish)


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
