"""Telling Discord the commands, however long it takes; clicks are served meanwhile."""

import logging
from typing import Any

import discord
from discord import app_commands

from bot.logs import about, describe_error
from bot.tasks import Backoff
from cogs.replies.replies import BROKEN

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 5.0, 600.0
"""Seconds until it is tried again; each time twice as long."""
REFUSED = range(400, 429)
"""Answers of Discord that would be the same another time."""


async def sync_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Tries until Discord has heard; what it refuses is a fault of ours, and the commands it knows go on working."""
    backoff = Backoff(FIRST_PAUSE, LONGEST_PAUSE)
    while True:
        try:
            await tree.sync()
            return
        except (discord.HTTPException, *BROKEN) as error:
            if isinstance(error, discord.HTTPException) and error.status in REFUSED:
                log.error("commands_refused", extra=about(error=describe_error(error)))
                return
            log.warning("commands_not_synced", extra=about(error=describe_error(error), again_in_s=backoff.pause))
        await backoff.wait()
