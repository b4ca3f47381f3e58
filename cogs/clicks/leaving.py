"""Leaving a running game, and coming back while a computer holds the seat."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.tables.allowance import Cost
from cogs.cards.controls import Act, Control
from cogs.cards.leaving import LEAVE, RETURN
from cogs.clicks.lobby import computer_name
from cogs.clicks.play import show_lost_seat, show_panel
from cogs.replies.allowed import costs
from cogs.replies.guard import words_for
from cogs.replies.names import name_of
from cogs.replies.replies import tell

if TYPE_CHECKING:
    from cogs.hall import Interaction


@costs(Cost.CLICK)
async def leave(interaction: "Interaction", table_id: int) -> None:
    """A computer goes on in the clicker's seat."""
    manager, user = interaction.client.manager, interaction.user.id
    level = (await manager.table(table_id)).game.best_computer
    table = await manager.consent.hand_over(table_id, user, level, computer_name)
    if not await show_lost_seat(interaction, table):  # the others had agreed to end it
        await tell(interaction, words_for(interaction).say("ended"))


@costs(Cost.CLICK)
async def come_back(interaction: "Interaction", table_id: int) -> None:
    """The clicker goes on in place of the computer."""
    user = interaction.user
    table = await interaction.client.manager.consent.take_seat_back(table_id, user.id, name_of(user))
    await show_panel(interaction, table)


ACTS: Mapping[Control, Act] = {LEAVE: leave, RETURN: come_back}
