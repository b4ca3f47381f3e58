"""What a click on a panel does: one call to the manager, then the panel as it is now."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from discord import ButtonStyle

from bot.errors import (
    ClosedPrompt,
    NotRunning,
    NoWayBack,
    ProposalClosed,
    RulesChanged,
    UnknownAnswer,
    WrongNumber,
    WrongSeat,
)
from bot.games.contract import Seat
from bot.tables.allowance import Cost
from bot.tables.lobby import LOBBY_CARD
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.controls import (
    BACK,
    BOARD,
    CHOOSE,
    CONFIRM,
    DOUBT,
    OPEN,
    PICK,
    REOPEN,
    RESTART,
    SHORTCUT,
    SINCE,
    TABLE,
    TOGGLE,
    Act,
    Control,
    picked_values,
)
from cogs.cards.live import publish_card
from cogs.hall import Interaction
from cogs.panel.since import since_cards
from cogs.panel.subjects import is_doubtful
from cogs.pictures.board import show_board
from cogs.replies.allowed import costs
from cogs.replies.guard import at, refuse, words_for
from cogs.replies.names import marked_names
from cogs.replies.place import Reach, is_direct
from cogs.replies.replies import show

RETURN = Control("return", TABLE, reach=Reach.PLAYER)
"""Gives the clicker's seat back."""
STALE = (
    *(ClosedPrompt, NoWayBack, NotRunning, ProposalClosed, RulesChanged),
    *(UnknownAnswer, WrongNumber, WrongSeat),
)
"""What a panel meets that no longer shows what is."""


async def show_panel(
    interaction: "Interaction", table: "Table", is_new: bool = False, doubted: tuple[str, str] | None = None
) -> None:
    """The clicker's panel as it is now, perhaps asking once more; then what is due to be said to all."""
    await interaction.client.panels.show(interaction, table, is_new, doubted)
    interaction.client.announcer.catch_up(table.id, interaction)


@asynccontextmanager
async def answering(interaction: "Interaction", table_id: int) -> AsyncIterator[None]:
    """An old panel or a second click is refused with the panel as it is now."""
    try:
        yield
    except STALE as error:
        table = await interaction.client.manager.table(table_id)
        if is_private(interaction, table):
            await show_panel(interaction, table)
        await refuse(interaction, error)


def is_private(interaction: "Interaction", table: Table) -> bool:
    """Whether the clicked message is the clicker's own panel."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or is_direct(interaction, table))


@costs(Cost.CLICK)
async def open_panel(interaction: "Interaction", table_id: int) -> None:
    """Shows the panel, in its own place when it is clicked there."""
    table = await interaction.client.manager.table(table_id)
    await show_place(interaction, table, is_new=not is_private(interaction, table))


async def show_place(interaction: "Interaction", table: "Table", is_new: bool) -> None:
    """The clicker's panel; for whoever left, the way back. Raises `NotSeated`."""
    if interaction.user.id in table.people or not await show_lost_seat(interaction, table, is_new):
        await show_panel(interaction, table, is_new)


async def show_lost_seat(interaction: "Interaction", table: "Table", is_new: bool = False) -> bool:
    """Shows the way back to a seat that a computer holds; False where there is none."""
    seat = await interaction.client.manager.consent.lost_seat(table, interaction.user.id)
    if seat is not None:
        await show(interaction, LostSeat(table, seat, words_for(interaction, table.game)), is_new)
        interaction.client.announcer.catch_up(table.id, interaction)
    return seat is not None


@costs(Cost.CLICK)
async def choose(interaction: "Interaction", table_id: int, prompt: str, option: str) -> None:
    """Answers, then shows what comes next."""
    async with answering(interaction, table_id):
        manager, picks = interaction.client.manager, (option,) if option else ()
        table = await manager.play.answer(at(interaction, table_id), interaction.user.id, prompt, picks)
        await show_panel(interaction, table)


@costs(Cost.CLICK)
async def take_shortcut(interaction: "Interaction", table_id: int, prompt: str, chain: str) -> None:
    """Gives a whole chain of answers, then shows what comes next."""
    async with answering(interaction, table_id):
        play, user = interaction.client.manager.play, interaction.user.id
        await show_panel(interaction, await play.answer_chain(at(interaction, table_id), user, prompt, chain))


@costs(Cost.CLICK)
async def toggle(interaction: "Interaction", table_id: int, prompt: str, picks: str) -> None:
    """Keeps what is picked now, and shows it."""
    async with answering(interaction, table_id):
        play, user = interaction.client.manager.play, interaction.user.id
        await show_panel(interaction, await play.draft_written(at(interaction, table_id), user, prompt, picks))


@costs(Cost.CLICK)
async def ask_again(interaction: "Interaction", table_id: int, prompt: str, option: str) -> None:
    """Asks once more, if there is reason to by now; else it is the answer."""
    table = await interaction.client.manager.table(table_id)
    if is_doubtful(table, table.seat_of(interaction.user.id), prompt, option):
        await show_panel(interaction, table, doubted=(prompt, option))
    else:
        await choose(interaction, table_id, prompt, option)


@costs(Cost.CLICK)
async def pick(interaction: "Interaction", table_id: int, prompt: str) -> None:
    """A single pick answers; several are kept and shown for confirming."""
    async with answering(interaction, table_id):
        manager, picks = interaction.client.manager, picked_values(interaction)
        table = await manager.play.pick(at(interaction, table_id), interaction.user.id, prompt, picks)
        await show_panel(interaction, table)


@costs(Cost.CLICK)
async def confirm(interaction: "Interaction", table_id: int, prompt: str) -> None:
    """Answers with what was picked."""
    async with answering(interaction, table_id):
        table = await interaction.client.manager.play.confirm(at(interaction, table_id), interaction.user.id, prompt)
        await show_panel(interaction, table)


@costs(Cost.CLICK)
async def go_back(interaction: "Interaction", table_id: int, prompt: str = "") -> None:
    """Goes back one question, from this one where one is open."""
    async with answering(interaction, table_id):
        table = await interaction.client.manager.play.back(at(interaction, table_id), interaction.user.id, prompt)
        await show_panel(interaction, table)


@costs(Cost.CLICK)
async def start_over(interaction: "Interaction", table_id: int) -> None:
    """Goes back to the first question of a chain."""
    async with answering(interaction, table_id):
        table = await interaction.client.manager.play.start_over(at(interaction, table_id), interaction.user.id)
        await show_panel(interaction, table)


@costs(Cost.PICTURE)
async def look(interaction: "Interaction", table_id: int) -> None:
    """The board, as the clicker may see it."""
    await show_board(interaction, await interaction.client.manager.table(table_id))


@costs(Cost.CLICK)
async def tell_all(interaction: "Interaction", table_id: int) -> None:
    """All that happened since the clicker's last move."""
    table = await interaction.client.manager.table(table_id)
    seat = table.seat_of(interaction.user.id)
    for page in since_cards(table, seat, words_for(interaction, table.game)):
        await show(interaction, page, is_new=True)


ACTS: Mapping[Control, Act] = {
    OPEN: open_panel,
    CHOOSE: choose,
    SHORTCUT: take_shortcut,
    TOGGLE: toggle,
    DOUBT: ask_again,
    PICK: pick,
    CONFIRM: confirm,
    REOPEN: go_back,
    BACK: go_back,
    RESTART: start_over,
    BOARD: look,
    SINCE: tell_all,
}


async def show_game(interaction: Interaction, table: Table) -> None:
    """Somebody's panel again; before the game, the lobby's card."""
    if table.status is Status.LOBBY:
        await publish_card(interaction, table, LOBBY_CARD)
    else:
        await show_place(interaction, table, is_new=True)


class LostSeat(Card):
    """Which computer plays on in the seat, and the button that ends that."""

    def __init__(self, table: Table, seat: Seat, words: Words) -> None:
        super().__init__()
        self.add_text(words.say("seat-held", computer=marked_names(table)[seat]))
        self.add_row(RETURN.button(words.say("seat-return"), ButtonStyle.primary, table.id))
