"""A bot without a library, which can send invalid requests."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse

from bot.sandbox import Sandbox
from bot.sandbox.wire import dumps
from tests.patience import PATIENCE
from tests.player import Json, Town


class Rest:
    """The requests of a bot without a library."""

    def __init__(self, sandbox: Sandbox, web: ClientSession) -> None:
        self.sandbox, self.world, self.web = sandbox, sandbox.world, web
        self.channel = next(iter(sandbox.world.channels))
        self.messages = f"/channels/{self.channel}/messages"

    async def __call__(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, Any]:
        """Return a request's status and body; the body is an empty object if the response has none."""
        url, headers = f"{self.sandbox.url}/api/v10{path}", {"Authorization": "Bot sandbox"}
        if body is not None:
            more = {"data": dumps(body), "headers": {**headers, "Content-Type": "application/json"}}
        async with self.web.request(method, url, **{"headers": headers, **more}) as response:
            answer = await response.json(content_type=None)
        return response.status, {} if answer is None else answer

    async def post(self, body: Json) -> tuple[int, Json]:
        """Post a message."""
        return await self("POST", self.messages, body)


def button(**more: Any) -> Json:
    """A valid button with these changes."""
    return {"type": 2, "style": 1, "label": "Press", "custom_id": "press", **more}


def row(*inside: Json) -> Json:
    """An action row."""
    return {"type": 1, "components": list(inside)}


def select(**more: Any) -> Json:
    """A valid string select with these changes."""
    return {"type": 3, "custom_id": "choose", "options": [{"label": "A", "value": "a"}], **more}


def options(number: int) -> list[Json]:
    """Return this many options."""
    return [{"label": f"L{one}", "value": f"v{one}"} for one in range(number)]


def text(content: str = "text") -> Json:
    """A text display."""
    return {"type": 10, "content": content}


def gallery(number: int, description: str = "") -> Json:
    """A media gallery."""
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, "description": description}] * number}


# -- the gateway -------------------------------------------------------------------------------------------------

IDENTIFY: Json = {"token": "sandbox", "intents": 1}


@asynccontextmanager
async def gateway_of(town: Town, query: str = "?v=10&encoding=json") -> AsyncIterator[ClientWebSocketResponse]:
    """Open a connection and read its hello."""
    async with town.web.ws_connect(f"{town.url}/gateway/{query}") as gateway:
        assert (await gateway.receive_json())["op"] == 10
        yield gateway


@asynccontextmanager
async def listening(town: Town, intents: int) -> AsyncIterator["asyncio.Queue[Json]"]:
    """The events of a bot without a library, after the initial ones."""
    async with session_of(town, intents=intents) as session:
        yield session.heard


class BotSession:
    """A session of a bot without a library."""

    def __init__(self, gateway: ClientWebSocketResponse) -> None:
        self.gateway = gateway
        self.ready: Json = {}
        self.heard: asyncio.Queue[Json] = asyncio.Queue()
        self.seq = 0
        self.close_code: int | None = None
        self.is_closed = asyncio.Event()

    async def identify(self, **more: object) -> "BotSession":
        """Send Identify and wait for READY; return this session."""
        await self.gateway.send_json({"op": 2, "d": {**IDENTIFY, **more}})
        first = await self.gateway.receive_json(timeout=PATIENCE)
        assert first["t"] == "READY", first
        self.ready, self.seq = first["d"], first["s"]
        return self

    async def resume(self, former: "BotSession") -> "BotSession":
        """Resume the session of another connection."""
        about = {"token": IDENTIFY["token"], "session_id": former.ready["session_id"], "seq": former.seq}
        await self.gateway.send_json({"op": 6, "d": about})
        self.ready = former.ready
        return self

    async def listen(self) -> None:
        """Collect payloads until the connection ends."""
        async for frame in self.gateway:
            event = frame.json()
            self.seq = event["s"] or self.seq
            self.heard.put_nowait(event)
        self.close_code = self.gateway.close_code
        self.is_closed.set()

    async def op(self, number: int) -> Json:
        """Return the next payload with this opcode."""
        while True:
            event = await asyncio.wait_for(self.heard.get(), PATIENCE)
            if event["op"] == number:
                return event

    async def next(self, name: str) -> Json:
        """Return the body of the next event with this name."""
        return await next_event(self.heard, name)


@asynccontextmanager
async def session_of(town: Town, *, after: BotSession | None = None, **identify: object) -> AsyncIterator[BotSession]:
    """Open a session, new or resumed, and listen."""
    async with gateway_of(town) as gateway:
        session = BotSession(gateway)
        await (session.resume(after) if after else session.identify(**identify))
        task = asyncio.create_task(session.listen())
        yield session
        task.cancel()


async def next_event(heard: "asyncio.Queue[Json]", name: str) -> Json:
    """Return the body of the next event with this name."""
    while True:
        event = await asyncio.wait_for(heard.get(), PATIENCE)
        if event["t"] == name:
            body: Json = event["d"]
            return body
