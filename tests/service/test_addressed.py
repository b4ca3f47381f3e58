"""Only users' direct messages and mentions reach the bot; discord.py itself handles no messages."""

from typing import Any

import pytest

from bot.service.message_filter import is_addressed, keep_addressed

ME = 7


def message(**facts: Any) -> dict[str, Any]:
    """A message in a server's channel, as Discord sends it."""
    return {"type": 0, "guild_id": "1", "content": "", "author": {"id": "5"}, **facts}


@pytest.mark.parametrize(
    ("facts", "is_ours"),
    [
        ({}, False),
        ({"content": "<@7> help"}, True),
        ({"content": "hello <@!7>", "type": 19}, True),
        ({"content": "", "type": 19, "mentions": [{"id": "7"}]}, False),
        ({"content": "<@7>", "author": {"id": "6", "bot": True}}, False),
        ({"content": "<@7>", "webhook_id": "3"}, False),
        ({"content": "<@7>", "type": 6}, False),
    ],
    ids=["talk", "mention", "reply that mentions", "reply", "bot", "webhook", "pin"],
)
def test_a_message_in_a_server_is_for_the_bot_if_a_user_mentions_it(facts: dict[str, Any], is_ours: bool) -> None:
    """A reply to one of the bot's posts does not count as a mention."""
    assert is_addressed(message(**facts), ME) == is_ours


def test_every_direct_message_of_a_user_is_for_the_bot() -> None:
    """The bot's own direct messages do not count."""
    direct = message(content="hi")
    del direct["guild_id"]
    assert is_addressed(direct, ME)
    assert not is_addressed({**direct, "author": {"id": "7", "bot": True}}, ME)


def test_the_library_gets_no_message() -> None:
    """Messages go to the bot's own handler instead: only those for the bot, unchanged."""
    heard, parsed = list[Any](), list[Any]()
    parsers = dict.fromkeys(("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "READY"), parsed.append)
    keep_addressed(parsers, lambda: ME, heard.append)
    mention = message(content="<@7>")
    for event in ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "READY"):
        parsers[event](mention)
    parsers["MESSAGE_CREATE"](message())
    assert heard == [mention]
    assert parsed == [mention]
