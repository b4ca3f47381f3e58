"""Starting, losing and resuming the session of a shard."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from aiohttp import ClientSession

from bot.sandbox import Sandbox
from tests.patience import PATIENCE
from tests.player import Json, Player, Town
from tests.sandbox.by_hand import IDENTIFY, Rest, gateway_of, session_of
from tests.sandbox.shards.by_shard import (
    MESSAGES,
    SHARDS,
    everybody_of,
    said,
    say_everywhere,
    server_on,
)


@pytest.mark.parametrize("shard", [[16, 16], [-1, 16], [0, 0], [0, -1], [0], [0, 1, 2], "0", {}, [0.5, 2], [True, 2]])
async def test_a_shard_that_does_not_exist_closes_with_4010(town: Town, sandbox: Sandbox, shard: object) -> None:
    """No session starts."""
    async with gateway_of(town) as gateway:
        await gateway.send_json({"op": 2, "d": {**IDENTIFY, "shard": shard}})
        assert (await gateway.receive(timeout=PATIENCE)).data == 4010
    assert not sandbox.gateway.sessions


async def test_too_many_servers_for_a_shard_close_with_4011(town: Town, sandbox: Sandbox) -> None:
    """Discord then requires more shards."""
    sandbox.world.session_starts.most_servers = SHARDS // 2
    async with gateway_of(town) as gateway:
        await gateway.send_json({"op": 2, "d": IDENTIFY})
        assert (await gateway.receive(timeout=PATIENCE)).data == 4011
    async with session_of(town, shard=[1, 2]) as session:
        assert len(session.ready["guilds"]) == SHARDS // 2


async def test_one_shard_is_dropped_and_resumed_while_the_others_go_on(town: Town, host: Player) -> None:
    """The resumed session receives only its own shard's missed events."""
    async with AsyncExitStack() as stack:
        third, fourth = await everybody_of(stack, town, [(3, SHARDS), (4, SHARDS)])
        await town.fault("drop", shard=3, code=4000)
        await asyncio.wait_for(third.is_closed.wait(), PATIENCE)
        assert third.close_code == 4000
        await say_everywhere(host, "missed")
        async with session_of(town, after=third) as again:
            assert await said(again, "missed 3") == ["missed 3"]
            await again.next("RESUMED")
            await say_everywhere(host, "heard")
            assert await said(again, "heard 3") == ["heard 3"]
        assert await said(fourth, "heard 4") == ["missed 4", "heard 4"]
        assert not fourth.is_closed.is_set()


async def test_a_lost_session_can_be_resumed_after_a_new_one_started_on_its_shard(
    town: Town, host: Player, sandbox: Sandbox
) -> None:
    """Sessions are independent of each other."""
    host.go_to(server_on(sandbox, 3))
    async with session_of(town, shard=[3, SHARDS], intents=MESSAGES) as first:
        await town.fault("drop", shard=3)
        await asyncio.wait_for(first.is_closed.wait(), PATIENCE)
        async with session_of(town, shard=[3, SHARDS], intents=MESSAGES) as second:
            await host.send("hello")
            async with session_of(town, after=first) as again:
                assert await said(again, "hello") == ["hello"]
                assert await said(second, "hello") == ["hello"]


async def test_the_gateway_recommends_a_number_of_shards_and_counts_session_starts(
    sandbox: Sandbox, town: Town
) -> None:
    """A day after the first start, the limit is reset."""
    async with ClientSession() as web:
        rest = Rest(sandbox, web)

        async def plan() -> Json:
            _, body = await rest("GET", "/gateway/bot")
            assert body["shards"] == SHARDS
            limit: Json = body["session_start_limit"]
            assert (limit["total"], limit["max_concurrency"]) == (1000, SHARDS)
            return limit

        assert (await plan())["remaining"] == 1000
        async with session_of(town, shard=[0, SHARDS]), session_of(town, shard=[1, SHARDS]) as second:
            limit = await plan()
            assert limit["remaining"] == 998
            assert 0 < limit["reset_after"] <= 86_400_000
            async with session_of(town, after=second) as again:
                await again.next("RESUMED")
            assert (await plan())["remaining"] == 998
        await town.forward(86_400)
        assert (await plan())["remaining"] == 1000
