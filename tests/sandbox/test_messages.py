"""Messages, users and channels behave as on Discord."""

import asyncio
from pathlib import Path

import discord
import pytest

from bot.sandbox import SANDBOX_TOKEN, Sandbox
from bot.sandbox.interactions.tracker import ANSWER_SECONDS
from bot.service.discord_address import point_discord_at
from tests.patience import PATIENCE, until
from tests.player import Json, Player, Refused, Town, text_of, town_at
from tests.sandbox.demo_bot import DemoBot, Press, view_of


def lobby(bot: discord.Client) -> discord.TextChannel:
    """The first channel."""
    return bot.guilds[0].text_channels[0]


async def test_an_ephemeral_message_is_for_one_user_and_not_on_the_channels_routes(
    bot: DemoBot, host: Player, guest: Player
) -> None:
    """Other users do not see the message, and the bot cannot fetch or edit it by channel routes; its buttons work."""
    table = (await host.slash("game new", players=2)).message
    secret = (await guest.click(table, "Whisper")).message
    channel = lobby(bot)
    assert int(secret["id"]) not in [one.id async for one in channel.history()]
    with pytest.raises(discord.NotFound) as refusal:
        await channel.get_partial_message(int(secret["id"])).edit(content="x")
    assert refusal.value.code == 10008
    with pytest.raises(Refused):
        await host.do("click", channel=host.channel, message=secret["id"], custom_id="press:count:0")
    history = await guest.do("history", channel=guest.channel)
    assert secret["id"] in [one["id"] for one in history["messages"]]
    assert (await guest.click(secret, "Count")).status == "done"
    assert text_of(guest.fresh(secret)) == "count 1"
    await guest.do("dismiss", message=secret["id"])
    await guest.until(lambda: secret["id"] not in guest.messages)


async def test_an_ephemeral_message_reaches_the_bot_like_a_direct_message(sandbox: Sandbox, host: Player) -> None:
    """The message's event has no server and needs the intent for direct messages."""
    seen: list[discord.Message] = []

    class Listener(DemoBot):
        async def on_message(self, message: discord.Message) -> None:
            seen.append(message)

    point_discord_at(sandbox.url)
    async with Listener() as bot:
        task = asyncio.create_task(bot.start(SANDBOX_TOKEN))
        await asyncio.wait_for(bot.is_up.wait(), PATIENCE)
        await host.slash("locale")
        await until(lambda: bool(seen))
        assert [(one.guild, one.flags.ephemeral) for one in seen] == [(None, True)]
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


async def test_content_of_other_users_needs_the_content_intent(bot: DemoBot, host: Player) -> None:
    """Messages that mention the bot always have their content."""
    waiting = asyncio.create_task(bot.wait_for("message", timeout=PATIENCE))
    await host.send("plain words")
    assert (await waiting).content == ""
    waiting = asyncio.create_task(bot.wait_for("message", timeout=PATIENCE))
    await host.send(f"<@{bot.application_id}> hello")
    assert "hello" in (await waiting).content


async def test_allowed_mentions_decide_who_is_pinged(bot: DemoBot, host: Player, guest: Player) -> None:
    """The text does not change."""
    both = f"<@{host.id}> and <@{guest.id}>"
    user = discord.Object(int(guest.id))
    message = await lobby(bot).send(both, allowed_mentions=discord.AllowedMentions(users=[user]))
    assert [str(one.id) for one in message.mentions] == [guest.id]
    await host.wait_for(both)
    await guest.wait_for(both)
    assert [one["pinged"] for one in host.events if one["event"] == "message_create"] == [False]
    assert [one["pinged"] for one in guest.events if one["event"] == "message_create"] == [True]
    none = await lobby(bot).send("@everyone <@&1>")
    assert not none.mention_everyone


async def test_mentions_in_v2_text_ping_and_silent_messages_are_marked(bot: DemoBot, host: Player) -> None:
    """Flag 4096 means a badge without a push notification."""
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay(f"your turn <@{host.id}>"))
    await lobby(bot).send(view=view, silent=True)
    await host.wait_for("your turn")
    event = await host.wait_event("message_create", pinged=True, silent=True)
    assert event["message"]["flags"] == 32768 | 4096
    unread = (await host.wait_event("read"))["unread"]
    assert (unread["count"], unread["mentions"]) == (1, 1)
    answer = await host.do("read", channel=host.channel, message=event["message"]["id"])
    assert answer["unread"]["count"] == 0


async def test_a_nonce_is_enforced_per_author_and_channel(bot: DemoBot) -> None:
    """The repeat returns the first message."""
    first = await lobby(bot).send("one", nonce=7)
    again = await lobby(bot).send("two", nonce=7)
    assert (first.id, again.content) == (again.id, "one")
    assert (await bot.guilds[0].text_channels[1].send("three", nonce=7)).content == "three"


async def test_an_archived_thread_reopens_only_by_a_message(bot: DemoBot, host: Player) -> None:
    """Edits are refused with 50083; a locked thread stays closed."""
    thread = await lobby(bot).create_thread(name="T", type=discord.ChannelType.public_thread)
    message = await thread.send("first", view=view_of(Press("count")))
    seen = await host.wait_for("first")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as refusal:
        await message.edit(content="x")
    assert refusal.value.code == 50083
    with pytest.raises(Refused) as refused:
        await host.click(seen, "Count")
    assert refused.value.code == 50083
    await thread.send("awake")
    fetched = await bot.fetch_channel(thread.id)
    assert isinstance(fetched, discord.Thread)
    assert not fetched.archived
    await thread.edit(archived=True, locked=True)
    with pytest.raises(discord.HTTPException):
        await thread.send("never")


async def test_a_private_thread_is_visible_to_its_members(bot: DemoBot, host: Player, guest: Player) -> None:
    """The owner of the server sees all threads."""
    thread = await lobby(bot).create_thread(name="P", type=discord.ChannelType.private_thread)
    await thread.send("for few")
    await host.wait_for("for few")
    assert not guest.sees("for few")
    await thread.add_user(discord.Object(int(guest.id)))
    await guest.wait_event("channel_create")
    history = await guest.do("history", channel=str(thread.id))
    assert [text_of(one) for one in history["messages"]] == ["for few"]


async def test_users_write_react_pin_and_edit(host: Player, guest: Player) -> None:
    """The other users see each action at once."""
    said = await host.send("hello")
    await guest.wait_for("hello")
    await guest.do("react", channel=guest.channel, message=said["id"], emoji="\N{PARTY POPPER}", on=True)
    await host.until(lambda: bool(host.fresh(said).get("reactions")))
    await guest.until(lambda: bool(guest.fresh(said).get("reactions")))
    assert host.fresh(said)["reactions"][0]["me"] is False
    assert guest.fresh(said)["reactions"][0]["me"] is True
    await host.do("edit", channel=host.channel, message=said["id"], content="hello again")
    await guest.wait_for("hello again")
    await host.do("pin", channel=host.channel, message=said["id"], on=True)
    assert len((await guest.do("pins", channel=guest.channel))["messages"]) == 1
    await guest.do("typing", channel=guest.channel)
    assert (await host.wait_event("typing"))["user_id"] == guest.id
    reply = await guest.send("yes", reply_to=said["id"], uploads=[await guest.upload("a.txt", b"abc")])
    assert reply["referenced_message"]["id"] == said["id"]
    assert reply["attachments"][0]["filename"] == "a.txt"
    await host.wait_event("message_create", pinged=True)
    with pytest.raises(Refused) as refused:
        await guest.do("delete", channel=guest.channel, message=said["id"])
    assert refused.value.code == 50013
    await host.do("delete", channel=host.channel, message=reply["id"])
    await guest.until(lambda: reply["id"] not in guest.messages)


async def test_bad_options_are_refused_before_the_bot_receives_them(bot: DemoBot, host: Player) -> None:
    """Discord's client refuses such options, too."""
    assert bot.is_ready()
    bad: list[Json] = [{}, {"players": 9}, {"players": "three"}, {"players": 3, "nobody": 1}]
    for options in bad:
        with pytest.raises(Refused) as refused:
            await host.slash("game new", **options)
        assert refused.value.code == 50035
    for command in ("game", "game never", "never"):
        with pytest.raises(Refused):
            await host.slash(command)
    table = (await host.slash("game choose")).message
    with pytest.raises(Refused):
        await host.select(table, "Guilds", "brewers")
    with pytest.raises(Refused):
        await host.select(table, "Guilds")


async def test_an_unanswered_press_fails_after_three_seconds(bot: DemoBot, host: Player, sandbox: Sandbox) -> None:
    """The user sees Discord's text."""
    assert bot.is_ready()
    assert ANSWER_SECONDS == 3
    table = (await host.slash("game new", players=2)).message
    sandbox.tracker.answer_seconds = ANSWER_SECONDS
    outcome = await host.click(table, "Silence")
    assert (outcome.status, outcome.text) == ("failed", "This interaction failed")


async def test_without_a_bot_an_interaction_fails_at_once(host: Player, sandbox: Sandbox) -> None:
    snowflake = sandbox.world.ids.new()
    sandbox.world.commands[snowflake] = {"id": snowflake, "type": 1, "name": "echo", "options": []}
    sandbox.tracker.answer_seconds = 10 * PATIENCE
    outcome = await host.slash("echo")
    assert outcome.status == "failed"
    statuses = [one["interaction"]["status"] for one in host.events if one["event"] == "interaction"]
    assert statuses == ["pending", "failed"]


async def test_a_conversation_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Users, messages, files, commands, threads and read marks are stored; the port may change."""
    async with Sandbox(people=2, folder=tmp_path) as first, town_at(first.url, 1) as (_, [host]):
        upload = await host.upload("a.txt", b"kept")
        said = await host.send("before", uploads=[upload])
        await host.do("thread", channel=host.channel, name="T", message=said["id"])
        await host.do("react", channel=host.channel, message=said["id"], emoji="\N{CANDLE}", on=True)
        await host.do("profile", name="Renamed", locale="ru")
        await host.do("read", channel=host.channel, message=said["id"])
    async with Sandbox(people=9, folder=tmp_path) as second, town_at(second.url, 1) as (town, [host]):
        assert host.name == "Renamed"
        assert len(host.hello["people"]) == 3
        (message,) = (await host.do("history", channel=host.channel))["messages"]
        assert text_of(message) == "before"
        assert message["thread"]["name"] == "T"
        assert message["reactions"][0]["me"]
        assert host.hello["read"][host.channel]["count"] == 0
        async with town.web.get(message["attachments"][0]["url"]) as response:
            assert await response.read() == b"kept"
        assert message["attachments"][0]["url"].startswith(second.url)
        later = await host.send("after")
        assert int(later["id"]) > int(message["id"])


async def test_users_join_later_with_their_language(bot: DemoBot, town: Town, host: Player) -> None:
    """The bot gets the new user's locale; a second tab of the user gets the messages of the first."""
    facts = await town.create("Late", "it")
    late = await Player(town, facts).connect()
    await host.wait_event("person")
    assert bot.is_ready()
    assert text_of((await late.slash("locale")).message).startswith("it ")
    tab = await Player(town, facts).connect()
    await late.send("from one tab")
    await tab.wait_for("from one tab")
    await tab.leave()
    await late.leave()
