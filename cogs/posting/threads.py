"""Threads for new tables, removed if the table cannot be opened."""

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
"""Permissions needed for a table in its own thread."""


@asynccontextmanager
async def thread_for_table(interaction: "Interaction", name: str) -> AsyncIterator[int]:
    """Context manager: create a thread and yield its id, or the channel's id if it cannot have threads.

    On errors, the thread and its table are removed. Raises `NoThread` and `NotOpened`.
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
    """End the table and delete the thread; if the database is unavailable, the table is ended later."""
    try:
        await bot.departures.lose_channel(thread.id)
    except StoreAway:
        log.warning("table_left", extra=about(channel=thread.id, why="store_away"))
    finally:
        await _take_away(thread)


async def _take_away(thread: discord.Thread) -> None:
    """Delete a thread; without the permission to delete, archive it."""
    try:
        try:
            await thread.delete()
        except discord.Forbidden:
            await thread.edit(archived=True)
    except (discord.HTTPException, *BROKEN) as error:
        log.warning("thread_left", extra=about(channel=thread.id, error=describe_error(error)))
