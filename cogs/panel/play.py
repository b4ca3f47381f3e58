"""Clicks on a panel: each calls one service method, then shows the current panel."""

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
from cogs.panel.recent_news import since_cards
from cogs.pictures.board import show_board
from cogs.replies.allowed import costs
from cogs.replies.guard import at, refuse, words_for
from cogs.replies.names import marked_names
from cogs.replies.place import Reach, is_direct
from cogs.replies.replies import show

RETURN = Control("return", TABLE, reach=Reach.PLAYER)
"""Lets the clicker take back their seat."""
STALE = (
    *(ClosedPrompt, NoWayBack, NotRunning, ProposalClosed, RulesChanged),
    *(UnknownAnswer, WrongNumber, WrongSeat),
)
"""Errors caused by an outdated panel."""


async def show_panel(
    interaction: "Interaction", table: "Table", is_new: bool = False, doubted: tuple[str, str] | None = None
) -> None:
    """Show the clicker's current panel, and post what is due at the table."""
    await interaction.client.panels.show(interaction, table, is_new, doubted)
    interaction.client.announcer.catch_up(table.id, interaction)


@asynccontextmanager
async def answering(interaction: "Interaction", table_id: int) -> AsyncIterator[None]:
    """Context manager: refuse clicks on an outdated panel, and show the current one."""
    try:
        yield
    except STALE as error:
        table = await interaction.client.manager.table(table_id)
        if is_private(interaction, table):
            await show_panel(interaction, table)
        await refuse(interaction, error)


def is_private(interaction: "Interaction", table: Table) -> bool:
    """True if the clicked message is private to the clicker."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or is_direct(interaction, table))


@costs(Cost.CLICK)
async def open_panel(interaction: "Interaction", table_id: int) -> None:
    """Show the clicker's panel; if the clicked message is private, in its place."""
    table = await interaction.client.manager.table(table_id)
    await show_place(interaction, table, is_new=not is_private(interaction, table))


async def show_place(interaction: "Interaction", table: "Table", is_new: bool) -> None:
    """Show the user's panel, or the button to take back a lost seat. Raises `NotSeated`."""
    if interaction.user.id in table.people or not await show_lost_seat(interaction, table, is_new):
        await show_panel(interaction, table, is_new)


async def show_lost_seat(interaction: "Interaction", table: "Table", is_new: bool = False) -> bool:
    """Show the button to take back a seat that a computer holds. Returns False if there is no such seat."""
    seat = await interaction.client.manager.consent.lost_seat(table, interaction.user.id)
    if seat is not None:
        await show(interaction, LostSeat(table, seat, words_for(interaction, table.game)), is_new)
        interaction.client.announcer.catch_up(table.id, interaction)
    return seat is not None


@costs(Cost.CLICK)
async def choose(interaction: "Interaction", table_id: int, prompt: str, option: str) -> None:
    """Answer with one option or none, then show the next question."""
    async with answering(interaction, table_id):
        manager, picks = interaction.client.manager, (option,) if option else ()
        table = await manager.play.answer(at(interaction, table_id), interaction.user.id, prompt, picks)
        await show_panel(interaction, table)


@costs(Cost.CLICK)
async def take_shortcut(interaction: "Interaction", table_id: int, prompt: str, chain: str) -> None:
    """Answer with a chain, then show the next question."""
    async with answering(interaction, table_id):
        play, user = interaction.client.manager.play, interaction.user.id
        await show_panel(interaction, await play.answer_chain(at(interaction, table_id), user, prompt, chain))


@costs(Cost.CLICK)
async def toggle(interaction: "Interaction", table_id: int, prompt: str, picks: str) -> None:
    """Save the current picks and show them."""
    async with answering(interaction, table_id):
        play, user = interaction.client.manager.play, interaction.user.id
        await show_panel(interaction, await play.draft_written(at(interaction, table_id), user, prompt, picks))


def is_doubtful(table: Table, seat: Seat, prompt_id: str, option: str) -> bool:
    """True if an answer to a seat's open question needs confirmation."""
    prompt = table.prompt_for(seat)
    if prompt is None or prompt.id != prompt_id:
        return False
    return table.game.guide.doubt(table.cache.view(seat), prompt, (option,) if option else ()) is not None


@costs(Cost.CLICK)
async def ask_again(interaction: "Interaction", table_id: int, prompt: str, option: str) -> None:
    """Ask for confirmation if the doubt still applies; otherwise answer."""
    table = await interaction.client.manager.table(table_id)
    if is_doubtful(table, table.seat_of(interaction.user.id), prompt, option):
        await show_panel(interaction, table, doubted=(prompt, option))
    else:
        await choose(interaction, table_id, prompt, option)


@costs(Cost.CLICK)
async def pick(interaction: "Interaction", table_id: int, prompt: str) -> None:
    """If only one pick is allowed, answer with it; otherwise save the picks for confirmation."""
    async with answering(interaction, table_id):
        manager, picks = interaction.client.manager, picked_values(interaction)
        table = await manager.play.pick(at(interaction, table_id), interaction.user.id, prompt, picks)
        await show_panel(interaction, table)


@costs(Cost.CLICK)
async def confirm(interaction: "Interaction", table_id: int, prompt: str) -> None:
    """Answer with the saved picks."""
    async with answering(interaction, table_id):
        table = await interaction.client.manager.play.confirm(at(interaction, table_id), interaction.user.id, prompt)
        await show_panel(interaction, table)


@costs(Cost.CLICK)
async def go_back(interaction: "Interaction", table_id: int, prompt: str = "") -> None:
    """Go back one question; a button that names a question works only while that question is open."""
    async with answering(interaction, table_id):
        table = await interaction.client.manager.play.back(at(interaction, table_id), interaction.user.id, prompt)
        await show_panel(interaction, table)


@costs(Cost.CLICK)
async def start_over(interaction: "Interaction", table_id: int) -> None:
    """Go back to the first question of a chain."""
    async with answering(interaction, table_id):
        table = await interaction.client.manager.play.start_over(at(interaction, table_id), interaction.user.id)
        await show_panel(interaction, table)


@costs(Cost.PICTURE)
async def look(interaction: "Interaction", table_id: int) -> None:
    """Show the board as the clicker may see it."""
    await show_board(interaction, await interaction.client.manager.table(table_id))


@costs(Cost.CLICK)
async def tell_all(interaction: "Interaction", table_id: int) -> None:
    """Show everything that happened since the clicker's last move."""
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
    """Show the user's panel, or the lobby before the game."""
    if table.now.status is Status.LOBBY:
        await publish_card(interaction, table, LOBBY_CARD)
    else:
        await show_place(interaction, table, is_new=True)


class LostSeat(Card):
    """Names the computer that plays in the user's seat, with a button to take it back."""

    def __init__(self, table: Table, seat: Seat, words: Words) -> None:
        super().__init__()
        self.add_text(words.say("seat-held", computer=marked_names(table)[seat]))
        self.add_row(RETURN.button(words.say("seat-return"), ButtonStyle.primary, table.id))
