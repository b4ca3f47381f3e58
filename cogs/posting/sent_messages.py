"""Finding a message sent before a crash: each message contains its batch id."""

import logging

import discord

from bot.logs import about, describe_error
from bot.tables.table import Table
from cogs.cards.notice import mark_of
from cogs.replies.replies import BROKEN

log = logging.getLogger(__name__)

LOOKS_AT = 50
"""Number of messages to search; the message is among the bot's last ones."""


async def find_sent(channel: discord.abc.Messageable, table: Table, batch: int) -> int | None:
    """Return the message id of a batch, or None. Discord remembers nonces only for a few minutes."""
    try:
        async for message in channel.history(limit=LOOKS_AT):
            if any(getattr(component, "id", None) == mark_of(batch) for component in message.components):
                return message.id
    except (discord.HTTPException, *BROKEN) as error:
        log.info("history_unreadable", extra=about(table=table.id, error=describe_error(error)))
    return None
