"""The board for one pair of eyes: as a picture, or as text."""

from typing import TYPE_CHECKING

import discord

from bot.table import Table
from cogs.guard import hand, tell, words_for
from cogs.painting import paint_scene
from cogs.scenes import private_scene
from cogs.settings import settings_of

if TYPE_CHECKING:
    from cogs.guard import Interaction


async def show_board(interaction: "Interaction", table: Table, of: str = "board", as_text: bool = False) -> None:
    """The board, one guild ("guild.2") or the asker's own panel ("player"), as the asker may see it; else as text."""
    table.check_begun()
    seat = next((number for number, seat in enumerate(table.seats) if seat.user == interaction.user.id), None)
    if of == "player":
        seat = table.seat_of(interaction.user.id)
    say = words_for(interaction)
    scene = private_scene(table, seat, of, await settings_of(interaction.client.store, interaction.user.id))
    painted = None if as_text else await paint_scene(table, scene, say)
    if painted is None:
        for chunk in table.game.painter.tell(scene, say):
            await tell(interaction, chunk)
        return
    await hand(interaction, lambda: discord.File(painted.stream(), "board.png", description=painted.alt))
