"""Telling Discord the commands, however long it takes; clicks are served meanwhile."""

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

FIRST_PAUSE, LONGEST_PAUSE = 5.0, 600.0
"""Seconds until it is tried again; each time twice as long."""
REFUSED = range(400, 429)
"""Answers of Discord that would be the same another time."""


async def sync_commands(bot: "Hall") -> None:
    """Tries until Discord has heard; what it refuses is a fault of ours, and the commands it knows go on working.

    Of several processes one tells Discord, and the others ask until they are there. The answer has their ids.
    """
    backoff = Backoff(FIRST_PAUSE, LONGEST_PAUSE)
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
