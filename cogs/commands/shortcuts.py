"""Ways to a game without typing its name: `/play`, and the menus of a message and of a person."""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import locale_str as _

from bot.errors import NotAtTable, NotSeated
from bot.games.contract import Seat
from bot.tables.table import Table
from cogs.clicks.play import show_panel
from cogs.commands.translator import sentence
from cogs.pictures.board import show_board
from cogs.posting.standing import publish_card
from cogs.replies.guard import guard

if TYPE_CHECKING:
    from cogs.hall import Interaction


def shortcuts() -> tuple[app_commands.Command[Any, Any, Any] | app_commands.ContextMenu, ...]:
    """All of them; none works outside a server."""

    @app_commands.guild_only
    async def play(interaction: discord.Interaction[Any]) -> None:
        async with guard(interaction):
            await show_game(interaction, await table_here(interaction))

    @app_commands.guild_only
    async def my_turn(interaction: discord.Interaction[Any], _message: discord.Message) -> None:
        async with guard(interaction):
            await show_game(interaction, await table_here(interaction))

    @app_commands.guild_only
    async def look_at(interaction: discord.Interaction[Any], person: discord.Member) -> None:
        async with guard(interaction):
            table = await table_here(interaction)
            await show_board(interaction, table, f"player.{_seat_of(table, person.id)}")

    return (
        app_commands.Command(name=_("play"), description=sentence("command-play"), callback=play),
        app_commands.ContextMenu(name=sentence("menu-turn"), callback=my_turn),
        app_commands.ContextMenu(name=sentence("menu-player"), callback=look_at),
    )


async def table_here(interaction: "Interaction") -> Table:
    """The table of this channel, where the asker has given a sign of life by asking."""
    manager = interaction.client.manager
    table = await manager.table_in(interaction.channel_id or 0)
    await manager.note_sign(table.id, interaction.user.id)
    return table


async def show_game(interaction: "Interaction", table: Table) -> None:
    """Somebody's panel again; before the game, the lobby's card."""
    if table.status == "lobby":
        await publish_card(interaction, table, "lobby")
    else:
        await show_panel(interaction, table, is_new=True)


def _seat_of(table: Table, user: int) -> Seat:
    """Where somebody else sits."""
    table.check_begun()
    try:
        return table.seat_of(user)
    except NotSeated:
        raise NotAtTable(person=user) from None
