"""The sandbox's control API: users and fault switches."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from aiohttp import ClientSession

from tests.player.connection import Refused
from tests.player.messages import Json
from tests.player.player import Player


class Town:
    """All users of a sandbox, and its fault switches."""

    def __init__(self, url: str, web: ClientSession) -> None:
        self.url, self.web = url, web

    async def people(self, number: int) -> list[Player]:
        """Connect this many users; those that do not exist yet are created."""
        async with self.web.get(f"{self.url}/people") as response:
            known = (await response.json())["people"]
        while len(known) < number:
            known.append(await self.create(f"Guest {len(known) + 1}"))
        return [await Player(self, facts, seed).connect() for seed, facts in enumerate(known[:number])]

    async def create(self, name: str, locale: str = "en-US") -> Json:
        """Create a user, not yet connected."""
        async with self.web.post(f"{self.url}/people", json={"name": name, "locale": locale}) as response:
            answer = await response.json()
        if "error" in answer:
            raise Refused(answer["error"])
        person: Json = answer["person"]
        return person

    async def fault(self, kind: str, **keys: object) -> str:
        """Turn a fault on. Returns its id."""
        async with self.web.post(f"{self.url}/faults", json={"kind": kind, **keys}) as response:
            answer = await response.json()
        if "error" in answer:
            raise Refused(answer["error"])
        return str(answer["fault"]["id"])

    async def heal(self) -> None:
        """Turn all faults off."""
        async with self.web.delete(f"{self.url}/faults") as response:
            assert response.status == 204

    async def forward(self, seconds: float) -> None:
        """Move the clock of rate limits and tokens forward."""
        async with self.web.post(f"{self.url}/faults/clock", json={"forward": seconds}) as response:
            assert response.status == 204

    async def requests(self, after: int = 0) -> list[Json]:
        """The bot's recent requests."""
        async with self.web.get(f"{self.url}/faults/log", params={"after": after}) as response:
            log: list[Json] = (await response.json())["log"]
        return log


@asynccontextmanager
async def town_at(url: str, people: int) -> AsyncIterator[tuple[Town, list[Player]]]:
    """Users of a sandbox; all disconnect at the end."""
    async with AsyncExitStack() as stack:
        web = await stack.enter_async_context(ClientSession())
        town = Town(url, web)
        everybody = await town.people(people)
        for person in everybody:
            stack.push_async_callback(person.leave)
        yield town, everybody
