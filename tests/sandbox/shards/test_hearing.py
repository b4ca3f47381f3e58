"""Each session receives the events of its shard's servers, numbered per session."""

from contextlib import AsyncExitStack

from bot.sandbox import Sandbox
from tests.player import Player, Town
from tests.sandbox.by_hand import BotSession, session_of
from tests.sandbox.shards.by_shard import (
    MESSAGES,
    SHARDS,
    direct_channel,
    everybody_of,
    offer_command,
    said,
    say_everywhere,
    server_on,
    shard_of,
)


async def test_each_of_sixteen_shards_receives_only_its_own_servers_events(
    town: Town, host: Player, sandbox: Sandbox
) -> None:
    """READY lists the server; a message arrives once and on no other shard; direct messages arrive on shard 0."""
    direct = await direct_channel(host)
    async with AsyncExitStack() as stack:
        sessions = await everybody_of(stack, town, ((number, SHARDS) for number in range(SHARDS)))
        await say_everywhere(host, "first")
        await host.send("in private", channel=direct)
        await say_everywhere(host, "last")
        for number, session in enumerate(sessions):
            assert session.ready["shard"] == [number, SHARDS]
            assert [one["id"] for one in session.ready["guilds"]] == [server_on(sandbox, number)]
            middle = ["in private"] if number == 0 else []
            assert await said(session, f"last {number}") == [f"first {number}", *middle, f"last {number}"]


async def test_an_interaction_goes_to_the_shard_of_its_server(town: Town, host: Player, sandbox: Sandbox) -> None:
    """An interaction in a direct message goes to shard 0."""
    offer_command(sandbox)
    direct = await direct_channel(host)
    async with AsyncExitStack() as stack:
        sessions = await everybody_of(stack, town, ((number, SHARDS) for number in range(SHARDS)))
        for server_id in [*host.servers, None]:
            host.channel = host.go_to(server_id) if server_id else direct
            outcome = await host.slash("echo", wait=False)
            number = shard_of(server_id) if server_id else 0
            body = await sessions[number].next("INTERACTION_CREATE")
            assert (body["id"], body.get("guild_id")) == (outcome.id, server_id)
        assert not any("INTERACTION_CREATE" in _names(one) for one in sessions)


def _names(session: BotSession) -> list[str]:
    return [session.heard.get_nowait()["t"] for _ in range(session.heard.qsize())]


async def test_an_ephemeral_answer_arrives_on_shard_0(town: Town, host: Player, sandbox: Sandbox) -> None:
    """In every channel, Discord treats ephemeral messages as if they belonged to no server."""
    offer_command(sandbox)
    host.go_to(server_on(sandbox, 3))
    async with AsyncExitStack() as stack:
        first, third = await everybody_of(stack, town, [(0, SHARDS), (3, SHARDS)])
        outcome = await host.slash("echo", wait=False)
        asked = await third.next("INTERACTION_CREATE")
        path = f"/api/v10/interactions/{outcome.id}/{asked['token']}/callback?with_response=1"
        answer = {"type": 4, "data": {"content": "for you", "flags": 64}}
        async with town.web.post(f"{town.url}{path}", json=answer) as response:
            assert response.status == 200
        assert (await first.next("MESSAGE_CREATE"))["content"] == "for you"
        await host.send("for all")
        assert await said(third, "for all") == ["for all"]


async def test_two_sessions_on_one_shard_both_receive_everything(town: Town, host: Player, sandbox: Sandbox) -> None:
    """Both receive clicks, too; the bot must ensure that only one session answers."""
    offer_command(sandbox)
    host.go_to(server_on(sandbox, 5))
    async with AsyncExitStack() as stack:
        sessions = await everybody_of(stack, town, [(5, SHARDS), (5, SHARDS)])
        assert sessions[0].ready["session_id"] != sessions[1].ready["session_id"]
        await host.send("hello")
        outcome = await host.slash("echo", wait=False)
        for session in sessions:
            assert await said(session, "hello") == ["hello"]
            assert (await session.next("INTERACTION_CREATE"))["id"] == outcome.id


async def test_each_session_uses_its_own_shard_count(town: Town, host: Player, sandbox: Sandbox) -> None:
    """While a bot changes its number of shards, sessions with both counts are connected."""
    async with AsyncExitStack() as stack:
        only, odd, third = await everybody_of(stack, town, [(0, 1), (1, 2), (3, SHARDS)])
        assert len(only.ready["guilds"]) == SHARDS
        assert {shard_of(one["id"], 2) for one in odd.ready["guilds"]} == {1}
        await say_everywhere(host, "number")
        await host.send("in private", channel=await direct_channel(host))
        host.go_to(server_on(sandbox, 3))
        await host.send("last")
        everything = [f"number {number}" for number in range(SHARDS)]
        assert sorted(await said(only, "last")) == sorted([*everything, "in private", "last"])
        assert sorted(await said(odd, "last")) == sorted([*everything[1::2], "last"])
        assert await said(third, "last") == ["number 3", "last"]


async def test_a_session_without_a_shard_is_shard_0_of_1(town: Town) -> None:
    """Discord has the same default."""
    async with session_of(town, intents=MESSAGES) as session:
        assert session.ready["shard"] == [0, 1]
        assert len(session.ready["guilds"]) == SHARDS


async def test_without_a_session_on_its_shard_the_application_does_not_respond(
    town: Town, host: Player, sandbox: Sandbox
) -> None:
    """Other shards do not receive the interaction."""
    offer_command(sandbox)
    host.go_to(server_on(sandbox, 1))
    async with session_of(town, shard=[0, SHARDS], intents=MESSAGES) as session:
        outcome = await host.slash("echo")
        assert (outcome.status, outcome.text) == ("failed", "The application did not respond")
        host.go_to(server_on(sandbox, 0))
        there = await host.slash("echo", wait=False)
        assert (await session.next("INTERACTION_CREATE"))["id"] == there.id


async def test_members_are_sent_to_the_shard_of_their_server(town: Town, sandbox: Sandbox) -> None:
    """A request for the members of another shard's server gets no answer."""
    async with session_of(town, shard=[2, SHARDS], intents=1 << 1) as session:
        for number in (1, 2):
            asked = {"guild_id": server_on(sandbox, number), "query": "", "limit": 0}
            await session.gateway.send_json({"op": 8, "d": asked})
        assert (await session.next("GUILD_MEMBERS_CHUNK"))["guild_id"] == server_on(sandbox, 2)
