"""SimCord, an independent implementation of Discord's rules, agrees with the sandbox; SIMCORD.md lists differences."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
import simcord
from discord import ui

from bot.sandbox import Sandbox
from tests.player import Json, Player, Refused, text_of, town_at
from tests.sandbox.conftest import running_bot
from tests.sandbox.demo_bot import DemoBot

Answer = tuple[str, bool]  # text, ephemeral


class Twice(DemoBot):
    """The demo bot with a command that answers twice."""

    async def setup_hook(self) -> None:
        """Register one more command."""

        @self.tree.command(name="twice", description="Answers twice")
        async def twice(interaction: discord.Interaction[DemoBot]) -> None:
            await interaction.response.send_message("once")
            code = 0
            try:
                await interaction.client.http.request(
                    discord.http.Route(
                        "POST",
                        "/interactions/{interaction_id}/{interaction_token}/callback",
                        interaction_id=interaction.id,
                        interaction_token=interaction.token,
                    ),
                    json={"type": 4, "data": {"content": "twice"}},
                )
            except discord.HTTPException as refusal:
                code = refusal.code
            await interaction.followup.send(f"second answer: {code}")

        await super().setup_hook()


class Stage:
    """One of the two implementations: a user's actions, and the bot."""

    bot: DemoBot
    person_id: int

    async def slash(self, command: str, **options: Any) -> Answer:
        """Use a command."""
        raise NotImplementedError

    async def click(self, label: str) -> Answer:
        """Press a button of the last public message."""
        raise NotImplementedError

    async def fill_form(self, values: Json) -> Answer:
        """Press "Form", and submit the modal."""
        raise NotImplementedError

    @property
    def channel(self) -> discord.TextChannel:
        """The only text channel."""
        return self.bot.guilds[0].text_channels[0]


class OnSandbox(Stage):
    """The sandbox, used through its driver."""

    def __init__(self, bot: DemoBot, person: Player) -> None:
        self.bot, self.person, self.person_id = bot, person, int(person.id)
        self.table: Json = {}

    async def slash(self, command: str, **options: Any) -> Answer:
        """Use a command."""
        message = (await self.person.slash(command, **options)).messages[0]
        if not message["flags"] & 64:
            self.table = message
        return text_of(message), bool(message["flags"] & 64)

    async def click(self, label: str) -> Answer:
        """Press a button."""
        outcome = await self.person.click(self.table, label)
        message = outcome.messages[-1] if outcome.messages else self.person.fresh(self.table)
        return text_of(message), bool(message["flags"] & 64)

    async def fill_form(self, values: Json) -> Answer:
        """Press the button, fill in the modal, submit it."""
        message = (await self.person.submit(await self.person.click(self.table, "Form"), **values)).message
        return text_of(message), bool(message["flags"] & 64)


class OnSimCord(Stage):
    """SimCord, used through its actors."""

    def __init__(self, bot: DemoBot, room: Any, actor: Any) -> None:
        self.bot, self.room, self.actor, self.person_id = bot, room, actor, actor.id
        self.table: Any = None

    async def slash(self, command: str, **options: Any) -> Answer:
        """Use a command."""
        result = await self.actor.slash(self.room, command, **options)
        if not result.ephemeral:
            self.table = result.response.message
        return result.response.content, result.ephemeral

    async def click(self, label: str) -> Answer:
        """Press a button."""
        result = await self.actor.click(self.table, label=label)
        if result.response is None:
            message = await self.table.channel.fetch_message(self.table.id)
            return message.content, False
        return result.response.content, result.ephemeral

    async def fill_form(self, values: Json) -> Answer:
        """Press the button, fill in the modal, submit it."""
        shown = await self.actor.click(self.table, label="Form")
        result = await self.actor.submit_modal(shown, values)
        return result.response.content, result.ephemeral


@asynccontextmanager
async def on_sandbox() -> AsyncIterator[Stage]:
    """A user and a bot in the sandbox."""
    async with (
        Sandbox(people=1) as sandbox,
        town_at(sandbox.url, 1) as (town, [person]),
        running_bot(sandbox.url, Twice()) as bot,
    ):
        await town.fault("short_bucket", route="POST /channels/*/messages", limit=50, seconds=1)
        yield OnSandbox(bot, person)


@asynccontextmanager
async def on_simcord() -> AsyncIterator[Stage]:
    """A user and a bot in SimCord."""
    bot = Twice()
    async with simcord.run(bot, check_errors=False) as env:
        guild = env.create_guild()
        room = guild.create_text_channel("lobby")
        actor = guild.add_member(env.create_user("ada"))
        yield OnSimCord(bot, room, actor)


async def play_commands(stage: Stage) -> object:
    """Return the answers to commands: a public one, a private one, and a double one."""
    answers = [
        await stage.slash("game new", players=3, note="quiet"),
        await stage.slash("locale"),
        await stage.slash("twice"),
    ]
    return answers, await said(stage, 3)


async def said(stage: Stage, number: int) -> list[str]:
    """Wait for this many public messages; return their texts."""
    while len(texts := [one.content async for one in stage.channel.history()]) < number:
        await asyncio.sleep(0.02)
    return texts


async def play_presses(stage: Stage) -> object:
    """Return updates and private answers to presses."""
    await stage.slash("game new", players=2)
    return [await stage.click("Whisper"), await stage.click("Count")]


async def play_form(stage: Stage) -> object:
    """Fill a modal with a text, a select, a radio group, a checkbox group and a checkbox."""
    await stage.slash("game new", players=2)
    return await stage.fill_form({"name": "Ada", "guild": ["bakers"], "pace": "slow", "extras": ["a"], "sure": True})


async def mentions(stage: Stage) -> object:
    """Return the mentioned users."""
    person = discord.Object(stage.person_id)
    allowed = [discord.AllowedMentions.all(), discord.AllowedMentions(users=[person])]
    sent = [await stage.channel.send(f"<@{person.id}>", allowed_mentions=one) for one in allowed]
    return [len((await stage.channel.fetch_message(one.id)).mentions) for one in sent]


async def refusals(stage: Stage) -> object:
    """Return the error codes of forbidden requests."""
    channel = stage.channel
    gone = await channel.send("gone")
    await gone.delete()
    same: ui.View = ui.View()
    same.add_item(ui.Button(custom_id="a", label="A"))
    same.add_item(ui.Button(custom_id="a", label="B"))
    long_id: ui.View = ui.View()
    long_id.add_item(ui.Button(custom_id="a" * 101, label="A"))
    tries: dict[str, Callable[[], Awaitable[object]]] = {
        "content of 2001": lambda: channel.send("x" * 2001),
        "embed title of 257": lambda: channel.send(embed=discord.Embed(title="t" * 257)),
        "embeds of 6001": lambda: channel.send(embeds=[discord.Embed(description="t" * 3001)] * 2),
        "eleven embeds": lambda: channel.send(embeds=[discord.Embed(title="t")] * 10 + [discord.Embed(title="t")]),
        "custom ids twice": lambda: channel.send(view=same),
        "custom id of 101": lambda: channel.send(view=long_id),
        "edit of a deleted message": lambda: gone.edit(content="x"),
        "delete of a deleted message": gone.delete,
        "unknown message": lambda: channel.fetch_message(1),
        "unknown channel": lambda: stage.bot.fetch_channel(1),
        "unknown user": lambda: stage.bot.fetch_user(1),
    }
    return {name: await _code(attempt) for name, attempt in tries.items()}


async def _code(attempt: Callable[[], Awaitable[object]]) -> int | str:
    try:
        await attempt()
    except discord.HTTPException as refusal:
        return refusal.code
    except (ValueError, Refused) as error:
        return type(error).__name__
    return 0


SCENES: dict[str, Callable[[Stage], Awaitable[object]]] = {
    "commands": play_commands,
    "presses": play_presses,
    "form": play_form,
    "mentions": mentions,
    "refusals": refusals,
}


@pytest.mark.parametrize("scene", SCENES)
async def test_both_implementations_agree(scene: str) -> None:
    """A scene has equal results on the sandbox and on SimCord."""
    async with on_sandbox() as stage:
        here = await SCENES[scene](stage)
    async with on_simcord() as stage:
        there = await SCENES[scene](stage)
    assert here == there


async def empty_message(stage: Stage) -> object:
    """Send an empty message."""
    return await _code(lambda: stage.channel.send(""))


async def suppressed_mention(stage: Stage) -> object:
    """Send a mention that may not ping."""
    sent = await stage.channel.send(f"<@{stage.person_id}>", allowed_mentions=discord.AllowedMentions.none())
    return len((await stage.channel.fetch_message(sent.id)).mentions)


async def repeated_nonce(stage: Stage) -> object:
    """Return whether a repeated nonce returns the first message."""
    first = await stage.channel.send("one", nonce=5)
    return (await stage.channel.send("two", nonce=5)).id == first.id


# SIMCORD.md explains each; the sandbox's result comes first
DIFFERENCES: dict[str, tuple[Callable[[Stage], Awaitable[object]], object, object]] = {
    "empty message": (empty_message, 50006, 50035),
    "repeated nonce": (repeated_nonce, True, False),
    "suppressed mention": (suppressed_mention, 0, 1),
}


@pytest.mark.parametrize("name", DIFFERENCES)
async def test_the_known_differences_still_exist(name: str) -> None:
    """If a difference disappears, its scene belongs in `SCENES`."""
    scene, ours, theirs = DIFFERENCES[name]
    async with on_sandbox() as stage:
        assert await scene(stage) == ours
    async with on_simcord() as stage:
        assert await scene(stage) == theirs
