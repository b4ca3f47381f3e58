"""The board for one pair of eyes: as a picture, or as text."""

from typing import TYPE_CHECKING

import discord

from bot.table import Table
from cogs.guard import hand, tell, words_for
from cogs.scenes import private_scene

if TYPE_CHECKING:
    from cogs.guard import Interaction


async def show_board(interaction: "Interaction", table: Table, of: str = "board", as_text: bool = False) -> None:
    """The whole board, one guild ("guild.2"), a player ("player.1") or oneself ("player"), as the asker may see it."""
    table.check_begun()
    seat = next((number for number, seat in enumerate(table.seats) if seat.user == interaction.user.id), None)
    if of == "player":
        seat = table.seat_of(interaction.user.id)
    picture, _, number = of.partition(".")
    say = words_for(interaction)
    scene = private_scene(table, seat, picture, int(number) if number else None)
    if as_text:
        for chunk in table.game.painter.tell(scene, say):
            await tell(interaction, chunk)
        return
    painted = await table.game.painter.picture(scene, say)
    await hand(interaction, lambda: discord.File(painted.stream(), "board.png", description=painted.alt))
