"""Symbols on messages: Discord refuses a button or a list with an emoji that it does not know, or not yet."""

import logging
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import discord

from bot.logs import about, describe_error

if TYPE_CHECKING:
    from cogs.hall import Hall

log = logging.getLogger(__name__)

T = TypeVar("T")

INVALID = re.compile(r"\bemoji\.(?:id|name):")
"""The place of the fault, as Discord names it then."""


async def send_with_symbols(bot: "Hall", card: Any, send: Callable[[], Awaitable[T]]) -> T:
    """Send a message; if Discord refuses the emojis of its card, send it without them and have them checked."""
    try:
        return await send()
    except discord.HTTPException as refusal:
        if card is None or not INVALID.search(refusal.text):
            raise
        log.warning("symbols_refused", extra=about(error=describe_error(refusal)))
        bot.symbols.doubted.set()
        card.drop_symbols()
        return await send()
