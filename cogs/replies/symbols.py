"""Symbols on messages: Discord refuses a button or a list with an emoji that it does not know, or not yet."""

import logging
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import discord
from discord import ui

from bot.logs import about, describe_error
from bot.words.symbols import without_symbols

if TYPE_CHECKING:
    from cogs.hall import Hall

log = logging.getLogger(__name__)

T = TypeVar("T")

INVALID = re.compile(r"\bemoji\.(?:id|name):")
"""The place of the fault, as Discord names it then."""


async def send_with_symbols(bot: "Hall", view: ui.LayoutView | None, send: Callable[[], Awaitable[T]]) -> T:
    """Sends a message; where the emojis of its view are refused, once more without, and has them looked after."""
    try:
        return await send()
    except discord.HTTPException as refusal:
        if view is None or not INVALID.search(refusal.text):
            raise
        log.warning("symbols_refused", extra=about(error=describe_error(refusal)))
        bot.symbols.doubted.set()
        drop_symbols(view)
        return await send()


def drop_symbols(view: ui.LayoutView) -> None:
    """Leaves the words of a view, which are complete."""
    for item in view.walk_children():
        part: Any = item
        if isinstance(item, ui.Button):
            part.emoji = None
        elif isinstance(item, ui.Select):
            for option in part.options:
                option.emoji = None
        elif isinstance(item, ui.TextDisplay):
            part.content = without_symbols(part.content)
