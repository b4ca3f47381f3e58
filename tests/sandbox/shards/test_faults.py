"""Faults limited to one shard."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from bot.sandbox import Sandbox
from tests.patience import PATIENCE
from tests.player import Player, Refused, Town, town_at
from tests.sandbox.by_hand import IDENTIFY, BotSession, gateway_of, session_of
from tests.sandbox.shards.by_shard import MESSAGES, SHARDS, everybody_of, names_until_message, offer_command, server_on


async def test_identifying_too_fast_is_refused_per_key() -> None:
    """With a concurrency of 2, shards 0 and 2 share a key; a refused connection may identify later."""
    async with Sandbox(people=1, shards=4, max_concurrency=2) as sandbox, town_at(sandbox.url, 1) as (town, _):
        await town.fault("identify_limit", seconds=600)
        async with session_of(town, shard=[0, 4]), session_of(town, shard=[1, 4]), gateway_of(town) as gateway:
            await gateway.send_json({"op": 2, "d": {**IDENTIFY, "shard": [2, 4]}})
            refused = await gateway.receive_json(timeout=PATIENCE)
            assert (refused["op"], refused["d"]) == (9, False)
            await town.forward(600)
            assert (await BotSession(gateway).identify(shard=[2, 4])).ready["shard"] == [2, 4]


@pytest.mark.parametrize("named", [3, [3, SHARDS]])
async def test_a_fault_names_a_shard_by_its_number_or_with_its_count(town: Town, named: object) -> None:
    """Other shards are not affected."""
    async with AsyncExitStack() as stack:
        third, fourth = await everybody_of(stack, town, [(3, SHARDS), (4, SHARDS)])
        await town.fault("reconnect", shard=named)
        await town.fault("reconnect", shard=[4, 5])
        await third.op(7)
        await town.fault("invalid_session", shard=named, resumable=True)
        assert (await third.op(9))["d"] is True
        await town.fault("forget", shard=named)
        await asyncio.wait_for(third.is_closed.wait(), PATIENCE)
        await town.fault("reconnect", shard=4)
        await fourth.op(7)
        assert fourth.heard.empty()
        async with gateway_of(town) as gateway:
            await BotSession(gateway).resume(third)
            assert (await gateway.receive_json(timeout=PATIENCE))["op"] == 9


async def test_one_shard_can_be_away(town: Town) -> None:
    """The shard accepts neither a new session nor a resumed one; other shards do."""
    async with AsyncExitStack() as stack:
        third, fourth = await everybody_of(stack, town, [(3, SHARDS), (4, SHARDS)])
        await town.fault("away", shard=3, seconds=600)
        await asyncio.wait_for(third.is_closed.wait(), PATIENCE)
        about = {**IDENTIFY, "session_id": third.ready["session_id"], "seq": third.seq, "shard": [3, SHARDS]}
        for op in (2, 6):
            async with gateway_of(town) as gateway:
                await gateway.send_json({"op": op, "d": about})
                assert (await gateway.receive(timeout=PATIENCE)).data in (None, 1006)
        async with session_of(town, shard=[5, SHARDS]) as fifth:
            assert not fourth.is_closed.is_set()
            assert fifth.ready["shard"] == [5, SHARDS]


async def test_heartbeats_of_one_shard_can_go_unacknowledged(town: Town) -> None:
    """Another shard's heartbeats are acknowledged meanwhile."""
    await town.fault("deaf", shard=3)
    async with AsyncExitStack() as stack:
        third, fourth = await everybody_of(stack, town, [(3, SHARDS), (4, SHARDS)])
        for session in (third, fourth):
            await session.gateway.send_json({"op": 1, "d": None})
        await fourth.op(11)
        await town.heal()
        await third.gateway.send_json({"op": 1, "d": None})
        await third.op(11)
        assert third.heard.empty()


async def test_the_next_interaction_of_one_shard_comes_twice(town: Town, host: Player, sandbox: Sandbox) -> None:
    """An interaction of another shard comes once and leaves the fault in place."""
    offer_command(sandbox)
    await town.fault("duplicate", shard=3)
    async with AsyncExitStack() as stack:
        sessions = dict(zip((3, 4), await everybody_of(stack, town, [(3, SHARDS), (4, SHARDS)]), strict=True))
        for number in (4, 3):
            host.go_to(server_on(sandbox, number))
            await host.slash("echo", wait=False)
            await host.send("and now?")
        for number, times in ((3, 2), (4, 1)):
            names = [one for one in await names_until_message(sessions[number]) if one == "INTERACTION_CREATE"]
            assert len(names) == times


@pytest.mark.parametrize("shard", [-1, "3", True, [3], [3, 3], [3, 4, 5], {}])
async def test_a_fault_on_an_impossible_shard_is_refused(town: Town, shard: object) -> None:
    """The fault has no effect."""
    async with session_of(town, shard=[3, SHARDS], intents=MESSAGES) as session:
        with pytest.raises(Refused, match="A shard is a number"):
            await town.fault("drop", shard=shard)
        await town.fault("reconnect")
        await session.op(7)
