"""Requests per second stay within Discord's limit; edits come last."""

import asyncio

import pytest

from bot.service.request_pace import RequestPace, keep_pace, share_of_pace
from bot.storage.leases import Shards
from tests.patience import PATIENCE


class Slow:
    """A client that records its requests."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, float]] = []

    async def request(self, route: "Route", **_facts: object) -> None:
        """Return at once."""
        self.asked.append((route.name, asyncio.get_running_loop().time()))


class Route:
    """The library's route for a request."""

    def __init__(self, method: str, name: str) -> None:
        self.method, self.name = method, name


async def test_no_second_has_more_requests_than_discord_allows() -> None:
    """Of many simultaneous requests, each is sent."""
    client = Slow()
    keep_pace(client, RequestPace(8, second=0.1))
    await asyncio.gather(*(client.request(Route("PATCH", str(number))) for number in range(30)))
    times = [at for _, at in client.asked]
    assert len(times) == 30
    assert all(later - earlier >= 0.1 for earlier, later in zip(times, times[8:], strict=False))


async def test_new_posts_come_before_edits() -> None:
    """Requests of one kind keep their order."""
    client = Slow()
    keep_pace(client, RequestPace(8, second=0.1))
    asked = [("PATCH", f"edit {number}") for number in range(16)] + [("POST", f"post {number}") for number in range(3)]
    await asyncio.gather(*(client.request(Route(*one)) for one in asked))
    names = [name for name, _ in client.asked]
    assert names[:8] == [f"edit {number}" for number in range(8)]
    assert names[8:11] == ["post 0", "post 1", "post 2"]
    assert names[11:] == [f"edit {number}" for number in range(8, 16)]


async def test_a_canceled_request_uses_no_slot() -> None:
    """If a waiting request is canceled, the next one gets its slot."""
    pace = RequestPace(1, second=0.1)
    await pace.wait(is_edit=False)
    first, second = (asyncio.create_task(pace.wait(is_edit=False)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.wait_for(second, PATIENCE)
    assert first.cancelled()


@pytest.mark.parametrize(("shards", "at_once"), [(Shards(0, 1, 2), 8), (Shards(0, 2, 4), 6), (Shards(0, 0, 16), 5)])
async def test_each_of_several_processes_has_its_share_of_the_limit(shards: Shards, at_once: int) -> None:
    """The share depends on the process's shards and has a minimum."""
    client = Slow()
    keep_pace(client, RequestPace(share_of_pace(shards, 8), second=1000.0))
    waiting = [asyncio.create_task(client.request(Route("GET", ""))) for _ in range(10)]
    await asyncio.sleep(0)
    assert len(client.asked) == at_once
    for one in waiting:
        one.cancel()
