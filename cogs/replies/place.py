"""The places from which a click may act on a table: its own channel, unless the control allows more."""

from enum import Enum, auto

import discord

from bot.errors import OtherPlace
from bot.logs import concern
from bot.tables.table import Table
from cogs.hall import Interaction
from cogs.replies.guard import ABOUT_GAME


class Reach(Enum):
    """The places from which a control may act on its table."""

    CHANNEL = auto()
    """Only the table's own channel: the control posts a public message there."""
    TABLE = auto()
    """The table's channel and its threads, any card of the table, or a direct message to one of the players."""
    PLAYER = auto()
    """Any place, for players of the table: `/games` opens their panel in any channel."""


def is_direct(interaction: "Interaction", table: Table) -> bool:
    """True for a click in direct messages about a table in a channel."""
    return interaction.guild_id is None and interaction.channel_id != table.channel


async def check_place(interaction: "Interaction", table: Table, reach: Reach) -> None:
    """Raises `OtherPlace` if a click with this reach must not act on the table."""
    if interaction.channel_id == table.channel:
        return
    if reach is not Reach.CHANNEL and _is_near(interaction, table):
        return
    is_far = reach is Reach.PLAYER or (reach is Reach.TABLE and interaction.guild_id is None)
    if not (is_far and await _plays(interaction, table)):
        raise OtherPlace()


def _is_near(interaction: "Interaction", table: Table) -> bool:
    """True in a thread of the table's channel, and on the table's own cards, such as the card for a locked thread."""
    channel, message = interaction.channel, interaction.message
    is_in_thread = isinstance(channel, discord.Thread) and channel.parent_id == table.channel
    return is_in_thread or (message is not None and message.id in table.posted.cards.values())


async def _plays(interaction: "Interaction", table: Table) -> bool:
    """True for a player of the table, including one whose seat a computer holds until they return."""
    user = interaction.user.id
    return user in table.people or await interaction.client.manager.consent.lost_seat(table, user) is not None


async def table_here(interaction: Interaction) -> Table:
    """Return the table of this channel, and record the user's activity there."""
    manager = interaction.client.manager
    table = await manager.table_in(interaction.channel_id or 0)
    interaction.extras[ABOUT_GAME] = table.game.name
    concern(table.id)
    await manager.note_sign(table.id, interaction.user.id)
    return table
