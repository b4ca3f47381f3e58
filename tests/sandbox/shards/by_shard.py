"""Helpers for tests of shards: the servers of each shard, and the events of sessions."""

import asyncio
from collections.abc import Iterable
from contextlib import AsyncExitStack

from bot.sandbox import Sandbox
from tests.patience import PATIENCE
from tests.player import Player, Town
from tests.sandbox.by_hand import BotSession, session_of

SHARDS = 16
MESSAGES = 1 << 9 | 1 << 12 | 1 << 15  # intents for messages in servers, in direct messages, and their content


def shard_of(server_id: str, total: int = SHARDS) -> int:
    """Return a server's shard by Discord's formula."""
    return (int(server_id) >> 22) % total


def server_on(sandbox: Sandbox, number: int) -> str:
    """Return the server on this one of the sixteen shards."""
    return next(one for one in sandbox.world.servers if shard_of(one) == number)


def offer_command(sandbox: Sandbox) -> None:
    """Register a command that is never answered."""
    snowflake = sandbox.world.ids.new()
    sandbox.world.commands[snowflake] = {"id": snowflake, "type": 1, "name": "echo", "options": []}


async def direct_channel(person: Player) -> str:
    """Return the channel of the user's direct messages with the bot."""
    answer = await person.do("open_dm", user=person.hello["bot"]["id"])
    return str(answer["channel"]["id"])


async def everybody_of(stack: AsyncExitStack, town: Town, shards: Iterable[tuple[int, int]]) -> list[BotSession]:
    """Open a session on each of these shards."""
    made = [session_of(town, shard=list(one), intents=MESSAGES) for one in shards]
    return [await stack.enter_async_context(one) for one in made]


async def said(session: BotSession, last: str) -> list[str]:
    """Return the messages that a session receives, up to the message `last`."""
    heard: list[str] = []
    while last not in heard:
        heard.append((await session.next("MESSAGE_CREATE"))["content"])
    return heard


async def say_everywhere(person: Player, words: str) -> None:
    """Post these words, followed by the server's shard, in every server."""
    for server_id in person.servers:
        person.go_to(server_id)
        await person.send(f"{words} {shard_of(server_id)}")


async def names_until_message(session: BotSession) -> list[str]:
    """Return the names of all events of a session up to the next message."""
    names: list[str] = []
    while "MESSAGE_CREATE" not in names:
        names.append((await asyncio.wait_for(session.heard.get(), PATIENCE))["t"])
    return names
