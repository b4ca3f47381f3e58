"""Lists come in pages that clients can read to the end."""

from datetime import UTC, datetime, timedelta
from urllib.parse import quote

import pytest

from bot.sandbox import Sandbox
from bot.sandbox.state import messages, people
from tests.player import Json, Player, Town
from tests.sandbox.by_hand import Rest, listening, next_event
from tests.sandbox.demo_bot import DemoBot
from tests.sandbox.test_messages import lobby

GUILDS, MEMBERS = 1 << 0, 1 << 1
HEART = "\N{HEAVY BLACK HEART}"


@pytest.fixture
def crowd_ids(rest: Rest) -> list[str]:
    """Thirty users, by id."""
    made = [people.add_person(rest.world, f"Guest {number}", "en-US").id for number in range(30)]
    return sorted(made, key=int)


async def message_with_reactions(rest: Rest, users: list[str]) -> str:
    """Create a message whose reactions come from users in random order; return the path of the reactions."""
    _, message = await rest.post({"content": "x"})
    kept = rest.world.messages[rest.channel][message["id"]]
    kept.reactions = {HEART: users[10:] + users[:10]}
    return f"{rest.messages}/{message['id']}/reactions/{quote(HEART)}"


async def test_reactions_come_in_pages_by_user(rest: Rest, crowd_ids: list[str]) -> None:
    """A page has 25 users by default, and begins with the first id above `after`."""
    path = await message_with_reactions(rest, crowd_ids)
    _, first = await rest("GET", path)
    assert [one["id"] for one in first] == crowd_ids[:25]
    _, few = await rest("GET", f"{path}?limit=3&after={crowd_ids[4]}")
    assert [one["id"] for one in few] == crowd_ids[5:8]
    _, last = await rest("GET", f"{path}?limit=100&after={crowd_ids[-1]}")
    assert last == []


async def test_pins_come_in_pages_by_the_time_of_the_pin(rest: Rest) -> None:
    """The newest pin comes first; it need not be on the newest message."""
    ids = [(await rest.post({"content": str(number)}))[1]["id"] for number in range(4)]
    channel = rest.world.channel(rest.channel)
    for number in (2, 0, 3):
        rest.world.clock.ahead += 1
        messages.pin(rest.world, channel, rest.world.message(channel.id, ids[number]), rest.world.bot_id)
    _, first = await rest("GET", f"{rest.messages}/pins?limit=2")
    assert [one["message"]["id"] for one in first["items"]] == [ids[3], ids[0]]
    assert first["has_more"] is True
    before = quote(first["items"][-1]["pinned_at"])
    _, rest_of_them = await rest("GET", f"{rest.messages}/pins?limit=2&before={before}")
    assert [one["message"]["id"] for one in rest_of_them["items"]] == [ids[2]]
    assert rest_of_them["has_more"] is False


async def test_discord_py_pages_through_reactions_and_pins_to_their_end(bot: DemoBot) -> None:
    """The library gets each reaction and each pin once."""
    channel = lobby(bot)
    messages = [await channel.send(str(number)) for number in range(3)]
    for message in messages:
        await message.pin()
    pins = [one.content async for one in channel.pins(limit=None)]
    assert pins == ["2", "1", "0"]
    early = [one.content async for one in channel.pins(before=datetime.now(UTC) - timedelta(days=1))]
    assert early == []
    await messages[0].add_reaction(HEART)
    fetched = await channel.fetch_message(messages[0].id)
    assert [user.id async for user in fetched.reactions[0].users()] == [bot.application_id]


# -- threads -----------------------------------------------------------------------------------------------------


async def thread_of(rest: Rest, **more: object) -> Json:
    """A new public thread that the bot created."""
    body: Json
    status, body = await rest("POST", f"/channels/{rest.channel}/threads", {"name": "T", "type": 11, **more})
    assert status == 201
    return body


async def test_a_new_thread_shows_that_the_bot_is_a_member(rest: Rest) -> None:
    """The response and later objects of the thread have the membership, until the bot leaves."""
    thread = await thread_of(rest)
    path, server = f"/channels/{thread['id']}", next(iter(rest.world.servers))
    assert (thread["member"]["id"], thread["member"]["user_id"]) == (thread["id"], rest.world.bot_id)
    assert (await rest("GET", path))[1]["member"] == thread["member"]
    _, active = await rest("GET", f"/guilds/{server}/threads/active")
    assert active["members"] == [thread["member"]]
    await rest("DELETE", f"{path}/thread-members/@me")
    assert "member" not in (await rest("GET", path))[1]
    assert (await rest("GET", f"/guilds/{server}/threads/active"))[1]["members"] == []


async def test_a_thread_on_a_message_shows_its_membership(rest: Rest) -> None:
    """The response and the message both have the bot's membership."""
    _, message = await rest.post({"content": "x"})
    status, thread = await rest("POST", f"{rest.messages}/{message['id']}/threads", {"name": "T"})
    assert (status, thread["member"]["user_id"]) == (201, rest.world.bot_id)
    _, shown = await rest("GET", f"{rest.messages}/{message['id']}")
    assert shown["thread"]["member"]["user_id"] == rest.world.bot_id


async def test_thread_members_come_with_the_servers_members_and_in_pages(rest: Rest, crowd_ids: list[str]) -> None:
    """If members are requested, they come in pages after an id; otherwise, all come at once, without member data."""
    thread = await thread_of(rest)
    facts = rest.world.channel(thread["id"]).thread
    assert facts is not None
    facts.members.update(dict.fromkeys(reversed(crowd_ids), facts.created_at))
    path = f"/channels/{thread['id']}/thread-members"
    _, bare = await rest("GET", path)
    assert len(bare) == 31
    assert not any("member" in one for one in bare)
    _, page = await rest("GET", f"{path}?with_member=true&limit=4&after={crowd_ids[1]}")
    assert [one["member"]["user"]["id"] for one in page] == crowd_ids[2:6]
    _, one = await rest("GET", f"{path}/{crowd_ids[0]}?with_member=1")
    assert one["member"]["user"]["id"] == crowd_ids[0]
    assert "member" not in (await rest("GET", f"{path}/@me"))[1]


async def test_archived_threads_come_in_pages_by_the_time_they_were_archived(rest: Rest) -> None:
    """The thread archived last comes first, with the bot's membership."""
    ids = []
    for _ in range(3):
        thread = await thread_of(rest)
        rest.world.clock.ahead += 60
        await rest("PATCH", f"/channels/{thread['id']}", {"archived": True})
        ids.append(thread["id"])
    path = f"/channels/{rest.channel}/threads/archived/public"
    _, first = await rest("GET", f"{path}?limit=2")
    assert [one["id"] for one in first["threads"]] == [ids[2], ids[1]]
    assert [one["id"] for one in first["members"]] == [ids[2], ids[1]]
    assert first["has_more"] is True
    before = quote(first["threads"][-1]["thread_metadata"]["archive_timestamp"])
    _, last = await rest("GET", f"{path}?limit=2&before={before}")
    assert [one["id"] for one in last["threads"]] == [ids[0]]
    assert last["has_more"] is False


async def test_others_joining_a_thread_are_reported_only_with_the_members_intent(
    town: Town, guest: Player, sandbox: Sandbox
) -> None:
    """The event has the member; the bot's own leaving is reported to every session."""
    rest = Rest(sandbox, town.web)
    thread = await thread_of(rest)
    path = f"/channels/{thread['id']}/thread-members"
    async with listening(town, GUILDS) as blind, listening(town, GUILDS | MEMBERS) as seeing:
        await rest("PUT", f"{path}/{guest.id}")
        event = await next_event(seeing, "THREAD_MEMBERS_UPDATE")
        assert event["added_members"][0]["member"]["user"]["id"] == guest.id
        await rest("DELETE", f"{path}/@me")
        assert (await next_event(seeing, "THREAD_MEMBERS_UPDATE"))["removed_member_ids"] == [sandbox.world.bot_id]
        assert (await next_event(blind, "THREAD_MEMBERS_UPDATE"))["removed_member_ids"] == [sandbox.world.bot_id]
