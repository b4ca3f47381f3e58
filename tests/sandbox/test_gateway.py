"""The gateway without a library: accepted payloads, and the close codes for invalid ones."""

import asyncio
import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord
import pytest
from aiohttp import ClientWebSocketResponse, WSMsgType

from bot.sandbox import Sandbox
from bot.sandbox.gateway import server
from bot.sandbox.wire import dumps
from tests.patience import PATIENCE
from tests.player import Town
from tests.sandbox.by_hand import IDENTIFY, gateway_of
from tests.sandbox.conftest import running_bot
from tests.sandbox.demo_bot import DemoBot


async def closed_with(gateway: ClientWebSocketResponse) -> int:
    """Return the gateway's close code."""
    frame = await gateway.receive(timeout=PATIENCE)
    assert frame.type is WSMsgType.CLOSE, frame
    return int(frame.data)


async def test_json_in_binary_frames_is_accepted_as_in_text_frames(town: Town) -> None:
    """Bots built with hikari send JSON in binary frames."""
    async with gateway_of(town) as gateway:
        await gateway.send_bytes(dumps({"op": 2, "d": IDENTIFY}).encode())
        assert (await gateway.receive_json())["t"] == "READY"


@pytest.mark.parametrize("content", [b"\xff\x00", b"{", b"[]", b'{"op": "2"}', b'{"op": true}'])
async def test_an_invalid_payload_closes_with_4002(town: Town, content: bytes) -> None:
    """A valid payload is a JSON object whose `op` is a number."""
    async with gateway_of(town) as gateway:
        await gateway.send_bytes(content)
        assert await closed_with(gateway) == 4002


@pytest.mark.parametrize(("query", "code"), [("?v=11", 4012), ("?v=6", 4012), ("?v=x", 4012), ("?encoding=etf", 4002)])
async def test_an_unsupported_version_or_encoding_is_refused(town: Town, query: str, code: int) -> None:
    async with town.web.ws_connect(f"{town.url}/gateway/{query}") as gateway:
        assert await closed_with(gateway) == code


WRONG: dict[str, tuple[Any, int]] = {
    "no object": ("identify", 4002),
    "nothing": (None, 4002),
    "no token": ({"intents": 1}, 4004),
    "a number as token": ({"token": 7, "intents": 1}, 4004),
    "an intent that does not exist": ({**IDENTIFY, "intents": 1 << 17}, 4013),
    "intents beyond the last": ({**IDENTIFY, "intents": 1 << 26}, 4013),
    "negative intents": ({**IDENTIFY, "intents": -1}, 4013),
    "intents as text": ({**IDENTIFY, "intents": "1"}, 4013),
    "no intents": ({"token": "sandbox"}, 4013),
    "a shard beyond the last": ({**IDENTIFY, "shard": [1, 1]}, 4010),
    "a shard as text": ({**IDENTIFY, "shard": "01"}, 4010),
    "a shard without a total": ({**IDENTIFY, "shard": [0]}, 4010),
}


@pytest.mark.parametrize(("asked", "code"), WRONG.values(), ids=list(WRONG))
async def test_a_wrong_identify_closes_with_its_code(town: Town, sandbox: Sandbox, asked: object, code: int) -> None:
    """No session starts."""
    async with gateway_of(town) as gateway:
        await gateway.send_json({"op": 2, "d": asked})
        assert await closed_with(gateway) == code
    assert not sandbox.gateway.sessions


async def test_every_existing_intent_is_accepted(town: Town) -> None:
    """The test checks all intents that discord.py knows."""
    async with gateway_of(town) as gateway:
        await gateway.send_json({"op": 2, "d": {**IDENTIFY, "intents": discord.Intents.all().value}})
        assert (await gateway.receive_json())["t"] == "READY"


@pytest.mark.parametrize(("op", "code"), [(3, 4003), (8, 4003), (99, 4001)])
async def test_a_misplaced_operation_closes_with_its_code(town: Town, op: int, code: int) -> None:
    """An operation before IDENTIFY gets 4003; an unknown operation gets 4001."""
    async with gateway_of(town) as gateway:
        await gateway.send_json({"op": op, "d": {}})
        assert await closed_with(gateway) == code


# -- heartbeats --------------------------------------------------------------------------------------------------


@contextmanager
def painting(threads: int) -> Iterator[None]:
    """Run threads beside the event loop, like a bot's painters."""
    is_over = threading.Event()

    def paint() -> None:
        while not is_over.is_set():
            sum(range(2000))

    workers = [threading.Thread(target=paint) for _ in range(threads)]
    for one in workers:
        one.start()
    try:
        yield
    finally:
        is_over.set()
        for one in workers:
            one.join()


async def test_a_heartbeats_latency_is_measured_from_its_own_sending_while_others_paint(sandbox: Sandbox) -> None:
    """If discord.py measured from the previous heartbeat, the latency would be a whole interval too long."""
    sandbox.gateway.heartbeat_ms = 1000
    measured: list[float] = []
    async with running_bot(sandbox.url, DemoBot()) as bot:
        with painting(threads=2):
            for _ in range(5):
                await asyncio.sleep(1)
                measured.append(bot.latency)
    assert statistics.median(measured) < 0.9, measured  # a busy machine may delay one heartbeat


async def test_a_heartbeat_is_acknowledged_no_sooner_than_over_a_network(town: Town) -> None:
    """The first heartbeat, sent before IDENTIFY, is acknowledged at once; later ones after a short delay."""
    async with gateway_of(town) as gateway:
        await gateway.send_json({"op": 1, "d": None})
        assert (await gateway.receive_json(timeout=PATIENCE))["op"] == 11
        await gateway.send_json({"op": 2, "d": {**IDENTIFY, "intents": 0}})
        assert (await gateway.receive_json(timeout=PATIENCE))["t"] == "READY"
        started = time.monotonic()
        await gateway.send_json({"op": 1, "d": None})
        assert (await gateway.receive_json(timeout=PATIENCE))["op"] == 11
        assert time.monotonic() - started >= server.ACKNOWLEDGE_SECONDS - 0.01


async def test_heartbeats_can_go_unacknowledged(town: Town) -> None:
    """The gateway ignores heartbeats until the fault is healed."""
    await town.fault("deaf")
    async with gateway_of(town) as gateway:
        await gateway.send_json({"op": 1, "d": None})
        with pytest.raises(TimeoutError):
            await gateway.receive_json(timeout=2 * server.ACKNOWLEDGE_SECONDS)
    await town.heal()
    async with gateway_of(town) as gateway:
        await gateway.send_json({"op": 1, "d": None})
        assert (await gateway.receive_json(timeout=PATIENCE))["op"] == 11
