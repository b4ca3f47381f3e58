"""Ways to a game without typing its name: `/play`, and the context menus of messages and users."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands

from bot.errors import NotAtTable, NotSeated
from bot.games.contract import Seat
from bot.tables.allowance import Cost
from bot.tables.table import Table
from cogs.hall import Hall
from cogs.panel.play import show_game
from cogs.pictures.board import show_board
from cogs.replies.allowed import costs
from cogs.replies.guard import guard
from cogs.replies.place import table_here
from cogs.replies.translator import sentence


class Shortcuts(commands.Cog):
    """`/play` and the context menus; the menus work only on servers."""

    def __init__(self, bot: Hall) -> None:
        self.bot = bot
        self._menus = (
            app_commands.ContextMenu(name=sentence("menu-turn"), callback=self.my_turn),
            app_commands.ContextMenu(name=sentence("menu-player"), callback=self.look_at),
        )

    async def cog_load(self) -> None:
        """Add the context menus, which discord.py does not register for cogs."""
        for menu in self._menus:
            self.bot.tree.add_command(menu)

    async def cog_unload(self) -> None:
        """Remove the context menus."""
        for menu in self._menus:
            self.bot.tree.remove_command(menu.name, type=menu.type)

    @app_commands.command(name=_("play"), description=sentence("command-play-any"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @costs(Cost.CLICK)
    async def play(self, interaction: discord.Interaction[Any]) -> None:
        """Show the user's panel."""
        async with guard(interaction):
            await show_game(interaction, await table_here(interaction))

    @app_commands.guild_only
    @costs(Cost.CLICK)
    async def my_turn(self, interaction: discord.Interaction[Any], _message: discord.Message) -> None:
        """Show the user's panel, from the context menu of a message."""
        async with guard(interaction):
            await show_game(interaction, await table_here(interaction))

    @app_commands.guild_only
    @costs(Cost.PICTURE)
    async def look_at(self, interaction: discord.Interaction[Any], person: discord.Member) -> None:
        """Show a player's things, from the context menu of a user."""
        async with guard(interaction):
            table = await table_here(interaction)
            await show_board(interaction, table, f"player.{_seat_of(table, person.id)}")


async def setup(bot: Hall) -> None:
    """Entry point of the extension, called by discord.py."""
    await bot.add_cog(Shortcuts(bot))


def _seat_of(table: Table, user: int) -> Seat:
    """Return the seat of the selected user. Raises `NotAtTable`."""
    table.check_begun()
    try:
        return table.seat_of(user)
    except NotSeated:
        raise NotAtTable(person=user) from None
