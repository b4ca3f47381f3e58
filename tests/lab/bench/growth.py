"""Growth of the bot's memory with clicks: after a warm-up, many tables are played by clicks for a long time."""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from tests.lab.bench.hall import Hall, hall_with, press
from tests.lab.bench.memory import resident
from tests.lab.bench.report import UNSTEADY, Figure, kept, tell
from tests.player import choose_control, controls, is_open

TABLES, SEATS = 10, 2
CLICKS, WARM_UP = 40_000, 60_000
"""Number of measured clicks, and of warm-up clicks before them, while caches fill up and the heap fragments."""
GOAL = 1.0
"""Maximum growth in MiB per 100,000 clicks."""
THINKING = 0.06
"""Seconds between two clicks of a user; the bot slows down users who click faster for long."""
UNANSWERED = ("pending", "thinking")
"""States of an interaction that the bot has not answered."""
WINDOW = 500
"""Number of clicks between two memory measurements."""


class Players:
    """Users who play one random game after another in their own channel."""

    def __init__(self, hall: Hall, channel: str, people: list[str], name: str = "norenberc") -> None:
        self.hall, self.channel, self.people, self.name = hall, channel, people, name
        self.rng = random.Random(channel)  # noqa: S311  # repeatable, not secret
        self.clicks = 0
        self.is_stopped = False
        """Set to stop the task: on Python 3.11, `wait_for` sometimes swallows a cancellation."""

    async def play_on(self) -> None:
        """Play until stopped."""
        while not self.is_stopped:
            await self._begin()
            is_over = False
            while not (is_over or self.is_stopped):
                with suppress(
                    AssertionError
                ):  # on a busy machine, an answer may come too late: the panel is opened again
                    is_over = not await self._round()
            self.clear_channel()

    async def _begin(self) -> None:
        host, *others = self.people
        lobby = await self.hall.slash(host, f"{self.name} new", channel=self.channel, options={"players": SEATS})
        if not controls(lobby.body, "l:"):
            return  # on a busy machine, the last game may have only seemed to be over
        for person in others:
            await self.hall.click(person, lobby, press(lobby, ":join"))
        while not any(one["custom_id"].endswith(":start") for one in controls(lobby.body, "l:")):
            await asyncio.sleep(0.05)  # on a busy machine, the card may come after the click
        await self.hall.click(host, lobby, press(lobby, ":start"))

    async def _round(self) -> bool:
        for person in self.people:
            await self.wait_to_look()
            panel = await self.hall.slash(person, f"{self.name} play", channel=self.channel)
            if not is_open(panel.body) and not controls(panel.body, "m:"):
                return False
            while is_open(panel.body) and not self.is_stopped:
                control, values = choose_control(panel.body, self.rng)
                await self.hall.click(person, panel, control, *values)
                self.clicks += 1
                await self.think()
        return True

    async def wait_to_look(self) -> None:
        """Do not wait before opening a panel; subclasses may wait."""

    async def think(self) -> None:
        """Wait after a click."""
        await asyncio.sleep(THINKING)

    def clear_channel(self) -> None:
        """Delete messages and answered interactions from the sandbox, whose pictures would otherwise take gigabytes."""
        world = self.hall.world
        here = [one for one in world.interactions.values() if one.channel_id == self.channel]
        awaited = {one.original_id for one in here if one.status in UNANSWERED}
        for message in [one for one in world.messages[self.channel].values() if one.id not in awaited]:
            for file in message.body["attachments"]:
                world.files._kept.pop(file["id"], None)
            del world.messages[self.channel][message.id]
        for done in [one for one in here if one.status not in UNANSWERED]:
            del world.interactions[done.id]


def slope(points: list[tuple[int, float]]) -> float:
    """Return the MiB per 100,000 clicks, by least squares."""
    middle_x = sum(x for x, _ in points) / len(points)
    middle_y = sum(y for _, y in points) / len(points)
    rise = sum((x - middle_x) * (y - middle_y) for x, y in points)
    return 100_000 * rise / sum((x - middle_x) ** 2 for x, _ in points)


async def measure_growth(clicks: int, warm_up: int) -> None:
    """M5: the bot's memory over many clicks, as a line fitted to the measurements after the warm-up."""
    people = TABLES * SEATS
    with tempfile.TemporaryDirectory(prefix="guildhall-bench-") as folder:
        database = str(Path(folder) / "growth.sqlite3")
        async with hall_with("guildhall", database, people=people, channels=TABLES) as hall:
            games = [
                Players(hall, channel, hall.people[SEATS * number : SEATS * (number + 1)])
                for number, channel in enumerate(hall.tables)
            ]
            playing = [asyncio.create_task(game.play_on()) for game in games]
            points = await _watch(hall, games, playing, warm_up + clicks)
            for game in games:
                game.is_stopped = True
            await asyncio.gather(*playing)
    after = [(x, y) for x, y in points if x >= warm_up]
    name = f"M5 memory over {clicks:,} clicks, per 100,000"
    figure = Figure(name=name, value=slope(after), unit="MiB", limit=GOAL, tolerance=UNSTEADY)
    tell(figure, f"{after[0][1]:.1f} to {after[-1][1]:.1f} MiB, {slope(after):+.2f}")


async def _watch(
    hall: Hall, games: list[Players], playing: "list[asyncio.Task[None]]", most: int
) -> list[tuple[int, float]]:
    """Measure the bot's memory until this many clicks have been made."""
    points, begin = [(0, resident(hall.process_id))], time.monotonic()
    while points[-1][0] < most:
        await asyncio.sleep(0.2)
        for task in playing:
            if task.done():
                print(f"  somebody stopped playing: {task.exception()!r}")
                task.result()
        clicks = sum(game.clicks for game in games)
        if clicks >= points[-1][0] + WINDOW:
            points.append((clicks, resident(hall.process_id)))
            if clicks // 5000 > points[-2][0] // 5000:
                print(f"  {clicks:>8,} clicks  {points[-1][1]:6.1f} MiB  {clicks / (time.monotonic() - begin):.0f}/s")
    return points


def main(arguments: list[str] | None = None) -> None:
    """Measure and print the growth."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--clicks", type=int, default=CLICKS, help="how many clicks to watch the memory over")
    parser.add_argument("--warm-up", type=int, default=WARM_UP, help="how many clicks come before that")
    asked = parser.parse_args(arguments or [])
    with kept(f"growth-{asked.clicks}"):
        asyncio.run(measure_growth(asked.clicks, asked.warm_up))


if __name__ == "__main__":
    main(sys.argv[1:])
