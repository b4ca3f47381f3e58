"""The commands by which a seat of a running game goes to somebody else."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands

from bot.errors import GameError
from bot.games.contract import Seat
from bot.tables.allowance import Cost
from bot.tables.lobby import LOBBY_CARD
from bot.tables.motions import Motion, joining, kicking, offering, replacing
from bot.tables.status import Status
from bot.tables.table import Table
from cogs.cards.controls import read_number
from cogs.clicks import replacing as by_computer
from cogs.clicks.lobby import is_moderator
from cogs.clicks.play import show_lost_seat
from cogs.clicks.replacing import read_player
from cogs.clicks.seats import ask_moderator, propose
from cogs.commands.shortcuts import table_here
from cogs.commands.translator import sentence
from cogs.hall import Interaction
from cogs.posting.standing import publish_card
from cogs.replies.allowed import costs
from cogs.replies.guard import guard
from cogs.replies.members import find_newcomer
from cogs.replies.names import name_of, plain_names


class SeatCommands(commands.Cog):
    """Those of every game; `replace` and `kick` are at once for moderators, after one more question."""

    @app_commands.command(name=_("handover"), description=sentence("command-handover"))
    @app_commands.describe(player=sentence("command-handover-player"))
    @costs(Cost.CARD)
    async def handover(self, interaction: discord.Interaction[Any], player: discord.User) -> None:
        """Offers one's own seat to somebody, who plays on from there."""
        async with guard(interaction, is_public=True):
            table = await _running_table(interaction)
            await find_newcomer(interaction, player.id)
            await propose(interaction, table, offering(interaction.user.id, player.id))

    @app_commands.command(name=_("join"), description=sentence("command-join"))
    @app_commands.describe(seat=sentence("command-join-seat"))
    @costs(Cost.PICTURE)
    async def join(self, interaction: discord.Interaction[Any], seat: str = "") -> None:
        """Sits down in a lobby; in a running game, asks for the seat of a computer."""
        async with guard(interaction, is_public=True):
            table, manager, user = await table_here(interaction), interaction.client.manager, interaction.user
            if table.status is Status.LOBBY:
                await manager.lobby.join(table.id, user.id, name_of(user))
                await publish_card(interaction, table, LOBBY_CARD)
            elif not await show_lost_seat(interaction, table, is_new=True):
                wanted = read_number(seat)
                found = await manager.seating.find_computer_seat(table, user.id, wanted)
                await propose(interaction, table, joining(found, user.id))

    @join.autocomplete("seat")
    async def seat_choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The computers at the table."""
        table = await _table_or_none(interaction)
        seats = enumerate(table.seats) if table and table.status is Status.RUNNING else ()
        computers = {seat: plain_names(table)[seat] for seat, row in seats if table and row.computer}
        return _choices(computers, typed)

    @app_commands.command(name=_("replace"), description=sentence("command-replace"))
    @app_commands.describe(player=sentence("command-replace-player"), heir=sentence("command-replace-with"))
    @app_commands.rename(heir="with")
    @costs(Cost.CARD)
    async def replace(
        self, interaction: discord.Interaction[Any], player: str, heir: discord.User | None = None
    ) -> None:
        """Lets a computer, or somebody else, play on for somebody absent, when all others who are there agree."""
        async with guard(interaction, is_public=not is_moderator(interaction)):
            table = await _running_table(interaction)
            await _begin(interaction, table, replacing(read_player(player), await _check_heir(interaction, heir)))

    @app_commands.command(name=_("kick"), description=sentence("command-kick"))
    @app_commands.describe(player=sentence("command-kick-player"), heir=sentence("command-replace-with"))
    @app_commands.rename(heir="with")
    @costs(Cost.CARD)
    async def kick(self, interaction: discord.Interaction[Any], player: str, heir: discord.User | None = None) -> None:
        """Puts somebody out, when all others who are there agree, two at least."""
        async with guard(interaction, is_public=not is_moderator(interaction)):
            table = await _running_table(interaction)
            await _begin(interaction, table, kicking(read_player(player), await _check_heir(interaction, heir)))

    @replace.autocomplete("player")
    @kick.autocomplete("player")
    async def player_choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The other people at the table, also those whom Discord no longer lists."""
        table = await _table_or_none(interaction)
        people = table.people - {interaction.user.id} if table else ()
        return _choices({user: plain_names(table)[table.seat_of(user)] for user in people if table}, typed)


async def _running_table(interaction: Interaction) -> Table:
    table = await table_here(interaction)
    table.check_running()
    return table


async def _table_or_none(interaction: Interaction) -> Table | None:
    try:
        return await table_here(interaction)
    except GameError:
        return None


def _choices(named: dict[int, str] | dict[Seat, str], typed: str) -> list[app_commands.Choice[str]]:
    fitting = [(value, name) for value, name in named.items() if typed.lower() in name.lower()]
    return [app_commands.Choice(name=name, value=str(value)) for value, name in fitting]


async def _check_heir(interaction: Interaction, heir: discord.User | None) -> int | None:
    """Whoever is to take a seat must be somebody of this server, and no bot."""
    if heir is None:
        return None
    await find_newcomer(interaction, heir.id)
    return heir.id


async def _begin(interaction: Interaction, table: Table, motion: Motion) -> None:
    """Asks a moderator once more, and else all who have to agree."""
    if is_moderator(interaction):
        await ask_moderator(interaction, table, motion)
    elif motion.absentee and not motion.heir:
        await by_computer.propose(interaction, table, motion.absentee)
    else:
        await propose(interaction, table, motion)
