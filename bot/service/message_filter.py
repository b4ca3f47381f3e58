"""Drops all messages that are not addressed to the bot, before discord.py builds objects for them."""

from collections.abc import Callable
from typing import Any

from bot.service.payload_filter import Parsers

MESSAGE = "MESSAGE_CREATE"
UNREAD = ("MESSAGE_UPDATE", "MESSAGE_DELETE", "MESSAGE_DELETE_BULK")
WRITTEN = (0, 19)
"""Discord's types of messages written by users: plain ones and replies."""


def keep_addressed(parsers: Parsers, find_me: Callable[[], int], hear: Callable[[Any], None]) -> None:
    """Pass raw messages that are addressed to the bot to `hear`, and drop all other messages."""

    def parse(message: Any) -> None:
        if is_addressed(message, find_me()):
            hear(message)

    parsers[MESSAGE] = parse
    for event in UNREAD:
        parsers[event] = _drop


def is_addressed(message: Any, me: int) -> bool:
    """True for a direct message from a user, or one that mentions the bot by name; a reply alone is not a mention."""
    if message["type"] not in WRITTEN or message["author"].get("bot") or message.get("webhook_id"):
        return False
    return "guild_id" not in message or any(mention in message["content"] for mention in (f"<@{me}>", f"<@!{me}>"))


def _drop(_event: Any) -> None:
    """Ignore an event that the bot does not use."""
