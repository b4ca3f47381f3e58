"""Daily digests by direct message, sent one at a time with a pause, so that they do not look like spam."""

import asyncio
import logging
from typing import TYPE_CHECKING

import discord

from bot.logs import about, describe_error
from bot.storage.store import log_failure
from cogs.features.games import games_card
from cogs.replies.guard import guard, words_for
from cogs.replies.replies import BROKEN, tell

if TYPE_CHECKING:
    from cogs.hall import Hall, Interaction


log = logging.getLogger(__name__)

LOOK_EVERY = 30.0
"""Seconds between two checks for due digests."""
PAUSE = 3.0
"""Seconds between two messages."""
CLOSED = 50007
"""Discord's error code for a user with closed direct messages."""


async def send_digests(bot: "Hall") -> None:
    """Send due digests in an endless loop."""
    while True:
        try:
            await send_due_digests(bot)
        except Exception:  # noqa: BLE001  # such as a full disk, which may be temporary
            log_failure(log, "digests_failed")
        await asyncio.sleep(LOOK_EVERY)


async def send_due_digests(bot: "Hall", pause: float = PAUSE) -> None:
    """Send the digests due now; a lost digest is not retried, since the next one follows tomorrow."""
    async for user in bot.manager.digests.due_readers():
        try:
            await _send(bot, user)
        except (discord.HTTPException, *BROKEN) as error:
            log.info("digest_lost", extra=about(error=describe_error(error)))
            if isinstance(error, discord.HTTPException) and error.code == CLOSED:
                await bot.manager.digests.fail(user)
        await asyncio.sleep(pause)


async def _send(bot: "Hall", user: int) -> None:
    settings = await bot.people.settings(user)
    channel = await bot.create_dm(discord.Object(user))
    await channel.send(view=await games_card(bot, user, settings.language))


async def tell_failure(interaction: "Interaction") -> None:
    """Tell the user once that their digest was turned off because it could not be sent."""
    if await interaction.client.manager.digests.take_failure(interaction.user.id):
        async with guard(interaction):
            await tell(interaction, words_for(interaction).say("digest-failed"))
