"""Which messages are to the bot: direct ones and mentions by people; the library hears of none."""

from typing import Any

import pytest

from bot.service.addressed import is_addressed, keep_addressed

ME = 7


def message(**facts: Any) -> dict[str, Any]:
    """A message in a channel of a server, as Discord sends it."""
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
def test_a_message_in_a_server_is_to_the_bot_if_a_person_mentions_it(facts: dict[str, Any], is_ours: bool) -> None:
    """A reply to one of its posts is talk among people."""
    assert is_addressed(message(**facts), ME) == is_ours


def test_every_direct_message_of_a_person_is_to_the_bot() -> None:
    """Its own are not."""
    direct = message(content="hi")
    del direct["guild_id"]
    assert is_addressed(direct, ME)
    assert not is_addressed({**direct, "author": {"id": "7", "bot": True}}, ME)


def test_the_library_hears_of_no_message() -> None:
    """Those to the bot are passed on as they came."""
    heard, parsed = list[Any](), list[Any]()
    parsers = dict.fromkeys(("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "READY"), parsed.append)
    keep_addressed(parsers, lambda: ME, heard.append)
    mention = message(content="<@7>")
    for event in ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "READY"):
        parsers[event](mention)
    parsers["MESSAGE_CREATE"](message())
    assert heard == [mention]
    assert parsed == [mention]
