"""discord.py on sixteen shards, in two clients with half of them each, like two processes of a bot."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.sandbox import SANDBOX_TOKEN, Sandbox
from bot.service.discord_address import point_discord_at
from tests.patience import until
from tests.player import Player, Town, text_of
from tests.sandbox.shards.by_shard import SHARDS, direct_channel, say_everywhere, shard_of

HALVES = (range(SHARDS // 2), range(SHARDS // 2, SHARDS))


class Half(discord.AutoShardedClient):
    """A client with some of the shards; it records its events and their shards."""

    def __init__(self, **shards: Any) -> None:
        intents = discord.Intents(guilds=True, messages=True, message_content=True)
        super().__init__(intents=intents, guild_ready_timeout=0.1, **shards)
        self.heard: list[tuple[int, str]] = []
        self.joined: list[int] = []
        self.resumed: list[int] = []
        self.lost: list[int] = []
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="where", description="Says which shard answers.")(where)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait, because the sandbox has a separate rate limit for each shard's identify."""

    async def on_message(self, message: discord.Message) -> None:
        """Record a user's message."""
        if not message.author.bot:
            self.heard.append((message.guild.shard_id if message.guild else -1, message.content))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Record the shard of a new server."""
        self.joined.append(guild.shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Record a resumed shard."""
        self.resumed.append(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Record a disconnected shard."""
        self.lost.append(shard_id)


async def where(interaction: discord.Interaction[Half]) -> None:
    """Report the shard that answers."""
    shard = interaction.guild.shard_id if interaction.guild else "direct"
    first = min(interaction.client.shards)
    await interaction.response.send_message(f"shard {shard} of the client that begins at {first}", ephemeral=True)


@asynccontextmanager
async def running(sandbox: Sandbox, **shards: object) -> AsyncIterator[Half]:
    """Start a client and wait for its shards."""
    point_discord_at(sandbox.url)
    async with Half(**shards) as client:
        task = asyncio.create_task(client.start(SANDBOX_TOKEN))
        await until(lambda: client.is_ready() or task.done())
        yield client
        await client.close()
        await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
async def halves(sandbox: Sandbox) -> AsyncIterator[tuple[Half, Half]]:
    """Both clients, connected; the first has registered the commands for both."""
    async with AsyncExitStack() as stack:
        made = [running(sandbox, shard_ids=list(half), shard_count=SHARDS) for half in HALVES]
        lower, upper = [await stack.enter_async_context(one) for one in made]
        await lower.tree.sync()
        yield lower, upper


async def test_each_message_arrives_once_at_its_shards_client(host: Player, halves: tuple[Half, Half]) -> None:
    """Direct messages arrive at shard 0's client."""
    for words in ("first", "last"):
        await say_everywhere(host, words)
    await host.send("in private", channel=await direct_channel(host))
    expected = [[(one, f"{words} {one}") for one in half for words in ("first", "last")] for half in HALVES]
    expected[0].append((-1, "in private"))
    await until(lambda: sum(len(one.heard) for one in halves) >= 2 * SHARDS + 1)
    for client, messages in zip(halves, expected, strict=True):
        assert sorted(client.heard) == sorted(messages)
        assert sorted(one.shard_id for one in client.guilds) == sorted(client.shards)


async def test_each_command_is_answered_by_its_shards_client(host: Player, halves: tuple[Half, Half]) -> None:
    """In direct messages, shard 0's client answers."""
    assert len(halves[0].shards) == len(halves[1].shards) == SHARDS // 2
    for server_id in host.servers:
        host.go_to(server_id)
        number = shard_of(server_id)
        said = text_of((await host.slash("where")).message)
        assert said == f"shard {number} of the client that begins at {HALVES[number in HALVES[1]][0]}"
    host.channel = await direct_channel(host)
    assert text_of((await host.slash("where")).message) == "shard direct of the client that begins at 0"


async def test_one_shard_resumes_and_answers_what_it_missed(
    town: Town, host: Player, halves: tuple[Half, Half]
) -> None:
    """The other shards of the same client stay connected."""
    _, upper = halves
    await town.fault("drop", shard=[11, SHARDS], code=4000)
    host.go_to(next(one for one in host.servers if shard_of(one) == 11))
    assert text_of((await host.slash("where")).message).startswith("shard 11 ")
    await until(lambda: upper.resumed == [11])
    assert upper.lost == [11]


async def test_a_client_uses_the_recommended_number_of_shards_and_joins_a_new_server(
    sandbox: Sandbox, host: Player
) -> None:
    """The number is from `GET /gateway/bot`; the client sees the new server on the server's shard."""
    async with running(sandbox) as client:
        assert sorted(client.shards) == list(range(SHARDS))
        server = await host.create_server("Annaberg", shard=[13, SHARDS])
        await until(lambda: client.joined == [13])
        host.go_to(server["id"])
        await host.send("hello")
        await until(lambda: client.heard == [(13, "hello")])
        limits = await client.fetch_session_start_limits()
        assert (limits.remaining, limits.max_concurrency) == (1000 - SHARDS, SHARDS)
