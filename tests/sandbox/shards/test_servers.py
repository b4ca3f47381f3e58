"""Servers on chosen shards."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from tests.player import Json, Player, Refused, Town, town_at
from tests.sandbox.by_hand import session_of
from tests.sandbox.shards.by_shard import MESSAGES, SHARDS, names_until_message, said, server_on, shard_of


async def test_a_new_server_is_on_the_shard_that_its_owner_chose(
    town: Town, host: Player, guest: Player, sandbox: Sandbox
) -> None:
    """The bot joins the server on that shard, and all users are members and can write."""
    async with AsyncExitStack() as stack:
        intents = MESSAGES | 1
        made = [session_of(town, shard=[number, SHARDS], intents=intents) for number in (6, 7)]
        sixth, seventh = [await stack.enter_async_context(one) for one in made]
        for session in (sixth, seventh):
            await session.next("GUILD_CREATE")
        server = await host.create_server("Annaberg", shard=[7, SHARDS], channels=["square", "lobby"])
        assert shard_of(server["id"]) == 7
        assert [one["name"] for one in server["channels"]] == ["square", "lobby"]
        await guest.until(lambda: server["id"] in guest.servers)
        guest.go_to(server["id"])
        await guest.send("hello")
        body = await seventh.next("GUILD_CREATE")
        assert (body["id"], body["name"], "unavailable" in body) == (server["id"], "Annaberg", False)
        assert await said(seventh, "hello") == ["hello"]
        guest.go_to(server_on(sandbox, 6))
        await guest.send("here too")
        assert await names_until_message(sixth) == ["MESSAGE_CREATE"]


@pytest.mark.parametrize(
    "wrong", [{"name": "A"}, {"shard": [7, 7]}, {"shard": 7}, {"channels": [""]}, {"channels": [7]}, {"locale": "xx"}]
)
async def test_an_impossible_server_is_refused(host: Player, sandbox: Sandbox, wrong: Json) -> None:
    """No server is created."""
    with pytest.raises(Refused) as refused:
        await host.do("create_server", **{"name": "Annaberg", **wrong})
    assert refused.value.code == 50035
    assert len(sandbox.world.servers) == SHARDS


async def test_many_servers_on_one_shard_have_unique_ids(sandbox: Sandbox) -> None:
    """The servers may even be created at the same moment."""
    made = [sandbox.create_server(f"Town {number}", shard=(9, SHARDS)) for number in range(50)]
    assert len({one.id for one in made}) == 50
    assert {shard_of(one.id) for one in made} == {9}


async def test_servers_are_kept_and_their_ids_are_not_reused(tmp_path: Path) -> None:
    """After a restart, the sandbox has its servers on the same shards."""
    async with Sandbox(people=1, servers=3, shards=2, folder=tmp_path) as first:
        first.create_server("Annaberg", shard=(1, 2), channels=["square"])
        before = {one.id: one.name for one in first.world.servers.values()}
    async with Sandbox(people=1, shards=2, folder=tmp_path) as second, town_at(second.url, 1) as (_, [host]):
        assert {one["id"]: one["name"] for one in host.servers.values()} == before
        assert [shard_of(one, 2) for one in before] == [0, 1, 0, 1]
        again = await host.create_server("Annaberg", shard=[1, 2])
        assert again["id"] not in before
