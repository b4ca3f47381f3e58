"""What a click on one's orders does: one call to the manager, then the orders as they are now."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from bot.errors import OrderPast, TooManyInstructions
from bot.tables.allowance import Cost
from bot.tables.table import Table
from cogs.cards.controls import (
    ADVISE_ORDERS,
    ARRANGE_INSTRUCTIONS,
    CLEAR_ORDERS,
    DELEGATE,
    LIST_ORDERS,
    ORDERS,
    PICK_INSTRUCTION,
    PICK_OCCASION,
    Act,
    Control,
    picked_values,
)
from cogs.cards.orders import ALWAYS, ANY, OFF, UP, OccasionCard, OrdersCard
from cogs.clicks.play import is_private
from cogs.replies.allowed import costs
from cogs.replies.guard import refuse, words_for
from cogs.replies.replies import show

if TYPE_CHECKING:
    from cogs.hall import Interaction

Deed: TypeAlias = Callable[[int, int, str], Awaitable[Table]]
"""Changes somebody's orders at a table for an occasion, or for all."""


def _picked(interaction: "Interaction") -> str:
    """What was picked from a list. Raises `OrderPast` where nothing was."""
    values = picked_values(interaction)
    if not values:
        raise OrderPast()
    return values[0]


@costs(Cost.CLICK)
async def open_orders(interaction: "Interaction", table_id: int) -> None:
    """One's orders, beside the panel."""
    await _show_orders(interaction, await interaction.client.manager.table(table_id), is_new=True)


@costs(Cost.CLICK)
async def list_orders(interaction: "Interaction", table_id: int) -> None:
    """One's orders, in the place of one occasion's."""
    await _show_orders(interaction, await interaction.client.manager.table(table_id))


async def _show_orders(interaction: "Interaction", table: Table, is_new: bool = False) -> None:
    table.check_running()
    seat = table.seat_of(interaction.user.id)
    card = OrdersCard(table, seat, words_for(interaction, table.game))
    await show(interaction, card, is_new or not is_private(interaction))


async def _show_occasion(interaction: "Interaction", table: Table, occasion: str) -> None:
    seat = table.seat_of(interaction.user.id)
    card = OccasionCard(table, seat, words_for(interaction, table.game), occasion)
    await show(interaction, card, is_new=not is_private(interaction))


@costs(Cost.CLICK)
async def pick_occasion(interaction: "Interaction", table_id: int) -> None:
    """What is ordered for one decision."""
    table = await interaction.client.manager.table(table_id)
    try:
        await _show_occasion(interaction, table, _picked(interaction))
    except OrderPast as error:
        await _show_past(interaction, table, error)


async def _show_past(interaction: "Interaction", table: Table, error: OrderPast) -> None:
    """What is past cannot be ordered any more: the list as it is now, and why."""
    await _show_orders(interaction, table)
    await refuse(interaction, error)


@costs(Cost.CLICK)
async def pick_instruction(interaction: "Interaction", table_id: int, occasion: str, _shelf: int) -> None:
    """One instruction more."""
    ordering, user = interaction.client.manager.ordering, interaction.user.id
    try:
        table = await ordering.add(table_id, user, occasion, _picked(interaction))
        await _show_occasion(interaction, table, occasion)
    except TooManyInstructions as error:
        await _show_occasion(interaction, await interaction.client.manager.table(table_id), occasion)
        await refuse(interaction, error)
    except OrderPast as error:
        await _show_past(interaction, await interaction.client.manager.table(table_id), error)


@costs(Cost.CLICK)
async def arrange(interaction: "Interaction", table_id: int, occasion: str) -> None:
    """One instruction higher, or away."""
    ordering, user = interaction.client.manager.ordering, interaction.user.id
    move, _, instruction = _picked(interaction).partition(":")
    try:
        table = await (ordering.move_up if move == UP else ordering.drop)(table_id, user, occasion, instruction)
        await _show_occasion(interaction, table, occasion)
    except OrderPast as error:
        await _show_past(interaction, await interaction.client.manager.table(table_id), error)


@costs(Cost.CLICK)
async def advise(interaction: "Interaction", table_id: int, occasion: str) -> None:
    """What the computer would order, for one decision or for all that have nothing."""
    await _change(interaction, table_id, occasion, interaction.client.manager.ordering.advise)


@costs(Cost.CLICK)
async def clear(interaction: "Interaction", table_id: int, occasion: str) -> None:
    """Nothing any more, for one decision or for all."""
    await _change(interaction, table_id, occasion, interaction.client.manager.ordering.clear)


async def _change(interaction: "Interaction", table_id: int, occasion: str, deed: Deed) -> None:
    try:
        table = await deed(table_id, interaction.user.id, occasion)
        await (_show_occasion(interaction, table, occasion) if occasion else _show_orders(interaction, table))
    except OrderPast as error:
        await _show_past(interaction, await interaction.client.manager.table(table_id), error)


@costs(Cost.CLICK)
async def delegate(interaction: "Interaction", table_id: int) -> None:
    """Whether a computer plays, and when it asks."""
    manager, way = interaction.client.manager, _picked(interaction)
    table = await manager.table(table_id)
    foresight = table.game.declaration.foresight
    known = foresight.conditions if foresight else ()
    ways: dict[str, tuple[str, ...] | None] = {OFF: None, ALWAYS: (), ANY: known}
    table = await manager.ordering.let_computer(table_id, interaction.user.id, ways.get(way, (way,)))
    await _show_orders(interaction, table)
    interaction.client.announcer.catch_up(table.id, interaction)


ACTS: Mapping[Control, Act] = {
    ORDERS: open_orders,
    LIST_ORDERS: list_orders,
    PICK_OCCASION: pick_occasion,
    PICK_INSTRUCTION: pick_instruction,
    ARRANGE_INSTRUCTIONS: arrange,
    ADVISE_ORDERS: advise,
    CLEAR_ORDERS: clear,
    DELEGATE: delegate,
}
