"""Whether one person who floods the bot with commands slows the others: their posts, with and without the flood."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from bot.sandbox.people.actions import Action
from bot.sandbox.people.interactions import INTERACTIONS
from tests.bench.hall import QUIET, Hall, as_action, press, spread
from tests.bench.report import UNSTEADY, tell_ratio

GAMES, BLOCK = 120, 20
"""Games begun in all, and how many in a row with or without the flood."""
PER_SECOND = 20
GOAL = 2.0


async def measure_flood(ours: Hall, channels: list[str]) -> None:
    """C4: from the click that begins a game to its first board, while one person asks for 20 boards a second."""
    quiet: list[float] = []
    flooded: list[float] = []
    for first in range(0, len(channels), 2 * BLOCK):
        quiet += [await _begin(ours, channel) for channel in channels[first : first + BLOCK]]
        async with flooding(ours, ours.people[2], channels[: first + BLOCK]):
            flooded += [await _begin(ours, channel) for channel in channels[first + BLOCK : first + 2 * BLOCK]]
    usual, worst = spread(quiet), spread(flooded)
    name = f"C4 posts under a flood of {PER_SECOND} boards a second"
    tell_ratio(f"{name}, p99", worst[2], usual[2], GOAL, tolerance=UNSTEADY)
    tell_ratio(f"{name}, p50", worst[0], usual[0])


@asynccontextmanager
async def flooding(hall: Hall, person: str, channels: list[str]) -> AsyncIterator[None]:
    """One person asks for the boards of many tables again and again, without waiting for any."""

    async def ask() -> None:
        for channel in itertools.cycle(channels):
            facts = {"channel": channel, "command": "norenberc board", "options": {}}
            INTERACTIONS["slash"](
                Action(hall.world, hall.sandbox.tracker, hall.sandbox.people, hall.uploads, person, facts)
            )
            hall.world.publish_now()
            await asyncio.sleep(1 / PER_SECOND)

    asking = asyncio.create_task(ask())
    await asyncio.sleep(2.0)
    try:
        yield
    finally:
        asking.cancel()
        with suppress(asyncio.CancelledError):
            await asking


async def _begin(hall: Hall, channel: str) -> float:
    """Milliseconds from the click that begins a game to the arrival of its first board."""
    lobby = await hall.slash(hall.people[0], "norenberc new", channel=channel, options={"players": 2})
    await hall.click(hall.people[1], lobby, press(lobby, ":join"))
    await asyncio.sleep(4 * QUIET)
    action, asked = as_action(lobby, press(lobby, ":start"))
    expected = hall.expect_picture(channel)
    done = await hall.do(hall.people[0], action, **asked)
    arrived = await asyncio.wait_for(expected, 60)
    return (arrived - done.dispatched) * 1000
