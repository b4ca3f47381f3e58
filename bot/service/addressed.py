"""Messages that people write to the bot; of all others the library makes no objects."""

from collections.abc import Callable
from typing import Any

from bot.service.unread import Parsers

MESSAGE = "MESSAGE_CREATE"
UNREAD = ("MESSAGE_UPDATE", "MESSAGE_DELETE", "MESSAGE_DELETE_BULK")
WRITTEN = (0, 19)
"""Discord's types of messages that somebody wrote: a message and a reply."""


def keep_addressed(parsers: Parsers, find_me: Callable[[], int], hear: Callable[[Any], None]) -> None:
    """Pass on messages to the bot as Discord sends them, and drop all others."""

    def parse(message: Any) -> None:
        if is_addressed(message, find_me()):
            hear(message)

    parsers[MESSAGE] = parse
    for event in UNREAD:
        parsers[event] = _drop


def is_addressed(message: Any, me: int) -> bool:
    """Whether a person wrote a direct message to the bot, or mentions it by name; a reply alone is no mention."""
    if message["type"] not in WRITTEN or message["author"].get("bot") or message.get("webhook_id"):
        return False
    return "guild_id" not in message or any(mention in message["content"] for mention in (f"<@{me}>", f"<@!{me}>"))


def _drop(_event: Any) -> None:
    """Nobody reads it."""
