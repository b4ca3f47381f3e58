"""Finding a message again that was sent before a crash, however long ago: each carries the number of its batch."""

import logging

import discord

from bot.logs import about, describe_error
from bot.tables.table import Table
from cogs.cards.notice import mark_of
from cogs.replies.replies import BROKEN

log = logging.getLogger(__name__)

LOOKS_AT = 50
"""Messages looked through; what is sought was among the last that the bot sent."""


async def find_sent(channel: discord.abc.Messageable, table: Table, batch: int) -> int | None:
    """The message of a batch, if it is there; the nonce alone is remembered for a few minutes only."""
    try:
        async for message in channel.history(limit=LOOKS_AT):
            if any(getattr(component, "id", None) == mark_of(batch) for component in message.components):
                return message.id
    except (discord.HTTPException, *BROKEN) as error:
        log.info("history_unreadable", extra=about(table=table.id, error=describe_error(error)))
    return None
