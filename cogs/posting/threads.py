"""A thread of its own for a table, which is not left behind when the table does not come about."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import discord

from bot.errors import NoThread, NotOpened
from bot.logs import about, describe_error
from bot.storage.store import StoreAway
from cogs.replies.replies import BROKEN

if TYPE_CHECKING:
    from cogs.hall import Hall, Interaction

log = logging.getLogger(__name__)

NEEDED = discord.Permissions(view_channel=True, create_public_threads=True, send_messages_in_threads=True)
"""What the bot must be allowed for a table in a thread of its own."""


@asynccontextmanager
async def thread_for_table(interaction: "Interaction", name: str) -> AsyncIterator[int]:
    """The id of a new thread, or of the channel where it can have none; without a card neither it nor a table stays.

    Raises `NoThread` and `NotOpened`.
    """
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        yield interaction.channel_id or 0
        return
    allowed = interaction.app_permissions
    if not (allowed.administrator or allowed >= NEEDED):
        raise NoThread()
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    thread = await channel.create_thread(name=name[:100], type=kind)
    try:
        yield thread.id
    except BaseException as error:
        await _undo(interaction.client, thread)
        if isinstance(error, (discord.HTTPException, *BROKEN)):
            log.warning("table_not_opened", extra=about(channel=thread.id, error=describe_error(error)))
            raise NotOpened() from None
        raise


async def _undo(bot: "Hall", thread: discord.Thread) -> None:
    """Ends the table and takes the thread away; while the database is away, the table is ended once it is back."""
    try:
        await bot.departures.lose_channel(thread.id)
    except StoreAway:
        log.warning("table_left", extra=about(channel=thread.id, why="store_away"))
    finally:
        await _take_away(thread)


async def _take_away(thread: discord.Thread) -> None:
    """Deletes a thread; without the permission it is at least put away, which its maker may always do."""
    try:
        try:
            await thread.delete()
        except discord.Forbidden:
            await thread.edit(archived=True)
    except (discord.HTTPException, *BROKEN) as error:
        log.warning("thread_left", extra=about(channel=thread.id, error=describe_error(error)))
