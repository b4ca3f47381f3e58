"""Synchronizing the slash commands with Discord in the background."""

import logging
from typing import TYPE_CHECKING

import discord
from discord import AppCommandType

from bot.logs import about, describe_error
from bot.storage.leases import NO_SERVER
from bot.tasks import Backoff
from cogs.replies.replies import BROKEN

if TYPE_CHECKING:
    from cogs.hall import Hall

log = logging.getLogger(__name__)

LONGEST_PAUSE = 600.0
"""Seconds of the longest backoff."""
REFUSED = range(400, 429)
"""HTTP status codes of errors that a retry would not fix."""


async def sync_commands(bot: "Hall") -> None:
    """Register the commands with Discord, retrying until that succeeds, and learn their ids.

    The process that receives direct messages registers them; the other processes poll until the commands exist.
    A refusal is logged and not retried: commands registered earlier keep working.
    """
    backoff = Backoff(bot.timing.sync_retry, LONGEST_PAUSE)
    ask = bot.tree.sync if bot.hears(NO_SERVER) else bot.tree.fetch_commands
    while True:
        try:
            ids = {one.name: one.id for one in await ask() if one.type is AppCommandType.chat_input}
            bot.mentions.learn(ids)
            if all(command.name in ids for command in bot.tree.get_commands(type=AppCommandType.chat_input)):
                return
        except (discord.HTTPException, *BROKEN) as error:
            if isinstance(error, discord.HTTPException) and error.status in REFUSED:
                log.error("commands_refused", extra=about(error=describe_error(error)))
                return
            log.warning("commands_not_synced", extra=about(error=describe_error(error), again_in_s=backoff.pause))
        await backoff.wait()
