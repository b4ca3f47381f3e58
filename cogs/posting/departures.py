"""Deleted channels and servers that removed the bot: their tables end or pause."""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.errors import GameError
from bot.logs import about, concern, describe_error
from bot.storage.leases import NO_SERVER
from bot.storage.rows import Search
from cogs.cards.live import has_cards_elsewhere
from cogs.replies.replies import BROKEN

if TYPE_CHECKING:
    from cogs.hall import Hall

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003
"""Discord's error code for a deleted channel; any other 404 may be temporary."""


class Departures(commands.Cog):
    """Reactions to deleted channels, and to servers that remove or invite the bot."""

    def __init__(self, bot: "Hall") -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the table of a deleted channel."""
        await self.lose_channel(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """End the table of a deleted thread, whether or not discord.py had it cached."""
        await self.lose_channel(thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, server: discord.Guild) -> None:
        """Log the removal; the tables stay, and their posts wait."""
        log.info("server_left", extra=about(server=server.id))

    @commands.Cog.listener()
    async def on_guild_join(self, server: discord.Guild) -> None:
        """Post what has waited for the bot's return."""
        log.info("server_joined", extra=about(server=server.id))
        await self.return_to(server.id)

    async def lose_channel(self, channel: int) -> None:
        """End the table of a deleted channel, and update its cards in other channels."""
        table = await self.bot.store.end_in(channel, self.bot.manager.now())
        if table is None:
            return
        log.info("channel_gone", extra=about(table=table, channel=channel))
        with suppress(GameError):  # the rules are outdated, so the table was not in memory
            await self.bot.manager.reread(table)
            if has_cards_elsewhere(self.bot, await self.bot.manager.table(table)):
                self.bot.announcer.catch_up(table)

    async def meet(self, error: discord.NotFound, channel: int) -> None:
        """Handle an HTTP 404 about a channel."""
        if error.code == UNKNOWN_CHANNEL:
            await self.lose_channel(channel)
        else:
            log.warning("not_found", extra=about(channel=channel, error=describe_error(error)))

    async def look_around(self) -> None:
        """Find channels that were deleted while the bot was offline.

        Channels in Discord's initial data exist; others, such as archived threads, need a request.
        """
        for place in await self.bot.store.find_tables(Search.OPEN):
            guild = self.bot.get_guild(place.server)
            if guild and not guild.unavailable and not guild.get_channel_or_thread(place.channel):
                concern(place.table_id)
                await self._ask(place.channel)
                await asyncio.sleep(self.bot.timing.departures_pause)

    async def _ask(self, channel: int) -> None:
        try:
            await self.bot.http.get_channel(channel)
        except discord.NotFound as error:
            await self.meet(error, channel)
        except (discord.HTTPException, *BROKEN) as error:
            log.info("channel_not_seen", extra=about(channel=channel, error=describe_error(error)))

    def has_left(self, server: int) -> bool:
        """True if the bot was removed from a server; False while that is unknown."""
        is_known = server != NO_SERVER and self.bot.is_ready() and self.bot.hears(server)
        return is_known and self.bot.get_guild(server) is None

    async def return_to(self, server: int) -> None:
        """Post what has waited for the bot's return to a server."""
        for place in await self.bot.store.find_tables(Search.TO_POST, server):
            self.bot.announcer.catch_up(place.table_id)
