"""The API as documented, without a library: tokens, buckets, permissions, message contents."""

import asyncio

import discord
import pytest
from aiohttp import ClientSession

from bot.sandbox import Sandbox
from bot.sandbox.state import permissions
from bot.sandbox.state.permissions import Permission
from tests.patience import PATIENCE
from tests.player import Player, Refused, Town, text_of
from tests.sandbox.by_hand import Rest, listening, next_event
from tests.sandbox.demo_bot import DemoBot

MESSAGES = 1 << 9


async def test_the_gateways_url_needs_no_token_but_its_limits_do(rest: Rest) -> None:
    """`GET /gateway` works without a token, `GET /gateway/bot` does not."""
    status, body = await rest("GET", "/gateway", headers={})
    assert (status, body["url"]) == (200, rest.world.gateway_url)
    assert (await rest("GET", "/gateway/bot", headers={}))[0] == 401


# -- rate limits -------------------------------------------------------------------------------------------------


async def headers_of(rest: Rest, path: str) -> dict[str, str]:
    """Return the headers of the response to a message."""
    url, token = f"{rest.sandbox.url}/api/v10{path}", {"Authorization": "Bot sandbox"}
    async with ClientSession() as web, web.post(url, json={"content": "x"}, headers=token) as response:
        return dict(response.headers)


async def test_a_buckets_name_is_shared_by_channels_and_its_limit_is_per_channel(rest: Rest) -> None:
    """A client itself combines the bucket's name with the channel."""
    first, second = list(rest.world.channels)[:2]
    one = await headers_of(rest, f"/channels/{first}/messages")
    other = await headers_of(rest, f"/channels/{second}/messages")
    assert one["X-RateLimit-Bucket"] == other["X-RateLimit-Bucket"]
    assert one["X-RateLimit-Remaining"] == other["X-RateLimit-Remaining"] == "4"
    _, message = await rest("POST", f"/channels/{first}/messages", {"content": "x"})
    url = f"{rest.sandbox.url}/api/v10/channels/{first}/messages/{message['id']}"
    async with ClientSession() as web, web.get(url, headers={"Authorization": "Bot sandbox"}) as response:
        assert response.headers["X-RateLimit-Bucket"] != one["X-RateLimit-Bucket"]


async def test_each_interactions_token_has_its_own_limit(bot: DemoBot, town: Town, host: Player) -> None:
    """Follow-ups to many users at once get no 429."""
    table = (await host.slash("game new", players=2)).message
    await asyncio.gather(*(host.click(table, "Think") for _ in range(6)))
    await host.until(lambda: sum("one more thing" in text_of(one) for one in host.messages.values()) == 6)
    webhooks = f"/api/v10/webhooks/{bot.application_id}"
    statuses = [one["status"] for one in await town.requests() if one["path"].startswith(webhooks)]
    assert statuses == [200] * 12


# -- deleting many -----------------------------------------------------------------------------------------------


async def test_deleting_many_messages_is_one_event(town: Town, host: Player, sandbox: Sandbox) -> None:
    """The bot gets MESSAGE_DELETE_BULK, and the messages disappear for users."""
    messages = [await host.send(str(number)) for number in range(3)]
    rest = Rest(sandbox, town.web)
    async with listening(town, MESSAGES) as heard:
        ids = [one["id"] for one in messages]
        assert (await rest("POST", f"{rest.messages}/bulk-delete", {"messages": ids}))[0] == 204
        first = await asyncio.wait_for(heard.get(), PATIENCE)
        await host.until(lambda: not host.messages)
        assert heard.empty()
    assert first["t"] == "MESSAGE_DELETE_BULK"
    assert first["d"] == {"ids": ids, "channel_id": host.channel, "guild_id": host.hello["servers"][0]["id"]}


async def test_old_or_too_few_messages_cannot_be_deleted_in_bulk(rest: Rest) -> None:
    """A request may have two to a hundred messages, none older than two weeks, in a server."""
    ids = [(await rest.post({"content": "x"}))[1]["id"] for _ in range(2)]
    path = f"{rest.messages}/bulk-delete"
    assert (await rest("POST", path, {"messages": ids[:1] * 2}))[1]["code"] == 50016
    rest.world.clock.ahead += 15 * 24 * 3600
    assert (await rest("POST", path, {"messages": ids}))[1]["code"] == 50034
    assert list(rest.world.messages[rest.channel]) == ids


# -- permissions of a command ------------------------------------------------------------------------------------


async def permit(rest: Rest, bits: str | None) -> None:
    """Register a command for members with these permissions."""
    command = {"name": "ask", "description": "d", "default_member_permissions": bits}
    path = f"/applications/{rest.world.bot_id}/commands"
    assert (await rest("PUT", path, [command]))[0] == 200


async def test_a_command_is_for_members_with_its_permissions(
    town: Town, host: Player, guest: Player, sandbox: Sandbox
) -> None:
    """All bits are required; no bits mean administrators only; in a DM, permissions do not count."""
    rest = Rest(sandbox, town.web)
    manage = str(int(Permission.MANAGE_MESSAGES | Permission.MANAGE_CHANNELS))
    for bits, may in ((None, True), (str(int(Permission.SEND_MESSAGES)), True), (manage, False), ("0", False)):
        await permit(rest, bits)
        assert (await host.slash("ask", wait=False)).id  # the owner may use every command
        if may:
            assert (await guest.slash("ask", wait=False)).id
        else:
            with pytest.raises(Refused) as refused:
                await guest.slash("ask", wait=False)
            assert refused.value.code == 50013
    direct = (await guest.do("open_dm", user=rest.world.bot_id))["channel"]["id"]
    assert (await guest.do("slash", channel=direct, command="ask", options={}))["interaction"]


async def test_a_commands_permissions_are_checked_in_its_channel(town: Town, guest: Player, sandbox: Sandbox) -> None:
    """A channel's overwrite decides, even if its ids and bits are numbers, as in discord.py's requests."""
    rest, server = Rest(sandbox, town.web), next(iter(sandbox.world.servers.values()))
    next(one for one in server.roles.values() if one.managed).permissions = permissions.ALL
    await permit(rest, str(int(Permission.MANAGE_MESSAGES)))
    with pytest.raises(Refused):
        await guest.slash("ask", wait=False)
    overwrite = {"id": int(server.id), "type": 0, "allow": int(Permission.MANAGE_MESSAGES), "deny": 0}
    status, channel = await rest("PATCH", f"/channels/{rest.channel}", {"permission_overwrites": [overwrite]})
    assert (status, channel["permission_overwrites"][0]["id"]) == (200, server.id)
    assert (await guest.slash("ask", wait=False)).id


# -- message contents --------------------------------------------------------------------------------------------


async def test_polls_and_stickers_are_refused_and_not_dropped(rest: Rest) -> None:
    """The codes are Discord's for a channel without polls, and for unknown stickers."""
    poll = {"question": {"text": "Q"}, "answers": [{"poll_media": {"text": "A"}}], "duration": 1}
    status, answer = await rest.post({"content": "x", "poll": poll})
    assert (status, answer["code"]) == (400, 520002)
    status, answer = await rest.post({"content": "x", "sticker_ids": ["1"]})
    assert (status, answer["code"]) == (400, 50081)
    assert not rest.world.messages


async def test_discord_py_forwards_a_message(bot: DemoBot, host: Player) -> None:
    """Users see a snapshot of the message, which outlives the message."""
    first, second = bot.guilds[0].text_channels[:2]
    message = await first.send(f"come here <@{host.id}>", embed=discord.Embed(title="E"))
    forward = await message.forward(second)
    assert forward.flags.forwarded
    assert forward.content == ""
    assert forward.reference is not None
    assert (forward.reference.channel_id, forward.reference.message_id) == (first.id, message.id)
    await message.delete()
    again = await second.fetch_message(forward.id)
    assert again.message_snapshots[0].content == f"come here <@{host.id}>"
    assert again.message_snapshots[0].embeds[0].title == "E"
    await host.until(lambda: str(forward.id) in host.messages)
    seen = host.messages[str(forward.id)]
    assert seen["message_snapshots"][0]["message"]["mentions"][0]["id"] == host.id
    assert seen["mentions"] == []


async def test_a_forward_of_nothing_or_with_text_is_refused(rest: Rest) -> None:
    """The errors name an unknown message, an unknown channel, and content that a forward cannot have."""
    _, message = await rest.post({"content": "x"})
    right = {"type": 1, "channel_id": rest.channel, "message_id": message["id"]}
    assert (await rest.post({"message_reference": {**right, "message_id": "1"}}))[1]["code"] == 10008
    for reference, more in (({**right, "channel_id": "1"}, {}), (right, {"content": "words"})):
        status, answer = await rest.post({"message_reference": reference, **more})
        assert (status, answer["code"]) == (400, 50035)
        assert answer["errors"]["message_reference"]
    assert len(rest.world.messages[rest.channel]) == 1


async def test_a_bot_reads_its_own_forwards_without_the_content_intent(
    town: Town, host: Player, sandbox: Sandbox
) -> None:
    """The text is by another author, but the message is the bot's."""
    said = await host.send("words")
    rest = Rest(sandbox, town.web)
    async with listening(town, MESSAGES) as heard:
        reference = {"type": 1, "channel_id": rest.channel, "message_id": said["id"]}
        assert (await rest.post({"message_reference": reference}))[0] == 200
        event = await next_event(heard, "MESSAGE_CREATE")
    assert event["message_snapshots"][0]["message"]["content"] == "words"
