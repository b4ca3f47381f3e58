"""A bot by hand: requests as no library would let them through."""

from typing import Any

from aiohttp import ClientSession

from bot.sandbox import Sandbox
from bot.sandbox.wire import dumps
from tests.driver import Json


class Rest:
    """A bot by hand: requests as no library would let them through."""

    def __init__(self, sandbox: Sandbox, web: ClientSession) -> None:
        self.sandbox, self.world, self._web = sandbox, sandbox.world, web
        self.channel = next(iter(sandbox.world.channels))
        self.messages = f"/channels/{self.channel}/messages"

    async def __call__(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, Json]:
        """Status and body of a request."""
        url, headers = f"{self.sandbox.url}/api/v10{path}", {"Authorization": "Bot sandbox"}
        if body is not None:
            more = {"data": dumps(body), "headers": {**headers, "Content-Type": "application/json"}}
        async with self._web.request(method, url, **{"headers": headers, **more}) as response:
            return response.status, await response.json(content_type=None) or {}

    async def post(self, body: Json) -> tuple[int, Json]:
        """Post a message."""
        return await self("POST", self.messages, body)


def button(**more: Any) -> Json:
    """A button that is right but for what is said."""
    return {"type": 2, "style": 1, "label": "Press", "custom_id": "press", **more}


def row(*inside: Json) -> Json:
    """An action row."""
    return {"type": 1, "components": list(inside)}


def select(**more: Any) -> Json:
    """A string select that is right but for what is said."""
    return {"type": 3, "custom_id": "choose", "options": [{"label": "A", "value": "a"}], **more}


def options(number: int) -> list[Json]:
    """So many options."""
    return [{"label": f"L{one}", "value": f"v{one}"} for one in range(number)]


def text(content: str = "text") -> Json:
    """A text display."""
    return {"type": 10, "content": content}


def gallery(number: int, description: str = "") -> Json:
    """A media gallery."""
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, "description": description}] * number}
