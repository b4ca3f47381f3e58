"""Seats that go to somebody else: votes on cards, offers that are taken, and a moderator's word."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.errors import NotModerator
from bot.pictures.painter import Picture
from bot.tables.allowance import Cost
from bot.tables.due import lapses_at
from bot.tables.lobby import Namer
from bot.tables.motions import ConsentKind, Motion, read_motion
from bot.tables.status import Status
from bot.tables.table import Table
from cogs.cards.card import Card, Word
from cogs.cards.controls import Act, Control
from cogs.cards.seats import ASK, NO, NOW, YES, ModeratorSeatQuestion, SeatQuestion, seat_facts
from cogs.clicks.lobby import computer_name, is_moderator
from cogs.clicks.play import show_panel
from cogs.clicks.replacing import REPLACE_CARD, count_in
from cogs.posting.direct import tell_seat_lost
from cogs.posting.standing import CardPlace, Standing, answer_with_card, publish_card
from cogs.replies.allowed import costs
from cogs.replies.guard import words_for
from cogs.replies.members import find_gone, find_newcomer
from cogs.replies.replies import show

if TYPE_CHECKING:
    from cogs.hall import Interaction


def _is_closed(place: CardPlace) -> bool:
    table, motion = place.table, read_motion(place.kind)
    is_settled = motion.heir in table.people or not _has_seat(table, motion)
    is_asked = place.bot.manager.seating.is_open(table, motion)
    return table.status is not Status.RUNNING or is_settled or not is_asked


def _has_seat(table: Table, motion: Motion) -> bool:
    """Whether the seat is still as it was when this was brought up."""
    if motion.kind is ConsentKind.JOIN:
        return bool(table.seats[int(motion.subject.partition(".")[0])].computer)
    return motion.sitter in table.people


def _shows(place: CardPlace) -> object:
    table, motion = place.table, read_motion(place.kind)
    vote = place.bot.manager.seating.vote(table, motion, table.gone)
    return frozenset(vote.agreed), frozenset(vote.missing), _is_closed(place)


def _make(place: CardPlace, _pictures: list[Picture]) -> Card:
    table, motion, words = place.table, read_motion(place.kind), place.table.words
    if _is_closed(place):
        return Word(words.say(f"seat-{_outcome(table, motion)}", **_outcome_facts(table, motion)))
    vote = place.bot.manager.seating.vote(table, motion, table.gone)
    givers = table.agreed(motion) - {motion.sitter, motion.heir}
    who = "moderator" if motion.kind is ConsentKind.OFFER and givers else "player"
    ends: dict[str, str | int] = {
        "until": f"<t:{lapses_at(table.consents, motion)}:R>",
        "who": who,
        "by": " ".join(f"<@{user}>" for user in sorted(givers)),
    }
    return SeatQuestion(table, motion, vote, words, ends)


def _outcome(table: Table, motion: Motion) -> str:
    """What became of it, in a word."""
    if motion.heir in table.people:
        return "taken"
    if table.refusals.get(motion):
        return "refused"
    return "lapsed" if table.status is Status.RUNNING and _has_seat(table, motion) else "settled"


def _outcome_facts(table: Table, motion: Motion) -> dict[str, str]:
    return {**seat_facts(table, motion), "by": f"<@{table.refusals.get(motion, 0)}>"}


SEAT_CARD = Standing(
    shows=_shows,
    make=_make,
    is_closed=_is_closed,
    called=lambda place: place.bot.manager.seating.vote(place.table, read_motion(place.kind), place.table.gone).missing,
)


def _standing(place: CardPlace) -> Standing:
    """Where somebody is to be replaced by a computer, the card has buttons of its own."""
    return SEAT_CARD if read_motion(place.kind).heir else REPLACE_CARD


CARDS: Mapping[str, Standing] = {
    **dict.fromkeys((ConsentKind.KICK, ConsentKind.OFFER, ConsentKind.JOIN), SEAT_CARD),
    ConsentKind.REPLACE: Standing(
        shows=lambda place: _standing(place).shows(place),
        make=lambda place, pictures: _standing(place).make(place, pictures),
        is_closed=lambda place: _standing(place).is_closed(place),
        called=lambda place: _standing(place).called(place),
    ),
}


async def propose(interaction: "Interaction", table: Table, motion: Motion) -> None:
    """Brings it up; those who have to agree are asked by a card, once."""
    was_open = interaction.client.manager.seating.is_open(table, motion)
    await _bring_up(interaction, table, motion)
    await publish_card(interaction, table, motion.code, is_called=not was_open)
    if motion.heir == interaction.user.id and motion.heir in table.people:  # all others have left
        interaction.client.manager.attention.lose(table.id, interaction.user.id)


async def _bring_up(interaction: "Interaction", table: Table, motion: Motion) -> None:
    gone, name = await find_gone(interaction, table), await _namer(interaction, motion)
    await interaction.client.manager.seating.propose(table.id, interaction.user.id, motion, name, gone)
    await _close_lost_seat(interaction, table, motion)


@costs(Cost.CLICK)
async def agree(interaction: "Interaction", table_id: int, code: str) -> None:
    """Counts the clicker in; whoever sits down by that finds their panel."""
    manager, motion = interaction.client.manager, read_motion(code)
    gone, name = await find_gone(interaction, await manager.table(table_id)), await _namer(interaction, motion)
    table = await manager.seating.agree(table_id, interaction.user.id, motion, name, gone)
    await answer_with_card(interaction, table, code)
    await _close_lost_seat(interaction, table, motion)
    if motion.heir == interaction.user.id and motion.heir in table.people:
        await show_panel(interaction, table, is_new=True)


async def _close_lost_seat(interaction: "Interaction", table: Table, motion: Motion) -> None:
    """Whoever has lost their seat sees nothing of it any more, and is told, unless it was their own wish."""
    if motion.sitter is None or motion.sitter in table.people:
        return
    await interaction.client.panels.close(motion.sitter, table.id)
    if motion.kind is not ConsentKind.OFFER or motion.sitter not in table.agreed(motion):
        await tell_seat_lost(interaction.client, table, motion.sitter)


async def _namer(interaction: "Interaction", motion: Motion) -> Namer:
    """Gives the name of whoever is to sit down."""
    if motion.heir is None:
        return computer_name
    name = await find_newcomer(interaction, motion.heir)
    return lambda _table: name


@costs(Cost.CLICK)
async def refuse(interaction: "Interaction", table_id: int, code: str) -> None:
    """Every yes is undone; the card says by whom."""
    table = await interaction.client.manager.seating.refuse(table_id, interaction.user.id, read_motion(code))
    await answer_with_card(interaction, table, code)


async def ask_moderator(interaction: "Interaction", table: Table, motion: Motion) -> None:
    """Asks once more whoever could do it at once."""
    question = ModeratorSeatQuestion(table, interaction.user.id, motion, words_for(interaction))
    await show(interaction, question, is_new=True)


@costs(Cost.CLICK)
async def impose(interaction: "Interaction", table_id: int, code: str) -> None:
    """Does it in the name of a moderator; whoever is to sit down is asked by a card. Raises `NotModerator`."""
    if not is_moderator(interaction):
        raise NotModerator()
    motion, manager = read_motion(code), interaction.client.manager
    name = await _namer(interaction, motion)
    table = await manager.seating.impose(table_id, interaction.user.id, motion, name)
    await _close_lost_seat(interaction, table, motion)
    done = words_for(interaction).say("seat-offered" if motion.heir else "replace-done")
    await show(interaction, Word(done), is_new=False)


@costs(Cost.CLICK)
async def ask_players(interaction: "Interaction", table_id: int, code: str) -> None:
    """Puts it to the vote instead; the announcer posts the card."""
    table, motion = await interaction.client.manager.table(table_id), read_motion(code)
    if motion.absentee and not motion.heir:
        await count_in(interaction, table, motion.absentee)
    else:
        await _bring_up(interaction, table, motion)
    await show(interaction, Word(words_for(interaction).say("end-asked")), is_new=False)


ACTS: Mapping[Control, Act] = {YES: agree, NO: refuse, NOW: impose, ASK: ask_players}
